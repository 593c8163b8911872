#pragma once

#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QString>
#include <array>
#include <string_view>
#include <utility>

#include "editor/session/session.h"

/// Common functions of the inspector's pages about the map.
namespace redoubt::editor {

/// A picture of `side` × `side` pixels, painted by `draw(painter, rect)`.
template <class Draw>
QIcon drawnIcon(int side, double pixelRatio, Draw&& draw) {
  QPixmap picture(QSize(side, side) * pixelRatio);
  picture.setDevicePixelRatio(pixelRatio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  std::forward<Draw>(draw)(painter, QRectF(0, 0, side, side));
  painter.end();
  return QIcon(picture);
}

/// The side length of a swatch next to a row's text.
inline constexpr int kSwatch = 20;
/// A terrain as the map draws it.
QIcon swatchIcon(const Session& session, std::string_view slug, double pixelRatio);
/// A square of the army's colour.
QIcon armyIcon(const model::Army& army, double pixelRatio);

/// A hex with one of its sides, drawn strongly if there is something on it.
QIcon sideIcon(const hex::Layout& layout, int side, bool carriesAny, double pixelRatio);

/// The origin of a map value in words; without a recorded origin, that the map is our own drawing.
QString mapSource(const Session& session, const model::Provenance* provenance);
/// Shows the sign of its status on `label`, or nothing without a provenance.
void showSign(QLabel& label, const model::Provenance* provenance);

/// The purpose of a zone: "area", "entry", ….
/// A kind of the author's own as it is written.
QString zoneKindTitle(const model::OpenWord<model::ZoneKind>& kind);
/// All zone kinds, in the order in which they are offered.
inline constexpr std::array kZoneKinds{model::ZoneKind::Area, model::ZoneKind::SetUp,     model::ZoneKind::Entry,
                                       model::ZoneKind::Exit, model::ZoneKind::Objective, model::ZoneKind::Supply,
                                       model::ZoneKind::Camp};

/// A title within a page.
QLabel* sectionTitle(const QString& text);
/// A thin line across a page.
QWidget* ruleLine();

}  // namespace redoubt::editor
