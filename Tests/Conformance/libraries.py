# SPDX-License-Identifier: MIT
"""The libraries that `marquee` can find under the name libcurl.so.4: the system's, and a current one out of the package
that Python's pycurl comes in."""

import importlib.metadata
import os
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = tempfile.TemporaryDirectory(prefix="libraries-")


class Library:
    """`variables` make a process use it."""

    def __init__(self, name, variables):
        self.name, self.variables = name, variables

    def __repr__(self):
        return f"{self.name} libcurl"


def from_pycurl():
    """A folder where the dynamic loader finds pycurl's libcurl, and all that comes with it, before the system's."""
    folder = os.path.join(FOLDER.name, "current")
    os.mkdir(folder)
    for path in importlib.metadata.distribution("pycurl").locate_file("pycurl.libs").iterdir():
        os.symlink(path, os.path.join(folder, path.name))
        if path.name.startswith("libcurl-"):
            os.symlink(path, os.path.join(folder, "libcurl.so.4"))
    return folder


def preload(source, **variables):
    """Variables that put a small library of ours, in C beside this file, between `marquee` and the system."""
    path = os.path.join(FOLDER.name, source + ".so")
    if not os.path.exists(path):
        subprocess.run(["clang", "-shared", "-fPIC", "-Wall", "-Werror", "-o", path, os.path.join(HERE, source + ".c")], check=True)
    return {"LD_PRELOAD": path} | variables


SYSTEM = Library("the system's", {})
CURRENT = Library("a current", {"LD_LIBRARY_PATH": from_pycurl()})
