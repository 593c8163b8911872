#pragma once

#include <QDialog>
#include <optional>
#include <string_view>

#include "core/model/any_row.h"
#include "editor/session/house_runner.h"
#include "editor/session/session.h"

class QLabel;
class QListWidget;
class QPushButton;
class QSplitter;
class QToolButton;

namespace redoubt::editor {

class Form;
class HouseResults;
class SqlEditor;

/// The house checks of a battle: their list, their queries, and their present results. Non-modal: a row opens its place
/// on the map, and every change is an edit of its own. Unfinished text is stored when the field loses the focus, when
/// the check is run, and when another check is chosen.
class HouseChecksDialog : public QDialog {
  Q_OBJECT

 public:
  explicit HouseChecksDialog(Session& session, QWidget* parent = nullptr);
  ~HouseChecksDialog() override;

  void choose(Id<model::HouseCheck> check);
  /// Adds a new check.
  void add();
  void done(int result) override;

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  QWidget* makeList();
  QWidget* makeFields();
  void addLine(std::string_view column, int width);
  QWidget* makeBottom();
  QToolButton* addButton(const char* name, const char* sign, const QString& text, void (HouseChecksDialog::*work)());
  void connectFields();
  void connectSession();
  void refresh();
  void refreshList();
  void showChosen();
  void enableAll();
  void change(const model::AnyRow& wanted, const QString& column);
  /// Writes what is being typed into the battle.
  void keep();
  void keepQuery();
  static QString changeTitle(const model::HouseCheck& row);
  void duplicate();
  void remove();
  void put(model::HouseCheck row, const QString& title);
  void run();
  void showRun(const document::HouseRun& run);
  void sayFound(const std::vector<check::Finding>& findings);
  void say(const QString& words, const char* role);
  const model::HouseCheck* chosen() const;

  Session& session_;
  HouseTrial* trial_;
  QListWidget* list_;
  QToolButton* duplicate_ = nullptr;
  QToolButton* remove_ = nullptr;
  QToolButton* add_ = nullptr;
  Form* form_;
  SqlEditor* sql_;
  QLabel* hint_;
  QPushButton* run_;
  QLabel* outcome_;
  HouseResults* results_;
  QLabel* obstacle_;
  QSplitter* splitter_;
  QWidget* fields_ = nullptr;
  std::optional<Id<model::HouseCheck>> chosen_;
  std::optional<model::HouseCheck> shown_;  ///< the row that filled the query
  bool isRefreshing_ = false;
};

}  // namespace redoubt::editor
