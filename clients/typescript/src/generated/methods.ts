// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import { Caller } from "../caller.js";
import { CalendarMethods } from "./calendarMethods.js";
import { CollectionsMethods } from "./collectionsMethods.js";
import { CompaniesMethods } from "./companiesMethods.js";
import { CredentialsMethods } from "./credentialsMethods.js";
import { ImagesMethods } from "./imagesMethods.js";
import { IndexMethods } from "./indexMethods.js";
import { LibraryMethods } from "./libraryMethods.js";
import { MoviesMethods } from "./moviesMethods.js";
import { PeopleMethods } from "./peopleMethods.js";
import { ReferenceMethods } from "./referenceMethods.js";
import { ReviewsMethods } from "./reviewsMethods.js";
import { RpcMethods } from "./rpcMethods.js";
import { SearchMethods } from "./searchMethods.js";
import { ServerMethods } from "./serverMethods.js";
import { ServicesMethods } from "./servicesMethods.js";
import { SettingsMethods } from "./settingsMethods.js";
import { ShowsMethods } from "./showsMethods.js";
import { ShowtimesMethods } from "./showtimesMethods.js";
import { SuggestionsMethods } from "./suggestionsMethods.js";
import { TheatresMethods } from "./theatresMethods.js";
import { WatchMethods } from "./watchMethods.js";

/** The version of the contract that this client was made for. */
export const contractVersion = "1.0.0";

/** Every method of the contract, by its namespace. */
export abstract class Methods extends Caller {
  readonly calendar = new CalendarMethods(this);
  readonly collections = new CollectionsMethods(this);
  readonly companies = new CompaniesMethods(this);
  readonly credentials = new CredentialsMethods(this);
  readonly images = new ImagesMethods(this);
  readonly index = new IndexMethods(this);
  readonly library = new LibraryMethods(this);
  readonly movies = new MoviesMethods(this);
  readonly people = new PeopleMethods(this);
  readonly reference = new ReferenceMethods(this);
  readonly reviews = new ReviewsMethods(this);
  readonly rpc = new RpcMethods(this);
  readonly search = new SearchMethods(this);
  readonly server = new ServerMethods(this);
  readonly services = new ServicesMethods(this);
  readonly settings = new SettingsMethods(this);
  readonly shows = new ShowsMethods(this);
  readonly showtimes = new ShowtimesMethods(this);
  readonly suggestions = new SuggestionsMethods(this);
  readonly theatres = new TheatresMethods(this);
  readonly watch = new WatchMethods(this);
}
