#pragma once

#include <QToolButton>
#include <optional>
#include <string>

#include "core/model/any_row.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// A button next to a field that shows where its value comes from, as a sign and the paragraph. A click opens the
/// dialog for it.
class OriginMark : public QToolButton {
  Q_OBJECT

 public:
  /// `field` is the object name of the field.
  OriginMark(Session& session, const QString& field);

  void show(const model::AnyRow& row, const std::string& column);
  void setObstacle(const QString& reason);

 private:
  void ask();

  Session& session_;
  std::optional<model::AnyRow> row_;
  std::string column_;
  QString obstacle_;
};

/// The provenance of a column of a row: its own, or otherwise that of the whole row. If there is none, an empty row for
/// that column.
model::Provenance originOf(const model::Battle& battle, const model::AnyRow& row, const std::string& column);

}  // namespace redoubt::editor
