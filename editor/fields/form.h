#pragma once

#include <QWidget>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/fields/field_editor.h"

class QGridLayout;
class QLabel;

namespace redoubt::editor {

class OriginMark;

/// A row of any table as a form: a line for each column, with its label, its help, why it can't be changed, what is
/// wrong with it, and where its value comes from. The form only shows; its owner makes the edits.
class Form : public QWidget {
  Q_OBJECT

 public:
  /// `name` is the prefix of the object names of its controls: `name.column`.
  Form(Session& session, const QString& name, QWidget* parent = nullptr);

  /// Whether each line shows and can change where its value comes from; for lines added from now on.
  void setWithOrigins(bool isWith) { hasOrigins_ = isWith; }
  FieldEditor& add(FieldSpec spec);
  /// Adds a line for something that is not a column. The form only gives it a place and a label; the page does the
  /// rest. If `words` is empty there is no label, and the result is null.
  QLabel* addWidget(const QString& words, QWidget* widget);
  /// Adds a line for every column except the id.
  void addColumns(const model::TableInfo& table);

  /// Shows a row. Unfinished text is first accepted for the row it was typed for; if the row is the same, it stays.
  void show(const model::AnyRow& row);
  const std::optional<model::AnyRow>& row() const { return row_; }
  void finish();
  bool isTyped() const;
  void forget();

  /// Why nothing can be changed; empty if it can.
  void setObstacle(const QString& reason);
  /// The same for one column, in addition to the obstacle for all.
  void setObstacle(std::string_view column, const QString& reason);
  void setLineVisible(std::string_view column, bool isVisible);
  /// What the checks find about a column.
  void setFaults(std::string_view column, const std::vector<const check::Finding*>& findings);
  /// Null for a column without a line.
  FieldEditor* editor(std::string_view column) const;

 signals:
  /// The wanted row: one column of it differs.
  void changed(const redoubt::model::AnyRow& wanted, const QString& column);
  /// A line has the focus: its label and help.
  void helpWanted(const QString& label, const QString& help);

 protected:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Line {
    std::string column;
    QLabel* label;
    FieldEditor* editor;
    QLabel* fault;
    OriginMark* origin;  // null without origins
    QString obstacle;
    QString typed;  // why the typed text is refused
    QString found;  // what the checks find
    bool isError = false;
  };
  Line* line(std::string_view column);
  const Line* line(std::string_view column) const;
  void take(const std::string& column, const model::Value& value);
  void enable(Line& line);
  void tellFault(Line& line);

  Session& session_;
  QGridLayout* grid_;
  std::vector<Line> lines_;
  std::optional<model::AnyRow> row_;
  QString obstacle_;
  bool hasOrigins_ = false;
};

}  // namespace redoubt::editor
