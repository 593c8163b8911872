#include "editor/scan/canvas.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace redoubt::editor::scan {
namespace {

constexpr int kLattice = 16;  // pixels between places that are really taken through the registration
constexpr double kMostPixels = 3e6;
constexpr double kLongest = 32'000;  // cv::remap counts no further

hex::Point middleOf(const hex::Bounds& bounds) {
  return {(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2};
}

cv::Mat blueGreenRed(const QImage& picture, double factor) {
  // QImage has no constant access by cv::Mat; nothing writes through it.
  auto* bits = const_cast<uchar*>(picture.constBits());
  const auto stride = static_cast<std::size_t>(picture.bytesPerLine());
  const bool isGrey = picture.format() == QImage::Format_Grayscale8;
  const cv::Mat whole(picture.height(), picture.width(), isGrey ? CV_8UC1 : CV_8UC4, bits, stride);
  cv::Mat small;
  if (factor < 1) {
    cv::resize(whole, small, {}, factor, factor, cv::INTER_AREA);
  } else {
    small = whole;
  }
  cv::Mat colours;
  cv::cvtColor(small, colours, isGrey ? cv::COLOR_GRAY2BGR : cv::COLOR_BGRA2BGR);
  return colours;
}

// The lattice's values at the middles of pixels.
cv::Mat between(const cv::Mat& lattice, int columns, int rows) {
  cv::Mat places(rows, columns, CV_32FC2);
  std::vector<cv::Vec2f> line(static_cast<std::size_t>(lattice.cols));
  for (int y = 0; y < rows; ++y) {
    const int above = y / kLattice;
    const float down = (static_cast<float>(y % kLattice) + 0.5f) / kLattice;
    for (int x = 0; x < lattice.cols; ++x) {
      line[static_cast<std::size_t>(x)] =
          lattice.at<cv::Vec2f>(above, x) * (1 - down) + lattice.at<cv::Vec2f>(above + 1, x) * down;
    }
    auto* out = places.ptr<cv::Vec2f>(y);
    for (int x = 0; x < columns; ++x) {
      const auto left = static_cast<std::size_t>(x / kLattice);
      const float right = (static_cast<float>(x % kLattice) + 0.5f) / kLattice;
      out[x] = line[left] * (1 - right) + line[left + 1] * right;
    }
  }
  return places;
}

}  // namespace

Canvas::Canvas(const QImage& picture, const redoubt::scan::Registration& registration, const hex::Layout& layout)
    : sheet_(layout.bounds()) {
  const double pitch = registration.pixelsPerHex(middleOf(sheet_));
  size_ = std::clamp(std::round(pitch), 16.0, kSize);
  const double longest = std::max(picture.width(), picture.height());
  const double factor = std::min({1.0, 1.15 * size_ / pitch, kLongest / longest});
  const QImage sound = picture.format() == QImage::Format_Grayscale8 || picture.format() == QImage::Format_RGB32
                           ? picture
                           : picture.convertToFormat(QImage::Format_RGB32);
  picture_ = blueGreenRed(sound, factor);
  registration_ = registration.scaled(factor);
}

bool Canvas::shows(hex::Point place) const {
  const redoubt::scan::Pixel at = registration_.toPicture(place);
  return at.x >= 0 && at.y >= 0 && at.x < picture_.cols && at.y < picture_.rows;
}

Canvas::Part Canvas::part(const hex::Bounds& bounds) const {
  Part part;
  part.size = size_;
  part.origin = {std::floor(bounds.left * size_) / size_, std::floor(bounds.top * size_) / size_};
  const int columns = static_cast<int>(std::ceil((bounds.right - part.origin.x) * size_));
  const int rows = static_cast<int>(std::ceil((bounds.bottom - part.origin.y) * size_));
  // A lattice of places, with what lies between them straight.
  const int across = (columns + kLattice - 1) / kLattice + 1, down = (rows + kLattice - 1) / kLattice + 1;
  cv::Mat lattice(down, across, CV_32FC2);
  for (int y = 0; y < down; ++y) {
    for (int x = 0; x < across; ++x) {
      const redoubt::scan::Pixel at =
          registration_.toPicture({part.origin.x + x * kLattice / size_, part.origin.y + y * kLattice / size_});
      lattice.at<cv::Vec2f>(y, x) = {static_cast<float>(at.x - 0.5), static_cast<float>(at.y - 0.5)};
    }
  }
  const cv::Mat places = between(lattice, columns, rows);
  cv::remap(picture_, part.colours, places, {}, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  std::vector<cv::Mat> axes;
  cv::split(places, axes);
  part.isSeen = (axes[0] >= -0.5) & (axes[1] >= -0.5) & (axes[0] < picture_.cols) & (axes[1] < picture_.rows);
  return part;
}

std::vector<Canvas::Band> Canvas::bands(double margin) const {
  const double width = sheet_.width() + 2 * margin;
  const double height = std::max(2.0, kMostPixels / (width * size_ * size_) - 2 * margin);
  const int count = std::max(1, static_cast<int>(std::ceil(sheet_.height() / height)));
  std::vector<Band> bands;
  for (int i = 0; i < count; ++i) {
    const double top = sheet_.top + sheet_.height() * i / count;
    const double bottom = sheet_.top + sheet_.height() * (i + 1) / count;
    bands.push_back({top, bottom, {sheet_.left - margin, top - margin, sheet_.right + margin, bottom + margin}});
  }
  bands.front().top -= 1;
  bands.back().bottom += 1;
  return bands;
}

}  // namespace redoubt::editor::scan
