// Counters as their author lays them out.
#include <QPen>
#include <algorithm>

#include "editor/render/counters/counter_text.h"
#include "editor/render/counters/face_painters.h"
#include "editor/render/counters/figure_plate.h"
#include "editor/render/counters/size_mark.h"

namespace redoubt::render::card {
namespace {

using rules::CounterLayout;
using rules::LayoutPart;
using Shows = LayoutPart::Shows;

constexpr double kThousand = 1000;

QColor commandColour(const CounterFace& face) {
  return face.commands.empty() ? darkCell(face.army) : face.commands.front();
}

// The colour of a word of kLayoutColours, or of "#RRGGBB"; `ground` is what it is drawn on.
QColor shadeOf(const std::string& word, const CounterFace& face, const QColor& ground) {
  if (word == "ink") return inkOn(ground);
  if (word == "ground") return ground;
  if (word == "army") return face.army;
  if (word == "dark") return darkCell(face.army);
  if (word == "pale") return mixed(face.army, kCream, 0.74);
  if (word == "cream") return kCream;
  if (word == "command") return commandColour(face);
  if (word == "fire") return kFire;
  if (word == "blue") return kOwn;
  if (word == "gold") return kGold;
  if (word == "white") return Qt::white;
  if (word == "black") return kDark;
  if (word == "grey") return kEstimated;
  const QColor colour(QString::fromStdString(word));
  return colour.isValid() ? colour : inkOn(ground);
}

QRectF rectOf(const LayoutPart& part) {
  return {part.left / kThousand, part.top / kThousand, part.width / kThousand, part.height / kThousand};
}

// A figure of a kind; none on counters that don't show it.
const CounterFigure* figureOf(const CounterFace& face, const std::string& kind, bool& isSigned) {
  if (face.figures) {
    if (kind == model::kMorale && face.hasMorale) return &(*face.figures)[0];
    if (kind == model::kSize && face.hasSize) return &(*face.figures)[1];
    if (kind == model::kFire && face.hasFire) return &(*face.figures)[2];
  }
  const auto own = std::find_if(face.ownFigures.begin(), face.ownFigures.end(),
                                [&](const CounterOwnFigure& each) { return each.kind == kind; });
  if (own == face.ownFigures.end()) return nullptr;
  isSigned = own->isSigned;
  return &own->figure;
}

// What a part writes; empty for those that write nothing.
QString wordsOf(const LayoutPart& part, Shows shows, const CounterFace& face) {
  switch (shows) {
    case Shows::Name: return face.name;
    case Shows::ShortName: return face.shortName.isEmpty() ? face.name : face.shortName;
    case Shows::Command: return face.commandName;
    case Shows::Hex: return face.startHex;
    case Shows::Number: return face.number ? QString::number(*face.number) : QString();
    case Shows::State: return face.state;
    case Shows::Formation: return face.formation;
    case Shows::Type: return face.type;
    case Shows::Army: return face.armyName;
    case Shows::Words: return QString::fromStdString(part.words);
    case Shows::Losses: return face.losses > 0 ? QString(QChar(0x2212)) + QString::number(face.losses) : QString();
    default: return {};
  }
}

bool hasShown(const LayoutPart& part, Shows shows, const CounterFace& face) {
  bool isSigned = false;
  switch (shows) {
    case Shows::Figure: return figureOf(face, part.figure, isSigned) != nullptr;
    case Shows::Symbol: return true;  // a question mark for one that is unknown
    case Shows::SizeMark: return !face.sizeMark.isEmpty();
    case Shows::Stars: return !face.stars.empty();
    case Shows::Facing: return face.facing.has_value();
    case Shows::Bands: return !face.commands.empty();
    case Shows::Sash: return face.reduced;
    case Shows::Box: return true;
    default: return !wordsOf(part, shows, face).isEmpty();
  }
}

// The word of what a part shows.
std::optional<Shows> showsOf(const std::string& word) {
  const auto found = std::find(std::begin(rules::kLayoutShows), std::end(rules::kLayoutShows), word);
  if (found == std::end(rules::kLayoutShows)) return std::nullopt;
  return static_cast<Shows>(found - std::begin(rules::kLayoutShows));
}

bool isDrawn(const LayoutPart& part, const CounterFace& face, const Look& look) {
  if (part.side == LayoutPart::Side::Front && face.reduced) return false;
  if (part.side == LayoutPart::Side::Back && !face.reduced) return false;
  if (part.size == LayoutPart::Size::Large && look.isSmall) return false;
  if (part.size == LayoutPart::Size::Small && !look.isSmall) return false;
  if (part.shows != Shows::Figure && part.shows != Shows::Words && !part.figure.empty()) {
    bool isSigned = false;
    if (!figureOf(face, part.figure, isSigned)) return false;
  }
  if (const auto with = showsOf(part.with); with && !hasShown(part, *with, face)) return false;
  return hasShown(part, part.shows, face);
}

Type lettersOf(const std::string& word, std::string& family) {
  if (word == "figures") return type::figures();
  if (word == "serif") return type::serifBold();
  if (word == "plain") return type::plain();
  if (word == "condensed" || word.empty()) return type::condensedBold();
  family = word;
  return {family.c_str(), QFont::Bold};
}

// Where it begins in its rectangle, of text of that width.
double middleOf(const LayoutPart& part, const QRectF& rect, double width) {
  switch (part.align) {
    case LayoutPart::Align::Left: return rect.left() + width / 2;
    case LayoutPart::Align::Right: return rect.right() - width / 2;
    case LayoutPart::Align::Middle: break;
  }
  return rect.center().x();
}

void drawWords(QPainter& painter, const LayoutPart& part, const CounterFace& face, const QRectF& rect,
               const QColor& colour) {
  std::string family;
  const Type letters = lettersOf(part.letters, family);
  const QString text = wordsOf(part, part.shows, face);
  const double size = rect.height() * 0.96;
  const double width = std::min(rect.width(), widthOf(letters, text) * size);
  // Below a third of its height it is narrowed, so that no letter is dropped.
  drawLine(painter, letters, text, {middleOf(part, rect, width), rect.center().y()}, size, rect.width(), colour,
           size / 3);
}

void drawOneFigure(QPainter& painter, const LayoutPart& part, const CounterFace& face, const QRectF& rect,
                   const QColor& colour, const QColor& ground, const Look& look) {
  bool isSigned = false;
  const CounterFigure* figure = figureOf(face, part.figure, isSigned);
  const bool isMarked = look.marksEstimate(*figure);
  if (isMarked) painter.fillRect(rect, kMarked);
  const FigureInk ink{colour, isMarked ? kDark : mixed(colour, ground, 0.3)};
  const double size = rect.height();
  const QPointF centre(middleOf(part, rect, std::min(rect.width(), size * 0.6)), rect.center().y());
  drawFigure(painter, *figure, centre, size, rect.width(), ink, look, isSigned);
}

void drawStars(QPainter& painter, const CounterFace& face, const QRectF& rect) {
  const bool isUpright = rect.height() > rect.width();
  const double side = std::min(rect.width(), rect.height());
  double at = 0;
  for (const CounterStars& stars : face.stars) {
    for (int i = 0; i < stars.count; ++i, at += side) {
      const QPointF centre = isUpright ? QPointF(rect.center().x(), rect.bottom() - side / 2 - at)
                                       : QPointF(rect.left() + side / 2 + at, rect.center().y());
      drawStar(painter, centre, side * 0.46, stars.colour);
    }
  }
}

void drawSash(QPainter& painter, const CounterFace& face, const QRectF& rect) {
  const QPolygonF band({{rect.left(), rect.top() + rect.height() * 0.67},
                        {rect.left() + rect.width() * 0.67, rect.top()},
                        rect.topRight(),
                        {rect.right(), rect.top() + rect.height() * 0.26},
                        {rect.left() + rect.width() * 0.26, rect.bottom()},
                        rect.bottomLeft()});
  painter.setPen(Qt::NoPen);
  painter.setBrush(mixed(face.army, kCream, 0.52));
  painter.drawPolygon(band);
}

// Its background, carried on beyond the edges of the card that it touches where that is cut out.
void drawUnder(QPainter& painter, const LayoutPart& part, const QRectF& rect, const QColor& fill, const QColor& edge,
               const Look& look) {
  const double radius = part.round / kThousand;
  QPainterPath path;
  if (look.bleed && part.turn == 0) {
    const QRectF whole = groundPart(look, rect, 0).boundingRect();
    radius > 0 && whole == rect ? path.addRoundedRect(rect, radius, radius) : path.addRect(whole);
  } else if (radius > 0) {
    path.addRoundedRect(rect, radius, radius);
  } else {
    path.addRect(rect);
  }
  painter.setPen(edge.isValid() ? QPen(edge, look.isSmall ? 0.016 : 0.01) : QPen(Qt::NoPen));
  painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
  painter.drawPath(path);
}

void drawBands(QPainter& painter, const CounterFace& face, const QRectF& rect, const Look& look) {
  const auto count = static_cast<double>(face.commands.size());
  const bool isUpright = rect.height() > rect.width();
  double at = 0;
  for (const QColor& colour : face.commands) {
    const QRectF band =
        isUpright ? QRectF(rect.left(), rect.top() + at * rect.height() / count, rect.width(), rect.height() / count)
                  : QRectF(rect.left() + at * rect.width() / count, rect.top(), rect.width() / count, rect.height());
    painter.fillRect(look.bleed ? groundPart(look, band, 0).boundingRect() : band, colour);
    ++at;
  }
}

void drawPart(QPainter& painter, const LayoutPart& part, const CounterFace& face, const Look& look, bool hasFacing) {
  if (!isDrawn(part, face, look)) return;
  const QRectF rect = rectOf(part);
  painter.save();
  if (part.turn != 0) {
    painter.translate(rect.center());
    painter.rotate(part.turn);
    painter.translate(-rect.center());
  }
  const QColor fill = part.fill.empty() ? QColor() : shadeOf(part.fill, face, look.ground);
  const QColor edge = part.edge.empty() ? QColor() : shadeOf(part.edge, face, look.ground);
  if (fill.isValid() || edge.isValid()) drawUnder(painter, part, rect, fill, edge, look);
  const QColor ground = fill.isValid() ? fill : look.ground;
  const QColor colour = shadeOf(part.colour, face, ground);
  switch (part.shows) {
    case Shows::Box: break;
    case Shows::Figure: drawOneFigure(painter, part, face, rect, colour, ground, look); break;
    case Shows::Symbol: {
      const double side = std::min(rect.width(), rect.height());
      const QRectF square(rect.center() - QPointF(side, side) / 2, QSizeF(side, side));
      if (part.symbol.empty()) {
        drawFaceSymbol(painter, square, face, {colour, ground, kAccent}, look.style);
      } else {
        drawSymbol(painter, square, QString::fromStdString(part.symbol), {colour, ground, kAccent}, look.style);
      }
      break;
    }
    case Shows::SizeMark: drawSizeMark(painter, rect, face.sizeMark, colour); break;
    case Shows::Stars: drawStars(painter, face, rect); break;
    case Shows::Facing:
      if (hasFacing) drawFacingMark(painter, *face.facing, rect, colour);
      break;
    case Shows::Bands: drawBands(painter, face, rect, look); break;
    case Shows::Sash: drawSash(painter, face, rect); break;
    default: drawWords(painter, part, face, rect, colour); break;
  }
  painter.restore();
}

}  // namespace

void paintLayout(QPainter& painter, const CounterFace& face, const Look& look, bool hasFacing) {
  const CounterLayout& layout = *face.layout;
  Look own = look;
  own.ground = shadeOf(face.reduced ? layout.backGround : layout.ground, face, face.army);
  own.ink = inkOn(own.ground);
  own.edge = darkened(own.ground, 0.55);
  painter.fillPath(groundPart(own, QRectF(0, 0, 1, 1), AllCorners), own.ground);
  for (const rules::NamedPart& each : layout.parts) drawPart(painter, each.part, face, own, hasFacing);
  edgeCard(painter, own);
}

}  // namespace redoubt::render::card
