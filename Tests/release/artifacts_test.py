# SPDX-License-Identifier: MIT
"""The artifacts of a release, as users install them."""

import hashlib
import json
import os
import pathlib
import platform
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
ARTIFACTS = ROOT / ".build/release-artifacts"
MACHINE = platform.machine()
NODE_MACHINE = {"x86_64": "x64", "aarch64": "arm64"}[MACHINE]
ON_DEBIAN_12 = platform.freedesktop_os_release().get("VERSION_CODENAME") == "bookworm"
"""Where releases are built: the archives of another system may want a newer glibc."""
LARGEST = 20_200_000
"""The bytes that the program may have. Its aim is 17 million; SQLite is in it."""
PATIENCE = 600


def artifact(pattern):
    (found,) = ARTIFACTS.glob(pattern)
    return found


def files_in(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir())


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="marquee-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).resolve()
        self.home = self.folder / "home"
        self.home.mkdir()

    def run_words(self, *words, **options):
        """Runs a program without the user's files and returns its output."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("MARQUEE_", "XDG_"))}
        environment |= {"HOME": str(self.home), "LC_ALL": "C.UTF-8"} | options.pop("variables", {})
        done = subprocess.run([str(word) for word in words], env=environment, capture_output=True, text=True,
                              errors="replace", timeout=PATIENCE, cwd=options.pop("cwd", self.folder), **options)
        self.assertEqual(done.returncode, 0, f"{words}\n{done.stdout}{done.stderr}")
        return done.stdout

    def assert_works(self, program, libraries=", with SQLite 3[0-9.]+ and zlib 1[0-9.]+"):
        """That a program answers, and names its release and the libraries inside it."""
        head = subprocess.check_output(["git", "rev-parse", "--short=12", "HEAD"], cwd=ROOT, text=True).strip()
        self.assertRegex(self.run_words(program, "--version"),
                         rf"^marquee \d+\.\d+\.\d+, contract \d+\.\d+\.\d+ "
                         rf"\(release of {head}(-dirty)?, \w+-\w+{libraries}\)\n$")
        request = '{"place":"Olathe, KS","date":"tonight","format":"imax","partySize":3}'
        page = json.loads(self.run_words(program, "--sandbox", "call", "showtimes/whatsOn", request))
        self.assertEqual(page["items"][0]["showings"][0]["total"], 57.87)
        self.assertIn("Nothing is wrong.", self.run_words(program, "--sandbox", "doctor"))


class BinaryTest(Case):
    def setUp(self):
        super().setUp()
        self.run_words("tar", "-xzf", artifact(f"marquee-*-{MACHINE}.tar.gz"), "--strip-components=1")
        self.program = self.folder / "bin/marquee"

    def test_is_hardened(self):
        segments = self.run_words("readelf", "-lW", self.program)
        self.assertIn("DYN (Position-Independent Executable file)", segments)
        self.assertRegex(segments, r"GNU_STACK .* RW +0")
        self.assertIn("GNU_RELRO", segments)
        self.assertNotIn("RWE", segments)
        dynamic = self.run_words("readelf", "-dW", self.program)
        self.assertIn("BIND_NOW", dynamic)
        self.assertNotRegex(dynamic, "RPATH|RUNPATH|TEXTREL")

    def test_needs_what_every_system_has(self):
        needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", self.run_words("readelf", "-dW", self.program)))
        self.assertLessEqual(needed, {"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"})

    @unittest.skipUnless(ON_DEBIAN_12, "releases are built on Debian 12")
    def test_needs_no_newer_glibc_than_is_said(self):
        (said,) = re.findall(r"glibc (\d+\.\d+)", (ROOT / "README.md").read_text())
        wanted = re.findall(r"\bGLIBC_(\d+)\.(\d+)", self.run_words("readelf", "-VW", self.program))
        self.assertEqual(max((int(major), int(minor)) for major, minor in wanted),
                         tuple(int(part) for part in said.split(".")))

    def test_has_the_whole_contract(self):
        """It is compressed in a release alone."""
        self.assertEqual(self.run_words(self.program, "schema"), (ROOT / "schema/openrpc.json").read_text())

    def test_exports_nothing_and_is_small(self):
        self.assertEqual(self.run_words("nm", "-D", "--defined-only", self.program), "")
        self.assertLess(self.program.stat().st_size, LARGEST)

    def test_nothing_tells_the_folder_that_it_was_built_in(self):
        """The build id would differ from folder to folder, and so would every package."""
        self.run_words("tar", "-xzf", artifact("*-symbols.tar.gz"))
        (symbols,) = self.folder.glob(".build-id/*/*.debug")
        self.run_words("objcopy", "--decompress-debug-sections", symbols, "symbols")
        for file in (self.program, self.folder / "symbols"):
            text = file.read_bytes()
            self.assertNotIn(os.fsencode(ROOT) + b"/", text)
            self.assertNotIn(b"/ModuleCache/", text)


class ArchiveTest(Case):
    def test_runs_where_it_is_unpacked(self):
        self.run_words("tar", "-xzf", artifact(f"marquee-*-{MACHINE}.tar.gz"), "--strip-components=1")
        self.assert_works(self.folder / "bin/marquee")
        for name in ("LICENSE", "README.md"):
            self.assertEqual((self.folder / name).read_bytes(), (ROOT / name).read_bytes())
        for page in (self.folder / "share/man/man1").iterdir():
            self.assertIn("MARQUEE", self.run_words("man", "--warnings", "-l", page, variables={"MANPAGER": "cat"}))
        completions = self.folder / "share/bash-completion/completions/marquee"
        script = f'. {completions}; COMP_WORDS=(bin/marquee sch); COMP_CWORD=1; COMP_LINE="bin/marquee sch"; COMP_POINT=15; ' \
                 '$(complete -p marquee | sed -E "s/.*-F ([^ ]+).*/\\1/"); echo "${COMPREPLY[@]}"'
        self.assertEqual(self.run_words("bash", "-c", script).strip(), "schema")


class CrashTest(Case):
    """A crash of a packaged program, which GDB explains with the file of symbols that it finds by the build id."""

    def crash(self, program, symbols):
        """What GDB shows after the program has answered and a signal has hit it."""
        words = ["gdb", "-nx", "-batch", "-iex", f"set debug-file-directory {symbols}", "-ex", "run",
                 "-ex", "thread apply all backtrace", "--args", str(program), "--sandbox"]
        environment = os.environ | {"HOME": str(self.home), "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}
        with subprocess.Popen(words, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, errors="replace", cwd=self.folder) as gdb:
            self.addCleanup(gdb.kill)
            gdb.stdin.write('{"jsonrpc":"2.0","id":1,"method":"server/status"}\n')
            gdb.stdin.flush()
            for line in gdb.stdout:
                if '"id":1' in line:
                    break
            (child,) = pathlib.Path(f"/proc/{gdb.pid}/task/{gdb.pid}/children").read_text().split()
            os.kill(int(child), signal.SIGSEGV)
            shown = gdb.stdout.read()
            gdb.wait(PATIENCE)
        self.assertIn("SIGSEGV", shown)
        return shown

    def check(self, program, symbols):
        named = self.crash(program, symbols)
        # The thread that reads the requests, with its place in the source.
        self.assertRegex(named, r"Sources/Platform/\w+.*\.swift:\d+")
        self.assertRegex(named, r"Sources/JSONRPC/[\w/+]+\.swift:\d+")
        self.assertNotIn(".swift:", self.crash(program, self.home))

    def test_of_the_archive(self):
        self.run_words("tar", "-xzf", artifact(f"marquee-*-{MACHINE}.tar.gz"), "--strip-components=1")
        (self.folder / "symbols").mkdir()
        self.run_words("tar", "-xzf", artifact("*-symbols.tar.gz"), "-C", "symbols")
        self.check(self.folder / "bin/marquee", self.folder / "symbols")

    def test_of_the_package_for_debian(self):
        for package in (artifact("marquee_*.deb"), artifact("marquee-dbgsym_*.deb")):
            self.run_words("dpkg-deb", "--extract", package, self.folder)
        self.check(self.folder / "usr/bin/marquee", self.folder / "usr/lib/debug")


class DebianTest(Case):
    def test_lintian_finds_nothing(self):
        root = [] if os.geteuid() else ["--allow-root"]
        for package in ARTIFACTS.glob("*.deb"):
            self.assertEqual(self.run_words("lintian", "--fail-on", "error,warning", *root, package), "")

    def test_takes_the_libraries_of_the_system(self):
        """Those get the system's updates."""
        depends = self.run_words("dpkg-deb", "--field", artifact("marquee_*.deb"), "Depends")
        self.assertRegex(depends, r"\blibsqlite3-0 \(")
        self.assertRegex(depends, r"\bzlib1g \(")

    @unittest.skipIf(os.geteuid(), "dpkg installs as root")
    def test_is_installed_and_removed_without_a_trace(self):
        system = self.folder / "system"
        for name in ("var/lib/dpkg/info", "var/lib/dpkg/updates", "var/lib/dpkg/triggers"):
            (system / name).mkdir(parents=True)
        (system / "var/lib/dpkg/status").touch()
        before = files_in(system)
        dpkg = ["dpkg", f"--root={system}", "--force-depends", f"--log={self.folder}/log"]
        self.run_words(*dpkg, "--install", artifact("marquee_*.deb"))
        self.assert_works(system / "usr/bin/marquee", libraries="")
        self.assertIn("MARQUEE", self.run_words("man", "-l", system / "usr/share/man/man1/marquee.1.gz"))
        self.run_words(*dpkg, "--purge", "marquee")
        left = [path for path in files_in(system) if path not in before and not path.startswith("var/lib/dpkg/")]
        self.assertEqual((left, (system / "usr").exists()), ([], False))


class PythonTest(Case):
    def test_the_extra_brings_the_backend(self):
        # Not from this one's packages, but without fetching any.
        self.run_words(sys.executable, "-m", "venv", "venv")
        site = self.folder / "venv"
        before = files_in(site)
        pip = [site / "bin/python", "-m", "pip", "--disable-pip-version-check"]
        self.run_words(*pip, "install", "--quiet", "--no-compile", "--no-index", "--find-links", ARTIFACTS,
                       "marquee-client[backend]")
        self.assert_works(site / "bin/marquee")
        program = "from marquee_client._backend import find; from marquee_client import Client\n" \
                  "print(find())\n" \
                  "with Client(sandbox=True) as client:\n" \
                  "  print(next(iter(client.movies.now_playing())).title)"
        self.assertEqual(self.run_words(site / "bin/python", "-B", "-c", program, variables={"PATH": "/usr/bin"}),
                         f"{site}/bin/marquee\nThe Hunger Games: Sunrise on the Reaping\n")
        self.run_words(*pip, "uninstall", "--quiet", "--yes", "marquee-client", "marquee-backend")
        self.assertEqual([path for path in files_in(site) if path not in before and "__pycache__" not in path], [])

    @unittest.skipUnless(ON_DEBIAN_12, "releases are built on Debian 12")
    def test_the_wheel_is_for_the_systems_that_it_names(self):
        wheel = artifact("marquee_backend-*.whl")
        (tag,) = re.findall(r"manylinux_\w+", wheel.name)
        said = " ".join(self.run_words("auditwheel", "show", wheel).split())
        self.assertIn(f'This constrains the platform tag to "{tag.removesuffix(".whl")}"', said)


class NodeTest(Case):
    def test_the_client_brings_the_backend(self):
        npm = ["npm", "--offline", "--no-audit", "--no-fund", "--no-update-notifier"]
        project = self.folder / "project"
        project.mkdir()
        packages = [artifact("marquee-client-*.tgz"), artifact(f"marquee-linux-{NODE_MACHINE}-*.tgz")]
        self.run_words(*npm, "install", *packages, cwd=project)
        self.assert_works(project / "node_modules/.bin/marquee")
        (project / "tonight.mjs").write_text((ROOT / "clients/typescript/examples/tonight.mjs").read_text())
        node = shutil.which("node")
        self.assertIn("AMC DINE-IN Studio 28",
                      self.run_words(node, "tonight.mjs", cwd=project, variables={"PATH": "/nowhere"}))
        self.run_words(*npm, "uninstall", "marquee-client", f"marquee-linux-{NODE_MACHINE}", cwd=project)
        self.assertEqual([path for path in files_in(project) if "marquee" in path], [])


class BundleTest(Case):
    def test_the_manifest_has_only_what_its_schema_knows(self):
        # Version 0.4 of https://github.com/modelcontextprotocol/mcpb/tree/main/schemas, which refuses other members.
        self.run_words("unzip", "-q", artifact("*.mcpb"))
        manifest = json.loads((self.folder / "manifest.json").read_text())
        self.assertEqual(manifest["manifest_version"], "0.4")
        for part, required, optional in (
            (manifest, {"manifest_version", "name", "version", "description", "author", "server"},
             {"display_name", "long_description", "homepage", "license", "keywords", "tools_generated",
              "prompts_generated", "user_config", "compatibility"}),
            (manifest["author"], {"name"}, {"email", "url"}),
            (manifest["server"], {"type", "entry_point", "mcp_config"}, set()),
            (manifest["server"]["mcp_config"], {"command"}, {"args", "env"}),
            (manifest["compatibility"], set(), {"platforms"}),
            *((setting, {"type", "title", "description"}, {"required", "default", "sensitive"})
              for setting in manifest["user_config"].values()),
        ):
            self.assertEqual((required - part.keys(), part.keys() - required - optional), (set(), set()))
        self.assertLessEqual(set(manifest["compatibility"]["platforms"]), {"linux", "darwin", "win32"})

    def test_serves_an_assistant_with_the_keys_of_its_settings(self):
        self.run_words("unzip", "-q", artifact("*.mcpb"))
        manifest = json.loads((self.folder / "manifest.json").read_text())
        server = manifest["server"]
        configuration = server["mcp_config"]
        self.assertEqual(server["type"], "binary")
        self.assertEqual(configuration["command"], "${__dirname}/" + server["entry_point"])
        wanted = {f"${{user_config.{name}}}" for name in manifest["user_config"]}
        self.assertEqual(set(configuration["env"].values()), wanted)
        self.assertTrue(all(setting["sensitive"] for setting in manifest["user_config"].values()))
        hello = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
            "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}
        # The host puts in what the user has entered: here nothing.
        variables = dict.fromkeys(configuration["env"], "")
        answer = json.loads(self.run_words(self.folder / server["entry_point"], *configuration["args"],
                                           input=json.dumps(hello) + "\n", variables=variables))
        self.assertEqual(answer["result"]["serverInfo"]["version"], manifest["version"])


class PluginTest(Case):
    def test_emacs_installs_the_package(self):
        script = f'(progn (require (quote package)) (package-install-file "{artifact("marquee-[0-9]*.tar")}") ' \
                 "(require (quote marquee)) (princ (fboundp (quote marquee-whats-on))))"
        self.assertTrue(self.run_words("emacs", "--batch", "--eval", script).endswith("t"))

    def test_neovim_takes_the_folder_as_a_package(self):
        packages = self.home / ".local/share/nvim/site/pack/marquee/start"
        packages.mkdir(parents=True)
        self.run_words("tar", "-xzf", artifact("marquee.nvim-*.tar.gz"), "-C", packages)
        script = "echo exists(':Marquee')"
        done = subprocess.run(["nvim", "--headless", "-c", script, "-c", "quit"], env=os.environ | {
            "HOME": str(self.home), "XDG_DATA_HOME": str(self.home / ".local/share")}, capture_output=True, text=True,
            timeout=PATIENCE)
        self.assertEqual(done.stderr.strip(), "2")


class IndexTest(Case):
    def test_the_digests_are_those_of_the_artifacts(self):
        self.run_words("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=ARTIFACTS)
        listed = {line.split()[1] for line in (ARTIFACTS / "SHA256SUMS").read_text().splitlines()}
        self.assertEqual(listed, {path.name for path in ARTIFACTS.iterdir()} - {"SHA256SUMS"})
        entry = json.loads((ARTIFACTS / "server.json").read_text())
        # https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json
        self.assertRegex(entry["name"], r"^[a-zA-Z0-9.-]{1,198}/[a-zA-Z0-9._-]+$")
        self.assertLessEqual(max(len(entry["description"]), len(entry["title"])), 100)
        self.assertRegex(entry["version"], r"^\d+\.\d+\.\d+$")
        (package,) = entry["packages"]
        self.assertEqual((package["registryType"], package["transport"]), ("mcpb", {"type": "stdio"}))
        bundle = ARTIFACTS / package["identifier"].rsplit("/", 1)[1]
        self.assertEqual(package["fileSha256"], hashlib.sha256(bundle.read_bytes()).hexdigest())
        archive = artifact(f"marquee-*-{MACHINE}.tar.gz")
        self.assertIn(hashlib.sha256(archive.read_bytes()).hexdigest(), (ARTIFACTS / "marquee.rb").read_text())

    def test_the_bill_of_materials_names_what_is_linked_in(self):
        bill = json.loads(artifact("*.spdx.json").read_text())
        parts = {part["name"]: part["versionInfo"] for part in bill["packages"]}
        self.assertEqual(len(parts), 6)
        linked = {(relation["spdxElementId"], relation["relatedSpdxElement"]) for relation in bill["relationships"]}
        for name in ("SQLite", "zlib"):
            self.assertIn(("SPDXRef-marquee", f"SPDXRef-{name}"), linked)
            self.assertNotIn(("SPDXRef-deb", f"SPDXRef-{name}"), linked)
        self.assertTrue(all(re.match(r"\d+\.\d+", version) for version in parts.values()), parts)
        for relation in bill["relationships"]:
            self.assertIn(relation["relatedSpdxElement"], {part["SPDXID"] for part in bill["packages"]})


if __name__ == "__main__":
    unittest.main()
