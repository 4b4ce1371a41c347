# SPDX-License-Identifier: MIT
"""The libraries that `marquee` can load as libcurl.so.4: the system's, and a current one from the package of
Python's pycurl."""

import importlib.metadata
import os
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = tempfile.TemporaryDirectory(prefix="libraries-")


class Library:
    """A library; its `variables` make a process use it."""

    def __init__(self, name, variables):
        self.name, self.variables = name, variables

    def __repr__(self):
        return f"{self.name} libcurl"


def from_pycurl():
    """A folder in which the dynamic loader finds pycurl's libcurl and its dependencies before the system's."""
    folder = os.path.join(FOLDER.name, "current")
    os.mkdir(folder)
    for path in importlib.metadata.distribution("pycurl").locate_file("pycurl.libs").iterdir():
        os.symlink(path, os.path.join(folder, path.name))
        if path.name.startswith("libcurl-"):
            os.symlink(path, os.path.join(folder, "libcurl.so.4"))
    return folder


def preload(source, **variables):
    """The variables that put a small library of ours, in C beside this file, between `marquee` and the system."""
    path = os.path.join(FOLDER.name, source + ".so")
    if not os.path.exists(path):
        subprocess.run(["clang", "-shared", "-fPIC", "-Wall", "-Werror", "-o", path, os.path.join(HERE, source + ".c")], check=True)
    return {"LD_PRELOAD": path} | variables


SYSTEM = Library("the system's", {})
CURRENT = Library("a current", {"LD_LIBRARY_PATH": from_pycurl()})
