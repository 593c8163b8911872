#pragma once

#include <QDialog>
#include <optional>
#include <string>

#include "core/model/any_row.h"
#include "editor/session/session.h"

class QLabel;
class QScrollArea;

namespace redoubt::editor {

class RecordList;
class RecordPage;
class RecordTables;
struct RecordEdit;

/// The whole content of a battle file, table by table: rows can be searched, added, copied, derived, ordered and
/// removed, and the chosen one is shown as a form. Non-modal; every change is an edit of its own, applied to all
/// variants.
class RecordsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit RecordsDialog(Session& session, QWidget* parent = nullptr);
  ~RecordsDialog() override;

  /// Shows a table, and its row of that key if there is one.
  void choose(const model::TableInfo& table, const std::string& key = {});

 protected:
  void hideEvent(QHideEvent* event) override;

 private:
  void arrange();
  void connectParts();
  void connectSession();
  void refresh();
  void add();
  void remove();
  void change(const model::AnyRow& wanted, const QString& column);
  void make(const RecordEdit& made);

  Session& session_;
  RecordTables* tables_;
  RecordList* list_;
  RecordPage* page_;
  QScrollArea* scroll_;
  QLabel* obstacle_;
  QLabel* help_;
};

}  // namespace redoubt::editor
