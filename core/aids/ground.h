#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/aids/aids.h"
#include "core/exchange/playing/spoken_battle.h"
#include "core/rules/book/provenance.h"
#include "core/rules/language/condition_words.h"
#include "core/rules/mechanics/mechanics.h"
#include "core/rules/set_up/set_up.h"

/// What all sheets are made from: the battle in the language of the sheets, its rules, names and paragraphs.
namespace redoubt::aids {

struct Ground : exchange::SpokenBattle {
  Ground(const model::Battle& battle, const AidsOptions& options);
  Ground(const Ground&) = delete;
  Ground& operator=(const Ground&) = delete;

  const model::Scenario* scenario = nullptr;
  const model::Variant* variant = nullptr;  ///< null: the scenario has none
  rules::PlacementList setUp;               ///< of the variant
  rules::Mechanics mechanics;
  rules::NameWords names;

  /// The paragraph of a row's field, to be put at the end of a line; empty where the file doesn't say.
  template <class Row>
  Line cite(const Row& row, std::string_view field = "*") const {
    const auto cited = rules::citationOf(battle, row, field);
    return cited ? cite(*cited) : Line{};
  }
  Line cite(const rules::Citation& citation) const;
  /// That of a rule.
  Line citeRule(std::string_view path) const;
  /// Those of several rules, each once, in their order.
  Line citeRules(const std::vector<std::string>& paths) const;

  /// A value of a rule or setting in words; empty if nothing is known of the path.
  std::string value(std::string_view path) const;
  std::string value(const rules::Term& term, std::string_view json) const;
  /// What a rule is for, as a label: its meaning without paragraphs and full stop.
  std::string label(const rules::Term& term) const;
  /// The same with the things that its path names: "Square – What forming it costs".
  std::string label(const rules::Term& term, std::string_view path) const;
  /// The rules under a path that hold, each "label: value [paragraph]". `without` are paths that are told elsewhere.
  List rulesUnder(const std::vector<std::string>& prefixes, const std::vector<std::string>& without = {}) const;

  std::string hexes(const std::vector<hex::HexKey>& hexes) const;

 private:
  static Line citeText(std::string text) { return {{std::move(text), Manner::Cite}}; }
};

// Making lines and blocks.

Line plain(std::string text);
Line strong(std::string text);
Line quiet(std::string text);
Line joined(Line line, const Line& more);
Block heading(int level, std::string text, const Line& cite = {});
Block paragraph(Line text, Paragraph::Look look = Paragraph::Look::Body);
Table::Cell cell(std::string text);
Table::Cell cell(Line text);
/// "Heading" of a text: its first letter in upper case.
std::string capital(std::string text);

// The sheets, one file each. Without blocks a sheet has nothing to say.
std::vector<Block> scenarioSheet(const Ground& ground);
std::vector<Block> terrainSheet(const Ground& ground);
std::vector<Block> tablesSheet(const Ground& ground);
std::vector<Block> sequenceSheet(const Ground& ground);
std::vector<Block> rulesSheet(const Ground& ground);
std::vector<Block> orderSheet(const Ground& ground);
std::vector<Block> questionsSheet(const Ground& ground);
std::vector<Block> turnsSheet(const Ground& ground);

}  // namespace redoubt::aids
