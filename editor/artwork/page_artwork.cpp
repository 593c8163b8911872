// Drawings and tiles for pages.
#include <QBuffer>
#include <QCoreApplication>
#include <QImageWriter>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <mutex>
#include <new>

#include "core/base/phrase.h"
#include "core/rules/turns/track_spaces.h"
#include "core/rules/vocabulary/translations.h"
#include "editor/artwork/drawn_artwork.h"
#include "editor/artwork/picture_choices.h"
#include "editor/render/counters/counter_painter.h"
#include "editor/render/frame/sheet_frame.h"
#include "editor/render/map_blocks.h"
#include "editor/render/map_geometry.h"
#include "editor/render/output/crew.h"
#include "editor/render/output/memory_guard.h"
#include "editor/render/output/web_font.h"

namespace redoubt::editor {
namespace {

using exchange::MapTile;
using exchange::MapWish;
using exchange::PageDrawing;

// The spaces whose boxes a frame draws, in its order.
std::vector<Id<model::Space>> framedSpaces(const model::Battle& battle) {
  std::vector<const model::Track*> tracks;
  for (const model::Track& track : battle.all<model::Track>()) tracks.push_back(&track);
  const auto place = [](const model::Track* track) { return std::pair(track->kind == "turn" ? 0 : 1, track->slug); };
  std::stable_sort(tracks.begin(), tracks.end(), [&](const auto* a, const auto* b) { return place(a) < place(b); });
  std::vector<Id<model::Space>> spaces;
  for (const model::Track* track : tracks) {
    for (const model::Space* space : rules::spacesOf(battle, track->id)) spaces.push_back(space->id);
  }
  return spaces;
}

std::optional<hex::Bounds> legendOf(const render::FrameLayout& layout) {
  const auto found = std::find_if(layout.parts.begin(), layout.parts.end(),
                                  [](const render::FramePart& part) { return std::string_view(part.name) == "legend"; });
  return found == layout.parts.end() ? std::nullopt : std::optional(render::toBounds(found->room));
}

std::string tileBytes(const QImage& tile, int quality) {
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  QImageWriter writer(&out, "JPEG");
  writer.setQuality(quality);
  writer.setOptimizedWrite(true);
  writer.write(tile);
  return bytes.toStdString();
}

// Rows of tiles, each painted at once.
class TileRows {
 public:
  TileRows(const render::MapDrawing& drawing, const MapWish& wish, int side)
      : drawing_(drawing),
        part_(wish.part.value_or(drawing.part())),
        scale_(wish.across),
        quality_(wish.jpegQuality > 0 ? wish.jpegQuality : 75),
        side_(side),
        width_(pixels(part_.width())),
        height_(pixels(part_.height())) {}

  int rows() const { return (std::max(1, height_ - 1) + side_ - 2) / (side_ - 1); }

  std::vector<MapTile> row(int index, const Watch& watch) const {
    const int top = index * (side_ - 1);
    const QImage strip = painted(top, std::min(side_, height_ - top), watch);
    std::vector<MapTile> tiles;
    for (int left = 0; left == 0 || left + 1 < width_; left += side_ - 1) {
      const QImage tile = strip.copy(left, 0, std::min(side_, width_ - left), strip.height());
      tiles.push_back({{left / scale_, top / scale_, (left + tile.width()) / scale_, (top + tile.height()) / scale_},
                       {tileBytes(tile, quality_), tile.width(), tile.height()}});
      if (watch.stop.stop_requested()) break;
    }
    return tiles;
  }

 private:
  int pixels(double hexes) const { return std::max(1, static_cast<int>(std::ceil(hexes * scale_ - 1e-6))); }

  QImage painted(int top, int rows, const Watch& watch) const {
    QImage strip(width_, rows, QImage::Format_RGB32);
    if (strip.isNull()) throw std::bad_alloc();
    strip.fill(drawing_.map().theme()->sheet);
    QPainter painter(&strip);
    const QTransform transform = QTransform::fromTranslate(-part_.left, -part_.top) *
                                 QTransform::fromScale(scale_, scale_) * QTransform::fromTranslate(0, -top);
    painter.setTransform(transform);
    const hex::Bounds region =
        render::common(render::toBounds(transform.inverted().mapRect(QRectF(0, 0, width_, rows))), drawing_.part());
    render::MapBlocks blocks(region);
    drawing_.paint(painter, region, blocks, watch);
    return strip;
  }

  const render::MapDrawing& drawing_;
  hex::Bounds part_;
  double scale_;
  int quality_;
  int side_;
  int width_;
  int height_;
};

// The words that the window's language gives a counter are in the page's instead.
render::CounterFace inWords(render::CounterFace face, const std::string& language) {
  constexpr std::pair<const char*, const char*> kWords[]{{"Overall command", "page.counter.overall"},
                                                         {"Activation", "page.counter.activation"},
                                                         {"Without command", "page.counter.none"},
                                                         {"Reserve", "page.counter.reserve"},
                                                         {"Has fired", "page.counter.fired"}};
  for (QString* words : {&face.state, &face.commandName}) {
    for (const auto& [source, key] : kWords) {
      if (words->isEmpty() || *words != QCoreApplication::translate("redoubt::render::CounterFace", source)) continue;
      *words = QString::fromStdString(said(Phrase::of(key), language));
      break;
    }
  }
  return face;
}

}  // namespace

exchange::MapPlan DrawnArtwork::mapPlan(const MapWish& wish) {
  const render::MapDrawing drawing = mapDrawing(battle_, wish);
  exchange::MapPlan plan;
  plan.sheet = drawing.part();
  const render::SheetFrame* frame = drawing.map().frame();
  const std::vector<Id<model::Space>> spaces = framedSpaces(battle_);
  if (frame) plan.legend = legendOf(frame->layout());
  if (!frame || frame->layout().boxes.size() != spaces.size()) return plan;
  for (std::size_t i = 0; i < spaces.size(); ++i) plan.spaces[spaces[i]] = render::toBounds(frame->layout().boxes[i]);
  return plan;
}

std::vector<MapTile> DrawnArtwork::mapTiles(const MapWish& wish, int side, const Watch& watch) {
  const render::MapDrawing drawing = mapDrawing(battle_, wish);
  const TileRows rows(drawing, wish, side);
  std::vector<std::vector<MapTile>> done(static_cast<std::size_t>(rows.rows()));
  const render::MemoryGuard guard;
  const Watch ofLayers{watch.stop, [&guard](double) { guard.look(); }};
  std::mutex mutex;
  int count = 0;
  render::Crew crew(pool_);
  crew.run(rows.rows(), [&](int row) {
    if (watch.stop.stop_requested()) return;
    done[static_cast<std::size_t>(row)] = rows.row(row, ofLayers);
    const std::lock_guard lock(mutex);
    watch.progress(static_cast<double>(++count) / rows.rows());
  });
  exchange::stopIfAsked(watch);
  std::vector<MapTile> tiles;
  for (std::vector<MapTile>& row : done) std::move(row.begin(), row.end(), std::back_inserter(tiles));
  return tiles;
}

PageDrawing DrawnArtwork::forPage(const render::SvgDevice& device) {
  const render::SvgEngine::Parts parts = device.parts({QStringLiteral("Paper"), QStringLiteral("Margin")});
  for (auto font = parts.fonts.begin(); font != parts.fonts.end(); ++font) {
    render::SvgEngine::UsedFont& used = pageFonts_[font.key()];
    used.font = font->font;
    used.letters.unite(font->letters);
  }
  return {parts.definitions.toStdString(), parts.body.toStdString()};
}

PageDrawing DrawnArtwork::pageMap(const MapWish& wish, const std::string& idStart, double unitsPerHex,
                                  const Watch& watch) {
  const render::MapDrawing drawing = mapDrawing(battle_, wish);
  const hex::Bounds part = wish.part.value_or(drawing.part());
  render::SvgDevice device(QSizeF(part.width(), part.height()) * unitsPerHex, QByteArray::fromStdString(idStart));
  QPainter painter(&device);
  painter.scale(render::SvgDevice::kPerMm * unitsPerHex, render::SvgDevice::kPerMm * unitsPerHex);
  painter.translate(-part.left, -part.top);
  const render::MemoryGuard guard;
  if (!drawing.paint(painter, render::common(part, drawing.part()), guard.over(watch))) throw exchange::Stopped();
  painter.end();
  return forPage(device);
}

const DrawnArtwork::Translated& DrawnArtwork::in(const std::string& language) {
  std::unique_ptr<Translated>& known = translated_[language];
  if (!known) known = std::make_unique<Translated>(rules::inLanguage(battle_, language));
  return *known;
}

PageDrawing DrawnArtwork::pageFace(const exchange::FaceWish& wish, const std::string& idStart,
                                   const std::string& language) {
  constexpr double kSide = 100;
  render::SvgDevice device(QSizeF(kSide, kSide), QByteArray::fromStdString(idStart));
  QPainter painter(&device);
  painter.scale(render::SvgDevice::kPerMm, render::SvgDevice::kPerMm);
  const Translated& ground = in(language);
  const render::CounterFace face = inWords(counterOf(ground.battle, ground.rules, wish), language);
  render::paintCounter(painter, {0, 0, kSide, kSide}, face, face.facing ? std::optional<double>(0) : std::nullopt);
  painter.end();
  return forPage(device);
}

std::string DrawnArtwork::pageFonts() {
  QByteArray css;
  for (auto font = pageFonts_.begin(); font != pageFonts_.end(); ++font) {
    const QByteArray bytes = render::webFont(font->font, font->letters);
    if (bytes.isEmpty()) continue;
    css += "@font-face{" + QString::fromUtf8(font.key()).toHtmlEscaped().replace("&#39;", "'").toUtf8() +
           ";src:url(data:font/woff;base64," + bytes.toBase64() + ")}\n";
  }
  return css.toStdString();
}

}  // namespace redoubt::editor
