#include "core/check/subject.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/text.h"

namespace redoubt::check {
namespace {

constexpr std::array<std::string_view, 3> kKinds{"terrain", "unit-type", "formation"};

std::string joinedBySlash(std::string_view first, std::string_view second) {
  std::string text(first);
  if (!second.empty()) text.append("/").append(second);
  return text;
}

std::string textOf(const RowSubject& subject) {
  return joinedBySlash(subject.table, subject.row);
}
std::string textOf(const RuleSubject& subject) {
  return joinedBySlash("rule", subject.system.empty() ? subject.path : joinedBySlash(subject.system, subject.path));
}
std::string textOf(const SettingSubject& subject) {
  return joinedBySlash("setting", joinedBySlash(subject.scenario, subject.path));
}
std::string textOf(const HexSubject& subject) {
  return joinedBySlash("hex", joinedBySlash(std::to_string(subject.hex.value), subject.armies));
}
std::string textOf(const KindSubject& subject) {
  return joinedBySlash(subject.kind, joinedBySlash(subject.slug, subject.army));
}
std::string textOf(const ParagraphSubject& subject) {
  return joinedBySlash("source", joinedBySlash(subject.source, subject.number));
}

// The parts before and after the first slash.
std::pair<std::string, std::string> split(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return {std::string(text), {}};
  return {std::string(text.substr(0, slash)), std::string(text.substr(slash + 1))};
}

}  // namespace

Subject::Subject(What what, int) : what_(std::move(what)) {
  text_ = std::visit([](const auto& each) { return textOf(each); }, what_);
}

Subject Subject::of(const model::AnyRow& row) {
  const std::string slug = model::toText(row.value("slug"));
  return RowSubject{std::string(row.table().name()), slug.empty() ? row.key() : slug};
}

Subject Subject::parse(std::string_view text) {
  const auto [first, rest] = split(text);
  const auto [second, third] = split(rest);
  if (first == "rule") return ofRule(rest);
  if (first == "setting" && !third.empty()) return SettingSubject{second, third};
  if (first == "source" && !third.empty()) return ParagraphSubject{second, third};
  if (std::find(kKinds.begin(), kKinds.end(), first) != kKinds.end()) return KindSubject{first, second, third};
  if (first == "hex") {
    const auto key = toInteger(second);
    if (key && hex::HexKey::isValid(*key)) return HexSubject{hex::HexKey{*key}, third};
  }
  return text.empty() ? Subject() : Subject(RowSubject{first, rest});
}

}  // namespace redoubt::check
