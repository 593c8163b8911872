#include "core/exchange/html/drawing_tiles.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <vector>

namespace redoubt::exchange::html {
namespace {

// Numbers with anything else between them.
std::vector<double> numbersIn(std::string_view text, std::size_t most) {
  std::vector<double> numbers;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at != end && numbers.size() < most) {
    double number = 0;
    const auto [next, failure] = std::from_chars(at, end, number);
    if (failure == std::errc()) numbers.push_back(number);
    at = failure == std::errc() ? next : at + 1;
  }
  return numbers;
}

std::optional<std::string_view> attribute(std::string_view element, std::string_view name) {
  const std::string start = " " + std::string(name) + "=\"";
  const std::size_t at = element.find(start);
  if (at == std::string_view::npos) return std::nullopt;
  const std::size_t from = at + start.size();
  return element.substr(from, element.find('"', from) - from);
}

class Tiles {
 public:
  explicit Tiles(double side) : side_(side) {}

  void add(std::string_view line) {
    if (line.starts_with("<path ")) return addPath(line);
    std::vector<double> at;
    if (const auto matrix = attribute(line, "transform"); matrix && matrix->starts_with("matrix(")) {
      const std::vector<double> numbers = numbersIn(matrix->substr(7), 6);
      if (numbers.size() == 6) at = {numbers[4], numbers[5]};
    } else {
      for (const char* name : {"x", "y"}) {
        for (const double number : numbersIn(attribute(line, name).value_or(""), 1)) at.push_back(number);
      }
    }
    if (at.size() == 2) put(at[0], at[1], line);
  }

  std::map<std::pair<int, int>, std::string> finished() {
    closePath();
    return std::move(tiles_);
  }

 private:
  std::pair<int, int> tileAt(double x, double y) const {
    const auto index = [&](double at) { return std::max(0, static_cast<int>(std::floor(at / side_))); };
    return {index(x), index(y)};
  }

  void put(double x, double y, std::string_view line) {
    closePath();
    tiles_[tileAt(x, y)].append(line) += '\n';
  }

  void addPath(std::string_view line) {
    constexpr std::string_view kStart = "<path d=\"";
    const std::size_t end = line.find('"', kStart.size());
    if (!line.starts_with(kStart) || end == std::string_view::npos) return;
    std::string_view data = line.substr(kStart.size(), end - kStart.size());
    const std::string_view rest = line.substr(end);
    const bool isParted = rest.find(" fill=\"none\"") != std::string_view::npos;
    if (!isParted) {
      if (const auto at = numbersIn(data, 2); at.size() == 2) put(at[0], at[1], line);
      return;
    }
    if (rest != pathEnd_) closePath();
    pathEnd_ = rest;
    while (!data.empty()) {
      const std::size_t next = data.find('M', 1);
      const std::string_view stroke = data.substr(0, next);
      if (const auto at = numbersIn(stroke, 2); at.size() == 2) strokes_[tileAt(at[0], at[1])].append(stroke);
      data = next == std::string_view::npos ? std::string_view() : data.substr(next);
    }
  }

  // Strokes of one kind that follow each other are one path of their tile.
  void closePath() {
    for (const auto& [tile, data] : strokes_) tiles_[tile] += "<path d=\"" + data + pathEnd_ + "\n";
    strokes_.clear();
    pathEnd_.clear();
  }

  double side_;
  std::map<std::pair<int, int>, std::string> tiles_;
  std::map<std::pair<int, int>, std::string> strokes_;
  std::string pathEnd_;
};

}  // namespace

std::map<std::pair<int, int>, std::string> tilesOf(std::string_view body, double side) {
  Tiles tiles(side);
  while (!body.empty()) {
    const std::size_t end = std::min(body.find('\n'), body.size());
    const std::string_view line = body.substr(0, end);
    if (!line.empty() && !line.starts_with("<g") && !line.starts_with("</g")) tiles.add(line);
    body.remove_prefix(std::min(end + 1, body.size()));
  }
  return tiles.finished();
}

}  // namespace redoubt::exchange::html
