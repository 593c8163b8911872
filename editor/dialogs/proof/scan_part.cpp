#include "editor/dialogs/proof/scan_part.h"

#include <QPainter>
#include <QPolygonF>
#include <algorithm>

#include "core/scan/battle_points.h"
#include "editor/render/pictures/map_pictures.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr double kPixelsPerHex = 64;

bool isAnyRegistered(const model::Battle& battle) {
  const auto& rows = battle.all<model::MapPicture>();
  return std::any_of(rows.begin(), rows.end(), [&](const model::MapPicture& row) {
    return battle.pictures().contains(row.picture) && redoubt::scan::registrationOf(battle, row);
  });
}

}  // namespace

ScanPart::ScanPart(const Session& session, const QString& name, QWidget* parent) : QWidget(parent), session_(session) {
  setObjectName(name);
  setAccessibleName(tr("The place on the scan"));
  setMinimumHeight(size::scaled(110));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize ScanPart::sizeHint() const {
  return {size::scaled(360), size::scaled(190)};
}

bool ScanPart::show(const std::vector<hex::HexKey>& hexes) {
  hexes_.clear();
  if (hexes.empty() || !isAnyRegistered(session_.battle())) return false;
  hexes_ = hexes;
  draw();
  return true;
}

hex::Point ScanPart::middle() const {
  const hex::Layout& layout = session_.layout();
  hex::Point sum{};
  for (const hex::HexKey hex : hexes_) {
    sum.x += layout.centre(hex).x / static_cast<double>(hexes_.size());
    sum.y += layout.centre(hex).y / static_cast<double>(hexes_.size());
  }
  return sum;
}

void ScanPart::draw() {
  part_ = {};
  if (hexes_.empty() || width() < 8 || height() < 8) return;
  const double ratio = devicePixelRatioF(), scale = size::scaled(static_cast<int>(kPixelsPerHex));
  const hex::Point origin{middle().x - width() / scale / 2, middle().y - height() / scale / 2};
  part_ = render::MapPictures::registeredPart(session_.battle(),
                                              {scale * ratio, origin, (QSizeF(size()) * ratio).toSize()});
  if (part_.isNull()) return;
  part_.setDevicePixelRatio(ratio);
  QPainter painter(&part_);
  painter.setRenderHint(QPainter::Antialiasing);
  const hex::Layout& layout = session_.layout();
  for (const QPen& pen : {QPen(Qt::white, 4), QPen(colours().accent, 2)}) {
    painter.setPen(pen);
    for (const hex::HexKey hex : hexes_) {
      QPolygonF outline;
      for (int i = 0; i < 6; ++i) {
        const hex::Point corner = layout.corner(hex, i);
        outline << QPointF((corner.x - origin.x) * scale, (corner.y - origin.y) * scale);
      }
      painter.drawPolygon(outline);
    }
  }
  update();
}

void ScanPart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), colours().base);
  if (!part_.isNull()) painter.drawImage(QPointF(), part_);
}

void ScanPart::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  draw();
}

}  // namespace redoubt::editor
