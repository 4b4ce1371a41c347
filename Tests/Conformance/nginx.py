# SPDX-License-Identifier: MIT
"""nginx in front of an upstream: TLS, HTTP/1.1 and HTTP/2 as the real upstreams speak them."""

import json
import os
import shutil
import socket
import subprocess
import tempfile

from certificates import LOOPBACK

PROGRAM = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin:/usr/local/sbin")

CONFIGURATION = """
daemon off;
worker_processes 1;
{user}
pid nginx.pid;
error_log stderr error;
events {{}}
http {{
  default_type application/json;
  log_format requests escape=json '{{"connection":"$connection","protocol":"$server_protocol","tls":"$ssl_protocol",'
    '"sessionReused":"$ssl_session_reused","bytesSent":"$bytes_sent","status":"$status","target":"$request_uri"}}';
  access_log requests.log requests;
  client_body_temp_path temporary;
  proxy_temp_path temporary;
  fastcgi_temp_path temporary;
  uwsgi_temp_path temporary;
  scgi_temp_path temporary;
  proxy_http_version 1.1;
  proxy_buffer_size 256k;
  proxy_buffers 4 256k;
  server {{
    listen {address} ssl {http2};
    ssl_certificate {certificate};
    ssl_certificate_key {certificate};
    ssl_protocols {tls};
    {directives}
    location / {{ {location} }}
  }}
}}
"""


EMPTY_LIST = """return 200 '{"page":1,"total_pages":0,"total_results":0,"results":[]}';"""


def passing_to(upstream):
    """A location that forwards to another server."""
    return f"proxy_pass {upstream.base};"


def pages_of(folder):
    """A location that serves each page of any list from the file of that number, compressed as the real upstreams
    do."""
    return f"root {folder}; gzip on; gzip_types application/json; rewrite ^ /$arg_page.json break;"


class Nginx:
    """One process on a free port of `host`. A context manager: leaving it ends the process."""

    def __init__(self, location, certificate=LOOPBACK, host="127.0.0.1", http2=True, tls="TLSv1.2 TLSv1.3", directives=""):
        self.folder = tempfile.TemporaryDirectory(prefix="nginx-")
        # nginx inherits a listening socket, so that no port is taken twice and nobody has to wait for it.
        listener = socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=512)
        self.port = listener.getsockname()[1]
        with open(os.path.join(self.folder.name, "nginx.conf"), "w") as file:
            # If root starts the master, the workers run as nobody, who may not read this folder.
            user = "user root;" if os.geteuid() == 0 else ""
            file.write(CONFIGURATION.format(
                user=user, address=f"[{host}]:{self.port}" if ":" in host else f"{host}:{self.port}",
                http2="http2" if http2 else "", certificate=certificate, tls=tls, directives=directives, location=location))
        self.errors = open(os.path.join(self.folder.name, "stderr"), "w+b")
        self.process = subprocess.Popen(
            [PROGRAM, "-p", self.folder.name, "-c", "nginx.conf", "-e", "stderr"], pass_fds=[listener.fileno()],
            stderr=self.errors, env={"NGINX": f"{listener.fileno()};"})
        listener.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()
        self.errors.close()
        self.folder.cleanup()

    def stop(self):
        self.process.terminate()
        self.process.wait()

    def base(self, name="localhost"):
        return f"https://{name}:{self.port}"

    def requests(self):
        """The connection, protocol, tls, sessionReused, bytesSent, status and target of each request. Stops the
        server, which has written all of them by then."""
        self.stop()
        with open(os.path.join(self.folder.name, "requests.log")) as file:
            return [json.loads(line) for line in file]
