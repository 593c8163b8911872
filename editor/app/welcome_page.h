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

/// The window's page while no battle is open: the recent files and the samples with pictures of their maps, a new
/// battle. It reads battles only while it is visible, one after the other, and only those without a stored picture.
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
  /// Reads the next battle without a stored picture.
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
