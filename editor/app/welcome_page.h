#pragma once

#include <QWidget>

class QVBoxLayout;

namespace redoubt::editor {

class BattleFiles;

/// What the window shows while no battle is open: the samples, the recent files, a new battle.
class WelcomePage : public QWidget {
  Q_OBJECT

 public:
  explicit WelcomePage(BattleFiles& files, QWidget* parent = nullptr);

 signals:
  void newBattleWanted();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void fill();

  BattleFiles& files_;
  QVBoxLayout* list_;
};

}  // namespace redoubt::editor
