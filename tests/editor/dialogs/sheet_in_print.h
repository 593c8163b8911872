#pragma once

#include <QImage>
#include <QPainter>

#include "core/model/battle.h"
#include "core/model/forces_edit.h"
#include "core/rules/forces/new_units.h"
#include "tests/core/rules/small_battle.h"

/// A sheet of counters as somebody else's printer drew it, and a battle that it belongs to.
namespace redoubt::editor::test {

/// Counters with gaps between them, each of a colour of its own with a box, a stripe and bars; the backs lie as behind
/// a sheet that is turned like a page, and are paler.
struct SheetInPrint {
  int columns = 4;
  int rows = 3;
  int counter = 90;
  int gap = 10;
  int left = 70;
  int top = 60;

  int step() const { return counter + gap; }
  int right() const { return left + columns * step() - gap; }
  int bottom() const { return top + rows * step() - gap; }
  QColor colourOf(int row, int column, bool isBack) const {
    return QColor::fromHsv((row * 53 + column * 97) % 360, isBack ? 60 : 150, isBack ? 235 : 190);
  }
  QImage draw(bool isBack) const {
    QImage image(right() + left, bottom() + top, QImage::Format_RGB32);
    image.fill(QColor(245, 241, 230));
    QPainter painter(&image);
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        const int shown = isBack ? columns - 1 - column : column;
        const QRect at(left + column * step(), top + row * step(), counter, counter);
        painter.fillRect(at, colourOf(row, shown, isBack));
        painter.setPen(QPen(Qt::black, 2));
        painter.setBrush(Qt::white);
        painter.drawRect(at.adjusted(24, 20, -24, -36));
        painter.drawLine(at.topLeft() + QPoint(24, 20), at.topLeft() + QPoint(66, 54));
        painter.fillRect(QRect(at.left() + 8, at.top() + 8, 9, 50), Qt::darkRed);
        for (int bar = 0; bar <= row * columns + shown; ++bar) {
          painter.fillRect(QRect(at.left() + 10 + 6 * bar, at.bottom() - 20, 3, 12), Qt::black);
        }
      }
    }
    return image;
  }
};

/// An army of two units with counters and one without, with two commands, and a marker; its rules know two types, a
/// figure of their own and the steps of counters by size.
inline model::Battle battleOfSheets() {
  namespace small = rules::small;
  model::Battle battle = small::empty();
  small::addRule(battle, "unit-type/foot/arm", R"("infantry")");
  small::addRule(battle, "unit-type/foot/title", R"("Line foot")");
  small::addRule(battle, "unit-type/horse/arm", R"("cavalry")");
  small::addRule(battle, "unit-type/horse/title", R"("Light horse")");
  small::addRule(battle, "figure/movement/title", R"("Movement")");
  small::addRule(battle, "steps/source", R"("size")");
  small::addRule(battle, "steps/by-size/3", R"(["front", "-1", "back"])");
  small::addRule(battle, "steps/by-size/2", R"(["front", "back"])");
  small::addRule(battle, "steps/by-size/1", R"(["front"])");
  model::MapSheet sheet;
  sheet.id = {1};
  sheet.columns = 8;
  sheet.rows = 8;
  battle.all<model::MapSheet>().put(sheet);
  for (const hex::HexKey hex : model::layoutOf(battle).allHexes()) battle.all<model::HexRow>().put({hex, "clear", 0});
  battle.all<model::Player>().put({{1}, "poles", "Poles", 1});
  battle.all<model::Army>().put({{1}, "poles", {1}, "Poles", "#AA2233", 1});
  battle.all<model::Command>().put({{1}, "left", {1}, "Left wing", {}, "#5E8C43", 1});
  battle.all<model::Command>().put({{2}, "right", {1}, "Right wing", {}, "#C88A2B", 2});
  small::addScenario(battle, 1);
  small::addVariant(battle, 1, 1);
  small::addBlock(battle, 1, 1);
  battle.all<model::VariantBlock>().put({{1}, {1}});
  const rules::RuleBook book(battle);
  const auto add = [&](const std::string& name, std::optional<rules::NewCounter> counter) {
    battle = model::applied(battle, rules::addUnits(battle, book, {{1}, {{1}}, {name}, "foot", counter}, "Add"));
  };
  add("Guard", rules::NewCounter{});
  add("Hussars", rules::NewCounter{});
  add("Scythes", std::nullopt);
  model::Counter marker;
  marker.id = {900};
  marker.role = model::CounterRole::Marker;
  marker.note = "Ammunition";
  battle.all<model::Counter>().put(marker);
  battle.all<model::Face>().put({{900}, {900}, model::FaceSide::Front, model::FaceRole::State});
  return battle;
}

}  // namespace redoubt::editor::test
