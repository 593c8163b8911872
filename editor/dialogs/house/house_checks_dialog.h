#pragma once

#include <QDialog>
#include <optional>

#include "editor/session/house_runner.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSplitter;
class QToolButton;

namespace redoubt::editor {

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
  QWidget* makeBottom();
  QToolButton* addButton(const char* name, const char* sign, const QString& text, void (HouseChecksDialog::*work)());
  void connectFields();
  void connectSession();
  void refresh();
  void refreshList();
  void showChosen();
  void enableAll();
  /// Writes the contents of the fields into the battle; returns whether they are a valid check.
  bool keep();
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
  QLineEdit* title_;
  QLineEdit* slug_;
  QComboBox* severity_;
  SqlEditor* sql_;
  QLabel* hint_;
  QPushButton* run_;
  QLabel* outcome_;
  HouseResults* results_;
  QLabel* obstacle_;
  QSplitter* splitter_;
  QWidget* fields_ = nullptr;
  std::optional<Id<model::HouseCheck>> chosen_;
  std::optional<model::HouseCheck> shown_;  ///< the row that filled the fields
  bool isRefreshing_ = false;
};

}  // namespace redoubt::editor
