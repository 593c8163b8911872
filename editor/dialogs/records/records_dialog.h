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

/// All that a battle file holds, table by table: rows to be searched, made, copied, derived, ordered and taken away,
/// and the chosen one as a form. Non-modal; every change is an edit of its own, meant for all variants.
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
