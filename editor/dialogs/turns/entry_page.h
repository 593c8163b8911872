#pragma once

#include <functional>
#include <optional>

#include "core/rules/turns/schedule_edit.h"
#include "editor/dialogs/turns/row_page.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace redoubt::editor {

class EntryArrivals;
class RuleText;

/// The entries of a scenario, by which counters come onto the map: a list of them in words, and the fields of the
/// chosen one.
class EntryPage : public RowPage {
  Q_OBJECT

 public:
  explicit EntryPage(Session& session, QWidget* parent = nullptr);

  void choose(Id<model::Entry> entry);
  void refresh() override;

 private:
  void fillPage();
  void connectFields();
  void connectList();
  void showList();
  void showChosen();
  void showNames(const model::Entry& entry);
  void showFaults(const model::Entry& entry);
  void enable();
  void add();
  void remove();
  void keepSlug();
  void keepDice();
  void change(const std::function<void(model::Entry&)>& work);
  std::vector<const model::Entry*> entries() const;
  /// The chosen one, where it holds in the scenario; else null.
  const model::Entry* chosen() const;

  std::optional<Id<model::Entry>> chosen_;
  QLabel* users_;
  QLabel* fault_;
  QLineEdit* slug_;
  QLabel* slugFault_;
  QComboBox* army_;
  QComboBox* zone_;
  QComboBox* trigger_;
  QSpinBox* turn_;
  QComboBox* fallback_;
  QLineEdit* exempt_;
  RuleText* dice_;
  QLabel* diceFault_;
  EntryArrivals* arrivals_;
};

}  // namespace redoubt::editor
