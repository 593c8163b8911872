#pragma once

#include <QTableWidget>

#include "core/model/battle.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// How a unit fires by the fire tables of the rules (`fire-table/…`): for each distance the chance of each result.
/// Hidden for units that fire by none.
class FireView : public QTableWidget {
  Q_OBJECT

 public:
  explicit FireView(QWidget* parent = nullptr);
  /// Of a unit at full strength; nothing hides it.
  void setUnit(const Session& session, std::optional<Id<model::Unit>> unit);
  /// "Light guns, strength 2, range 3, 1 shot".
  const QString& summary() const { return summary_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 private:
  void showDistances(const Session& session, const std::string& type, const rules::Figure& strength, int range);

  QString summary_;
};

}  // namespace redoubt::editor
