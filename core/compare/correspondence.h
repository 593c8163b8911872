#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/model/any_row.h"
#include "core/proof/row_match.h"

/// Comparison of what battles say in the words of the domain: set-ups, scenarios, and whatever else has two states.
namespace redoubt::compare {

/// Which rows and hexes of one battle are those of another: in one and the same battle every row is itself, in two they
/// are found by slugs, names and what they belong to (proof::RowMatch). Both battles must outlive it.
class Correspondence {
 public:
  /// Of one battle with itself.
  explicit Correspondence(const model::Battle& battle);
  Correspondence(const model::Battle& first, const model::Battle& second);

  const model::Battle& first() const { return first_; }
  const model::Battle& second() const { return second_; }
  bool isOneBattle() const { return !match_; }

  /// The row of the first battle that a row of the second is; nothing where the first has none.
  template <class Row>
  std::optional<Id<Row>> toFirst(Id<Row> second) const {
    if (!match_) return second;
    const auto id = match_->ourId(Row::kTable, second.value);
    return id ? std::optional(Id<Row>{*id}) : std::nullopt;
  }
  std::optional<hex::HexKey> toFirst(hex::HexKey second) const;
  /// A value of a column as the first battle has it: a zone that has another row but the same hexes is that zone.
  std::optional<model::Value> toFirst(const model::FieldInfo& field, const model::Value& second) const;

  /// Whether two values of a column say the same, each in its battle.
  bool isSame(const model::FieldInfo& field, const model::Value& first, const model::Value& second) const;
  bool isSame(std::optional<hex::HexKey> first, std::optional<hex::HexKey> second) const;
  bool isSame(std::optional<Id<model::Space>> first, std::optional<Id<model::Space>> second) const;
  /// The same row, or another one with the same hexes.
  bool isSame(std::optional<Id<model::Zone>> first, std::optional<Id<model::Zone>> second) const;
  /// The same trigger, turn, hexes, fallback and dice, whatever the scenario.
  bool isSame(std::optional<Id<model::Entry>> first, std::optional<Id<model::Entry>> second) const;

 private:
  std::vector<hex::HexKey> hexesOfSecond(Id<model::Zone> zone) const;

  const model::Battle& first_;
  const model::Battle& second_;
  std::unique_ptr<const proof::RowMatch> match_;  ///< null: one battle
};

}  // namespace redoubt::compare
