#pragma once

#include <string>
#include <vector>

#include "core/ask/first_turn/words.h"

/// What all parts of the report in words share; only this folder includes it.
namespace redoubt::ask::opening {

/// Says what the things of a world are called, in its battle's own texts.
class Speaker {
 public:
  explicit Speaker(const World& world) : world_(world) {}
  const World& world() const { return world_; }

  std::string name(rules::Member member) const;
  /// The first ones by name, and how many more.
  Phrase names(const std::vector<rules::Member>& members) const;
  /// "1 art. (1613)"; only the name off the map.
  Phrase placed(const std::vector<rules::Member>& members) const;
  /// The enemies in a hex: "1809 (4/I/2 pp)".
  Phrase targets(rules::Member of, hex::HexKey on) const;
  Phrase hexes(const std::vector<hex::HexKey>& hexes) const;
  std::string number(hex::HexKey hex) const { return world_.numberOf(hex); }
  std::string armyOf(rules::Member member) const;
  /// Its name; the slug if there is none.
  std::string armyName(const std::string& slug) const;
  std::string zoneName(const model::Zone* zone) const;
  std::string titleOfAction(const std::string& action) const;
  /// "column 2-3, M: withdraws 40 %".
  Phrase outcome(const ActionAnswer& answer) const;
  /// What it depends on, of refusals that are unsure: "if it faces there".
  Phrase condition(const std::vector<rules::Refusal>& refusals) const;

  /// A row about some counters, with their hexes and army.
  OpeningRow row(Phrase text, OpeningRow::Tone tone, const std::vector<rules::Member>& units) const;

 private:
  const World& world_;
};

std::string numberText(std::size_t number);
std::string percent(const rules::Chance& chance);
/// Draws a line from the row's first hex to another one.
void pointAt(OpeningRow& row, hex::HexKey to);

std::vector<OpeningRow> fireRows(const Speaker& speaker, const FirstTurn& report);
std::vector<OpeningRow> attackRows(const Speaker& speaker, const FirstTurn& report);
std::vector<OpeningRow> turnRows(const Speaker& speaker, const FirstTurn& report);
std::vector<OpeningRow> arrivalRows(const Speaker& speaker, const FirstTurn& report);
std::vector<OpeningRow> commandRows(const Speaker& speaker, const FirstTurn& report);
std::vector<OpeningRow> supplyRows(const Speaker& speaker, const FirstTurn& report);
std::vector<OpeningRow> groundRows(const Speaker& speaker, const FirstTurn& report);
std::vector<OpeningRow> openRows(const Speaker& speaker, const FirstTurn& report);

}  // namespace redoubt::ask::opening
