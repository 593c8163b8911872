#pragma once

#include <QString>
#include <QWidget>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/model/aid_rows.h"

class QListWidget;
class QToolButton;

namespace redoubt::editor {

/// A list of rows of a scenario in words, with the buttons that add, copy, delete and move them below it. Inherited
/// rows are grey and name the scenario that has them.
class RowList : public QWidget {
  Q_OBJECT

 public:
  struct Row {
    std::int64_t id = 0;
    QString words;
    QString from;                          ///< the scenario it is inherited from; empty for its own
    std::optional<model::Severity> worst;  ///< of the findings about it
  };

  /// `name` is the prefix of its object names: `name.list`, `name.add`, …
  RowList(const QString& name, const QString& title, bool canMove, QWidget* parent = nullptr);

  void show(std::vector<Row> rows, std::optional<std::int64_t> chosen);
  std::optional<std::int64_t> chosen() const;
  /// The row after the chosen one, otherwise the row before it.
  std::optional<std::int64_t> neighbour() const;
  /// Enables the actions; the reason for a disabled one is its tooltip.
  void setCanAdd(bool can, const QString& reason);
  void setCanChange(bool can, const QString& reason);
  void setCanRemove(bool can, const QString& tip);

 signals:
  void chosenChanged(qint64 id);
  void addWanted();
  void duplicateWanted();
  void removeWanted();
  void moveWanted(int by);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QToolButton* addButton(const QString& name, const char* sign, const QString& text);
  void paintRows();
  void showMenu(QPoint position);

  QString name_;
  QListWidget* list_;
  QToolButton* add_;
  QToolButton* duplicate_;
  QToolButton* remove_;
  QToolButton* up_;
  QToolButton* down_;
  bool isShowing_ = false;
};

}  // namespace redoubt::editor
