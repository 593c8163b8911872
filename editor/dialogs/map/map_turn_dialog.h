#pragma once

#include <QDialog>

#include "core/model/reshape.h"
#include "editor/session/session.h"

class QButtonGroup;
class QLabel;
class QPushButton;

namespace redoubt::editor {

class MapReportView;

/// Mirrors or turns the whole map, with a preview.
class MapTurnDialog : public QDialog {
  Q_OBJECT

 public:
  MapTurnDialog(Session& session, hex::MapTurn turn, QWidget* parent = nullptr);

  void accept() override;

  /// The title in the history: "Mirror the map left to right".
  static QString title(hex::MapTurn turn);

 private:
  QWidget* makeChoices();
  QWidget* makePictures();
  void refresh();
  hex::MapTurn turn() const;

  Session& session_;
  QButtonGroup* turns_;
  QLabel* before_;
  QLabel* after_;
  QLabel* size_;
  MapReportView* report_;
  QPushButton* go_ = nullptr;
};

}  // namespace redoubt::editor
