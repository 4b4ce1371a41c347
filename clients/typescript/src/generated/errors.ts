// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import { RequestError, UpstreamError } from "../errors.js";
import type { ErrorData } from "./errorObject.js";

/**
 * The text is not JSON or nests more than 128 levels deep, or its header has no usable length. The answer's id is null.
 * Code -32700.
 */
export class ParseError extends RequestError {}

/**
 * Not a request object, an id already in use by a running request, a message or batch over its limit, a second
 * initialize, or a request after shutdown. Code -32600.
 */
export class InvalidRequestError extends RequestError {}

/** No method has this name; nearest is the most similar one. Code -32601. */
export class MethodNotFoundError extends RequestError {}

/** A parameter is missing, unknown, of the wrong type or out of range. Code -32602. */
export class InvalidParamsError extends RequestError {
  declare readonly data: ErrorData & Required<Pick<ErrorData, "path" | "expected" | "got">>;
}

/** A defect of the server itself. Code -32603. */
export class InternalError extends RequestError {}

/** The client cancelled the request before it was answered. Code -32800. */
export class RequestCancelledError extends RequestError {}

/** The server ended before the request was done. Code -32802. */
export class ServerCancelledError extends RequestError {}

/**
 * A batch alone is larger than the queue, or an answer in a batch found no room: answers that wait for the rest of
 * their batch may take 16 MiB together. Also when 1,000 requests without an end (watch/follow) are open. Code -32000.
 */
export class ServerBusyError extends RequestError {}

/** The provider needs a key and none is configured; hint says how to set it. Code -32010. */
export class CredentialsMissingError extends UpstreamError {
  declare readonly data: ErrorData & Required<Pick<ErrorData, "provider" | "hint">>;
}

/** The provider refused the key. Code -32011. */
export class CredentialsRejectedError extends UpstreamError {
  declare readonly data: ErrorData & Required<Pick<ErrorData, "provider" | "attempts">>;
}

/** The provider has no such entity, or none that matches the id given; or there is no such watch. Code -32012. */
export class NotFoundError extends UpstreamError {}

/** The provider's rate limit is used up; retryAfterSeconds says for how long, if known. Code -32013. */
export class RateLimitedError extends UpstreamError {
  declare readonly data: ErrorData & Required<Pick<ErrorData, "provider" | "attempts">>;
}

/**
 * The host is unknown or can't be reached, the connection was lost or the body cut short, TLS failed (not retryable),
 * the proxy can't be reached or doesn't connect (the message names it; not retryable if it requires a password, blocks
 * the provider or has an unusable address), the provider is left alone for a while after many failures, or cache:"only"
 * found nothing in the cache. Code -32014.
 */
export class UpstreamUnreachableError extends UpstreamError {
  declare readonly data: ErrorData & Required<Pick<ErrorData, "provider" | "attempts">>;
}

/** The provider answered with a status of 500 or above. Code -32015. */
export class UpstreamFailedError extends UpstreamError {
  declare readonly data: ErrorData & Required<Pick<ErrorData, "provider" | "attempts">>;
}

/** The answer is invalid JSON, a web page instead of data, or empty where content was expected. Code -32016. */
export class UpstreamMalformedError extends UpstreamError {
  declare readonly data: ErrorData & Required<Pick<ErrorData, "provider" | "attempts">>;
}

/** There was no answer within timeoutMilliseconds, or the provider reported a timeout. Code -32017. */
export class TimedOutError extends UpstreamError {
  declare readonly data: ErrorData & Required<Pick<ErrorData, "provider" | "attempts">>;
}

/**
 * The body or the headers exceed their limit, before or after decompression, or the body has more elements than any
 * genuine one: a list of over 10,000, or a million names and values in all. Code -32018.
 */
export class ResponseTooLargeError extends UpstreamError {
  declare readonly data: ErrorData & Required<Pick<ErrorData, "provider" | "attempts">>;
}

/**
 * Any other unsuccessful answer of a provider, a redirect loop, or a local operation that failed, such as writing a
 * file. Code -32803.
 */
export class RequestFailedError extends RequestError {}

/** The kinds of errors. */
export type ErrorKind =
  | "parseError"
  | "invalidRequest"
  | "methodNotFound"
  | "invalidParams"
  | "internalError"
  | "requestCancelled"
  | "serverCancelled"
  | "serverBusy"
  | "credentialsMissing"
  | "credentialsRejected"
  | "notFound"
  | "rateLimited"
  | "upstreamUnreachable"
  | "upstreamFailed"
  | "upstreamMalformed"
  | "timedOut"
  | "responseTooLarge"
  | "requestFailed";

/** The code of each kind, whether it is retryable unless its data says otherwise, and its class. */
export const errorKinds = {
  parseError: { code: -32700, retryable: false, type: ParseError },
  invalidRequest: { code: -32600, retryable: false, type: InvalidRequestError },
  methodNotFound: { code: -32601, retryable: false, type: MethodNotFoundError },
  invalidParams: { code: -32602, retryable: false, type: InvalidParamsError },
  internalError: { code: -32603, retryable: false, type: InternalError },
  requestCancelled: { code: -32800, retryable: false, type: RequestCancelledError },
  serverCancelled: { code: -32802, retryable: true, type: ServerCancelledError },
  serverBusy: { code: -32000, retryable: true, type: ServerBusyError },
  credentialsMissing: { code: -32010, retryable: false, type: CredentialsMissingError },
  credentialsRejected: { code: -32011, retryable: false, type: CredentialsRejectedError },
  notFound: { code: -32012, retryable: false, type: NotFoundError },
  rateLimited: { code: -32013, retryable: true, type: RateLimitedError },
  upstreamUnreachable: { code: -32014, retryable: true, type: UpstreamUnreachableError },
  upstreamFailed: { code: -32015, retryable: true, type: UpstreamFailedError },
  upstreamMalformed: { code: -32016, retryable: false, type: UpstreamMalformedError },
  timedOut: { code: -32017, retryable: true, type: TimedOutError },
  responseTooLarge: { code: -32018, retryable: false, type: ResponseTooLargeError },
  requestFailed: { code: -32803, retryable: false, type: RequestFailedError },
} as const;
