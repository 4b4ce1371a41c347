# SPDX-License-Identifier: MIT
"""Certificate authorities that exist for one run of the tests, and what they vouch for."""

import os
import ssl
import tempfile

import trustme


class Authority:
    """Its own certificate is in `file`, for who shall trust it."""

    def __init__(self):
        self.authority = trustme.CA()
        self.folder = tempfile.TemporaryDirectory(prefix="authority-")
        self.file = os.path.join(self.folder.name, "authority.pem")
        self.authority.cert_pem.write_to_path(self.file)
        self.count = 0

    def certificate(self, *names, **validity):
        """The path of a file with a key and a certificate for these names; `not_before` and `not_after` bound it."""
        made = self.authority.issue_cert(*names, **validity)
        self.count += 1
        path = os.path.join(self.folder.name, f"{self.count}.pem")
        made.private_key_and_cert_chain_pem.write_to_path(path)
        return path


AUTHORITY = Authority()
LOOPBACK = AUTHORITY.certificate("localhost", "127.0.0.1", "::1")


def server_context(*protocols):
    """How a server of the tests' own speaks TLS; the client chooses from `protocols` (ALPN)."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(LOOPBACK)
    context.set_alpn_protocols(protocols)
    return context
