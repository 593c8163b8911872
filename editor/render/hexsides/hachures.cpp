#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "editor/render/hexsides/slopes.h"
#include "editor/render/map_geometry.h"
#include "editor/render/noise.h"
#include "editor/render/ribbon.h"

// The strokes of a slope.
namespace redoubt::render {
namespace {

// The strokes of a grade. All of them begin at the crest, so that its line is clear. Every second one is short, so that
// the foot is irregular.
struct Manner {
  double step;      // from stroke to stroke on ground that is neither towards the light nor away from it
  double above;     // the crest line, uphill of the hexside
  double shortest;  // of the long ones
  double longest;
  double shortShare;  // length of a short one as a share of a long one
  double width;
  double hair;
  double rise;        // shift up the sheet, to keep numbers free
  double feetAt = 0;  // distance of fine strokes in the gaps below the crest; 0: none
};

const Manner& mannerOf(Grade grade) {
  static const std::array<Manner, 4> manners = {Manner{0.0480, 0.020, 0.110, 0.170, 0.70, 0.0120, 0.0035, 0.025},
                                                Manner{0.0400, 0.040, 0.230, 0.350, 0.68, 0.0160, 0.0030, 0.035},
                                                Manner{0.0370, 0.050, 0.205, 0.285, 0.78, 0.0285, 0.0050, 0.050, 0.12},
                                                Manner{0.0360, 0.070, 0.205, 0.270, 0.84, 0.0400, 0.0080, 0.050, 0.13}};
  return manners[static_cast<std::size_t>(grade)];
}

// For slopes that fall down the sheet, towards numbers, the strokes begin this much further uphill.
constexpr double kAboveNumbers = 0.050;

// How far a slope faces away from the light, which comes from the north-west: from -1 to 1.
double shadeOf(QPointF down) {
  return (down.x() + down.y()) * M_SQRT1_2;
}
// Towards the light strokes are few and fine, away from it dense and broad.
double stepAt(const Manner& manner, QPointF down) {
  return manner.step * (1 - 0.27 * shadeOf(down));
}
// Some ground is visible between two strokes, but hardly any between those of rocks.
double breadthOf(Grade grade, double width, QPointF down) {
  const double most = (grade == Grade::Rock ? 0.95 : 0.76) * stepAt(mannerOf(grade), down);
  return std::min(width * (1 + 0.20 * shadeOf(down)), most);
}

constexpr ObstacleKinds kOwnRoom = static_cast<ObstacleKinds>(ObstacleKind::Slope) | ObstacleKind::Garden;
constexpr double kShortest = 0.07;
constexpr double kLeast = 0.025;  // if there is hardly any room
constexpr double kNear = 0.15;    // to the side's middle: both halves have strokes there

struct Place {
  QPointF at;
  QPointF down;
  double bend;  // the convergence of the downhill direction, per length; negative where strokes diverge
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

double noiseOf(const SlopePiece& piece, int index, std::uint32_t salt) {
  return unitAt(piece.side.hex.q * 64 + index, piece.side.hex.r * 4 + piece.side.side, salt);
}

// The places of the strokes on one half of a piece, from 0 to 1 along it: more densely the more it faces away from the
// light. Their number is even, so that long and short ones alternate from side to side.
std::vector<double> placesOn(const SlopePiece& piece, bool isSecond, int every) {
  const Manner& manner = mannerOf(piece.grade);
  const std::size_t last = piece.crest.size() - 1;
  const std::size_t from = isSecond ? last / 2 : 0;
  const std::size_t to = isSecond ? last : last / 2;
  std::vector<double> sums{0};  // of strokes, up to each point
  for (std::size_t i = from; i < to; ++i) {
    const QPointF step = piece.crest[i + 1] - piece.crest[i];
    const QPointF down = unit(piece.down[i] + piece.down[i + 1]);
    sums.push_back(sums.back() + std::hypot(step.x(), step.y()) / (stepAt(manner, down) * every));
  }
  const int count = 2 * std::max(1, static_cast<int>(std::lround(sums.back() / 2)));
  std::vector<double> places;
  std::size_t i = 0;
  for (int k = 0; k < count; ++k) {
    const double jitter = 0.30 * (noiseOf(piece, k + (isSecond ? 32 : 0), 111) - 0.5);
    const double wanted = sums.back() * (k + 0.5 + jitter) / count;
    while (i + 2 < sums.size() && sums[i + 1] < wanted) ++i;
    const double share = (wanted - sums[i]) / std::max(sums[i + 1] - sums[i], 1e-9);
    places.push_back((static_cast<double>(from + i) + share) / static_cast<double>(last));
  }
  return places;
}

// The first free stretch of a stroke, if it is long enough.
std::optional<Hachure> freePart(const Hachure& stroke, const Obstacles& obstacles, ObstacleKinds taken,
                                double shortest) {
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
  // A part that begins further down is as thin as the stroke is there.
  const double gone = static_cast<double>(from) / kSteps;
  part.width = std::max(stroke.width + (stroke.hair - stroke.width) * gone, std::min(stroke.width, 2.2 * stroke.hair));
  return part;
}

// At concave crests, strokes end before they meet.
double endingBeforeOthers(double length, const Place& place, double sign, double least) {
  const double closing = place.bend * sign;
  return closing > 0 ? std::min(length, std::max(0.62 / closing, least)) : length;
}

// Stroke `index`, at `t` along the piece.
Hachure strokeAt(const SlopePiece& piece, int index, double t, double sign) {
  const Manner& manner = mannerOf(piece.grade);
  const Place place = placeAt(piece, t);
  const QPointF down = place.down * sign;
  const double slow = 0.5 + 0.5 * noiseAt(place.at.x() * 2.3, place.at.y() * 2.3, 113);
  const double share = 0.45 * noiseOf(piece, index, 115) + 0.55 * slow;
  double length = manner.shortest + (manner.longest - manner.shortest) * share;
  if (index % 2 == 1) length *= manner.shortShare;
  length = endingBeforeOthers(length, place, sign, 0.6 * manner.shortest);
  if (piece.bothWays) length *= 0.5;
  const double lean = 0.10 * (noiseOf(piece, index, 117) - 0.5);
  const QPointF ahead = unit(down + QPointF(-down.y(), down.x()) * lean);
  const double above = piece.bothWays ? -0.012 : manner.above + kAboveNumbers * std::max(down.y(), 0.0);
  const QPointF crest = place.at - down * above - QPointF(0, manner.rise);
  const double width = manner.width * (0.90 + 0.20 * noiseOf(piece, index, 121));
  return {crest, crest + ahead * length, breadthOf(piece.grade, width, down), manner.hair};
}

// A fine stroke next to stroke `index`, further down.
Hachure footAt(const SlopePiece& piece, int index, double t) {
  constexpr double kShortestFoot = 0.06;
  constexpr double kLongestFoot = 0.11;
  const Manner& manner = mannerOf(piece.grade);
  Hachure foot = strokeAt(piece, index, t, 1);
  const QPointF ahead = unit(foot.foot - foot.crest);
  const double at = manner.feetAt + 0.5 * manner.shortest;
  foot.crest += ahead * at;
  foot.foot = foot.crest + ahead * (kShortestFoot + (kLongestFoot - kShortestFoot) * noiseOf(piece, index, 123));
  foot.width = 0.0095;
  foot.hair = 0.0035;
  return foot;
}

// Whether a stroke is in the first or the second half of its side, near the side's middle.
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

// The strokes at `places` of one half, kept clear of `taken`.
std::vector<Hachure> strokes(const SlopePiece& piece, const Obstacles& obstacles, std::span<const double> places,
                             bool isSecond, ObstacleKinds taken, double shortest) {
  std::vector<Hachure> found;
  const auto add = [&](const Hachure& stroke) {
    if (const auto part = freePart(stroke, obstacles, taken, shortest)) found.push_back(*part);
  };
  int index = isSecond ? 32 : 0;
  for (const double t : places) {
    add(strokeAt(piece, index, t, 1));
    if (piece.bothWays) add(strokeAt(piece, index, t, -1));
    if (mannerOf(piece.grade).feetAt > 0 && index % 2 == 1) add(footAt(piece, index, t));
    ++index;
  }
  return found;
}

}  // namespace

double hachureRise(Grade grade) {
  return 0.02 + mannerOf(grade).above;
}

double hachureFall(Grade grade) {
  const Manner& manner = mannerOf(grade);
  return (manner.shortest + manner.longest) / 2 - manner.above;
}

int thinningAt(double scale, Grade grade) {
  // Device pixels from stroke to stroke: those of steep slopes nearly touch.
  const double apart = grade == Grade::Steep || grade == Grade::Rock ? 1.6 : 2.4;
  return std::clamp(static_cast<int>(std::lround(apart / (mannerOf(grade).step * scale))), 1, 6);
}

std::vector<Hachure> hachuresOf(const SlopePiece& piece, const Obstacles& obstacles, int every) {
  constexpr ObstacleKinds kAll = kEverything & ~kOwnRoom;
  constexpr ObstacleKinds kLess[] = {
      kAll, ObstacleKind::Number | ObstacleKind::Water | ObstacleKind::Way | ObstacleKind::Work,
      static_cast<ObstacleKinds>(ObstacleKind::Number) | ObstacleKind::Way,
      static_cast<ObstacleKinds>(ObstacleKind::Number), 0};
  std::vector<Hachure> all;
  for (const bool isSecond : {false, true}) {
    const std::vector<double> places = placesOn(piece, isSecond, every);
    for (const ObstacleKinds taken : kLess) {
      const std::vector<Hachure> found =
          strokes(piece, obstacles, places, isSecond, taken, taken == kAll ? kShortest : kLeast);
      if (taken != 0 && std::none_of(found.begin(), found.end(),
                                     [&](const Hachure& stroke) { return marks(stroke, piece, isSecond); })) {
        continue;
      }
      all.insert(all.end(), found.begin(), found.end());
      break;
    }
  }
  // Fewer strokes give the same tone if they are broader; their distance grows more than their breadth.
  const double broader = std::pow(every, 0.9);
  for (Hachure& stroke : all) stroke.width *= broader;
  return all;
}

}  // namespace redoubt::render
