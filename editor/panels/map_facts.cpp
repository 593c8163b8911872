#include "editor/panels/map_facts.h"

#include <QCoreApplication>
#include <QFrame>
#include <QPolygonF>
#include <QtMath>
#include <cmath>

#include "core/hex/facing.h"
#include "editor/render/map_painter.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {

QIcon swatchIcon(const Session& session, std::string_view slug, double pixelRatio) {
  return drawnIcon(kSwatch, pixelRatio, [&](QPainter& painter, const QRectF& rect) {
    render::paintSwatch(painter, rect, session.translated(), slug);
  });
}

QIcon armyIcon(const model::Army& army, double pixelRatio) {
  return drawnIcon(kSwatch, pixelRatio, [&](QPainter& painter, const QRectF& rect) {
    painter.setPen(QPen(colours().line, 1));
    painter.setBrush(QColor(Words::text(army.colour)));
    painter.drawRoundedRect(rect.adjusted(3.5, 3.5, -3.5, -3.5), 2, 2);
  });
}

QIcon sideIcon(const hex::Layout& layout, int side, bool carriesAny, double pixelRatio) {
  return drawnIcon(kSwatch, pixelRatio, [&](QPainter& painter, const QRectF& rect) {
    const auto corner = [&](int degrees) {
      const double angle = qDegreesToRadians(static_cast<double>(degrees));
      return rect.center() + QPointF(std::sin(angle), -std::cos(angle)) * (rect.width() / 2 - 2);
    };
    const int middle = hex::angle({hex::FacingKind::Hexside, side}, layout.orientation());
    QPolygonF outline;
    for (int turn = 30; turn < 390; turn += 60) outline << corner(middle + turn);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours().third, 1));
    painter.drawPolygon(outline);
    painter.setPen(
        QPen(carriesAny ? colours().accent : colours().third, carriesAny ? 3.2 : 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(corner(middle - 30), corner(middle + 30));
  });
}

QString mapSource(const Session& session, const model::Provenance* provenance) {
  const model::MapSheet* sheet = model::mapSheet(session.translated());
  if (!provenance && sheet && sheet->invented) {
    return QCoreApplication::translate("redoubt::editor::MapFacts", "own drawing");
  }
  return Words::provenance(session, provenance);
}

void showSign(QLabel& label, const model::Provenance* provenance) {
  label.setVisible(provenance);
  label.setPixmap(provenance ? signIcon(signOf(provenance->status)).pixmap(QSize(14, 14), label.devicePixelRatioF())
                             : QPixmap());
}

QString zoneKindTitle(const model::OpenWord<model::ZoneKind>& kind) {
  const auto known = kind.known();
  if (!known) return QString::fromStdString(kind.text());
  switch (*known) {
    case model::ZoneKind::Area: return QCoreApplication::translate("redoubt::editor::MapFacts", "area");
    case model::ZoneKind::Entry: return QCoreApplication::translate("redoubt::editor::MapFacts", "entry edge");
    case model::ZoneKind::SetUp: return QCoreApplication::translate("redoubt::editor::MapFacts", "set-up area");
    case model::ZoneKind::Camp: return QCoreApplication::translate("redoubt::editor::MapFacts", "camp");
    case model::ZoneKind::Objective: return QCoreApplication::translate("redoubt::editor::MapFacts", "objective");
    case model::ZoneKind::Exit: return QCoreApplication::translate("redoubt::editor::MapFacts", "exit");
    case model::ZoneKind::Supply: break;
  }
  return QCoreApplication::translate("redoubt::editor::MapFacts", "supply source");
}

QLabel* sectionTitle(const QString& text) {
  auto* label = new QLabel(text);
  setRole(*label, "strong");
  return label;
}

QWidget* ruleLine() {
  auto* line = new QFrame;
  setRole(*line, "rule");
  return line;
}

}  // namespace redoubt::editor
