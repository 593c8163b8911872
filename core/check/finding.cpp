#include "core/check/finding.h"

#include <utility>

#include "core/check/messages.h"

namespace redoubt::check {
namespace {

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};

// The subjects that a waiver of this finding can have, the narrowest first.
std::vector<std::string> waiverSubjects(const Finding& finding) {
  std::vector<std::string> subjects;
  if (!finding.variant.empty())
    subjects.push_back(finding.subject.text() + "@" + finding.scenario + "/" + finding.variant);
  if (!finding.scenario.empty()) subjects.push_back(finding.subject.text() + "@" + finding.scenario);
  subjects.push_back(finding.subject.text());
  return subjects;
}

}  // namespace

Arguments::Arguments() = default;
Arguments::Arguments(std::initializer_list<std::pair<std::string_view, Phrase>> list) {
  for (const auto& [name, phrase] : list) emplace(name, phrase);
}
Arguments::Arguments(const Arguments& other) = default;
Arguments::Arguments(Arguments&& other) noexcept = default;
Arguments& Arguments::operator=(const Arguments& other) = default;
Arguments& Arguments::operator=(Arguments&& other) noexcept = default;
Arguments::~Arguments() = default;

std::string hexText(const hex::Layout& layout, hex::HexKey hex) {
  const std::string number = layout.number(hex);
  if (!number.empty()) return number;
  return "(" + std::to_string(hex.column()) + "," + std::to_string(hex.row()) + ")";
}

std::string toText(const Place& place, const hex::Layout& layout) {
  return std::visit(Overloaded{[](std::monostate) { return std::string(); },
                               [&](const std::vector<hex::HexKey>& hexes) {
                                 std::string text;
                                 for (const hex::HexKey hex : hexes) {
                                   text += (text.empty() ? "" : " ") + hexText(layout, hex);
                                 }
                                 return text;
                               },
                               [&](hex::HexsideKey side) {
                                 const auto [near, far] = layout.hexesOf(side);
                                 return hexText(layout, near) + "/" + hexText(layout, far);
                               },
                               [](Turn turn) { return "turn " + std::to_string(turn.number); }},
                    place);
}

std::string waiverSubject(const Finding& finding) {
  return waiverSubjects(finding).front();
}

const model::Waiver* waiverOf(const model::Battle& battle, const Finding& finding) {
  for (std::string& subject : waiverSubjects(finding)) {
    if (const auto* waiver = battle.find<model::Waiver>({finding.code, std::move(subject)})) return waiver;
  }
  return nullptr;
}

model::Edit waive(const Finding& finding, std::string reason, Language language) {
  model::Edit edit(std::string(fixWords("waive", language)));
  edit.put(model::Waiver{finding.code, waiverSubject(finding), std::move(reason)});
  return edit;
}

model::Edit unwaive(const model::Battle& battle, const Finding& finding, Language language) {
  model::Edit edit(std::string(fixWords("unwaive", language)));
  if (const model::Waiver* waiver = waiverOf(battle, finding)) edit.erase<model::Waiver>(waiver->key());
  return edit;
}

}  // namespace redoubt::check
