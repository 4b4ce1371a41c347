// SPDX-License-Identifier: MIT
import CommandLineTable

/// The completion script for zsh, to be installed in a folder of its `fpath`.
struct ZshCompletion {
  let shell: ShellEmitter

  func text() -> String {
    var writer = CodeWriter()
    writer.line("#compdef marquee")
    writer.line("# \(GeneratedFile.license)")
    writer.line("# zsh completion for marquee, \(ShellEmitter.origin)")
    writer.line()
    writer.lookup("_marquee_parameters", shell.parameters) { "reply=(\($0.joined(separator: " ")))" }
    writer.line("# An array's values come after a bracket.")
    writer.lookup("_marquee_values", shell.values) { "reply=(\($0.map { $0.quoted() }.joined(separator: " ")))" }
    described("_marquee_commands", "command", CommandName.allCases.map { ($0.rawValue, $0.brief) }, &writer)
    described("_marquee_methods", "method", shell.methods.map { ($0.name, $0.summary) }, &writer)
    writer.lines(Self.json)
    writer.block("_marquee()") { writer in
      writer.line("local context state state_descr line")
      writer.line("typeset -A opt_args")
      writer.line("_arguments -S -C \\")
      for option in CommandLineOption.allCases {
        writer.line("  \(Self.specification(of: option)) \\")
      }
      writer.line("  '1:command:_marquee_commands' '2: :->method' '3: :->params'")
      writer.indented("case $state in", closing: "esac") { writer in
        writer.indented("method) case $line[1] in", closing: "esac ;;") { writer in
          for command in CommandName.allCases where !command.actions.isEmpty {
            writer.line("\(command.rawValue)) compadd -- \(command.actions.joined(separator: " ")) ;;")
          }
          writer.line("call) _marquee_methods ;;")
        }
        writer.line("params) [[ $line[1] != call ]] || _marquee_json \"$line[2]\" ;;")
      }
    }
    writer.line()
    writer.line("_marquee \"$@\"")
    return writer.text
  }

  /// Writes a function that offers words with their descriptions.
  private func described(
    _ name: String, _ what: String, _ words: [(String, String)], _ writer: inout CodeWriter
  ) {
    writer.block("\(name)()") { writer in
      writer.indented("local -a words=(", closing: ")") { writer in
        for (word, summary) in words { writer.line("\(word):\(summary)".quoted()) }
      }
      writer.line("_describe \(what) words")
    }
    writer.line()
  }

  private static func specification(of option: CommandLineOption) -> String {
    let summary = option.brief.replacing("[", with: #"\["#).replacing("]", with: #"\]"#).replacing(":", with: #"\:"#)
    let value =
      switch option.value {
      case .none: ""
      case .folder: ":folder:_files -/"
      case .file: ":file:_files"
      case .command: ":command:_cmdstring"
      case .number: ":number: "
      case .oneOf(let words): ":\(option.rawValue):(\(words.joined(separator: " ")))"
      }
    return "\(option.flag)\(value.isEmpty ? "" : "=")[\(summary)]\(value)".quoted()
  }

  private static let json = #"""
    # What may come next in the JSON that is being typed.
    _marquee_json() {
      local method=$1 text=$PREFIX opening= head typed name close
      local -a reply candidates shown
      # What =~ sets is nothing of the user's.
      local -a match mbegin mend
      local MATCH MBEGIN MEND
      # Nothing typed yet: the quote and the brace come with the first name.
      [[ -n $PREFIX || -n $QIPREFIX ]] || opening="'"
      [[ -n $text ]] || text='{'
      local value_pattern='\#(ShellEmitter.valuePattern)'
      local name_pattern='\#(ShellEmitter.namePattern)'
      if [[ $text =~ $value_pattern ]]; then
        head=$match[1] name=$match[2] close='}' typed=$match[5]
        [[ -z $match[3] ]] || close=']'
        _marquee_values $method:$name
        if [[ $reply[1] == '[' ]]; then
          shift reply
          [[ $close == ']' ]] || head+='[' close=']'
        fi
        for name in $reply; do
          [[ $name != $typed* ]] || { candidates+=($head$name$close $head$name,); shown+=($name$close $name,) }
        done
      elif [[ $text =~ $name_pattern ]]; then
        head=$match[1] typed=${match[2]#\"}
        # An odd number of quotes: this is the inside of a string.
        name=${head//[^\"]/}
        (( $#name % 2 == 0 )) || return
        _marquee_parameters $method
        for name in $reply; do
          [[ $name != $typed* || $head == *\"$name\"* ]] || { candidates+=("$opening$head\"$name\":"); shown+=($name) }
        done
      fi
      compadd -Q -U -S '' -d shown -- $candidates
    }

    """#
}
