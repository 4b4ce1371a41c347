// SPDX-License-Identifier: MIT
import Contract
import JSON

/// The self-contained schemas of a method's arguments and result (JSON Schema 2020-12).
struct MethodSchemas {
  let method: MethodDescription
  let contract: ContractDescription

  /// The schema of the arguments. References are resolved, because not every model provider follows them, and the
  /// schemas are small.
  var input: RawJSON {
    RawJSON { writer in
      writer.object { writer in
        writer.member("type", "object")
        writer.key("properties")
        writer.object { writer in
          for parameter in method.parameters {
            writer.key(parameter.name)
            InputSchema(
              schema: parameter.schema, description: parameter.description, takesNames: parameter.namedKind != nil,
              takesWords: parameter.takesWords, contract: contract
            ).write(to: &writer)
          }
        }
        if !method.required.isEmpty { writer.member("required", method.required) }
        // The shared parameters are taken from programs that know the contract; a model has no use for them.
        writer.member("additionalProperties", false)
      }
    }
  }

  /// The schema of the answer, as the form of the result's model gives it.
  var output: RawJSON {
    let model = ResultModel.of(method.name)
    let form = ModelForm.of(model.name)
    let answer =
      method.rows != nil || model.isList
      ? form.listMembers + ListAnswer.members
      : form.sheetMembers ?? PlainForm.members(of: contract.resolved(method.result), in: contract)
    return RawJSON(writing: Shape.object(answer + Self.always))
  }

  /// Members that every result may have: its age, and the providers' own data.
  private static let always = [Shape.Named("asOf", .string), Shape.Named("verbatim", .verbatim)]
}
