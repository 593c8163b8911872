#include "core/ask/first_turn/speaker.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/ask/first_turn/parts.h"

namespace redoubt::ask::opening {

using rules::Member;
using rules::Refusal;

namespace {

constexpr std::size_t kMostNames = 8;

template <class Row>
std::string titled(const Row& row) {
  if constexpr (requires { row.title; }) {
    return row.title.empty() ? row.slug : row.title;
  } else {
    return row.name.empty() ? row.slug : row.name;
  }
}

Phrase shortened(std::vector<Phrase> items) {
  if (items.size() <= kMostNames) return Phrase::listOf("lists.comma", std::move(items));
  const std::size_t more = items.size() - kMostNames + 1;
  items.resize(kMostNames - 1);
  return Phrase::of("opening.and-more",
                    {{"names", Phrase::listOf("lists.comma", std::move(items))}, {"count", numberText(more)}});
}

Phrase resultsOf(const std::vector<rules::TableResult>& results) {
  std::vector<Phrase> parts;
  for (const rules::TableResult& each : results) {
    Phrase text = each.text == "-" ? Phrase::of("opening.no-effect") : Phrase(each.text);
    if (results.size() > 1)
      text = Phrase::of("opening.with-chance", {{"result", std::move(text)}, {"chance", percent(each.chance)}});
    parts.push_back(std::move(text));
  }
  return Phrase::listOf("lists.comma", std::move(parts));
}

}  // namespace

std::string numberText(std::size_t number) {
  return std::to_string(number);
}

std::string percent(const rules::Chance& chance) {
  return fmt::format("{:.0f}", 100 * chance.value());
}

void pointAt(OpeningRow& row, hex::HexKey to) {
  if (!rules::hasItem(row.others, to)) row.others.push_back(to);
  if (!row.hexes.empty()) row.lines.emplace_back(row.hexes.front(), to);
}

std::string Speaker::name(Member member) const {
  const rules::Piece& piece = world_.position().piece(member);
  if (piece.unit) return titled(*piece.unit);
  return piece.leader ? titled(*piece.leader) : piece.row->words;
}

Phrase Speaker::names(const std::vector<Member>& members) const {
  std::vector<Phrase> items;
  for (const Member each : members) items.emplace_back(name(each));
  return shortened(std::move(items));
}

Phrase Speaker::placed(const std::vector<Member>& members) const {
  const auto hexes = members.empty() ? model::StandingHexes() : world_.position().hexesOf(members.front());
  if (hexes.empty()) return names(members);
  std::vector<hex::HexKey> own(hexes.begin(), hexes.end());
  return Phrase::of("opening.placed", {{"names", names(members)}, {"hexes", this->hexes(own)}});
}

Phrase Speaker::targets(Member of, hex::HexKey on) const {
  std::vector<Phrase> items;
  for (const Member each : world_.position().at(on)) {
    const bool isEnemy = isUnit(world_, each) && world_.position().piece(each).side != world_.position().piece(of).side;
    if (isEnemy) items.emplace_back(name(each));
  }
  return Phrase::of("opening.target", {{"hex", number(on)}, {"names", shortened(std::move(items))}});
}

Phrase Speaker::hexes(const std::vector<hex::HexKey>& hexes) const {
  std::vector<Phrase> items;
  for (const hex::HexKey each : hexes) items.emplace_back(number(each));
  return shortened(std::move(items));
}

std::string Speaker::armyOf(Member member) const {
  const auto& army = world_.position().piece(member).army;
  return army.empty() ? std::string() : std::string(army.front().text());
}

std::string Speaker::armyName(const std::string& slug) const {
  const model::Army* army = world_.battle().bySlug<model::Army>(slug);
  return army ? titled(*army) : slug;
}

std::string Speaker::zoneName(const model::Zone* zone) const {
  return zone ? titled(*zone) : "?";
}

std::string Speaker::titleOfAction(const std::string& action) const {
  const rules::ActionRules* rules = world_.mechanics().action(action);
  return !rules || rules->title.empty() ? action : rules->title;
}

Phrase Speaker::outcome(const ActionAnswer& answer) const {
  std::vector<Phrase> parts;
  const std::string index = answer.indexText();
  if (answer.kind != rules::IndexKind::Value && !index.empty()) parts.emplace_back(index);
  if (answer.lookup.column && answer.lookup.columns.size() > 1) {
    const std::string& column = answer.lookup.columns[*answer.lookup.column];
    if (parts.empty() || parts.front().text() != column)
      parts.push_back(Phrase::of("opening.column", {{"column", column}}));
  }
  if (answer.lookup.rollChange != Rational(0)) {
    const bool isPlus = answer.lookup.rollChange > Rational(0);
    parts.push_back(Phrase::of("opening.roll", {{"roll", (isPlus ? "+" : "") + toText(answer.lookup.rollChange)}}));
  }
  parts.push_back(answer.lookup.results.empty() ? Phrase::of("opening.result-unknown")
                                                : resultsOf(answer.lookup.results));
  Phrase told = Phrase::listOf("lists.comma", std::move(parts));
  const auto checked = checkIn(answer.effects);
  if (!checked.empty()) told = Phrase::of("opening.then", {{"result", std::move(told)}, {"check", resultsOf(checked)}});
  if (answer.certainty == rules::Certainty::Estimated)
    told = Phrase::of("opening.estimated", {{"what", std::move(told)}});
  const std::string action = titleOfAction(answer.action);
  if (action.empty()) return told;
  return Phrase::of("opening.by-action", {{"action", action}, {"outcome", std::move(told)}});
}

Phrase Speaker::condition(const std::vector<Refusal>& refusals) const {
  std::vector<Phrase> parts;
  for (const Refusal& each : refusals) {
    Phrase part;
    switch (each.kind) {
      case Refusal::Kind::Arc: part = Phrase::of("opening.if.faces"); break;
      case Refusal::Kind::OutOfRange: part = Phrase::of("opening.if.reaches"); break;
      case Refusal::Kind::NotBy: part = Phrase::of("opening.if.may"); break;
      case Refusal::Kind::NotAt: part = Phrase::of("opening.if.may-at"); break;
      case Refusal::Kind::State: part = Phrase::of("opening.if.state"); break;
      case Refusal::Kind::Phase: part = Phrase::of("opening.if.phase"); break;
      case Refusal::Kind::Points: part = Phrase::of("opening.if.points"); break;
      default: part = Phrase::of("opening.if.other"); break;
    }
    if (!rules::hasItem(parts, part)) parts.push_back(std::move(part));
  }
  return Phrase::listOf("lists.comma", std::move(parts));
}

OpeningRow Speaker::row(Phrase text, OpeningRow::Tone tone, const std::vector<Member>& units) const {
  OpeningRow row;
  row.text = std::move(text);
  row.tone = tone;
  row.units = units;
  for (const Member each : units) {
    for (const hex::HexKey hex : world_.position().hexesOf(each)) {
      if (!rules::hasItem(row.hexes, hex)) row.hexes.push_back(hex);
    }
  }
  if (!units.empty()) row.army = armyOf(units.front());
  return row;
}

}  // namespace redoubt::ask::opening
