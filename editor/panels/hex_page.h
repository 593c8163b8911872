#pragma once

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QWidget>

#include "editor/panels/small_list.h"
#include "editor/session/session.h"
#include "editor/style/elided_label.h"

namespace redoubt::editor {

/// What the inspector shows and changes of the selected hex.
class HexPage : public QWidget {
  Q_OBJECT

 public:
  explicit HexPage(Session& session, QWidget* parent = nullptr);

  void refresh();

 signals:
  void findingChosen(const redoubt::check::Finding& finding);

 private:
  QWidget* makeFields();
  void connectLists();
  hex::HexKey hex() const { return *session_.selection().hex; }

  void showTerrain();
  void showSides();
  void showRemarks();
  void showCounters();
  void showFindings();
  void changeTerrain(int index);
  void changeLevel();

  Session& session_;
  QLabel* title_;
  ElidedLabel* subtitle_;
  QComboBox* terrain_;
  QSpinBox* level_;
  QLabel* sourceSign_;
  ElidedLabel* source_;
  QLabel* sidesHeading_;
  SmallList* sides_;
  QLabel* remarks_;
  QLabel* countersHeading_;
  SmallList* counters_;
  QLabel* findingsHeading_;
  SmallList* findings_;
};

}  // namespace redoubt::editor
