#pragma once

#include <QDialog>
#include <optional>

#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QTabWidget;

namespace redoubt::editor {

class EventPage;
class OrderPage;
class StocksPage;

/// What a scenario orders before play and what happens in it: the orders of its set-up, its events, and with what its
/// stocks and tracks begin. Non-modal, and every change is an edit of its own.
class OrdersDialog : public QDialog {
  Q_OBJECT

 public:
  explicit OrdersDialog(Session& session, QWidget* parent = nullptr);
  ~OrdersDialog() override;

  /// Shows an order or event in the scenario chosen, or in its own if it doesn't hold there.
  void choose(Id<model::SetUpOrder> order);
  void choose(Id<model::Event> event);
  void showScenario(Id<model::Scenario> scenario);

 private:
  void arrange();
  void connectSession();
  void refresh();
  void showScenarios();
  void follow(const model::Changes& changes);

  Session& session_;
  std::optional<Id<model::Scenario>> scenario_;
  QComboBox* scenarios_;
  QLabel* obstacle_;
  QTabWidget* tabs_;
  OrderPage* orders_;
  EventPage* events_;
  StocksPage* stocks_;
};

}  // namespace redoubt::editor
