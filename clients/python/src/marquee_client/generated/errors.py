# SPDX-License-Identifier: MIT
# Written by `swift run generate` from schema/; changes belong there.
"""The exceptions, one for each kind of error of the contract."""

from __future__ import annotations

from marquee_client._errors import RPCError, UpstreamError


class ParseError(RPCError):
    """The message is not valid JSON.

    The text is not JSON, nests more than 128 deep, or its header block holds no usable length. The id is null.
    (``parseError``, -32700)
    """


class InvalidRequestError(RPCError):
    """The message is not a valid request.

    Not a request object, an id that is in flight already, a message or batch over its limit, a second initialize, or a
    request after shutdown. (``invalidRequest``, -32600)
    """


class MethodNotFoundError(RPCError):
    """There is no such method.

    No method has this name; nearest names the one that is closest. (``methodNotFound``, -32601)
    """


class InvalidParamsError(RPCError):
    """The params are not what the method takes.

    A parameter is missing, unknown, of the wrong type or out of bounds. (``invalidParams``, -32602)
    """


class InternalError(RPCError):
    """Something went wrong inside.

    A defect of the program itself. (``internalError``, -32603)
    """


class RequestCancelledError(RPCError):
    """The request was cancelled.

    The client cancelled the request before it was answered. (``requestCancelled``, -32800)
    """


class ServerCancelledError(RPCError):
    """The server is leaving.

    The program ended before the request was done. The same request may succeed later. (``serverCancelled``, -32802)
    """


class ServerBusyError(RPCError):
    """The server has too much to do.

    A batch that alone is more than the queue can hold, or an answer in one that found no room: answers that wait for
    the others of their batch may take 16 MiB. The same request may succeed later. (``serverBusy``, -32000)
    """


class CredentialsMissingError(UpstreamError):
    """No key is configured.

    The provider needs a key and none is configured; hint says how to set it. (``credentialsMissing``, -32010)
    """


class CredentialsRejectedError(UpstreamError):
    """The key was rejected.

    The provider does not accept the key. (``credentialsRejected``, -32011)
    """


class NotFoundError(UpstreamError):
    """There is no such entity.

    The provider knows no such entity, or none that is linked to the id that was given. (``notFound``, -32012)
    """


class RateLimitedError(UpstreamError):
    """The provider has been asked too often.

    The provider's rate limit is used up; retryAfterSeconds says for how long, where known. The same request may succeed
    later. (``rateLimited``, -32013)
    """


class UpstreamUnreachableError(UpstreamError):
    """The provider can't be reached.

    No connection, no such host, a connection lost or a body cut short, a TLS failure (which is not retryable), a proxy
    that can't be reached or does not connect (the message names it; not retryable where it wants a password, blocks the
    provider, or its address can't be used), a provider left alone for a while after many failures, or nothing kept for
    cache:"only". The same request may succeed later. (``upstreamUnreachable``, -32014)
    """


class UpstreamFailedError(UpstreamError):
    """The provider failed.

    The provider answered with a status of 500 or above. The same request may succeed later. (``upstreamFailed``,
    -32015)
    """


class UpstreamMalformedError(UpstreamError):
    """The provider's answer makes no sense.

    Invalid JSON, a web page instead of data, or an empty body where there should be content. (``upstreamMalformed``,
    -32016)
    """


class TimedOutError(UpstreamError):
    """The provider took too long.

    No answer within timeoutMilliseconds, or the provider said that it timed out. The same request may succeed later.
    (``timedOut``, -32017)
    """


class ResponseTooLargeError(UpstreamError):
    """The provider's answer is too large.

    The body or the headers are over their limit, before or after decompression, or the body holds more than a real one:
    a list of over 10,000 elements, or a million names and values in all. (``responseTooLarge``, -32018)
    """


class RequestFailedError(UpstreamError):
    """The request failed.

    Every other answer of a provider that is not a success, a redirect loop, or a task of this machine that failed, such
    as writing a file. (``requestFailed``, -32803)
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
