// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { Language, Region } from "./scalars.js";

/** The server's name and version. */
export interface ServerInfo {
  /** The server's name: marquee. */
  name: string;
  /** The server's version. */
  version: string;
}

/** The client's name and version. */
export interface ClientInfo {
  /** The client's name. */
  name: string;
  /** The client's version. */
  version?: string;
}

/** The client's preferences for this session. */
export interface InitializeOptions {
  /** The names of the notifications to receive; unknown names are ignored. None if absent. */
  notifications?: string[];
  /** The default of the parameter language. */
  language?: Language;
  /** The default of the parameter region. */
  region?: Region;
}

/** The server's description of itself. */
export interface InitializeResult {
  /** Always empty: no capability of the Language Server Protocol applies. */
  capabilities: ServerCapabilities;
  /** The server's name and version. */
  serverInfo: ServerInfo;
  /** The version of the contract, as in the document that rpc.discover returns. */
  contractVersion: string;
}

/** Capabilities as in the Language Server Protocol; always empty. */
export interface ServerCapabilities {}
