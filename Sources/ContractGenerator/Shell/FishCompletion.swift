// SPDX-License-Identifier: MIT
import CommandLineTable

/// The completion script for fish.
struct FishCompletion {
  let shell: ShellEmitter

  func text() -> String {
    var writer = CodeWriter(step: 4)
    writer.line("# \(GeneratedFile.license)")
    writer.line("# fish completion for marquee, \(ShellEmitter.origin)")
    writer.line()
    lookup("__marquee_parameters", shell.parameters, &writer)
    writer.line("# An array's values come after a bracket.")
    lookup("__marquee_values", shell.values, &writer)
    writer.lines(Self.functions)
    writer.line("complete -c marquee -f")
    for command in CommandName.allCases {
      let words = "-a \(command.rawValue) -d \(command.brief.fishQuoted)"
      writer.line("complete -c marquee -n 'test (__marquee_operands | count) = 0' \(words)")
      if !command.actions.isEmpty {
        let condition = #"test "$(string join " " (__marquee_operands))" = "# + command.rawValue
        writer.line("complete -c marquee -n \(condition.fishQuoted) -a '\(command.actions.joined(separator: " "))'")
      }
    }
    for option in CommandLineOption.allCases { writer.line(Self.completion(of: option)) }
    for (name, summary) in shell.methods {
      writer.line("complete -c marquee -n __marquee_wants_method -a \(name) -d \(summary.fishQuoted)")
    }
    writer.line("complete -c marquee -n __marquee_wants_params -a '(__marquee_json)'")
    return writer.text
  }

  /// Writes a function that looks up its first argument and prints the words found, one per line.
  private func lookup(_ name: String, _ branches: [CompletionBranch], _ writer: inout CodeWriter) {
    writer.indented("function \(name)", closing: "end") { writer in
      writer.indented("switch $argv[1]", closing: "end") { writer in
        for branch in branches {
          writer.indented("case " + branch.keys.joined(separator: " ")) { writer in
            writer.line("printf '%s\\n' " + branch.words.map(\.fishQuotedIfNeeded).joined(separator: " "))
          }
        }
      }
    }
    writer.line()
  }

  private static func completion(of option: CommandLineOption) -> String {
    let value =
      switch option.value {
      case .none: ""
      case .folder: " -x -a '(__fish_complete_directories)'"
      case .file: " -r -F"
      case .command: " -x -a '(__fish_complete_command)'"
      case .number: " -x"
      case .oneOf(let words): " -x -a '\(words.joined(separator: " "))'"
      }
    return "complete -c marquee -l \(option.rawValue)\(value) -d \(option.brief.fishQuoted)"
  }

  private static let functions = #"""
    # The words before the cursor that are no options.
    function __marquee_operands
        set -l skip
        for word in (commandline -opc)[2..]
            if set -q skip[1]
                set -e skip[1]
            else if contains -- $word \#(CommandLineOption.flagsWithValue.joined(separator: " "))
                set skip 1
            else if not string match -q -- '-*' $word
                printf '%s\n' $word
            end
        end
    end

    function __marquee_wants_method
        test "$(string join ' ' (__marquee_operands))" = call
    end

    function __marquee_wants_params
        set -l operands (__marquee_operands)
        test (count $operands) = 2; and test $operands[1] = call
    end

    # What may come next in the JSON that is being typed in single quotes.
    function __marquee_json
        set -l method (__marquee_operands)[2]
        set -l text (commandline -ct)
        string match -q -- "'*" $text; or return
        set text (string sub -s 2 -- $text)
        test -n "$text"; or set text '{'
        if set -l found (string match -r -- '\#(ShellEmitter.valuePattern)' $text)
            # The elements of an array that come before are a group of their own only where there are some.
            set -l head $found[2]
            set -l typed $found[-1]
            set -l values (__marquee_values $method:$found[3])
            set -l close '}'
            string match -qr -- '\[[^]]*$' $head; and set close ']'
            if test "$values[1]" = '['
                set -e values[1]
                test $close = ']'; or set head $head'['
                set close ']'
            end
            for value in $values
                string match -q -- "$typed*" $value; and printf '%s\n' $head$value$close $head$value,
            end
        else if set -l found (string match -r -- '\#(ShellEmitter.namePattern)' $text)
            set -l typed (string trim -l -c '"' -- $found[3])
            # An odd number of quotes: this is the inside of a string.
            test (math (string replace -ar -- '[^"]' '' $found[2] | string length) % 2) = 0; or return
            for name in (__marquee_parameters $method)
                string match -q -- "*\"$name\"*" $found[2]; and continue
                string match -q -- "$typed*" $name; and printf '%s\n' $found[2]'"'$name'":'
            end
        end
    end

    """#
}

extension String {
  fileprivate var fishQuoted: String { quoted(escaping: #"\'"#) }
  fileprivate var fishQuotedIfNeeded: String {
    allSatisfy { $0.isLetter || $0.isNumber } ? self : fishQuoted
  }
}
