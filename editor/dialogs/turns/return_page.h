#pragma once

#include <functional>
#include <optional>

#include "core/rules/turns/schedule_edit.h"
#include "editor/dialogs/turns/row_page.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace redoubt::editor {

/// Where the armies of a scenario come back to: a list of the points, and army, zone and note of the chosen one.
class ReturnPage : public RowPage {
  Q_OBJECT

 public:
  explicit ReturnPage(Session& session, QWidget* parent = nullptr);

  void refresh() override;

 private:
  void fillPage();
  void connectFields();
  void showList();
  void showChosen();
  void enable();
  void add();
  void change(const std::function<void(model::ReturnPoint&)>& work);
  QString words(const model::ReturnPoint& point) const;
  std::vector<const model::ReturnPoint*> points() const;
  /// The chosen one, where it holds in the scenario; else null.
  const model::ReturnPoint* chosen() const;

  std::optional<Id<model::ReturnPoint>> chosen_;
  QLabel* fault_;
  QComboBox* army_;
  QComboBox* zone_;
  QLineEdit* note_;
};

}  // namespace redoubt::editor
