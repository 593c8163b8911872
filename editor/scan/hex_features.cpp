#include "editor/scan/hex_features.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace redoubt::editor::scan {
namespace {

constexpr int kDirections = 6;
constexpr std::array kShares{0.1, 0.25, 0.5, 0.75, 0.9};

// Values from 0 to 255 with weights.
class Weighted {
 public:
  void add(uchar value, float weight) {
    weights_[value] += weight;
    total_ += weight;
  }
  // The value below which a share of the weight lies, to a part of a step.
  float at(double share) const {
    double left = share * total_;
    for (std::size_t value = 0; value < weights_.size(); ++value) {
      if (left <= weights_[value] && weights_[value] > 0) {
        return static_cast<float>(static_cast<double>(value) + left / weights_[value]);
      }
      left -= weights_[value];
    }
    return 255;
  }
  float deviation() const {
    double sum = 0, squares = 0;
    for (std::size_t value = 0; value < weights_.size(); ++value) {
      const double v = static_cast<double>(value);
      sum += v * weights_[value];
      squares += v * v * weights_[value];
    }
    if (total_ <= 0) return 0;
    const double mean = sum / total_;
    return static_cast<float>(std::sqrt(std::max(0.0, squares / total_ - mean * mean)));
  }

 private:
  std::array<float, 256> weights_{};
  double total_ = 0;
};

// Which way lines run, and how much they agree.
class Slopes {
 public:
  void add(float x, float y, float weight) {
    const float square = x * x + y * y;
    const float length = std::sqrt(square) * weight;
    weight_ += weight;
    if (length <= 0) return;
    const float turn = cv::fastAtan2(y, x) / 180 * kDirections;
    shares_[static_cast<std::size_t>(turn) % kDirections] += length;
    double_ += cv::Vec2f((x * x - y * y) / square, 2 * x * y / square) * length;
    total_ += length;
  }
  void write(std::vector<float>& values) const {
    const float total = std::max(total_, 1e-6f);
    for (const float share : shares_) values.push_back(share / total * 3);
    values.push_back(static_cast<float>(cv::norm(double_)) / total * 3);
    values.push_back(std::log(0.2f + total_ / std::max(weight_, 1e-6f)));
  }

 private:
  std::array<float, kDirections> shares_{};
  cv::Vec2f double_{0, 0};
  float total_ = 0;
  float weight_ = 0;
};

void writeRoots(std::vector<float>& values, const std::vector<float>& shares, float by) {
  for (const float share : shares) values.push_back(std::sqrt(share) * by);
}

}  // namespace

void Shares::finish() {
  const float by = weight > 0 ? 1 / weight : 0;
  for (float& each : inks) each *= by;
  for (float& each : textures) each *= by;
}

HexLook hexLook(const SeenPart& seen, const HexMask& mask, hex::Point middle) {
  const cv::Point2d place = seen.part.pixel(middle);
  const cv::Point corner = cv::Point(cvRound(place.x - 0.5), cvRound(place.y - 0.5)) - mask.middle;
  std::array<Weighted, 3> axes;
  Slopes slopes;
  Shares heart;
  HexLook look;
  for (int y = 0; y < mask.inside.rows; ++y) {
    for (int x = 0; x < mask.inside.cols; ++x) {
      if (!mask.inside.at<uchar>(y, x)) continue;
      const cv::Point at = corner + cv::Point(x, y);
      const float weight = mask.weight.at<float>(y, x);
      const cv::Vec3b lab = seen.lab.at<cv::Vec3b>(at);
      for (int k = 0; k < 3; ++k) axes[static_cast<std::size_t>(k)].add(lab[k], weight);
      slopes.add(seen.across.at<float>(at), seen.down.at<float>(at), weight);
      const int ink = seen.inks.at<uchar>(at), texture = seen.textures.at<uchar>(at);
      look.shares.add(ink, texture, weight);
      if (mask.heart.at<uchar>(y, x)) heart.add(ink, texture, weight);
    }
  }
  look.shares.finish();
  heart.finish();
  for (std::size_t k = 0; k < 3; ++k) {
    for (const double share : kShares) look.values.push_back(axes[k].at(share) / 12);
    look.values.push_back(axes[k].deviation() / 6);
  }
  look.light = axes[0].at(0.5) * 100 / 255;
  slopes.write(look.values);
  writeRoots(look.values, look.shares.inks, 4);
  writeRoots(look.values, heart.inks, 2);
  writeRoots(look.values, look.shares.textures, 4);
  writeRoots(look.values, heart.textures, 2);
  return look;
}

namespace {

constexpr int kSlices = 14;  // along a strip
constexpr int kLanes = 17;   // across it
constexpr int kFine = 2;     // samples of a slice

// The strip laid straight: what its samples show, slice by slice.
struct Straight {
  struct Cell {
    float light = 0;
    cv::Vec3f lab;
    float across = 0;  // slopes, turned so that the strip runs along
    float along = 0;
    int ink = 0;
    int texture = 0;
  };
  std::array<std::array<std::array<Cell, kLanes>, kFine>, kSlices> cells;
  double lane = 0;  // hex widths between lanes
};

Straight straighten(const SeenPart& seen, const Strip& strip) {
  Straight straight;
  const double dx = strip.to.x - strip.from.x, dy = strip.to.y - strip.from.y, length = std::hypot(dx, dy);
  const double ux = dx / length, uy = dy / length;
  straight.lane = 2 * strip.reach / (kLanes - 1);
  for (int slice = 0; slice < kSlices; ++slice) {
    for (int fine = 0; fine < kFine; ++fine) {
      const double share = (slice * kFine + fine + 0.5) / (kSlices * kFine);
      const double t = (strip.skip + (1 - 2 * strip.skip) * share) * length;
      for (int lane = 0; lane < kLanes; ++lane) {
        const double v = (lane - (kLanes - 1) / 2) * straight.lane;
        const cv::Point2d pixel = seen.part.pixel({strip.from.x + ux * t - uy * v, strip.from.y + uy * t + ux * v});
        const cv::Point at(std::clamp(cvFloor(pixel.x), 0, seen.lab.cols - 1),
                           std::clamp(cvFloor(pixel.y), 0, seen.lab.rows - 1));
        Straight::Cell& cell =
            straight
                .cells[static_cast<std::size_t>(slice)][static_cast<std::size_t>(fine)][static_cast<std::size_t>(lane)];
        const float x = seen.across.at<float>(at), y = seen.down.at<float>(at);
        cell.light = seen.light.at<float>(at);
        cell.lab = cv::Vec3f(seen.lab.at<cv::Vec3b>(at));
        cell.along = static_cast<float>(x * ux + y * uy);
        cell.across = static_cast<float>(-x * uy + y * ux);
        cell.ink = seen.inks.at<uchar>(at);
        cell.texture = seen.textures.at<uchar>(at);
      }
    }
  }
  return straight;
}

enum class Zone { Core, Left, Right };

std::optional<Zone> zoneOf(int lane, double width, double narrow) {
  const double v = (lane - (kLanes - 1) / 2) * width;
  if (std::abs(v) <= narrow) return Zone::Core;
  return v < 0 ? Zone::Left : Zone::Right;
}

template <class Visit>
void forEachCell(const Straight& straight, Visit&& visit) {
  for (int slice = 0; slice < kSlices; ++slice) {
    for (int fine = 0; fine < kFine; ++fine) {
      for (int lane = 0; lane < kLanes; ++lane) {
        visit(slice, lane,
              straight.cells[static_cast<std::size_t>(slice)][static_cast<std::size_t>(fine)]
                            [static_cast<std::size_t>(lane)]);
      }
    }
  }
}

void writeDifferences(std::vector<float>& values, const std::vector<float>& of, const std::vector<float>& usual,
                      float by) {
  for (std::size_t i = 0; i < of.size(); ++i) values.push_back((std::sqrt(of[i]) - std::sqrt(usual[i])) * by);
}

// The shares in core and flanks, against those of the two hexes.
void writeZones(std::vector<float>& values, const Straight& straight, const Strip& strip, const Shares& usual) {
  std::array<Shares, 3> zones;
  std::array<float, 3> across{}, along{};
  forEachCell(straight, [&](int, int lane, const Straight::Cell& cell) {
    const auto zone = static_cast<std::size_t>(*zoneOf(lane, straight.lane, strip.narrow));
    zones[zone].add(cell.ink, cell.texture, 1);
    across[zone] += std::abs(cell.across);
    along[zone] += std::abs(cell.along);
  });
  std::array<float, 3> counts{};
  for (std::size_t i = 0; i < 3; ++i) {
    counts[i] = std::max(1.f, zones[i].weight);
    zones[i].finish();
  }
  writeDifferences(values, zones[0].inks, usual.inks, 4);
  writeDifferences(values, zones[0].textures, usual.textures, 3);
  for (std::size_t i = 0; i < usual.inks.size(); ++i) {
    const float left = std::sqrt(zones[1].inks[i]), right = std::sqrt(zones[2].inks[i]);
    values.push_back(((left + right) / 2 - std::sqrt(usual.inks[i])) * 3);
  }
  writeRoots(values, zones[0].inks, 2);
  // Lines along the strip have slopes across it, hachures the other way.
  const auto write = [&](float core, float left, float right) {
    values.push_back(std::log(0.2f + core));
    values.push_back(std::log(0.2f + std::max(left, right)));
    values.push_back(std::log(0.2f + std::min(left, right)));
  };
  write(across[0] / counts[0], across[1] / counts[1], across[2] / counts[2]);
  write(along[0] / counts[0], along[1] / counts[1], along[2] / counts[2]);
}

// Whether a line of some ink, darker or brighter than its ground, runs all the way, not quite straight: for each slice
// the best of the lanes, then the worst of the slices.
void writeContinuity(std::vector<float>& values, const Straight& straight, const Strip& strip, const HexLook& a,
                     const HexLook& b) {
  constexpr int kBox = 3;
  const float ground = (a.light + b.light) / 2;
  std::vector<std::array<float, kSlices>> best(Vocabulary::kInks + 4);
  for (auto& each : best) each.fill(0);
  for (int slice = 0; slice < kSlices; ++slice) {
    const auto at = static_cast<std::size_t>(slice);
    for (int lane = 0; lane + kBox <= kLanes; ++lane) {
      const double v = (lane + 1 - (kLanes - 1) / 2) * straight.lane;
      if (std::abs(v) > strip.narrow * 1.5) continue;
      std::array<float, Vocabulary::kInks> counts{};
      float light = 0, beside = 0;
      for (int fine = 0; fine < kFine; ++fine) {
        const auto& lanes = straight.cells[at][static_cast<std::size_t>(fine)];
        for (int i = 0; i < kBox; ++i) {
          const Straight::Cell& cell = lanes[static_cast<std::size_t>(lane + i)];
          counts[static_cast<std::size_t>(cell.ink)] += 1.f / (kFine * kBox);
          light += cell.light / (kFine * kBox);
        }
        beside += lanes[static_cast<std::size_t>(std::max(0, lane - 2))].light / (2 * kFine);
        beside += lanes[static_cast<std::size_t>(std::min(kLanes - 1, lane + kBox + 1))].light / (2 * kFine);
      }
      for (std::size_t ink = 0; ink < counts.size(); ++ink) best[ink][at] = std::max(best[ink][at], counts[ink]);
      float* more[]{&best[Vocabulary::kInks][at], &best[Vocabulary::kInks + 1][at], &best[Vocabulary::kInks + 2][at],
                    &best[Vocabulary::kInks + 3][at]};
      const float differences[]{ground - light, light - ground, beside - light, light - beside};
      for (int k = 0; k < 4; ++k) *more[k] = std::max(*more[k], differences[k]);
    }
  }
  for (std::size_t i = 0; i < best.size(); ++i) {
    std::sort(best[i].begin(), best[i].end());
    const float by = i < Vocabulary::kInks ? 3.f : 0.1f;
    const float usual = i < Vocabulary::kInks ? (a.shares.inks[i] + b.shares.inks[i]) / 2 : 0;
    values.push_back(best[i][kSlices / 7] * by);
    values.push_back(best[i][kSlices / 2] * by);
    if (i < Vocabulary::kInks) values.push_back((best[i][kSlices / 3] - usual) * by);
  }
}

// Light across the strip, from the middle outwards: the mean of both flanks and how they differ.
void writeProfile(std::vector<float>& values, const Straight& straight, float ground) {
  std::array<float, kLanes> profile{};
  forEachCell(straight, [&](int, int lane, const Straight::Cell& cell) {
    profile[static_cast<std::size_t>(lane)] += (cell.light - ground) / (kSlices * kFine);
  });
  constexpr std::size_t kMiddle = (kLanes - 1) / 2;
  for (std::size_t i = 0; i <= kMiddle; i += 2) {
    const float left = profile[kMiddle - i], right = profile[kMiddle + i];
    values.push_back((left + right) / 20);
    if (i > 0) values.push_back(std::abs(left - right) / 10);
  }
}

// A line that wanders: from slice to slice it moves by a lane at most, and it is where colours differ most from those
// on both sides. What it looks like across, wherever it runs, tells how wide it is.
class Path {
 public:
  Path(const Straight& straight, double narrow) : straight_(straight) {
    reach_ = std::clamp(static_cast<int>(narrow * 1.6 / straight.lane), 1, kMiddle - kFlank);
    for (int slice = 0; slice < kSlices; ++slice) {
      for (int lane = 0; lane < kLanes; ++lane) colours_[at(slice)][at(lane)] = colour(slice, lane);
    }
    find();
  }

  void write(std::vector<float>& values) const {
    std::array<float, kSlices> contrasts{};
    std::array<cv::Vec3f, kFlank + 1> profile{};
    for (int slice = 0; slice < kSlices; ++slice) {
      const int lane = lanes_[at(slice)];
      contrasts[at(slice)] = contrast(slice, lane);
      const cv::Vec3f ground = flanks(slice, lane);
      for (int i = 0; i <= kFlank; ++i) {
        profile[at(i)] +=
            (colours_[at(slice)][at(lane - i)] + colours_[at(slice)][at(lane + i)] - 2 * ground) / (2 * kSlices);
      }
    }
    std::sort(contrasts.begin(), contrasts.end());
    for (const int share : {1, 4, 7, 10}) values.push_back(std::log(1 + contrasts[at(share)]) * 1.5f);
    for (const cv::Vec3f& each : profile) {
      for (int k = 0; k < 3; ++k) values.push_back(each[k] / (k == 0 ? 12 : 6));
    }
  }

 private:
  static constexpr int kMiddle = (kLanes - 1) / 2;
  static constexpr int kFlank = 4;
  static std::size_t at(int index) { return static_cast<std::size_t>(index); }

  cv::Vec3f colour(int slice, int lane) const {
    cv::Vec3f sum;
    for (const auto& fine : straight_.cells[at(slice)]) sum += fine[at(lane)].lab / kFine;
    return sum;
  }
  cv::Vec3f flanks(int slice, int lane) const {
    return (colours_[at(slice)][at(lane - kFlank)] + colours_[at(slice)][at(lane + kFlank)]) / 2;
  }
  float contrast(int slice, int lane) const {
    const auto& lanes = colours_[at(slice)];
    const cv::Vec3f inner = (lanes[at(lane - 1)] + 2 * lanes[at(lane)] + lanes[at(lane + 1)]) / 4;
    return static_cast<float>(cv::norm(inner - flanks(slice, lane)));
  }

  void find() {
    std::array<std::array<float, kLanes>, kSlices> sums{};
    std::array<std::array<int, kLanes>, kSlices> from{};
    const int first = kMiddle - reach_, last = kMiddle + reach_;
    for (int slice = 0; slice < kSlices; ++slice) {
      for (int lane = first; lane <= last; ++lane) {
        int best = lane;
        for (int other = std::max(first, lane - 1); slice > 0 && other <= std::min(last, lane + 1); ++other) {
          if (sums[at(slice - 1)][at(other)] > sums[at(slice - 1)][at(best)]) best = other;
        }
        // Roots, so that one strong blot is no line.
        sums[at(slice)][at(lane)] = std::sqrt(contrast(slice, lane)) + (slice > 0 ? sums[at(slice - 1)][at(best)] : 0);
        from[at(slice)][at(lane)] = best;
      }
    }
    int lane = first;
    for (int each = first; each <= last; ++each) {
      if (sums[kSlices - 1][at(each)] > sums[kSlices - 1][at(lane)]) lane = each;
    }
    for (int slice = kSlices - 1; slice >= 0; --slice) {
      lanes_[at(slice)] = lane;
      lane = from[at(slice)][at(lane)];
    }
  }

  const Straight& straight_;
  int reach_ = 1;
  std::array<std::array<cv::Vec3f, kLanes>, kSlices> colours_{};
  std::array<int, kSlices> lanes_{};
};

}  // namespace

std::vector<float> stripLook(const SeenPart& seen, const Strip& strip, const HexLook& a, const HexLook& b) {
  const Straight straight = straighten(seen, strip);
  Shares usual;
  for (std::size_t i = 0; i < usual.inks.size(); ++i) usual.inks[i] = (a.shares.inks[i] + b.shares.inks[i]) / 2;
  for (std::size_t i = 0; i < usual.textures.size(); ++i) {
    usual.textures[i] = (a.shares.textures[i] + b.shares.textures[i]) / 2;
  }
  std::vector<float> values;
  writeZones(values, straight, strip, usual);
  writeContinuity(values, straight, strip, a, b);
  writeProfile(values, straight, (a.light + b.light) / 2);
  Path(straight, strip.narrow).write(values);
  return values;
}

}  // namespace redoubt::editor::scan
