// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { AtMostOne, ExactlyOne } from "../exclusions.js";
import type { ArtworkKind, ArtworkType, FetchedImage, ImageLocation } from "./artwork.js";
import type { EntityReference } from "./entityID.js";
import type { CallParameters } from "./parameters.js";

/** The params of `images/url`, before the rules between them. */
export interface ImagesUrlMembers extends CallParameters {
  /** The image's path at TMDB, as in posterPath, or its full URL on one of the providers' image hosts. */
  path?: string | undefined;
  /**
   * The id of the movie, person or theatre whose image is wanted. An id without its kind, such as tmdb:268, needs kind.
   */
  id?: EntityReference | undefined;
  /** The kind of entity that id names; needed only if id leaves it out. */
  kind?: ArtworkKind | undefined;
  /** The type of image; by default a movie's poster, a person's profile or a theatre's backdrop. */
  type?: ArtworkType | undefined;
  /**
   * The size, by the provider's name for it: at TMDB w342, h632, original and others; at AMC thumbnail, standard, large
   * or dynamic. Without size and width, a usual size for the type.
   */
  size?: string | undefined;
  /**
   * The minimum width. The smallest size that is at least as wide is chosen; at AMC, whose sizes have no known width,
   * the largest. In pixels. At least `1`. At most `100000`.
   */
  width?: number | undefined;
}

/** The params of `images/url`. */
export type ImagesUrlParams = ImagesUrlMembers &
  ExactlyOne<ImagesUrlMembers, "path" | "id"> &
  AtMostOne<ImagesUrlMembers, "size" | "width">;

/** The params of `images/fetch`, before the rules between them. */
export interface ImagesFetchMembers extends CallParameters {
  /** The image's path at TMDB, as in posterPath, or its full URL on one of the providers' image hosts. */
  path?: string | undefined;
  /**
   * The id of the movie, person or theatre whose image is wanted. An id without its kind, such as tmdb:268, needs kind.
   */
  id?: EntityReference | undefined;
  /** The kind of entity that id names; needed only if id leaves it out. */
  kind?: ArtworkKind | undefined;
  /** The type of image; by default a movie's poster, a person's profile or a theatre's backdrop. */
  type?: ArtworkType | undefined;
  /**
   * The size, by the provider's name for it: at TMDB w342, h632, original and others; at AMC thumbnail, standard, large
   * or dynamic. Without size and width, a usual size for the type.
   */
  size?: string | undefined;
  /**
   * The minimum width. The smallest size that is at least as wide is chosen; at AMC, whose sizes have no known width,
   * the largest. In pixels. At least `1`. At most `100000`.
   */
  width?: number | undefined;
}

/** The params of `images/fetch`. */
export type ImagesFetchParams = ImagesFetchMembers &
  ExactlyOne<ImagesFetchMembers, "path" | "id"> &
  AtMostOne<ImagesFetchMembers, "size" | "width">;

/** The methods of `images`. */
export class ImagesMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Returns the URL of an image. Chooses the size asked for and downloads nothing. The image is named by its path, or
   * by the id of its movie, person or theatre.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb or amc can't answer.
   */
  url(params: ImagesUrlParams, options: CallOptions = {}): Promise<ImageLocation> {
    return this.#caller.call("images/url", params, options);
  }

  /**
   * Downloads an image to a file. Downloads nothing if the file is there already: the image at a URL never changes, so
   * ageSeconds is the age of the response that named the URL. Only images on the providers' own hosts are fetched.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb or amc or pixabay can't answer.
   */
  fetch(params: ImagesFetchParams, options: CallOptions = {}): Promise<FetchedImage> {
    return this.#caller.call("images/fetch", params, options);
  }
}
