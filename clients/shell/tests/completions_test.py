# SPDX-License-Identifier: MIT
"""Completions as they are used: typed into each shell in a terminal, and what each offers beside what marquee knows."""

import json
import os
import re

from support import BIN, COMPLETIONS, MARQUEE, ShellTest, Terminal

# What is typed, and what a press of Tab makes of it. A text that is the same in both is not completed.
TYPED = [
    ("marquee --sandb", "marquee --sandbox"),
    ("marquee --sandbox sche", "marquee --sandbox schema"),
    ("marquee --framing l", "marquee --framing lines"),
    ("marquee --log-level=w", "marquee --log-level=warning"),
    ("marquee --log-level warning call movies/nowP", "marquee --log-level warning call movies/nowPlaying"),
    ("marquee call movies/get '{\"inc", 'marquee call movies/get \'{"include":'),
    ('marquee call movies/get \'{"id":"amc:movie:1","int', 'marquee call movies/get \'{"id":"amc:movie:1","internalReleaseId":'),
    ('marquee call movies/get \'{"include":["credits","vi', 'marquee call movies/get \'{"include":["credits","videos"'),
    ('marquee call movies/nowPlaying \'{"provider":"t', 'marquee call movies/nowPlaying \'{"provider":"tmdb"'),
    ('marquee call movies/nowPlaying \'{"cache":', 'marquee call movies/nowPlaying \'{"cache":"'),
    ('marquee call movies/get \'{"link":t', 'marquee call movies/get \'{"link":true'),
    # The inside of a string is not a name, and a name is not offered twice.
    ('marquee call search/movies \'{"query":"big, ye', 'marquee call search/movies \'{"query":"big, ye'),
    ('marquee call search/movies \'{"year":1988,"yea', 'marquee call search/movies \'{"year":1988,"yea'),
    ("marquee call movies/nowPlaying prov", "marquee call movies/nowPlaying provider="),
    ("marquee call movies/nowPlaying provider=t", "marquee call movies/nowPlaying provider=tmdb"),
    ("marquee call movies/get id=amc:movie:1 include=credits,vi", "marquee call movies/get id=amc:movie:1 include=credits,videos"),
    ("marquee help movies/nowP", "marquee help movies/nowPlaying"),
    ("marquee index st", "marquee index status"),
    ("marquee --log-file ./fil", "marquee --log-file ./file"),
    ("marquee --log-file=./fil", "marquee --log-file=./file"),
    ("marquee --state-dir=./comm", "marquee --state-dir=./commands/"),
    ("marquee watch --exec notify-ev", "marquee watch --exec notify-everyone"),
    # What is typed is never run.
    ("marquee call $(touch$IFS'ran') mov", "marquee call $(touch$IFS'ran') mov"),
    ("whats-on --peo", "whats-on --people"),
    ("whats-on --sort ra", "whats-on --sort rating"),
    ("whats-on --sort=dis", "whats-on --sort=distance"),
    ("whats-on Olathe --date tomo", "whats-on Olathe --date tomorrow"),
    ("week Olathe --time after", "week Olathe --time afternoon"),
    ("whats-on Olathe --sand", "whats-on Olathe --sandbox"),
    ("imax-tonight --format do", "imax-tonight --format dolby"),
    ("seats-left --tog", "seats-left --together"),
    ("tickets-on-sale --wait --ev", "tickets-on-sale --wait --every"),
    ("movies-csv --spr", "movies-csv --spreadsheet"),
    ("poster-wall --tit", "poster-wall --title"),
    ("poster-wall --marquee ./fil", "poster-wall --marquee ./file"),
    # Titles, from the local index.
    ("tickets-on-sale --sandbox casabl", "tickets-on-sale --sandbox Casablanca"),
    ("whats-on --sandbox --movie casabl", "whats-on --sandbox --movie Casablanca"),
    ("whats-on --sandbox --movie=casabl", "whats-on --sandbox --movie=Casablanca"),
    ("whats-on --sandbox --movie=The\\ Hung", "whats-on --sandbox --movie=The\\ Hunger\\ Games"),
    ("imax-tonight --sandbox --movie=", "imax-tonight --sandbox --movie="),
    ("tickets-on-sale --sandbox metropo", "tickets-on-sale --sandbox Metropolis"),
    ("tickets-on-sale --sandbox The\\ Hung", "tickets-on-sale --sandbox The\\ Hunger\\ Games"),
    # A colon, at which readline takes words apart.
    ("whats-on --sandbox --movie Dune:\\ part\\ tw", "whats-on --sandbox --movie Dune:\\ Part\\ Two"),
    ("whats-on --sandbox --movie=Dune:\\ part\\ tw", "whats-on --sandbox --movie=Dune:\\ Part\\ Two"),
    ("marquee-notify --na", "marquee-notify --name"),
    ("marquee-notify --sandbox notify-ev", "marquee-notify --sandbox notify-everyone"),
    # What an option takes is not always known.
    ("whats-on --after 1", "whats-on --after 1"),
]

# Fish offers only what begins with what was typed, or has its letters.
MISSPELT = [
    ("tickets-on-sale --sandbox casablnaca", "tickets-on-sale --sandbox Casablanca"),
    # Of several, what they have in common; what is typed stays.
    ("tickets-on-sale --sandbox dune", "tickets-on-sale --sandbox Dune"),
    # It has its own way to quote.
    ('whats-on --sandbox --movie "dune: part tw', 'whats-on --sandbox --movie "Dune: Part Two"'),
]


class TypingTest(ShellTest):
    def check(self, *shell, names=""):
        self.environment["PATH"] = BIN + os.pathsep + self.environment["PATH"]
        self.write("file", "")
        self.write("commands/notify-everyone", "", mode=0o755)
        os.symlink(MARQUEE, self.path("commands/marquee"))
        self.environment["PATH"] = self.path("commands") + os.pathsep + self.environment["PATH"]
        # That of whoever runs the tests may name another terminal, or none.
        environment = {**self.environment, "LC_ALL": "C.UTF-8", "TERM": "tmux-256color"}
        variables = [f"{name}={value}" for name, value in environment.items()]
        with Terminal(["env", "-C", self.home, "-i", *variables, *shell], 160, 40) as terminal:
            terminal.wait("READY")
            for number, (typed, expected) in enumerate(TYPED + ([] if shell[0] == "fish" else MISSPELT)):
                terminal.type(typed)
                terminal.wait(typed)
                terminal.press("Tab")
                if typed != expected:
                    terminal.wait("READY " + expected)
                # What is typed after it comes after what Tab has added.
                terminal.type(f"#{number}")
                line = self.line(terminal, number)
                is_open = typed == expected or expected.endswith(("=", ":"))
                self.assertTrue(line.startswith(f"{expected}#{number}" if is_open else expected), line)
                terminal.press("C-u")
                terminal.wait(f"#{number}", present=False)
            self.assertFalse(os.path.exists(self.path("ran")))
            if names:
                terminal.type(f"clear; echo left behind: ${{(k)parameters[(I){names}]}}.")
                terminal.press("Enter")
                terminal.wait("left behind: .")

    def line(self, terminal, number):
        """The line that was typed, without the prompt."""
        terminal.wait(f"#{number}")
        lines = [line for line in terminal.text().splitlines() if f"#{number}" in line]
        return lines[-1].partition("READY ")[2]

    def test_bash(self):
        sources = f"source {COMPLETIONS}/marquee.bash\nsource {COMPLETIONS}/scripts.bash\n"
        profile = self.write("bashrc", f"PS1='READY '\nIFS=,\nset -u\n{sources}")
        self.check("bash", "--noprofile", "--rcfile", profile, "-i")

    def test_zsh(self):
        folders = f"fpath=({COMPLETIONS} $fpath)\n"
        self.write(".zshrc", f"{folders}autoload -Uz compinit && compinit -u\nPS1='READY '\n")
        self.check("zsh", "-i", names="(match|mbegin|mend|MATCH|reply|candidates|shown)")

    def test_fish(self):
        os.makedirs(self.path(".config/fish/completions"))
        # Where this is missing, fish makes completions of all manual pages, and goes on with it after its end.
        os.makedirs(self.path(".local/share/fish/generated_completions"))
        # Fish completes only what it can find.
        os.mkdir(self.path("bin"))
        os.symlink(MARQUEE, self.path("bin/marquee"))
        self.environment["PATH"] = self.path("bin") + os.pathsep + self.environment["PATH"]
        os.symlink(os.path.join(COMPLETIONS, "marquee.fish"), self.path(".config/fish/completions/marquee.fish"))
        for name in os.listdir(BIN):
            file = os.path.join(COMPLETIONS, "scripts.fish")
            os.symlink(file, self.path(f".config/fish/completions/{name}.fish"))
        self.write(
            ".config/fish/config.fish", "set -g fish_greeting ''\nfunction fish_prompt\n  printf 'READY '\nend\n"
        )
        self.check("fish", "-i")


class OfferTest(ShellTest):
    """What is offered, compared with what the binary itself says it knows."""

    def setUp(self):
        super().setUp()
        os.mkdir(self.path("bin"))
        os.symlink(MARQUEE, self.path("bin/marquee"))
        self.environment["PATH"] = self.path("bin") + os.pathsep + self.environment["PATH"]

    def bash(self, *words):
        quoted = " ".join("'" + word.replace("'", "'\\''") + "'" for word in words)
        # compopt works in a completion only.
        script = (
            f"compopt() {{ :; }}; source {COMPLETIONS}/marquee.bash; COMP_WORDS=({quoted}); "
            'COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _marquee; printf "%s\\n" "${COMPREPLY[@]}"'
        )
        return self.lines("bash", "-c", script)

    def zsh(self, *words):
        script = (
            'compadd() { print -rl -- $candidates }; words=("$@"); CURRENT=$#words; PREFIX=$words[-1]; '
            f"source {COMPLETIONS}/_marquee"
        )
        return self.lines("zsh", "-fc", script, "zsh", *words)

    def fish(self, line):
        return [word.partition("\t")[0] for word in self.described_by_fish(line)]

    def described_by_fish(self, line):
        return self.lines("fish", "--no-config", "-c", f'source {COMPLETIONS}/marquee.fish; complete -C "$argv"', line)

    def lines(self, *command):
        done = self.run_command(*command)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout.splitlines()

    def test_every_method(self):
        document = json.loads(self.run_command(MARQUEE, "schema").stdout)
        methods = sorted(method["name"] for method in document["methods"])
        self.assertEqual(sorted(self.bash("marquee", "call", "")), methods)
        self.assertEqual(sorted(self.zsh("marquee", "call", "")), methods)
        self.assertEqual(sorted(self.fish("marquee call ")), methods)

    def test_every_command_and_option(self):
        text = self.run_command(MARQUEE, "--help").stdout
        commands = sorted(
            re.findall(r"^  ([a-z]+)\b", re.search(r"Commands:\n(.*?)\n\n", text, re.DOTALL)[1], re.MULTILINE)
        )
        texts = [text, *(self.run_command(MARQUEE, command, "--help").stdout for command in commands)]
        options = {option for text in texts for option in re.findall(r"^  (--[a-z-]+)", text, re.MULTILINE)}
        self.assertEqual(sorted(self.bash("marquee", "")), commands)
        self.assertEqual(sorted(self.zsh("marquee", "")), commands)
        self.assertEqual(sorted(word for word in self.fish("marquee ") if not word.startswith("-")), commands)
        self.assertEqual(set(self.bash("marquee", "--")), options)
        self.assertEqual(set(self.fish("marquee --")), options)
        self.assertIn("--drain\tseconds that requests may take after the end of input", self.described_by_fish("marquee --"))

    def test_an_answer_touches_nothing(self):
        libraries = self.run_command(MARQUEE, "__complete", "--", "call", "movies/get", "'{\"include\":", LD_DEBUG="files")
        self.assertIn("watchProviders", libraries.stdout)
        self.assertIn("libc.so", libraries.stderr)
        self.assertNotIn("libcurl", libraries.stderr)
        self.assertEqual(os.listdir(self.home), ["bin"])

    def test_every_option_of_every_script(self):
        self.environment["PATH"] = BIN + os.pathsep + self.environment["PATH"]
        for name in os.listdir(BIN):
            with self.subTest(name):
                text = self.run_command(os.path.join(BIN, name), "--help").stdout
                options = set(re.findall(r"^  (--[a-z]+)", text, re.MULTILINE))
                self.assertGreater(len(options), 2)
                script = (
                    f"compopt() {{ :; }}; source {COMPLETIONS}/scripts.bash; complete -p {name} >/dev/null; "
                    f'COMP_WORDS=({name} --); COMP_CWORD=1; _marquee_script {name}; printf "%s\\n" "${{COMPREPLY[@]}}"'
                )
                self.assertEqual(set(self.lines("bash", "-c", script)), options)
                script = (
                    '_arguments() { print -rl -- ${${@%%=*}:#(-S|*:*)} }; _call_program() { ${@:2} }; '
                    f"words=({name}); source {COMPLETIONS}/_marquee_scripts"
                )
                self.assertEqual(set(self.lines("zsh", "-fc", script)), options)
                with open(os.path.join(COMPLETIONS, "_marquee_scripts"), encoding="utf-8") as file:
                    self.assertIn(name, file.readline().split())
                script = f'source {COMPLETIONS}/scripts.fish; complete -C "{name} --"'
                self.assertEqual(set(self.lines("fish", "--no-config", "-c", script)), options)

    def test_the_parameters_of_a_method(self):
        document = json.loads(self.run_command(MARQUEE, "schema").stdout)
        shared = document["components"].get("contentDescriptors", {})
        method = next(method for method in document["methods"] if method["name"] == "theatres/near")
        names = {
            descriptor["name"]
            for parameter in method["params"]
            for descriptor in [shared[parameter["$ref"].rpartition("/")[2]] if "$ref" in parameter else parameter]
        }
        names -= {"partialResultToken", "workDoneToken"}
        self.assertGreater(len(names), 5)
        offered = {
            re.search(r'"([A-Za-z]+)":', word)[1] for word in self.bash("marquee", "call", "theatres/near", "'{")
        }
        self.assertEqual(offered, names)
        offered = {re.search(r'"([A-Za-z]+)":', word)[1] for word in self.fish("marquee call theatres/near '{")}
        self.assertEqual(offered, names)
