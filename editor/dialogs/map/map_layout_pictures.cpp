#include "editor/dialogs/map/map_layout_pictures.h"

#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>

#include "core/base/error.h"
#include "editor/render/output/map_image.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr QSize kPicture(226, 184);         // device independent pixels
constexpr std::size_t kMostDrawn = 30'000;  // hexes

}  // namespace

MapLayoutPictures::MapLayoutPictures(const Session& session, QWidget* parent)
    : QWidget(parent), session_(session), before_(new QLabel), after_(new QLabel) {
  before_->setAccessibleName(tr("The map as it is"));
  before_->setObjectName(QStringLiteral("layout.before"));
  after_->setAccessibleName(tr("The map as it will be"));
  after_->setObjectName(QStringLiteral("layout.after"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  auto* arrow = new QLabel(QStringLiteral("→"));
  setRole(*arrow, "subject");
  for (QLabel* picture : {before_, after_}) {
    picture->setAlignment(Qt::AlignCenter);
    picture->setFixedSize(kPicture);
    picture->setWordWrap(true);
    setRole(*picture, "second");
  }
  row->addWidget(before_);
  row->addWidget(arrow);
  row->addWidget(after_);
  row->addStretch();
  show(*before_, session.translated());
}

void MapLayoutPictures::setAfter(const model::Battle& battle) {
  show(*after_, battle);
}

void MapLayoutPictures::clearAfter() {
  after_->clear();
}

void MapLayoutPictures::show(QLabel& label, const model::Battle& battle) const {
  const hex::Layout layout = model::layoutOf(battle);
  const auto hexes = static_cast<std::size_t>(layout.spec().columns) * static_cast<std::size_t>(layout.spec().rows);
  const hex::Bounds bounds = layout.bounds();
  const double ratio = devicePixelRatioF();
  render::RenderOptions options;
  options.style.dark = colours().dark;
  options.style.numbers = false;
  options.variant = session_.setUp().variant();
  // A little smaller, for the paper round the hexes.
  options.pixelsPerHex =
      ratio * std::min(kPicture.width() / (bounds.width() + 1.5), kPicture.height() / (bounds.height() + 1.5));
  label.setText(tr("The map is too large for a picture."));
  if (hexes > kMostDrawn) return;
  try {
    QPixmap pixmap = QPixmap::fromImage(render::renderMap(battle, options));
    pixmap.setDevicePixelRatio(ratio);
    label.setPixmap(pixmap);
  } catch (const Error&) {
    return;  // the text stays
  }
}

}  // namespace redoubt::editor
