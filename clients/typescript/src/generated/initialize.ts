// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { LanguageTag, RegionCode } from "./scalars.js";

/** Which program answers. */
export interface ServerInfo {
  /** What it is called. */
  name: string;
  /** Its version. */
  version: string;
}

/** Which program asks. */
export interface ClientInfo {
  /** What it is called. */
  name: string;
  /** Its version. */
  version?: string;
}

/** What the client wishes of this server. */
export interface InitializeOptions {
  /** Which notifications it wants to get; names not known here are ignored. */
  notifications?: string[];
  /** The language for calls that name none. */
  language?: LanguageTag;
  /** The country for calls that name none. */
  region?: RegionCode;
}

/** What this server is. */
export interface InitializeResult {
  /** Nothing: no capability of the Language Server Protocol applies. */
  capabilities: ServerCapabilities;
  /** Which program answers. */
  serverInfo: ServerInfo;
  /** The version of the contract, which is that of the document rpc.discover gives. */
  contractVersion: string;
}

/** Capabilities in the sense of the Language Server Protocol: none. */
export interface ServerCapabilities {}
