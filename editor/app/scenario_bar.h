#pragma once

#include <QWidget>

#include "editor/session/session.h"
#include "editor/style/elided_box.h"

namespace redoubt::editor {

/// The choice of the scenario and variant that the window shows.
class ScenarioBar : public QWidget {
  Q_OBJECT

 public:
  explicit ScenarioBar(Session& session, QWidget* parent = nullptr);

  /// "Historical scenario, first variant"
  QString words() const;
  /// Opens the list of scenarios, or of the variants of this one, for use without a mouse.
  void chooseScenario() { open(*scenarios_); }
  void chooseVariant() { open(*variants_); }

 private:
  void refill();
  void open(ElidedBox& box);

  Session& session_;
  ElidedBox* scenarios_;
  ElidedBox* variants_;
};

}  // namespace redoubt::editor
