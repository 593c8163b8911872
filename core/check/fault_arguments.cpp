#include "core/check/fault_arguments.h"

#include "core/base/text.h"

namespace redoubt::check {
namespace {

void addKinds(Arguments& arguments, const std::vector<rules::NameKind>& kinds) {
  std::vector<std::string> english;
  std::vector<std::string> polish;
  for (const rules::NameKind kind : kinds) {
    english.push_back(rules::wordsFor(kind).english);
    polish.push_back(rules::wordsFor(kind).polish);
  }
  arguments["kind"] = join(english, " or ");
  arguments["kind@pl"] = join(polish, " albo ");
}

}  // namespace

Arguments withFault(Arguments arguments, const rules::RuleFault& fault) {
  if (fault.kind == rules::RuleFault::Kind::NotJson) {
    arguments["at"] = "";
    arguments["expected"] = "JSON";
  }
  if (fault.kind == rules::RuleFault::Kind::Malformed) {
    arguments["at"] = fault.pointer.empty() ? "" : " at " + fault.pointer;
    arguments["at@pl"] = fault.pointer.empty() ? "" : " w " + fault.pointer;
    arguments["expected"] = fault.expected.english;
    arguments["expected@pl"] = fault.expected.polish;
  }
  if (fault.kind == rules::RuleFault::Kind::UnknownName) {
    arguments["name"] = fault.name;
    addKinds(arguments, fault.kinds);
  }
  return arguments;
}

}  // namespace redoubt::check
