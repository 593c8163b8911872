#pragma once

#include <QWidget>
#include <string>

#include "editor/proposals/terrain_proposals.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace redoubt::editor {

class SmallList;

/// Terrain proposed from a registered picture: which hexes are samples, with their kinds and counts; looking at the
/// picture, with progress; what is proposed, and the way through the least certain.
class ProposalsPanel : public QWidget {
  Q_OBJECT

 public:
  ProposalsPanel(Session& session, TerrainProposals& proposals, QWidget* parent = nullptr);

 signals:
  /// The tool that confirms should be taken.
  void toolWanted();
  /// The least certain hex should be shown.
  void leastCertainWanted();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makePage();
  void connectAll();
  void fillPictures();
  void refresh();
  void showSamples();
  void showState();
  void startOrStop();
  QString state() const;
  std::optional<Id<model::MapPicture>> picture() const;

  Session& session_;
  TerrainProposals& proposals_;
  QComboBox* pictures_;
  QCheckBox* painted_;
  QPushButton* add_;
  QPushButton* forget_;
  SmallList* samples_;
  QPushButton* propose_;
  QProgressBar* progress_;
  QLabel* state_;
  QLabel* problem_;
  QString failure_;  ///< why the last attempt came to nothing
  QPushButton* next_;
  QPushButton* confirm_;
  QPushButton* clear_;
};

}  // namespace redoubt::editor
