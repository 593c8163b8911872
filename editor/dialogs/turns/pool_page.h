#pragma once

#include <functional>
#include <optional>

#include "core/rules/turns/schedule_edit.h"
#include "editor/dialogs/turns/row_page.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace redoubt::editor {

/// The lines of a scenario's activation pool: a list of them in words, and the fields of the chosen one.
class PoolPage : public RowPage {
  Q_OBJECT

 public:
  explicit PoolPage(Session& session, QWidget* parent = nullptr);

  void choose(Id<model::PoolLine> line);
  void refresh() override;

 private:
  void fillPage();
  void addField(QGridLayout& grid, const QString& words, QWidget* field);
  void connectFields();
  void connectChoice();
  void showList();
  void showChosen();
  void showNames(const model::PoolLine& line);
  void showChoice(const model::PoolLine& line);
  void showNeeded(const model::PoolLine& line);
  void enable();
  void add();
  void takeChoice();
  void change(const std::function<void(model::PoolLine&)>& work);
  /// The lines that hold in the scenario, by turn.
  std::vector<const model::PoolLine*> lines() const;
  /// The chosen one, where it holds in the scenario; else null.
  const model::PoolLine* chosen() const;

  std::optional<Id<model::PoolLine>> chosen_;
  QLabel* fault_;
  QComboBox* army_;
  QComboBox* kind_;
  QComboBox* leader_;
  QSpinBox* first_;
  QSpinBox* last_;
  QSpinBox* count_;
  QComboBox* entry_;
  QComboBox* among_;
  QListWidget* leaders_;
  QLineEdit* note_;
};

}  // namespace redoubt::editor
