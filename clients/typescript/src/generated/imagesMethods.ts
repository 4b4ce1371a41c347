// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { AtMostOne, ExactlyOne } from "../exclusions.js";
import type { ArtworkKind, ArtworkType, FetchedImage, ImageLocation } from "./artwork.js";
import type { EntityReference } from "./entityID.js";
import type { CallParameters } from "./parameters.js";

/** The params of `images/url`, before the rules between them. */
export interface ImagesUrlMembers extends CallParameters {
  /** Which image: a path of TMDB's, or the whole address of an image on one of the providers' hosts. */
  path?: string | undefined;
  /** Whose image: a movie's, a person's or a theatre's. One that doesn't say itself what it is an id of needs kind. */
  id?: EntityReference | undefined;
  /** What the id is an id of; needed only where it doesn't say that itself. */
  kind?: ArtworkKind | undefined;
  /** Which of its images; a movie's poster, a person's profile or a theatre's backdrop unless said. */
  type?: ArtworkType | undefined;
  /**
   * Which size, as the provider names it: at TMDB w342, h632, original and others; at AMC thumbnail, standard, large,
   * dynamic.
   */
  size?: string | undefined;
  /**
   * How wide it must be at least; the next larger size is chosen. AMC tells no widths, so its largest is. In pixels. At
   * least `1`. At most `100000`.
   */
  width?: number | undefined;
}

/** The params of `images/url`. */
export type ImagesUrlParams = ImagesUrlMembers &
  ExactlyOne<ImagesUrlMembers, "path" | "id"> &
  AtMostOne<ImagesUrlMembers, "size" | "width">;

/** The params of `images/fetch`, before the rules between them. */
export interface ImagesFetchMembers extends CallParameters {
  /** Which image: a path of TMDB's, or the whole address of an image on one of the providers' hosts. */
  path?: string | undefined;
  /** Whose image: a movie's, a person's or a theatre's. One that doesn't say itself what it is an id of needs kind. */
  id?: EntityReference | undefined;
  /** What the id is an id of; needed only where it doesn't say that itself. */
  kind?: ArtworkKind | undefined;
  /** Which of its images; a movie's poster, a person's profile or a theatre's backdrop unless said. */
  type?: ArtworkType | undefined;
  /**
   * Which size, as the provider names it: at TMDB w342, h632, original and others; at AMC thumbnail, standard, large,
   * dynamic.
   */
  size?: string | undefined;
  /**
   * How wide it must be at least; the next larger size is chosen. AMC tells no widths, so its largest is. In pixels. At
   * least `1`. At most `100000`.
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
   * Says where an image is. In the size that was asked for.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb or amc can't answer.
   */
  url(params: ImagesUrlParams, options: CallOptions = {}): Promise<ImageLocation> {
    return this.#caller.call("images/url", params, options);
  }

  /**
   * Makes an image a file. It is downloaded unless it is there already: an address names the same picture for ever, so
   * ageSeconds is that of the answer that named the address. Only images from the providers' hosts are fetched.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if tmdb or amc or pixabay can't answer.
   */
  fetch(params: ImagesFetchParams, options: CallOptions = {}): Promise<FetchedImage> {
    return this.#caller.call("images/fetch", params, options);
  }
}
