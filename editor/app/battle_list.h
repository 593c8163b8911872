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
  QString place;        ///< its folder; can be empty
  QString facts;        ///< when it was open, its size; can be empty
  QImage picture = {};  ///< null: not known
  bool isThere = true;  ///< false: the file doesn't exist, the row is greyed
};

/// Battles as cards with a picture of the map. A click or Enter chooses one; if battles can be removed from the list,
/// Delete does that, and a menu has both.
class BattleList : public QListView {
  Q_OBJECT

 public:
  enum class Removal { None, Possible };

  /// `name` is the name of the list for screen readers.
  BattleList(const QString& name, Removal removal, QWidget* parent = nullptr);

  /// The current battle stays current, if it is still in the list.
  void setRows(std::vector<BattleRow> rows);
  /// Replaces the row of the same path.
  void setRow(const BattleRow& row);
  const std::vector<BattleRow>& rows() const;

  /// The height of all rows: the surrounding page scrolls, not the list.
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void chosen(const QString& path);
  void removalWanted(const QString& path);
  /// A row became current by the keyboard; `rect` is its rectangle in the list.
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
