#include "core/check/fault_arguments.h"

namespace redoubt::check {
Arguments withFault(Arguments arguments, const rules::RuleFault& fault) {
  if (fault.kind == rules::RuleFault::Kind::NotJson) {
    arguments["at"] = "";
    arguments["expected"] = "JSON";
  }
  if (fault.kind == rules::RuleFault::Kind::Malformed) {
    arguments["at"] = fault.pointer.empty() ? Phrase() : Phrase::of("details.at", {{"pointer", fault.pointer}});
    arguments["expected"] = fault.expected;
  }
  if (fault.kind == rules::RuleFault::Kind::UnknownName) {
    arguments["name"] = fault.name;
    std::vector<Phrase> kinds;
    for (const rules::NameKind kind : fault.kinds) kinds.push_back(rules::wordsFor(kind));
    arguments["kind"] = Phrase::listOf("lists.alternatives", std::move(kinds));
  }
  return arguments;
}

}  // namespace redoubt::check
