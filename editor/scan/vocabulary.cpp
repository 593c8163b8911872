#include "editor/scan/vocabulary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "core/base/error.h"
#include "editor/scan/scan_features.h"

namespace redoubt::editor::scan {
namespace {

constexpr int kLabStep = 8;  // colours of the ink table lie so far apart
constexpr int kLabSteps = 256 / kLabStep;
constexpr int kTextureKinds = 5;
constexpr double kLightPays = 0.85;  // share of the spread of light that a fit must leave at most
constexpr int kSampledPixels = 24'000;

void refuseStopped(const Watch& watch) {
  if (watch.stop.stop_requested()) throw Error(ErrorCode::Busy, Phrase::of("errors.scan.stopped"));
}

cv::Matx<float, 1, 6> powers(hex::Point place, const hex::Bounds& sheet) {
  const auto x = static_cast<float>(2 * (place.x - sheet.left) / sheet.width() - 1);
  const auto y = static_cast<float>(2 * (place.y - sheet.top) / sheet.height() - 1);
  return {1, x, y, x * x, x * y, y * y};
}

// The values of one axis at a share of the pixels, below which they lie.
float percentile(std::vector<float>& values, double share) {
  if (values.empty()) return 0;
  const auto at = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

// A surface through what most rows agree on: absolute errors are made small, not squares.
cv::Mat surface(const cv::Mat& rows, const cv::Mat& values) {
  cv::Mat weights = cv::Mat::ones(rows.rows, 1, CV_32F), found;
  for (int round = 0; round < 12; ++round) {
    cv::Mat weighted = rows.clone(), right = values.clone();
    for (int i = 0; i < rows.rows; ++i) {
      weighted.row(i) *= weights.at<float>(i);
      right.row(i) *= weights.at<float>(i);
    }
    cv::solve(weighted, right, found, cv::DECOMP_SVD);
    const cv::Mat off = values - rows * found;
    for (int i = 0; i < rows.rows; ++i) {
      weights.at<float>(i) = 1 / std::sqrt(std::max(0.01f, static_cast<float>(cv::norm(off.row(i)))));
    }
  }
  return found;
}

float medianAbsolute(const cv::Mat& values) {
  std::vector<float> all;
  for (int i = 0; i < values.rows; ++i) all.push_back(static_cast<float>(cv::norm(values.row(i))));
  return percentile(all, 0.5);
}

// What a pixel's surroundings look like, whatever their colour and light: a row of numbers each.
std::vector<cv::Mat> textureOf(const cv::Mat& light, double size) {
  const double unit = size / 64;
  const auto blurred = [&](double sigma) {
    cv::Mat out;
    cv::GaussianBlur(light, out, {}, std::max(0.5, sigma * unit));
    return out;
  };
  const cv::Mat fine = blurred(1), middle = blurred(2), coarse = blurred(4), wide = blurred(9);
  const auto slope = [&](const cv::Mat& of) {
    cv::Mat x, y, length;
    cv::Scharr(of, x, CV_32F, 1, 0, 1.0 / 32);
    cv::Scharr(of, y, CV_32F, 0, 1, 1.0 / 32);
    cv::magnitude(x, y, length);
    return length;
  };
  std::vector<cv::Mat> axes{fine - middle, middle - coarse, coarse - wide, slope(fine), slope(middle)};
  cv::Mat energy;
  cv::GaussianBlur(axes[3], energy, {}, std::max(0.5, 4 * unit));
  axes[4] = energy;
  return axes;
}

cv::Mat gathered(const std::vector<cv::Vec<float, kTextureKinds>>& rows) {
  return cv::Mat(static_cast<int>(rows.size()), kTextureKinds, CV_32F,
                 const_cast<cv::Vec<float, kTextureKinds>*>(rows.data()))
      .clone();
}

cv::Mat clusters(const cv::Mat& rows, int count) {
  cv::Mat labels, centres;
  cv::setRNGSeed(1);  // the same scan gives the same answers
  const cv::TermCriteria ends(cv::TermCriteria::COUNT + cv::TermCriteria::EPS, 20, 0.1);
  cv::kmeans(rows, std::min(count, rows.rows), labels, ends, 1, cv::KMEANS_PP_CENTERS, centres);
  return centres;
}

int nearest(const cv::Mat& centres, const float* values) {
  int best = 0;
  float least = std::numeric_limits<float>::infinity();
  for (int i = 0; i < centres.rows; ++i) {
    const float* centre = centres.ptr<float>(i);
    float square = 0;
    for (int k = 0; k < centres.cols; ++k) square += (values[k] - centre[k]) * (values[k] - centre[k]);
    if (square < least) {
      least = square;
      best = i;
    }
  }
  return best;
}

// The textures laid out so that all are compared at once.
class NearestTexture {
 public:
  explicit NearestTexture(const cv::Mat& centres) {
    for (auto& each : centres_) each.fill(1e6f);
    for (int i = 0; i < centres.rows; ++i) {
      for (int k = 0; k < kTextureKinds; ++k) {
        centres_[static_cast<std::size_t>(k)][static_cast<std::size_t>(i)] = centres.at<float>(i, k);
      }
    }
  }
  uchar of(const float* values) const {
    std::array<float, Vocabulary::kTextures> squares{};
    for (std::size_t k = 0; k < kTextureKinds; ++k) {
      for (std::size_t i = 0; i < squares.size(); ++i) {
        const float off = values[k] - centres_[k][i];
        squares[i] += off * off;
      }
    }
    return static_cast<uchar>(std::min_element(squares.begin(), squares.end()) - squares.begin());
  }

 private:
  std::array<std::array<float, Vocabulary::kTextures>, kTextureKinds> centres_{};
};

cv::Mat inkTable(const cv::Mat& inks) {
  const int sizes[]{kLabSteps, kLabSteps, kLabSteps};
  cv::Mat table(3, sizes, CV_8U);
  for (int l = 0; l < kLabSteps; ++l) {
    for (int a = 0; a < kLabSteps; ++a) {
      for (int b = 0; b < kLabSteps; ++b) {
        const float lab[]{(static_cast<float>(l) + 0.5f) * kLabStep, (static_cast<float>(a) + 0.5f) * kLabStep,
                          (static_cast<float>(b) + 0.5f) * kLabStep};
        table.at<uchar>(l, a, b) = static_cast<uchar>(nearest(inks, lab));
      }
    }
  }
  return table;
}

// So that whole maps take no longer than small ones.
std::vector<hex::HexKey> someHexes(const Canvas& canvas, const hex::Layout& layout, double top, double bottom,
                                   std::size_t step) {
  std::vector<hex::HexKey> some;
  std::size_t at = 0;
  layout.forEachHex([&](hex::HexKey key) {
    const hex::Point middle = layout.centre(key);
    if (middle.y < top || middle.y >= bottom || !canvas.shows(middle)) return;
    if (at++ % step == 0) some.push_back(key);
  });
  return some;
}

cv::Point cornerOf(const HexMask& mask, const Canvas::Part& part, hex::Point middle) {
  const cv::Point2d at = part.pixel(middle);
  return cv::Point(cvRound(at.x - 0.5), cvRound(at.y - 0.5)) - mask.middle;
}

// Where nearly every hex is darker than itself, something is printed in all of them.
class InkCount {
 public:
  explicit InkCount(const HexMask& mask) : mask_(mask), counts_(mask.inside.size(), CV_32F, cv::Scalar(0)) {}

  void add(const cv::Mat& light) {
    std::vector<float> all;
    for (int y = 0; y < light.rows; ++y) {
      for (int x = 0; x < light.cols; ++x) {
        if (mask_.inside.at<uchar>(y, x)) all.push_back(light.at<float>(y, x));
      }
    }
    const float usual = percentile(all, 0.5);
    cv::Mat dark = (light < usual - 12) / 255;
    dark.convertTo(dark, CV_32F);
    counts_ += dark;
    ++hexes_;
  }

  cv::Mat weight() const {
    if (hexes_ < 8) return cv::Mat::ones(counts_.size(), CV_32F);
    cv::Mat shares = counts_ / hexes_, weight;
    cv::GaussianBlur(shares, shares, {}, 1);
    std::vector<float> all;
    for (int y = 0; y < shares.rows; ++y) {
      for (int x = 0; x < shares.cols; ++x) {
        if (mask_.inside.at<uchar>(y, x)) all.push_back(shares.at<float>(y, x));
      }
    }
    // Terrain inks all places alike; numbers stand out from that.
    const float usual = percentile(all, 0.5);
    cv::max(shares - usual - 0.08f, 0, shares);
    cv::Mat squares = shares.mul(shares) / (0.12 * 0.12) + 1;
    return 1 / squares;
  }

 private:
  const HexMask& mask_;
  cv::Mat counts_;
  int hexes_ = 0;
};

}  // namespace

HexMask hexMask(hex::Orientation orientation, double size) {
  HexMask mask;
  const int radius = static_cast<int>(std::ceil(size * hex::kHexRadius)) + 1;
  mask.middle = {radius, radius};
  mask.inside = cv::Mat::zeros(2 * radius + 1, 2 * radius + 1, CV_8U);
  mask.heart = mask.inside.clone();
  for (int y = -radius; y <= radius; ++y) {
    for (int x = -radius; x <= radius; ++x) {
      // The largest of the distances along the three normals of the sides.
      const double along = orientation == hex::Orientation::Pointy ? x : y;
      const double other = (orientation == hex::Orientation::Pointy ? y : x) * std::sqrt(3.0) / 2;
      const double far = std::max({std::abs(along), std::abs(along / 2 + other), std::abs(along / 2 - other)}) / size;
      if (far < 0.42) mask.inside.at<uchar>(y + radius, x + radius) = 255;
      if (far < 0.25) mask.heart.at<uchar>(y + radius, x + radius) = 255;
    }
  }
  mask.weight = cv::Mat::ones(mask.inside.size(), CV_32F);
  return mask;
}

Vocabulary::Vocabulary(const Canvas& canvas, const hex::Layout& layout, const Watch& watch)
    : mask_(hexMask(layout.orientation(), canvas.size())), sheet_(layout.bounds()) {
  learnLight(canvas, layout, partOf(watch, 0, 0.4));
  learnClusters(canvas, layout, partOf(watch, 0.4, 1));
}

void Vocabulary::learnLight(const Canvas& canvas, const hex::Layout& layout, const Watch& watch) {
  const std::size_t step = std::max<std::size_t>(1, layout.allHexes().size() / 3000);
  cv::Mat rows, values;
  for (const Canvas::Band& band : canvas.bands(1)) {
    refuseStopped(watch);
    const auto hexes = someHexes(canvas, layout, band.top, band.bottom, step);
    if (hexes.empty()) continue;
    const Canvas::Part part = canvas.part(band.bounds);
    for (const hex::HexKey key : hexes) {
      const cv::Point corner = cornerOf(mask_, part, layout.centre(key));
      const cv::Mat colours = part.colours(cv::Rect(corner, mask_.inside.size()));
      std::vector<float> axes[3];
      for (int y = 0; y < colours.rows; ++y) {
        for (int x = 0; x < colours.cols; ++x) {
          if (!mask_.inside.at<uchar>(y, x)) continue;
          for (int k = 0; k < 3; ++k) {
            axes[k].push_back(static_cast<float>(colours.at<cv::Vec3b>(y, x)[k]));
          }
        }
      }
      cv::Matx<float, 1, 3> value;
      for (int k = 0; k < 3; ++k) value(k) = std::log(std::max(4.f, percentile(axes[k], 0.7)));
      rows.push_back(cv::Mat(powers(layout.centre(key), sheet_)));
      values.push_back(cv::Mat(value));
    }
    watch.progress((band.bottom - sheet_.top) / sheet_.height());
  }
  light_ = cv::Matx<float, 6, 3>::zeros();
  if (rows.rows < 30) return;
  cv::Mat mean(1, 3, CV_32F);
  for (int k = 0; k < 3; ++k) {
    std::vector<float> all;
    for (int i = 0; i < values.rows; ++i) all.push_back(values.at<float>(i, k));
    mean.at<float>(k) = percentile(all, 0.5);
  }
  const cv::Mat middled = values - cv::repeat(mean, values.rows, 1);
  const cv::Mat found = surface(rows, middled);
  if (medianAbsolute(middled - rows * found) < kLightPays * medianAbsolute(middled)) light_ = found;
}

cv::Vec3f Vocabulary::lightAt(hex::Point place) const {
  const cv::Matx<float, 1, 3> off = powers(place, sheet_) * light_;
  cv::Vec3f gain;
  for (int k = 0; k < 3; ++k) gain[k] = std::exp(-std::clamp(off(k), -1.f, 1.f));
  return gain;
}

void Vocabulary::takeLightOff(Canvas::Part& part) const {
  if (cv::norm(light_) == 0) return;
  // Light changes slowly: a small picture of it is enough.
  constexpr int kStep = 32;
  cv::Mat small(part.colours.rows / kStep + 2, part.colours.cols / kStep + 2, CV_32FC3), gain, bright;
  for (int y = 0; y < small.rows; ++y) {
    for (int x = 0; x < small.cols; ++x) {
      small.at<cv::Vec3f>(y, x) =
          lightAt({part.origin.x + x * kStep / part.size, part.origin.y + y * kStep / part.size});
    }
  }
  const cv::Matx23f back(1.f / kStep, 0, 0, 0, 1.f / kStep, 0);
  cv::warpAffine(small, gain, back, part.colours.size(), cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
  part.colours.convertTo(bright, CV_32FC3);
  cv::multiply(bright, gain, bright);
  bright.convertTo(part.colours, CV_8UC3);
}

void Vocabulary::learnClusters(const Canvas& canvas, const hex::Layout& layout, const Watch& watch) {
  const std::size_t hexCount = layout.allHexes().size();
  const std::size_t step = std::max<std::size_t>(1, hexCount / 1200);
  const int each = std::max(8, static_cast<int>(kSampledPixels / std::max<std::size_t>(1, hexCount / step)));
  cv::RNG random(7);
  cv::Mat colours;
  std::vector<cv::Vec<float, kTextureKinds>> textures;
  InkCount count(mask_);
  for (const Canvas::Band& band : canvas.bands(1)) {
    refuseStopped(watch);
    const auto hexes = someHexes(canvas, layout, band.top, band.bottom, step);
    if (hexes.empty()) continue;
    const SeenPart seen = read(canvas, band.bounds);
    const std::vector<cv::Mat> axes = textureOf(seen.light, seen.part.size);
    for (const hex::HexKey key : hexes) {
      const cv::Rect box(cornerOf(mask_, seen.part, layout.centre(key)), mask_.inside.size());
      count.add(seen.light(box));
      for (int i = 0; i < each; ++i) {
        const cv::Point at(box.x + random.uniform(0, box.width), box.y + random.uniform(0, box.height));
        const cv::Vec3b lab = seen.lab.at<cv::Vec3b>(at);
        colours.push_back(cv::Mat(cv::Matx<float, 1, 3>(lab[0], lab[1], lab[2])));
        cv::Vec<float, kTextureKinds> texture;
        for (int k = 0; k < kTextureKinds; ++k) texture[k] = axes[static_cast<std::size_t>(k)].at<float>(at);
        textures.push_back(texture);
      }
    }
    watch.progress((band.bottom - sheet_.top) / sheet_.height());
  }
  if (textures.empty()) throw Error(ErrorCode::BadInput, Phrase::of("errors.scan.off-picture"));
  mask_.weight = count.weight();
  inks_ = clusters(colours, kInks);
  inkOf_ = inkTable(inks_);
  cv::Mat rows = gathered(textures);
  textureMean_ = cv::Mat(1, kTextureKinds, CV_32F);
  textureScale_ = textureMean_.clone();
  for (int k = 0; k < kTextureKinds; ++k) {
    cv::Scalar mean, deviation;
    cv::meanStdDev(rows.col(k), mean, deviation);
    textureMean_.at<float>(k) = static_cast<float>(mean[0]);
    textureScale_.at<float>(k) = static_cast<float>(1 / std::max(0.5, deviation[0]));
    rows.col(k) = (rows.col(k) - textureMean_.at<float>(k)) * textureScale_.at<float>(k);
  }
  textures_ = clusters(rows, kTextures);
}

SeenPart Vocabulary::read(const Canvas& canvas, const hex::Bounds& bounds) const {
  SeenPart seen;
  seen.part = canvas.part(bounds);
  takeLightOff(seen.part);
  cv::cvtColor(seen.part.colours, seen.lab, cv::COLOR_BGR2Lab);
  cv::extractChannel(seen.lab, seen.light, 0);
  seen.light.convertTo(seen.light, CV_32F, 100.0 / 255);
  if (inks_.empty() || textures_.empty()) return seen;
  cv::Mat soft;
  cv::GaussianBlur(seen.light, soft, {}, 0.8);
  cv::Scharr(soft, seen.across, CV_32F, 1, 0, 1.0 / 32);
  cv::Scharr(soft, seen.down, CV_32F, 0, 1, 1.0 / 32);
  const std::vector<cv::Mat> axes = textureOf(seen.light, seen.part.size);
  seen.inks.create(seen.lab.size(), CV_8U);
  seen.textures.create(seen.lab.size(), CV_8U);
  const NearestTexture nearestTexture(textures_);
  cv::parallel_for_(cv::Range(0, seen.lab.rows), [&](const cv::Range& lines) {
    float values[kTextureKinds];
    for (int y = lines.start; y < lines.end; ++y) {
      const auto* lab = seen.lab.ptr<cv::Vec3b>(y);
      for (int x = 0; x < seen.lab.cols; ++x) {
        seen.inks.at<uchar>(y, x) = inkOf_.at<uchar>(lab[x][0] / kLabStep, lab[x][1] / kLabStep, lab[x][2] / kLabStep);
        for (int k = 0; k < kTextureKinds; ++k) {
          values[k] = (axes[static_cast<std::size_t>(k)].at<float>(y, x) - textureMean_.at<float>(k)) *
                      textureScale_.at<float>(k);
        }
        seen.textures.at<uchar>(y, x) = nearestTexture.of(values);
      }
    }
  });
  return seen;
}

}  // namespace redoubt::editor::scan
