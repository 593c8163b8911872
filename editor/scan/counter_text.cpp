#include "editor/scan/counter_text.h"

#include <QBuffer>
#include <QStandardPaths>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <sstream>

#include "core/base/error.h"
#include "editor/scan/outside_program.h"

namespace redoubt::editor::scan {
namespace {

constexpr int kReadSide = 240;  // pixels of a counter; larger letters are read no better
constexpr int kRoom = 24;       // pixels round it; letters at the edge are not read else
constexpr std::size_t kMostCounterWords = 200;

std::optional<double> numberOf(const std::string& text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool isWhole = error == std::errc() && end == text.data() + text.size();
  return isWhole && std::isfinite(value) && std::abs(value) < 1e6 ? std::optional(value) : std::nullopt;
}

// Grey, large, and with room round it in the colour of its edge.
QImage readable(const QImage& crop, double factor) {
  const QImage large = crop.scaled(static_cast<int>(std::lround(crop.width() * factor)),
                                   static_cast<int>(std::lround(crop.height() * factor)), Qt::IgnoreAspectRatio,
                                   Qt::SmoothTransformation)
                           .convertToFormat(QImage::Format_Grayscale8);
  QImage result(large.width() + 2 * kRoom, large.height() + 2 * kRoom, QImage::Format_Grayscale8);
  for (int y = 0; y < result.height(); ++y) {
    const uchar* from = large.constScanLine(std::clamp(y - kRoom, 0, large.height() - 1));
    uchar* to = result.scanLine(y);
    for (int x = 0; x < result.width(); ++x) to[x] = from[std::clamp(x - kRoom, 0, large.width() - 1)];
  }
  return result;
}

bool isLanguage(const std::string& text) {
  return !text.empty() && text.size() < 64 &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isalnum(c) || c == '_' || c == '+'; });
}

}  // namespace

bool canReadText() {
  return !QStandardPaths::findExecutable(QStringLiteral("tesseract")).isEmpty();
}

std::vector<CounterWord> wordsOfTable(const std::string& table, double factor) {
  std::vector<CounterWord> words;
  std::istringstream lines(table);
  for (std::string line; std::getline(lines, line) && words.size() < kMostCounterWords;) {
    // level, page, block, paragraph, line, word, left, top, width, height, certainty of 100, text
    std::array<std::string, 12> cells;
    std::istringstream parts(line);
    std::size_t count = 0;
    while (count < cells.size() && std::getline(parts, cells[count], '\t')) ++count;
    if (count < cells.size() || cells[0] != "5") continue;
    std::array<std::optional<double>, 5> numbers;
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = numberOf(cells[i + 6]);
    if (!std::all_of(numbers.begin(), numbers.end(), [](const auto& number) { return number.has_value(); })) continue;
    std::string& text = cells[11];
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back()))) text.pop_back();
    if (text.empty() || text.find_first_not_of(' ') == std::string::npos) continue;
    const auto pixel = [&](std::size_t i, double less) {
      return static_cast<int>(std::lround((*numbers[i] - less) / factor));
    };
    words.push_back({std::move(text), std::clamp(*numbers[4] / 100, 0.0, 1.0),
                     QRect(pixel(0, kRoom), pixel(1, kRoom), pixel(2, 0), pixel(3, 0))});
  }
  std::stable_sort(words.begin(), words.end(),
                   [](const auto& a, const auto& b) { return a.place.top() < b.place.top(); });
  return words;
}

std::vector<CounterWord> wordsOn(const QImage& crop, const std::string& language, const Watch& watch) {
  if (crop.isNull() || !isLanguage(language) || !canReadText()) return {};
  const double factor = std::clamp(double(kReadSide) / std::max(crop.width(), crop.height()), 0.1, 8.0);
  OutsideProgram program;
  program.name = QStringLiteral("tesseract");
  // Words that stand anywhere, in no order.
  program.arguments = {"stdin", "stdout", "--psm", "11", "-l", QString::fromStdString(language), "tsv"};
  program.mostSeconds = 20;
  program.mostOutput = qint64{1} << 20;
  QBuffer buffer(&program.input);
  buffer.open(QIODevice::WriteOnly);
  if (!readable(crop, factor).save(&buffer, "PNG")) return {};
  const OutsideResult result = resultOf(program, watch);
  if (result.end == OutsideResult::End::Stopped) throw Error(ErrorCode::Busy, Phrase::of("errors.scan.stopped"));
  if (result.end != OutsideResult::End::Done) return {};
  return wordsOfTable(result.output.toStdString(), factor);
}

std::vector<int> numbersAmong(const std::vector<CounterWord>& words) {
  std::vector<int> numbers;
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  for (const auto& [text, certainty, place] : words) {
    for (std::size_t i = 0; i < text.size();) {
      if (!isDigit(text[i])) {
        ++i;
        continue;
      }
      const std::size_t begin = i;
      while (i < text.size() && isDigit(text[i])) ++i;
      // What follows a number or letter is a hyphen.
      const bool isSigned = begin == 1 && (text[0] == '-' || text[0] == '+');
      int value = 0;
      if (i - begin > 4) continue;
      std::from_chars(text.data() + begin, text.data() + i, value);
      numbers.push_back(isSigned && text[0] == '-' ? -value : value);
    }
  }
  return numbers;
}

}  // namespace redoubt::editor::scan
