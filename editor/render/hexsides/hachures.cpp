#include <algorithm>
#include <array>
#include <cmath>

#include "editor/render/hexsides/slopes.h"
#include "editor/render/map_geometry.h"
#include "editor/render/noise.h"
#include "editor/render/ribbon.h"

// The strokes of a slope.
namespace redoubt::render {
namespace {

// How the strokes of one row are drawn.
struct Row {
  double start;  // from the crest line, downhill
  double shortest;
  double longest;
  double width;
  double hair;
};

// The strokes of a grade: they take the rows in turn.
struct Manner {
  double step;
  double rise;  // up the sheet, which frees the numbers
  std::vector<Row> rows;
};

const Manner& mannerOf(Grade grade) {
  static const std::array<Manner, 4> manners = {
      Manner{0.048, 0.025, {{-0.02, 0.10, 0.15, 0.012, 0.004}}},
      Manner{0.0350, 0.035, {{-0.045, 0.175, 0.235, 0.0145, 0.0035}, {0.005, 0.14, 0.21, 0.0115, 0.0035}}},
      Manner{0.0220, 0.050, {{-0.050, 0.165, 0.205, 0.030, 0.007}, {0.10, 0.055, 0.085, 0.0095, 0.0035}}},
      Manner{0.0280, 0.050, {{-0.070, 0.115, 0.150, 0.046, 0.010}, {0.045, 0.085, 0.125, 0.036, 0.006}}}};
  return manners[static_cast<std::size_t>(grade)];
}

constexpr TakenSet kOwnRoom = static_cast<TakenSet>(Taken::Slope) | Taken::Garden;
constexpr double kShortest = 0.05;
constexpr double kLeast = 0.025;  // where there is hardly room
constexpr double kNear = 0.15;    // to the side's middle: either half has strokes there

struct Place {
  QPointF at;
  QPointF down;
  double bend;  // how fast the downhill direction closes in, per length; below 0 where strokes fan out
};

Place placeAt(const SlopePiece& piece, double t) {
  const double along = std::clamp(t, 0.0, 1.0) * static_cast<double>(piece.crest.size() - 1);
  const auto i = std::min(static_cast<std::size_t>(along), piece.crest.size() - 2);
  const double share = along - static_cast<double>(i);
  const QPointF step = piece.crest[i + 1] - piece.crest[i];
  const QPointF turn = piece.down[i + 1] - piece.down[i];
  const double square = QPointF::dotProduct(step, step);
  return {piece.crest[i] + step * share, unit(piece.down[i] + turn * share),
          square > 0 ? -QPointF::dotProduct(turn, step) / square : 0};
}

double lengthOf(const SlopePiece& piece) {
  double length = 0;
  for (std::size_t i = 1; i < piece.crest.size(); ++i) {
    const QPointF step = piece.crest[i] - piece.crest[i - 1];
    length += std::hypot(step.x(), step.y());
  }
  return length;
}

// The first stretch of a stroke that is free, if it is long enough.
std::optional<Hachure> freePart(const Hachure& stroke, const Obstacles& obstacles, TakenSet taken, double shortest) {
  if (taken == 0 || obstacles.isFree(stroke.crest, stroke.foot, stroke.width, taken)) return stroke;
  constexpr int kSteps = 12;
  const QPointF way = stroke.foot - stroke.crest;
  const double length = std::hypot(way.x(), way.y());
  int from = -1;
  int to = -1;
  for (int i = 0; i <= kSteps; ++i) {
    const bool isFree =
        obstacles.isFree(stroke.crest + way * (static_cast<double>(i) / kSteps), stroke.hair + 0.004, taken);
    if (isFree && from < 0) from = i;
    if (isFree) to = i;
    if (!isFree && from >= 0) break;
  }
  if (from < 0 || (to - from) * length / kSteps < shortest) return std::nullopt;
  Hachure part = stroke;
  part.crest = stroke.crest + way * (static_cast<double>(from) / kSteps);
  part.foot = stroke.crest + way * (static_cast<double>(to) / kSteps);
  return part;
}

double noiseOf(const SlopePiece& piece, int index, std::uint32_t salt) {
  return unitAt(piece.side.hex.q * 64 + index, piece.side.hex.r * 4 + piece.side.side, salt);
}

// Stroke `index` of `count`.
Hachure strokeAt(const SlopePiece& piece, int index, int count, const Row& row, double sign) {
  const double jitter = 0.34 * (noiseOf(piece, index, 111) - 0.5);
  const Place place = placeAt(piece, (index + 0.5 + jitter) / count);
  const double slow = 0.5 + 0.5 * noiseAt(place.at.x() * 3.1, place.at.y() * 3.1, 113);
  const double share = 0.55 * noiseOf(piece, index, 115) + 0.45 * slow;
  double length = row.shortest + (row.longest - row.shortest) * share;
  if (place.bend * sign > 0) length = std::min(length, std::max(0.6 / place.bend * sign, row.shortest * 0.6));
  if (piece.bothWays) length *= 0.6;
  const double lean = 0.12 * (noiseOf(piece, index, 117) - 0.5);
  const QPointF down = place.down * sign;
  const QPointF ahead = unit(down + QPointF(-down.y(), down.x()) * lean);
  const double start =
      piece.bothWays ? std::max(row.start, 0.012) : row.start + 0.018 * (noiseOf(piece, index, 119) - 0.5);
  const QPointF crest = place.at + down * start - QPointF(0, mannerOf(piece.grade).rise);
  return {crest, crest + ahead * length, row.width * (0.88 + 0.24 * noiseOf(piece, index, 121)), row.hair};
}

// Whether a stroke marks the first or the second half of its side: it stands there, near the side's middle.
bool marks(const Hachure& stroke, const SlopePiece& piece, bool isSecond) {
  const QPointF way = stroke.foot - stroke.crest;
  const double square = QPointF::dotProduct(way, way);
  const double t =
      square > 0 ? std::clamp(QPointF::dotProduct(piece.middle - stroke.crest, way) / square, 0.0, 1.0) : 0;
  const QPointF off = piece.middle - stroke.crest - way * t;
  const QPointF place = (stroke.crest + stroke.foot) / 2 - piece.middle;
  const double along = QPointF::dotProduct(place, piece.along);
  return std::hypot(off.x(), off.y()) < kNear && (isSecond ? along > 0 : along < 0);
}

// Strokes `first` to `last` of `count`, kept clear of `taken`.
std::vector<Hachure> strokes(const SlopePiece& piece, const Obstacles& obstacles, int first, int last, int count,
                             TakenSet taken, double shortest) {
  const Manner& manner = mannerOf(piece.grade);
  std::vector<Hachure> found;
  for (int i = first; i < last; ++i) {
    const Row& row = manner.rows[static_cast<std::size_t>(i) % manner.rows.size()];
    if (const auto part = freePart(strokeAt(piece, i, count, row, 1), obstacles, taken, shortest))
      found.push_back(*part);
    if (!piece.bothWays) continue;
    if (const auto part = freePart(strokeAt(piece, i, count, row, -1), obstacles, taken, shortest))
      found.push_back(*part);
  }
  return found;
}

}  // namespace

double hachureRise(Grade grade) {
  return 0.02 - mannerOf(grade).rows.front().start;
}

double hachureFall(Grade grade) {
  double fall = 0;
  for (const Row& row : mannerOf(grade).rows) fall = std::max(fall, row.start + row.longest);
  return fall;
}

int thinningAt(double scale, Grade grade) {
  // Device pixels from stroke to stroke: those of steep slopes nearly touch.
  const double apart = grade == Grade::Steep || grade == Grade::Rock ? 1.6 : 2.4;
  return std::clamp(static_cast<int>(std::lround(apart / (mannerOf(grade).step * scale))), 1, 6);
}

std::vector<Hachure> hachuresOf(const SlopePiece& piece, const Obstacles& obstacles, int every) {
  constexpr TakenSet kAll = kEverything & ~kOwnRoom;
  constexpr TakenSet kLess[] = {kAll, Taken::Number | Taken::Water | Taken::Way | Taken::Work,
                                static_cast<TakenSet>(Taken::Number) | Taken::Way, static_cast<TakenSet>(Taken::Number),
                                0};
  // An even number to each half, so that the rows go on in turn from side to side.
  const int rows = static_cast<int>(mannerOf(piece.grade).rows.size());
  const double step = mannerOf(piece.grade).step * every;
  const int half = rows * std::max(1, static_cast<int>(std::lround(lengthOf(piece) / step / 2 / rows)));
  std::vector<Hachure> all;
  for (const int first : {0, half}) {
    for (const TakenSet taken : kLess) {
      const std::vector<Hachure> found =
          strokes(piece, obstacles, first, first + half, 2 * half, taken, taken == kAll ? kShortest : kLeast);
      if (taken != 0 && std::none_of(found.begin(), found.end(),
                                     [&](const Hachure& stroke) { return marks(stroke, piece, first > 0); })) {
        continue;
      }
      all.insert(all.end(), found.begin(), found.end());
      break;
    }
  }
  // Fewer strokes make the same tone if they are broader; they stay further apart than they grow.
  const double broader = std::pow(every, 0.7);
  for (Hachure& stroke : all) stroke.width *= broader;
  return all;
}

}  // namespace redoubt::render
