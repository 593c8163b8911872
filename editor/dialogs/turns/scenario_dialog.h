#pragma once

#include <QDialog>
#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QTabWidget;

namespace redoubt::editor {

/// A window about a chosen scenario, with a page for each kind of its rows. Non-modal; it follows the battle, and every
/// change is an edit of its own.
class ScenarioDialog : public QDialog {
  Q_OBJECT

 public:
  ~ScenarioDialog() override;

  void showScenario(Id<model::Scenario> scenario);

 protected:
  void hideEvent(QHideEvent* event) override;

  /// `name` is the prefix of the names of its parts and of its settings.
  ScenarioDialog(Session& session, const char* name, QWidget* parent);

  /// A page must have `setScenario(std::optional<Id<model::Scenario>>)`.
  template <class Page>
  void addPage(Page* page, const QString& title) {
    addTab(page, title);
    setters_.push_back([page](const auto& scenario) { page->setScenario(scenario); });
  }
  /// Called after the last page is added: restores size and place, and shows the battle.
  void begin(QSize wanted);
  /// Whether its pages show what these changes touch.
  virtual bool concern(const model::Changes& changes) const = 0;
  void refresh();
  /// Shows the row's own scenario if the row isn't among those that hold in the one shown.
  template <class Row>
  void showWhereItHolds(const Row& row, const std::vector<const Row*>& held) {
    const auto isRow = [&](const Row* each) { return each->id == row.id; };
    if (std::none_of(held.begin(), held.end(), isRow)) showScenario(row.scenario);
  }
  void turnTo(QWidget* page);

  Session& session_;
  std::optional<Id<model::Scenario>> scenario_;

 private:
  void addTab(QWidget* page, const QString& title);
  void arrange();
  void connectSession();
  void showScenarios();

  QString name_;
  QComboBox* scenarios_;
  QLabel* obstacle_;
  QTabWidget* tabs_;
  std::vector<std::function<void(const std::optional<Id<model::Scenario>>&)>> setters_;
};

}  // namespace redoubt::editor
