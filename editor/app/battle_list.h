#pragma once

#include <QImage>
#include <QListView>
#include <QString>
#include <vector>

namespace redoubt::editor {

/// One battle of a list.
struct BattleRow {
  QString path;
  QString title;
  QString place;         ///< where it lies; may be empty
  QString facts;         ///< when it was open, how large it is; may be empty
  QImage picture = {};   ///< null: not known
  bool isThere = true;   ///< false: greyed
};

/// Battles as cards with a picture of the map. A click or Enter chooses one; where they can be removed, so does Delete,
/// and a menu has both.
class BattleList : public QListView {
  Q_OBJECT

 public:
  enum class Removal { None, Possible };

  /// `name` is what a screen reader calls the list.
  BattleList(const QString& name, Removal removal, QWidget* parent = nullptr);

  /// The battle that was current stays it, if it is still there.
  void setRows(std::vector<BattleRow> rows);
  /// Exchanges the row of the same path.
  void setRow(const BattleRow& row);
  const std::vector<BattleRow>& rows() const;

  /// All rows: the page that the list stands in scrolls, not the list.
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void chosen(const QString& path);
  void removalWanted(const QString& path);
  /// The keyboard has come to a row, at this place of the list.
  void reached(const QRect& row);

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void focusInEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  const BattleRow* rowAt(const QModelIndex& index) const;

  Removal removal_;
};

}  // namespace redoubt::editor
