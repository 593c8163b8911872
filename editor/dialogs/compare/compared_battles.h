#pragma once

#include <QCoreApplication>

#include "core/compare/battle_words.h"
#include "editor/dialogs/compare/compared.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Two states of a battle: what it is now, a version, another file.
class ComparedBattles : public Compared {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::ComparedBattles)

 public:
  struct State {
    model::Battle battle;
    QString title;
    bool isNow = false;  ///< the battle that is open
  };
  ComparedBattles(const Session& session, State first, State second);
  ComparedBattles(const ComparedBattles&) = delete;
  ComparedBattles& operator=(const ComparedBattles&) = delete;

  QString summary() const override;
  Side side(bool isFirst) const override;
  std::set<hex::HexKey> hexesOf(std::size_t line, bool isFirst) const override;
  bool isRegion(std::size_t, bool) const override { return true; }
  std::set<hex::HexKey> differingHexes(bool isFirst) const override;
  std::vector<std::size_t> at(hex::HexKey hex, bool isFirst) const override;
  QString groupTitle() const override { return tr("Part"); }
  std::vector<Kind> kinds() const override;
  bool isOfKind(std::size_t line, int kind) const override;
  std::optional<bool> takesIntoFirst() const override;
  Taken takeOver(std::span<const std::size_t> lines, const QString& title) const override;

 private:
  const compare::BattleDifference& difference(std::size_t line) const { return comparison_.differences()[line]; }
  std::optional<Id<model::Variant>> variantOf(const model::Battle& battle) const;
  QString army(const compare::BattleDifference& difference) const;

  State first_;
  State second_;
  std::optional<Id<model::Variant>> shown_;  ///< the variant that the window shows
  model::Battle firstNames_;
  model::Battle secondNames_;
  hex::Layout firstLayout_;
  hex::Layout secondLayout_;
  compare::BattleComparison comparison_;
  compare::BattleWords words_;
};

}  // namespace redoubt::editor
