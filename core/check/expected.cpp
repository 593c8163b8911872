#include "core/check/expected.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "core/base/error.h"

namespace redoubt::check {
namespace {

using Member = std::pair<const char*, std::string ExpectedFinding::*>;
constexpr std::array<Member, 5> kMembers{{{"code", &ExpectedFinding::code},
                                          {"scenario", &ExpectedFinding::scenario},
                                          {"variant", &ExpectedFinding::variant},
                                          {"subject", &ExpectedFinding::subject},
                                          {"reason", &ExpectedFinding::reason}}};

[[noreturn]] void refuse(const std::string& key, std::vector<Phrase::Argument> arguments = {}) {
  throw Error(ErrorCode::BadInput, Phrase::of("errors.expected." + key, std::move(arguments)), "expected findings");
}

ExpectedFinding fromJson(const nlohmann::json& item, std::size_t number) {
  const Phrase::Argument entry{"entry", std::to_string(number)};
  if (!item.is_object()) refuse("not-object", {entry});
  ExpectedFinding expected;
  for (const auto& [name, member] : kMembers) {
    const auto found = item.find(name);
    if (found == item.end() || !found->is_string()) refuse("no-text", {entry, {"member", name}});
    expected.*member = found->get<std::string>();
  }
  if (item.size() != kMembers.size()) refuse("members", {entry});
  if (expected.code.empty() || expected.subject.empty()) refuse("empty", {entry});
  if (expected.reason.empty()) refuse("no-reason", {entry});
  return expected;
}

std::vector<ExpectedFinding> sortedWithoutReasons(std::span<const ExpectedFinding> findings) {
  std::vector<ExpectedFinding> result(findings.begin(), findings.end());
  for (ExpectedFinding& finding : result) finding.reason.clear();
  std::sort(result.begin(), result.end());
  return result;
}

std::string lineOf(std::string_view what, const ExpectedFinding& finding) {
  const std::string where = finding.scenario.empty()  ? std::string()
                            : finding.variant.empty() ? " in " + finding.scenario
                                                      : " in " + finding.scenario + "/" + finding.variant;
  return std::string(what) + ": " + finding.code + " of " + finding.subject + where + "\n";
}

}  // namespace

std::vector<ExpectedFinding> expectedFromJson(std::string_view json) {
  const nlohmann::json list = nlohmann::json::parse(json, nullptr, false);
  if (!list.is_array()) refuse("not-list");
  std::vector<ExpectedFinding> expected;
  for (const auto& item : list) expected.push_back(fromJson(item, expected.size() + 1));
  return expected;
}

std::string toJson(std::span<const ExpectedFinding> expected) {
  std::string text = "[";
  for (const ExpectedFinding& finding : expected) {
    nlohmann::ordered_json item;
    for (const auto& [name, member] : kMembers) item[name] = finding.*member;
    text += (text.size() == 1 ? "\n  " : ",\n  ") + item.dump();
  }
  return text + (expected.empty() ? "]\n" : "\n]\n");
}

std::vector<ExpectedFinding> toExpected(std::span<const Finding> findings) {
  std::vector<ExpectedFinding> result;
  for (const Finding& finding : findings) {
    result.push_back({finding.code, finding.scenario, finding.variant, finding.subject.text(), {}});
  }
  return result;
}

ExpectationDifference difference(std::span<const ExpectedFinding> expected, std::span<const Finding> findings) {
  const auto wanted = sortedWithoutReasons(expected);
  const auto found = sortedWithoutReasons(toExpected(findings));
  ExpectationDifference result;
  std::set_difference(wanted.begin(), wanted.end(), found.begin(), found.end(), std::back_inserter(result.missing));
  std::set_difference(found.begin(), found.end(), wanted.begin(), wanted.end(), std::back_inserter(result.unexpected));
  return result;
}

std::string toText(const ExpectationDifference& difference) {
  std::string text;
  for (const ExpectedFinding& finding : difference.missing) text += lineOf("missing", finding);
  for (const ExpectedFinding& finding : difference.unexpected) text += lineOf("unexpected", finding);
  return text;
}

}  // namespace redoubt::check
