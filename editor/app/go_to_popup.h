#pragma once

#include <QHash>
#include <QPixmap>
#include <vector>

#include "editor/app/go_to_items.h"
#include "editor/app/quick_popup.h"
#include "editor/render/counters/counter_painter.h"

namespace redoubt::editor {

/// Goes to everything that has a number, a name or a wording: hexes, counters, names on the map, zones, variants,
/// rules, paragraphs and what cites them, questions, problems. A `>` makes it the command palette.
class GoToPopup : public QuickPopup {
  Q_OBJECT

 public:
  GoToPopup(Session& session, QMainWindow& window);

  /// Opens with an empty field.
  void open();

 signals:
  /// The palette is wanted instead, with the text after the `>`.
  void paletteWanted(const QString& text);
  /// A place on the map was shown; the map should get the keyboard now.
  void wentToMap();
  /// A finding was jumped to; its row should be shown.
  void problemChosen(const redoubt::check::Finding& finding);
  /// A question of the battle's sheet should be shown.
  void questionChosen(redoubt::Id<redoubt::model::Question> question);
  /// A rule should be shown.
  void ruleChosen(const std::string& path);

 protected:
  std::vector<QuickRow> rowsFor(const QString& text) override;
  QString detail(int row) override;
  void choose(int row) override;

 private:
  QuickRow rowOf(const GoToItem& item);
  std::function<void(QPainter&, const QRectF&)> pictureOf(const GoToItem& item);
  std::function<void(QPainter&, const QRectF&)> counterPicture(const model::Subject& subject);
  std::function<void(QPainter&, const QRectF&)> terrainPicture(hex::HexKey hex);
  void follow(const GoToItem& item);
  void showGoal(const FindingGoal& goal);
  void showSubject(const model::Subject& subject);
  void showHexes(const std::vector<hex::HexKey>& hexes);

  Session& session_;
  GoToItems* items_;
  std::vector<GoToItem> found_;
  render::CounterCache counters_{300};
  QHash<QString, QPixmap> terrains_;  ///< by slug, as on the map while the popup is open
};

}  // namespace redoubt::editor
