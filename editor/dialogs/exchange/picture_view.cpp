#include "editor/dialogs/exchange/picture_view.h"

#include <QLocale>
#include <QVBoxLayout>

#include "editor/artwork/picture_choices.h"
#include "editor/dialogs/exchange/page_preview.h"

namespace redoubt::editor {
namespace {

QString sizeOf(const PlannedPicture& picture) {
  const QLocale locale;
  if (picture.pixels) {
    return PictureView::tr("%1 × %2 pixels")
        .arg(locale.toString(picture.pixels->width), locale.toString(picture.pixels->height));
  }
  const QSizeF page = picture.plan.page();
  const QString side =
      PictureView::tr("%1 × %2 mm").arg(locale.toString(page.width(), 'f', 0), locale.toString(page.height(), 'f', 0));
  const int share = qRound(100 * picture.plan.hexWidth() / picture.drawing.hexWidthMm());
  return PictureView::tr("%n sheet(s) of %1, %2", nullptr, picture.plan.count())
      .arg(side, PictureView::tr("at %1 % of the true size").arg(share));
}

// What only the fineness of pixels changes is not painted again.
std::map<std::string, std::string, std::less<>> paintedBy(const exchange::ExportJob& job) {
  auto values = job.options.values();
  for (const char* name : {"dpi", "hex-pixels"}) values.erase(name);
  values["variant"] = job.variant ? std::to_string(job.variant->value) : std::string();
  return values;
}

}  // namespace

PictureView::PictureView(QWidget* parent) : QWidget(parent), preview_(new PagePreview) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(preview_);
}

void PictureView::show(const exchange::ExportJob& job) {
  try {
    const PlannedPicture picture = plannedPicture(job);
    sheets_ = picture.plan.count();
    size_ = sizeOf(picture);
    auto painted = paintedBy(job);
    if (painted == shown_) return;
    preview_->show(picture.drawing, picture.plan);
    shown_ = std::move(painted);
  } catch (const Error&) {
    clear();
    throw;
  }
}

void PictureView::clear() {
  sheets_ = 0;
  size_.clear();
  shown_.clear();
  preview_->clear();
}

}  // namespace redoubt::editor
