#include "editor/artwork/drawn_artwork.h"

#include <QFile>

#include "core/base/error.h"
#include "editor/artwork/picture_choices.h"
#include "editor/render/output/pdf_picture.h"
#include "editor/render/output/png_picture.h"
#include "editor/render/output/svg_picture.h"

namespace redoubt::editor {
namespace {

using exchange::ExportJob;

// False if the watch stopped it.
bool draw(const ExportJob& job, exchange::Artwork::MapFile type, QThreadPool* pool, QIODevice& out) {
  const render::RenderOptions options = renderOptions(job.battle, job.options, job.scenario, job.variant);
  const render::MapDrawing drawing(job.battle, options);
  switch (type) {
    case exchange::Artwork::MapFile::Png:
      return render::writePng(out, drawing, pictureSizeBy(job.options, drawing, options), job.watched(), pool);
    case exchange::Artwork::MapFile::Pdf:
      return render::writePdf(out, drawing, pagePlanBy(job.options, drawing), job.watched());
    case exchange::Artwork::MapFile::Svg:
      return render::writeSvg(out, drawing, render::PagePlan(drawing, {}), job.watched());
  }
  return false;
}

}  // namespace

void DrawnArtwork::drawMap(const ExportJob& job, MapFile type, const std::filesystem::path& to) {
  if (const auto fault = model::layoutFault(job.battle)) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.layout.nothing-to-draw", {{"why", fault->sentence()}}));
  }
  QFile out(QString::fromStdString(to.string()));
  if (!out.open(QIODevice::WriteOnly)) {
    throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.unwritable"), to.string());
  }
  if (!draw(job, type, pool_, out)) throw exchange::Stopped();
  if (!out.flush()) throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.unwritable"), to.string());
}

}  // namespace redoubt::editor
