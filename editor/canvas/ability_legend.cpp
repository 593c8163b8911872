#include "editor/canvas/ability_legend.h"

#include <QFontMetricsF>
#include <algorithm>
#include <array>

#include "editor/style/icons.h"

namespace redoubt::editor {
namespace ability_look {

QColor zoneColour(hex::FacingZone zone) {
  switch (zone) {
    case hex::FacingZone::Front: return {0x1E, 0x6B, 0x3A};
    case hex::FacingZone::Flank: return {0xA8, 0x64, 0x00};
    case hex::FacingZone::Rear: break;
  }
  return {0xA6, 0x1E, 0x2A};
}

Qt::PenStyle zoneLine(hex::FacingZone zone) {
  switch (zone) {
    case hex::FacingZone::Front: return Qt::SolidLine;
    case hex::FacingZone::Flank: return Qt::DashLine;
    case hex::FacingZone::Rear: break;
  }
  return Qt::DotLine;
}

Qt::PenStyle tieLine(CommandState state) {
  switch (state) {
    case CommandState::InCommand: return Qt::SolidLine;
    case CommandState::OutOfCommand: return Qt::DashLine;
    case CommandState::ByPower: return Qt::DashDotLine;
    case CommandState::NeedsNone: break;
  }
  return Qt::DotLine;
}

QColor areaColour(int place) {
  constexpr std::array kColours{kReach, kEnemy, kCommand};
  return kColours[static_cast<std::size_t>(place) % kColours.size()];
}

AbilitySign areaSign(int place) {
  constexpr std::array kSigns{AbilitySign::Area, AbilitySign::AreaSecond, AbilitySign::AreaThird};
  return kSigns[static_cast<std::size_t>(place) % kSigns.size()];
}

void paintSource(QPainter& painter, const QPointF& at, double radius) {
  painter.setPen(QPen(Qt::white, radius * 0.9));
  painter.setBrush(kWay);
  painter.drawEllipse(at, radius, radius);
  painter.setPen(QPen(kWay, radius * 0.35));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(at, radius * 1.35, radius * 1.35);
}

void paintMet(QPainter& painter, const QPointF& at) {
  constexpr double kHalf = 4;
  for (const QColor& colour : {QColor(255, 255, 255, 220), kEnemy}) {
    painter.setPen(QPen(colour, colour == kEnemy ? 2 : 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at + QPointF(-kHalf, -kHalf), at + QPointF(kHalf, kHalf));
    painter.drawLine(at + QPointF(-kHalf, kHalf), at + QPointF(kHalf, -kHalf));
  }
}

}  // namespace ability_look

namespace {

constexpr double kSignWidth = 18;
constexpr double kGap = 5;  // between a sign and its words
constexpr double kItemGap = 12;
constexpr double kSectionGap = 22;
constexpr double kPadding = 7;
constexpr double kMargin = 8;  // from the edge of the window

struct Fonts {
  QFont plain;
  QFont bold;
};

Fonts fontsOf(const QPainter& painter) {
  Fonts fonts{painter.font(), painter.font()};
  fonts.bold.setBold(true);
  return fonts;
}

bool hasSign(const LegendItem& item) {
  return item.sign != AbilitySign::Title && item.sign != AbilitySign::Plain;
}

double widthOf(const Fonts& fonts, const LegendItem& item) {
  const QFontMetricsF metrics(item.sign == AbilitySign::Title ? fonts.bold : fonts.plain);
  return metrics.horizontalAdvance(item.text) + (hasSign(item) ? kSignWidth + kGap : 0);
}

// One item of the legend, with its start and its line.
struct Place {
  const LegendItem* item;
  double left;
  int line;
};

struct Arrangement {
  std::vector<Place> places;
  int lines = 1;
  double width = 0;
};

// A section starts a new line if it doesn't fit after the others; an item does if its section doesn't fit on one line.
Arrangement arranged(const Fonts& fonts, const std::vector<LegendSection>& sections, double room) {
  Arrangement result;
  double left = 0;
  const auto add = [&](const LegendItem& item, double gap, double needed) {
    if (left > 0 && left + gap + needed > room) {
      ++result.lines;
      left = 0;
    } else if (left > 0) {
      left += gap;
    }
    result.places.push_back({&item, left, result.lines - 1});
    left += widthOf(fonts, item);
    result.width = std::max(result.width, left);
  };
  for (const LegendSection& section : sections) {
    double whole = -kItemGap;
    for (const LegendItem& item : section) whole += widthOf(fonts, item) + kItemGap;
    for (const LegendItem& item : section) {
      const bool isFirst = &item == &section.front();
      add(item, isFirst ? kSectionGap : kItemGap, isFirst ? std::min(whole, room) : widthOf(fonts, item));
    }
  }
  return result;
}

void paintLine(QPainter& painter, const QRectF& rect, const QColor& colour, Qt::PenStyle style) {
  painter.setPen(QPen(colour, 2, style, Qt::FlatCap));
  painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()));
}

void paintBox(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& line, Qt::PenStyle style) {
  painter.setPen(QPen(line, 1.5, style));
  painter.setBrush(fill);
  painter.drawRect(rect.adjusted(1, 1, -1, -1));
  painter.setBrush(Qt::NoBrush);
}

void paintZoneSign(QPainter& painter, const QRectF& rect, hex::FacingZone zone) {
  const QColor colour = ability_look::zoneColour(zone);
  painter.setPen(QPen(colour, 2.5, ability_look::zoneLine(zone), Qt::FlatCap));
  painter.drawLine(rect.bottomLeft(), rect.bottomRight());
  painter.setPen(colour);
  painter.drawText(rect.adjusted(0, -3, 0, -3), Qt::AlignCenter, AbilityWords::zoneLetter(zone));
}

void paintAreaSign(QPainter& painter, const QRectF& rect, AbilitySign sign) {
  const int place = static_cast<int>(sign) - static_cast<int>(AbilitySign::Area);
  const QColor line = ability_look::areaColour(place);
  QColor tint = line;
  tint.setAlpha(70);
  paintBox(painter, rect, tint, line, Qt::SolidLine);
}

void paintBar(QPainter& painter, const QRectF& rect) {
  painter.setPen(QPen(ability_look::kInk, 4, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(rect.left() + 3, rect.center().y()), QPointF(rect.right() - 3, rect.center().y()));
}

void paintHatched(QPainter& painter, const QRectF& rect) {
  painter.setPen(QPen(ability_look::kInk, 1.4, Qt::DotLine));
  painter.setBrush(QBrush(ability_look::kInk, Qt::BDiagPattern));
  painter.drawRect(rect.adjusted(1, 1, -1, -1));
  painter.setBrush(Qt::NoBrush);
}

void paintSign(QPainter& painter, const QRectF& rect, AbilitySign sign) {
  using namespace ability_look;
  QColor tint = kReach;
  tint.setAlpha(90);
  switch (sign) {
    case AbilitySign::ReachTint: return paintBox(painter, rect, tint, kReach, Qt::SolidLine);
    case AbilitySign::Enemy: return paintBox(painter, rect, Qt::transparent, kEnemy, Qt::SolidLine);
    case AbilitySign::Into: return paintBox(painter, rect, Qt::transparent, kReach, Qt::DashLine);
    case AbilitySign::CanBeMet: return paintMet(painter, rect.center());
    case AbilitySign::EnemyControl: return paintBox(painter, rect, kControl, kEnemy, Qt::DashLine);
    case AbilitySign::PerhapsControl: return paintBox(painter, rect, Qt::transparent, kEnemy, Qt::DotLine);
    case AbilitySign::OwnControl:
      return paintBox(painter, rect, Qt::transparent, zoneColour(hex::FacingZone::Front), Qt::DashLine);
    case AbilitySign::Unknown:
      paintBox(painter, rect, Qt::transparent, kInk, Qt::DotLine);
      return painter.drawText(rect, Qt::AlignCenter, QStringLiteral("?"));
    case AbilitySign::Shade: return paintBox(painter, rect, kShade, kInk, Qt::DashLine);
    case AbilitySign::Front: return paintZoneSign(painter, rect, hex::FacingZone::Front);
    case AbilitySign::Flank: return paintZoneSign(painter, rect, hex::FacingZone::Flank);
    case AbilitySign::Rear: return paintZoneSign(painter, rect, hex::FacingZone::Rear);
    case AbilitySign::InCommand: return paintLine(painter, rect, kCommand, tieLine(CommandState::InCommand));
    case AbilitySign::OutOfCommand: return paintLine(painter, rect, kCommand, tieLine(CommandState::OutOfCommand));
    case AbilitySign::ByPower: return paintLine(painter, rect, kCommand, tieLine(CommandState::ByPower));
    case AbilitySign::NeedsNone: return paintLine(painter, rect, kCommand, tieLine(CommandState::NeedsNone));
    case AbilitySign::Area:
    case AbilitySign::AreaSecond:
    case AbilitySign::AreaThird: return paintAreaSign(painter, rect, sign);
    case AbilitySign::AreaPerhaps: return paintHatched(painter, rect);
    case AbilitySign::Reached: return redoubt::editor::paintSign(painter, rect, Sign::Reached);
    case AbilitySign::CutOff: return redoubt::editor::paintSign(painter, rect, Sign::CutOff);
    case AbilitySign::Doubtful: return redoubt::editor::paintSign(painter, rect, Sign::Doubtful);
    case AbilitySign::Source: return paintSource(painter, rect.center(), 4);
    case AbilitySign::Way: return paintLine(painter, rect, kWay, Qt::SolidLine);
    case AbilitySign::Closed: return paintBar(painter, rect);
    case AbilitySign::Title:
    case AbilitySign::Plain: break;
  }
}

}  // namespace

QRectF legendPlace(const QSizeF& size, const QRectF& window, const std::vector<QRectF>& keptFree) {
  const double left = window.left() + kMargin;
  const double right = window.right() - kMargin - size.width();
  const double top = window.top() + kMargin;
  const double bottom = window.bottom() - kMargin - size.height();
  const std::array corners = {QPointF(left, bottom), QPointF(left, top), QPointF(right, bottom), QPointF(right, top)};
  const auto hides = [&](const QPointF& corner) {
    return std::count_if(keptFree.begin(), keptFree.end(),
                         [&](const QRectF& rect) { return rect.intersects(QRectF(corner, size)); });
  };
  const auto best = std::min_element(corners.begin(), corners.end(),
                                     [&](const QPointF& a, const QPointF& b) { return hides(a) < hides(b); });
  return {*best, size};
}

QRectF paintLegend(QPainter& painter, const std::vector<LegendSection>& sections, const std::vector<QRectF>& keptFree) {
  if (sections.empty()) return {};
  const Fonts fonts = fontsOf(painter);
  const QRectF window(painter.window());
  const Arrangement all = arranged(fonts, sections, window.width() - 2 * (kMargin + kPadding));
  const double height = QFontMetricsF(fonts.bold).height() + 2;
  const QRectF card = legendPlace({all.width + 2 * kPadding, all.lines * height + 6}, window, keptFree);
  painter.save();
  QColor rim = ability_look::kInk;
  rim.setAlpha(160);
  painter.setPen(QPen(rim, 1));
  painter.setBrush(QColor(0xFB, 0xF8, 0xEE, 235));
  painter.drawRoundedRect(card, 3, 3);
  painter.setBrush(Qt::NoBrush);
  for (const Place& place : all.places) {
    const LegendItem& item = *place.item;
    QRectF rect(card.left() + kPadding + place.left, card.top() + 3 + place.line * height, widthOf(fonts, item),
                height);
    painter.setFont(item.sign == AbilitySign::Title ? fonts.bold : fonts.plain);
    painter.setPen(ability_look::kInk);
    if (hasSign(item)) {
      paintSign(painter, QRectF(rect.left(), rect.center().y() - 6, kSignWidth, 12), item.sign);
      rect.setLeft(rect.left() + kSignWidth + kGap);
    }
    painter.setPen(ability_look::kInk);
    painter.drawText(rect.adjusted(0, 0, 2, 0), Qt::AlignLeft | Qt::AlignVCenter, item.text);
  }
  painter.restore();
  return card;
}

}  // namespace redoubt::editor
