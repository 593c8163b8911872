#pragma once

#include <QCoreApplication>

#include "core/compare/take_over.h"
#include "core/compare/words.h"
#include "editor/artwork/compared_counters.h"
#include "editor/dialogs/compare/compared.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Two set-ups of the open battle.
class ComparedSetUps : public Compared {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::ComparedSetUps)

 public:
  ComparedSetUps(const Session& session, Id<model::Variant> first, Id<model::Variant> second);
  ComparedSetUps(const ComparedSetUps&) = delete;
  ComparedSetUps& operator=(const ComparedSetUps&) = delete;

  QString summary() const override;
  Side side(bool isFirst) const override;
  const ComparedCounters* counters() const override { return &counters_; }
  std::set<hex::HexKey> hexesOf(std::size_t line, bool isFirst) const override;
  bool isRegion(std::size_t line, bool isFirst) const override;
  std::set<hex::HexKey> differingHexes(bool isFirst) const override;
  std::vector<std::size_t> at(hex::HexKey hex, bool isFirst) const override;
  QString groupTitle() const override { return tr("Command"); }
  std::vector<Kind> kinds() const override;
  bool isOfKind(std::size_t line, int kind) const override;
  std::optional<bool> takesIntoFirst() const override { return true; }
  Taken takeOver(std::span<const std::size_t> lines, const QString& title) const override;

 private:
  void addLine(const compare::PlacementDifference& difference);
  void addLine(const compare::RowDifference& difference);
  /// Null for a line that is about no placement, and where that side has none.
  const model::Placement* placement(std::size_t line, bool isFirst) const;
  const compare::PlacementDifference* difference(std::size_t line) const;

  model::Battle names_;
  hex::Layout layout_;
  compare::SetUpComparison comparison_;
  compare::CompareWords words_;
  ComparedCounters counters_;
};

}  // namespace redoubt::editor
