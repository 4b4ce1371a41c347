# SPDX-License-Identifier: MIT
"""Certificate authorities that exist for one run of the tests, and the certificates that they issue."""

import os
import shutil
import ssl
import subprocess
import tempfile

import trustme


class Authority:
    """An authority; its own certificate is in `file`, for those who are to trust it."""

    def __init__(self):
        self.authority = trustme.CA()
        self.folder = tempfile.TemporaryDirectory(prefix="authority-")
        self.file = os.path.join(self.folder.name, "authority.pem")
        self.authority.cert_pem.write_to_path(self.file)
        self.count = 0

    def install(self, folder):
        """Puts the authority into a folder under the name by which OpenSSL looks it up."""
        digits = subprocess.check_output(["openssl", "x509", "-hash", "-noout", "-in", self.file], text=True)
        shutil.copy(self.file, os.path.join(folder, f"{digits.strip()}.0"))

    def certificate(self, *names, **validity):
        """Issues a certificate for these names, valid from `not_before` to `not_after`, and returns the path of a
        file with it and its key."""
        made = self.authority.issue_cert(*names, **validity)
        self.count += 1
        path = os.path.join(self.folder.name, f"{self.count}.pem")
        made.private_key_and_cert_chain_pem.write_to_path(path)
        return path


SYSTEM = "/etc/ssl/certs"
BUNDLE = "ca-certificates.crt"


def system_with(authority):
    """A copy of Debian's folder of authorities, each in a file of its own and all in a bundle, with one more."""
    folder = tempfile.TemporaryDirectory(prefix="system-")
    shutil.copytree(SYSTEM, folder.name, dirs_exist_ok=True)
    authority.install(folder.name)
    with open(os.path.join(folder.name, BUNDLE), "ab") as bundle, open(authority.file, "rb") as file:
        bundle.write(file.read())
    return folder


AUTHORITY = Authority()
LOOPBACK = AUTHORITY.certificate("localhost", "127.0.0.1", "::1")


def server_context(*protocols):
    """The TLS context of a test server; the client chooses from `protocols` (ALPN)."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(LOOPBACK)
    context.set_alpn_protocols(protocols)
    return context
