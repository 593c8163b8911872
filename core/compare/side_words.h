#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/compare/set_ups.h"
#include "core/proof/words.h"

namespace redoubt::compare {

/// Names a row of a table better than its columns do, for what only programs above this one have words for; nothing for
/// other rows.
using RowNamer = std::function<std::optional<std::string>(const model::Battle& battle, const model::TableInfo& table,
                                                          const void* row)>;

/// What stands where there is nothing.
inline constexpr char kNothing[] = "–";

/// One of the two states that are compared, in words: its placements, settings, rules and other rows.
class SideWords {
 public:
  /// `language` is that of the program's words; `names` is `battle`, or a translation of it with the same rows, by
  /// which names are said. Both must outlive it.
  SideWords(const model::Battle& battle, const model::Battle& names, std::string language);

  const model::Battle& battle() const { return battle_; }
  const model::Battle& names() const { return names_; }
  const hex::Layout& layout() const { return layout_; }
  const rules::RuleBook& book() const { return book_; }
  void setRowNamer(RowNamer namer) { namer_ = std::move(namer); }

  std::string said(const Phrase& phrase) const { return redoubt::said(phrase, language_); }

  /// "1/3 psp", "Fence": whom a placement places.
  std::string subject(const model::Placement& placement) const;
  /// "1212", "enters: turn 4, Eastern edge".
  std::string place(const model::Placement& placement) const;
  /// Its value in an aspect, "1212 (estimated)"; "not placed" for null.
  std::string value(const model::Placement* placement, Aspect aspect) const;
  /// Where it stands and what is unusual about it.
  std::string whole(const model::Placement* placement) const;

  /// "Last turn", "Poles: Kościuszko, in the pool, turns 1 to 15".
  std::string rowName(const model::TableInfo& table, const void* row) const;
  /// "Setting", "Pool line".
  std::string tableName(const model::TableInfo& table) const;
  /// What a column is called: "Strength".
  std::string fieldName(const model::TableInfo& table, std::string_view field) const {
    return words_.field(table, field);
  }
  /// A value of a row. Of two settings or rules (`other`, or null) that are lists of names, those that the other lacks.
  std::string value(const model::TableInfo& table, const void* row, std::size_t column, const void* other) const;
  std::string value(const model::Setting& row, const model::Setting* other) const;
  /// The title of a zone, an entry's turn and zone; a dash for none.
  std::string zone(std::optional<Id<model::Zone>> id) const;
  std::string entry(std::optional<Id<model::Entry>> id) const;

 private:
  const void* named(const model::TableInfo& table, const void* row) const;
  std::string facing(const model::Placement& placement) const;
  std::string plain(const model::Placement& placement, Aspect aspect) const;
  std::string settingName(const model::Setting& row) const;
  std::string called(const std::string& slug, const std::string& path) const;

  const model::Battle& battle_;
  const model::Battle& names_;
  std::string language_;
  hex::Layout layout_;
  rules::RuleBook book_;
  proof::ProofWords words_;
  RowNamer namer_;
};

}  // namespace redoubt::compare
