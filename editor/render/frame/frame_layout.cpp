#include "editor/render/frame/frame_layout.h"

#include <algorithm>
#include <cmath>

#include "editor/render/frame/frame_pieces.h"
#include "editor/render/map_geometry.h"

namespace redoubt::render {
namespace {

constexpr double kPaperRim = 0.08;  // between whole hexes and the neat line
constexpr double kBandOff = 0.036;  // from the neat line to the graduated band
constexpr double kBandWidth = 0.10;
constexpr double kBorderOff = 0.09;  // from the band to the outermost line
constexpr double kSheetRim = 0.25;   // of bare paper outside that
constexpr double kNarrowest = 4.6;   // of a strip next to the map, in lettering sizes

// Half hexes end at the neat line; round whole ones a little paper is left.
hex::Bounds neatLine(const hex::Layout& layout) {
  const hex::Bounds map = layout.bounds();
  const auto rim = [](hex::EdgeKind edge) {
    return edge == hex::EdgeKind::Half || edge == hex::EdgeKind::HalfUnnumbered ? 0.0 : kPaperRim;
  };
  const auto& spec = layout.spec();
  return {map.left - rim(spec.edgeLeft), map.top - rim(spec.edgeTop), map.right + rim(spec.edgeRight),
          map.bottom + rim(spec.edgeBottom)};
}

double letteringSize(const hex::Bounds& map) {
  return std::clamp(map.width() / 22, 0.85, 1.5);
}

double padOf(double size) {
  return 0.20 * size;
}

void finish(FrameLayout& frame, const hex::Bounds& inside) {
  frame.border = grown(inside, kBorderOff);
  frame.sheet = grown(frame.border, kSheetRim);
}

// The title in larger letters, if its row is higher than the title and has that room. Its cartouche is never larger
// than its words need.
FramePiece largerTitle(const FrameContent& content, double size, const FramePiece& title, double row, double spare) {
  constexpr double kMost = 1.55;
  if (title.isEmpty()) return title;
  const double share = std::min({kMost, row / title.size.height(), 1 + std::max(spare, 0.0) / title.size.width()});
  return share > 1.02 ? titlePiece(content, size * share, title.size.width() * share + 1e-6) : title;
}

// The parts below the map, or next to it, as one piece of that width.
FramePiece stripPiece(const FrameContent& content, double size, double width) {
  const double gap = 0.34 * size;
  FramePiece strip;
  FrameLayout holder;
  double height = 0;
  const auto place = [&](const FramePiece& piece, double x) { addPiece(holder, piece, {x, height}); };
  const FramePiece title = titlePiece(content, size, std::min(width, 5.6 * size));
  const FramePiece aside = scalePiece(content, size, 3.6 * size + 1, true);
  const double taken =
      (title.isEmpty() ? 0 : title.size.width() + gap) + (aside.isEmpty() ? 0 : aside.size.width() + gap);
  const FramePiece legend = legendPiece(content, size, width - taken);
  const bool isWide = taken + legend.size.width() <= width && width > 9 * size;
  double most = 0;
  if (isWide) {
    const double row = std::max({title.size.height(), legend.size.height(), aside.size.height()});
    const FramePiece large = largerTitle(content, size, title, row, width - taken - legend.size.width());
    addPiece(holder, large, {0, height + (row - large.size.height()) / 2});
    // The remaining width is distributed next to the legend.
    const double spare = width - taken - legend.size.width() - (large.size.width() - title.size.width());
    const double before = title.isEmpty() ? 0 : large.size.width() + gap;
    addPiece(holder, legend, {before + spare / 2, (row - legend.size.height()) / 2});
    addPiece(holder, aside, {width - aside.size.width(), (row - aside.size.height()) / 2});
    height = row;
    most = width;
  } else {
    const auto below = [&](const FramePiece& piece) {
      if (piece.isEmpty()) return;
      if (height > 0) height += gap;
      place(piece, std::max(0.0, (width - piece.size.width()) / 2));
      height += piece.size.height();
      most = std::max(most, piece.size.width());
    };
    below(title);
    below(legendPiece(content, size, width));
    below(scalePiece(content, size, width, false));
  }
  const FramePiece tracks = tracksPiece(content, size, std::max(width, most));
  if (!tracks.isEmpty()) {
    if (height > 0) height += gap;
    place(tracks, std::max(0.0, (std::max(width, most) - tracks.size.width()) / 2));
    height += tracks.size.height();
    most = std::max(most, tracks.size.width());
  }
  strip = {{std::max(most, width), height},
           holder.parts,
           holder.lines,
           holder.samples,
           holder.boxes,
           holder.rules,
           holder.cartouche,
           holder.ornament,
           holder.ornamentGap,
           holder.numberHex,
           holder.scale,
           holder.north};
  return strip;
}

FrameLayout bareFrame(const hex::Layout& layout) {
  FrameLayout frame;
  frame.neat = neatLine(layout);
  frame.band = grown(frame.neat, kBandOff + kBandWidth);
  const double across = 0.5;
  const double down = std::sqrt(0.75) / 2;
  const bool isPointy = layout.orientation() == hex::Orientation::Pointy;
  frame.step = isPointy ? QPointF(across, down) : QPointF(down, across);
  frame.zero = {layout.bounds().left, layout.bounds().top};
  frame.size = letteringSize(layout.bounds());
  finish(frame, frame.band);
  return frame;
}

FrameLayout withStripBelow(FrameLayout frame, const FrameContent& content) {
  const double pad = padOf(frame.size);
  const double width = frame.band.width() - 2 * pad;
  const FramePiece strip = stripPiece(content, frame.size, width);
  if (strip.isEmpty()) return frame;
  const double middle = (frame.band.left + frame.band.right) / 2;
  const double left = middle - std::max(strip.size.width(), width) / 2;
  const double top = frame.band.bottom + pad;
  addPiece(frame, strip, {left, top});
  hex::Bounds inside = frame.band;
  inside.left = std::min(inside.left, left - pad);
  inside.right = std::max(inside.right, left + strip.size.width() + pad);
  inside.bottom = top + strip.size.height() + pad;
  finish(frame, inside);
  return frame;
}

FrameLayout withStripBeside(FrameLayout frame, const FrameContent& content, bool isLeft) {
  const double pad = padOf(frame.size);
  const FramePiece strip = stripPiece(content, frame.size, kNarrowest * frame.size);
  if (strip.isEmpty()) return frame;
  const double left = isLeft ? frame.band.left - pad - strip.size.width() : frame.band.right + pad;
  addPiece(frame, strip, {left, frame.band.top + pad});
  hex::Bounds inside = frame.band;
  inside.left = std::min(inside.left, left - pad);
  inside.right = std::max(inside.right, left + strip.size.width() + pad);
  inside.bottom = std::max(inside.bottom, frame.band.top + 2 * pad + strip.size.height());
  finish(frame, inside);
  return frame;
}

QString fontRoleOf(const FrameLine& line) {
  if (line.font.face == FrameFace::Display) return QStringLiteral("title");
  const bool hasLetters = std::any_of(line.text.begin(), line.text.end(), [](QChar c) { return c.isLetter(); });
  return hasLetters ? QStringLiteral("text") : QStringLiteral("numbers");
}

}  // namespace

FrameLine writtenIn(const ThemeFonts& fonts, FrameLine line) {
  const auto own = fonts.find(fontRoleOf(line));
  if (own == fonts.end()) return line;
  const double room = textWidth(line.text, line.font);
  line.font.family = own->second;
  if (const double width = textWidth(line.text, line.font); width > room) line.font.size *= room / width;
  if (line.isCentred) line.baseline += QPointF((room - textWidth(line.text, line.font)) / 2, 0);
  return line;
}

FrameLayout frameLayout(const FrameContent& content, const hex::Layout& layout) {
  const FrameLayout bare = bareFrame(layout);
  switch (content.place) {
    case FramePlace::None: return bare;
    case FramePlace::Below: return withStripBelow(bare, content);
    case FramePlace::Left: return withStripBeside(bare, content, true);
    case FramePlace::Right: return withStripBeside(bare, content, false);
    case FramePlace::Auto: break;
  }
  const auto fits = [&](const FrameLayout& frame) {
    return frame.sheet.width() <= content.paperWidth && frame.sheet.height() <= content.paperHeight;
  };
  FrameLayout below = withStripBelow(bare, content);
  if (fits(below)) return below;
  FrameLayout beside = withStripBeside(bare, content, false);
  return fits(beside) ? beside : below;
}

}  // namespace redoubt::render
