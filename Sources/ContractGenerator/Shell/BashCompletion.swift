// SPDX-License-Identifier: MIT
import CommandLineTable

/// The completion script for bash 4 and later.
struct BashCompletion {
  let shell: ShellEmitter

  func text() -> String {
    var writer = CodeWriter()
    writer.line("# \(GeneratedFile.license)")
    writer.line("# bash completion for marquee, \(ShellEmitter.origin)")
    writer.line("# shellcheck shell=bash")
    writer.line()
    writer.lookup("_marquee_parameters", shell.parameters) { "echo " + $0.joined(separator: " ") }
    writer.line("# An array's values come after a bracket.")
    writer.lookup("_marquee_values", shell.values) { "echo " + $0.joined(separator: " ").quoted() }
    writer.lines(Self.json)
    writer.block("_marquee()") { writer in
      writer.lines(Self.words)
      writer.indented("case $previous in", closing: "esac") { writer in
        for option in CommandLineOption.allCases {
          guard let action = Self.action(option.value) else { continue }
          writer.line("\(option.flag)) \(action); return ;;")
        }
      }
      writer.indented("if [[ $current == -* ]]; then", closing: "fi") { writer in
        writer.line("mapfile -t COMPREPLY < <(compgen -W '\(Self.flags)' -- \"$current\")")
        writer.line("return")
      }
      writer.indented("case ${#operands[@]} in", closing: "esac") { writer in
        writer.line("0) \(Self.candidates(CommandName.allCases.map(\.rawValue))) ;;")
        writer.indented("1)", closing: ";;") { writer in
          writer.indented("case ${operands[0]} in", closing: "esac") { writer in
            for command in CommandName.allCases where !command.actions.isEmpty {
              writer.line("\(command.rawValue)) \(Self.candidates(command.actions)) ;;")
            }
            writer.line("call) \(Self.candidates(shell.methods.map(\.name))) ;;")
          }
        }
        writer.line("2) [[ ${operands[0]} != call ]] || _marquee_json \"${operands[1]}\" \"$current\" ;;")
      }
    }
    writer.line()
    writer.line("complete -F _marquee marquee")
    return writer.text
  }

  private static let flags = CommandLineOption.allCases.map(\.flag).joined(separator: " ")

  private static func action(_ value: CommandLineOption.Value) -> String? {
    switch value {
    case .none: nil
    case .folder: #"mapfile -t COMPREPLY < <(compgen -d -- "$current"); compopt -o filenames"#
    case .file: #"mapfile -t COMPREPLY < <(compgen -f -- "$current"); compopt -o filenames"#
    case .command: #"mapfile -t COMPREPLY < <(compgen -c -- "$current")"#
    case .number: ":"
    case .oneOf(let words): candidates(words)
    }
  }

  private static func candidates(_ words: [String]) -> String {
    "mapfile -t COMPREPLY < <(compgen -W '\(words.joined(separator: " "))' -- \"$current\")"
  }

  /// Completes JSON. Readline closes the quote after a sole candidate, so there are always two where the text
  /// continues.
  private static let json = #"""
    # What may come next in the JSON that is being typed, into COMPREPLY.
    _marquee_json() {
      local method=$1 text=${2#\'} opening='' head typed name close values
      # Nothing typed yet: the quote and the brace come with the first name.
      [[ -n $2 ]] || opening="'"
      [[ -n $text ]] || text='{'
      local value_pattern='\#(ShellEmitter.valuePattern)'
      local name_pattern='\#(ShellEmitter.namePattern)'
      if [[ $text =~ $value_pattern ]]; then
        head=${BASH_REMATCH[1]} name=${BASH_REMATCH[2]} close='}' typed=${BASH_REMATCH[5]}
        [[ -z ${BASH_REMATCH[3]} ]] || close=']'
        read -ra values < <(_marquee_values "$method:$name")
        if [[ ${values[0]-} == '[' ]]; then
          values=("${values[@]:1}")
          [[ $close == ']' ]] || head+='[' close=']'
        fi
        for name in "${values[@]}"; do
          [[ $name != "$typed"* ]] || COMPREPLY+=("$head$name$close" "$head$name,")
        done
      elif [[ $text =~ $name_pattern ]]; then
        head=${BASH_REMATCH[1]} typed=${BASH_REMATCH[2]#\"}
        # An odd number of quotes: this is the inside of a string.
        name=${head//[!\"]/}
        ((${#name} % 2 == 0)) || return
        for name in $(_marquee_parameters "$method"); do
          [[ $name != "$typed"* || $head == *"\"$name\""* ]] || COMPREPLY+=("$opening$head\"$name\":" "$opening$head\"$name\":…")
        done
      fi
      compopt -o nospace
    }

    """#

  /// Sorts the words before the cursor into the one being typed, the one before it, and the operands.
  private static let words = """
    # The words below are told apart by blanks, whatever the user's shell does.
    local IFS=$' \\t\\n'
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} word skip='' operands=()
    # Readline takes --option=value apart.
    [[ $current != = ]] || current=''
    [[ $previous != = ]] || previous=${COMP_WORDS[COMP_CWORD - 2]}
    COMPREPLY=()
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
      if [[ -n $skip && $word != = ]]; then
        skip=''
        continue
      fi
      case $word in
        \(CommandLineOption.flagsWithValue.joined(separator: " | "))) skip=1 ;;
        -* | =) ;;
        *) operands+=("$word") ;;
      esac
    done
    """
}
