#pragma once

#include <QWidget>
#include <optional>

#include "core/ask/map_answers.h"
#include "editor/session/session.h"

class QLabel;

namespace redoubt::editor {

/// What the rules say of one unit: its zones, whether it is in supply, in command, can leave the map, and by which way,
/// and whether it sees the target. Questions that the rules don't answer are not shown.
class TryUnit : public QWidget {
  Q_OBJECT

 public:
  explicit TryUnit(Session& session, QWidget* parent = nullptr);

  void show(const ask::World& world, std::optional<rules::Member> unit, std::optional<hex::HexKey> target);
  void clear();

 private:
  QString zones(const ask::World& world, rules::Member unit) const;
  QString trace(const ask::World& world, std::string_view question, rules::Member unit) const;
  QString sight(const ask::World& world, rules::Member unit, hex::HexKey target) const;
  QString withParagraphs(const QString& text, const std::vector<ask::Reason>& because) const;
  QString hexes(const ask::World& world, const auto& keys) const;

  Session& session_;
  QLabel* text_;
};

}  // namespace redoubt::editor
