#pragma once

#include <QToolButton>
#include <optional>
#include <string>

#include "core/model/any_row.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Beside a field: where its value comes from, as a sign and the paragraph. A click asks where.
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

/// What the file says of where a column of a row comes from: of that column, or else of the whole row. Nothing where it
/// says nothing; then a row for that column that says nothing yet.
model::Provenance originOf(const model::Battle& battle, const model::AnyRow& row, const std::string& column);

}  // namespace redoubt::editor
