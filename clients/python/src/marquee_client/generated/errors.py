# SPDX-License-Identifier: MIT
# Written by `swift run generate` from schema/; changes belong there.
"""The exceptions, one for each kind of error of the contract."""

from __future__ import annotations

from marquee_client._errors import RPCError, UpstreamError


class ParseError(RPCError):
    """The message is not valid JSON.

    The text is not JSON or nests more than 128 levels deep, or its header has no usable length. The answer's id is
    null. (``parseError``, -32700)
    """


class InvalidRequestError(RPCError):
    """The message is not a valid request.

    Not a request object, an id already in use by a running request, a message or batch over its limit, a second
    initialize, or a request after shutdown. (``invalidRequest``, -32600)
    """


class MethodNotFoundError(RPCError):
    """There is no such method.

    No method has this name; nearest is the most similar one. (``methodNotFound``, -32601)
    """


class InvalidParamsError(RPCError):
    """The params are not what the method takes.

    A parameter is missing, unknown, of the wrong type or out of range. (``invalidParams``, -32602)
    """


class InternalError(RPCError):
    """Something went wrong inside.

    A defect of the server itself. (``internalError``, -32603)
    """


class RequestCancelledError(RPCError):
    """The request was cancelled.

    The client cancelled the request before it was answered. (``requestCancelled``, -32800)
    """


class ServerCancelledError(RPCError):
    """The server is shutting down.

    The server ended before the request was done. The same request may succeed later. (``serverCancelled``, -32802)
    """


class ServerBusyError(RPCError):
    """The server is overloaded.

    A batch alone is larger than the queue, or an answer in a batch found no room: answers that wait for the rest of
    their batch may take 16 MiB together. Also when 1,000 requests without an end (watch/follow) are open. The same
    request may succeed later. (``serverBusy``, -32000)
    """


class CredentialsMissingError(UpstreamError):
    """No key is configured.

    The provider needs a key and none is configured; hint says how to set it. (``credentialsMissing``, -32010)
    """


class CredentialsRejectedError(UpstreamError):
    """The key was rejected.

    The provider refused the key. (``credentialsRejected``, -32011)
    """


class NotFoundError(UpstreamError):
    """There is no such entity.

    The provider has no such entity, or none that matches the id given; or there is no such watch. (``notFound``,
    -32012)
    """


class RateLimitedError(UpstreamError):
    """The provider has been asked too often.

    The provider's rate limit is used up; retryAfterSeconds says for how long, if known. The same request may succeed
    later. (``rateLimited``, -32013)
    """


class UpstreamUnreachableError(UpstreamError):
    """The provider can't be reached.

    The host is unknown or can't be reached, the connection was lost or the body cut short, TLS failed (not retryable),
    the proxy can't be reached or doesn't connect (the message names it; not retryable if it requires a password, blocks
    the provider or has an unusable address), the provider is left alone for a while after many failures, or
    cache:"only" found nothing in the cache. The same request may succeed later. (``upstreamUnreachable``, -32014)
    """


class UpstreamFailedError(UpstreamError):
    """The provider failed.

    The provider answered with a status of 500 or above. The same request may succeed later. (``upstreamFailed``,
    -32015)
    """


class UpstreamMalformedError(UpstreamError):
    """The provider's answer is malformed.

    The answer is invalid JSON, a web page instead of data, or empty where content was expected. (``upstreamMalformed``,
    -32016)
    """


class TimedOutError(UpstreamError):
    """The provider took too long.

    There was no answer within timeoutMilliseconds, or the provider reported a timeout. The same request may succeed
    later. (``timedOut``, -32017)
    """


class ResponseTooLargeError(UpstreamError):
    """The provider's answer is too large.

    The body or the headers exceed their limit, before or after decompression, or the body has more elements than any
    genuine one: a list of over 10,000, or a million names and values in all. (``responseTooLarge``, -32018)
    """


class RequestFailedError(RPCError):
    """The request failed.

    Any other unsuccessful answer of a provider, a redirect loop, or a local operation that failed, such as writing a
    file. (``requestFailed``, -32803)
    """


ERRORS: dict[str, type[RPCError]] = {
    "parseError": ParseError,
    "invalidRequest": InvalidRequestError,
    "methodNotFound": MethodNotFoundError,
    "invalidParams": InvalidParamsError,
    "internalError": InternalError,
    "requestCancelled": RequestCancelledError,
    "serverCancelled": ServerCancelledError,
    "serverBusy": ServerBusyError,
    "credentialsMissing": CredentialsMissingError,
    "credentialsRejected": CredentialsRejectedError,
    "notFound": NotFoundError,
    "rateLimited": RateLimitedError,
    "upstreamUnreachable": UpstreamUnreachableError,
    "upstreamFailed": UpstreamFailedError,
    "upstreamMalformed": UpstreamMalformedError,
    "timedOut": TimedOutError,
    "responseTooLarge": ResponseTooLargeError,
    "requestFailed": RequestFailedError,
}
"""The exceptions, by the kind that an error's data names."""

# fmt: off
__all__ = [
    "ERRORS", "CredentialsMissingError", "CredentialsRejectedError", "InternalError", "InvalidParamsError",
    "InvalidRequestError", "MethodNotFoundError", "NotFoundError", "ParseError", "RateLimitedError",
    "RequestCancelledError", "RequestFailedError", "ResponseTooLargeError", "ServerBusyError", "ServerCancelledError",
    "TimedOutError", "UpstreamFailedError", "UpstreamMalformedError", "UpstreamUnreachableError",
]
# fmt: on
