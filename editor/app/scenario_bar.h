#pragma once

#include <QComboBox>
#include <QWidget>

#include "editor/session/session.h"

namespace redoubt::editor {

/// Which scenario and which variant of it the window shows.
class ScenarioBar : public QWidget {
  Q_OBJECT

 public:
  explicit ScenarioBar(Session& session, QWidget* parent = nullptr);

  /// "Historical scenario, first variant"
  QString words() const;

 private:
  void refill();
  void show();

  Session& session_;
  QComboBox* scenarios_;
  QComboBox* variants_;
};

}  // namespace redoubt::editor
