#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

class QBoxLayout;
class QTimer;

namespace redoubt::editor {

class BattleFiles;
class BattleList;
struct BattleRow;

/// What the window shows while no battle is open: the recent files and the samples with pictures of their maps, a new
/// battle. It reads battles only for who looks at it, one after the other, and only those of which nothing is kept.
class WelcomePage : public QWidget {
  Q_OBJECT

 public:
  explicit WelcomePage(BattleFiles& files, QWidget* parent = nullptr);

 signals:
  void newBattleWanted();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* section(const QString& title, BattleList* list);
  void fill();
  void show(BattleList& list, std::vector<BattleRow> rows);
  void open(const QString& path);
  void remove(const QString& path);
  /// Reads the next battle of which nothing is kept.
  void readNext();

  BattleFiles& files_;
  QWidget* page_;  ///< in the middle
  BattleList* recent_;
  BattleList* samples_;
  QBoxLayout* lists_;
  QStringList unread_;
  QTimer* reader_;
};

}  // namespace redoubt::editor
