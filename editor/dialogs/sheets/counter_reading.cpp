#include "editor/dialogs/sheets/counter_reading.h"

#include <QString>
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/model/unit_verbs.h"

namespace redoubt::editor {
namespace {

constexpr std::ptrdiff_t kLettersOfName = 2;
constexpr double kNear = 0.16;  // of a counter's side: as far as figures of one kind lie apart

double apart(QPointF a, QPointF b) {
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}

std::ptrdiff_t lettersIn(const scan::CounterWord& word) {
  const QString text = QString::fromStdString(word.text);
  return std::count_if(text.begin(), text.end(), [](QChar each) { return each.isLetter(); });
}

bool areOnOneLine(const scan::CounterWord& a, const scan::CounterWord& b) {
  const int off = std::abs(a.place.center().y() - b.place.center().y());
  return 2 * off < std::max(a.place.height(), b.place.height());
}

bool isBesideLetters(const scan::CounterWord& word, const std::vector<scan::CounterWord>& words) {
  return std::any_of(words.begin(), words.end(), [&](const scan::CounterWord& other) {
    return lettersIn(other) >= kLettersOfName && areOnOneLine(word, other);
  });
}

}  // namespace

std::string nameRead(const CounterReading::Side& side) {
  const auto most = std::max_element(side.words.begin(), side.words.end(),
                                     [](const auto& a, const auto& b) { return lettersIn(a) < lettersIn(b); });
  if (most == side.words.end() || lettersIn(*most) < kLettersOfName) return {};
  std::vector<scan::CounterWord> line;
  for (const scan::CounterWord& each : side.words) {
    if (areOnOneLine(each, *most)) line.push_back(each);
  }
  std::stable_sort(line.begin(), line.end(),
                   [](const auto& a, const auto& b) { return a.place.left() < b.place.left(); });
  std::string name;
  for (const scan::CounterWord& each : line) name += (name.empty() ? "" : " ") + each.text;
  return name;
}

std::vector<NumberRead> numbersRead(const CounterReading::Side& side) {
  std::vector<NumberRead> numbers;
  if (side.size.isEmpty()) return numbers;
  for (const scan::CounterWord& word : side.words) {
    if (isBesideLetters(word, side.words)) continue;
    const std::vector<int> values = scan::numbersAmong({word});
    for (std::size_t i = 0; i < values.size(); ++i) {
      // Several in a word, as "4-3", lie side by side.
      const double across = (static_cast<double>(i) + 0.5) / static_cast<double>(values.size());
      const QPointF at(word.place.left() + across * word.place.width(), word.place.top() + word.place.height() / 2.0);
      numbers.push_back({values[i], {at.x() / side.size.width(), at.y() / side.size.height()}});
    }
  }
  return numbers;
}

const FigurePlaces::Place* FigurePlaces::placeOf(model::FaceSide side, const rules::ManifestField& field) const {
  const auto found = std::find_if(places_.begin(), places_.end(), [&](const Place& each) {
    return each.side == side && each.kind == field.kind && each.figure == field.figure;
  });
  return found == places_.end() ? nullptr : &*found;
}

void FigurePlaces::learn(model::FaceSide side, const rules::ManifestField& field, int value,
                         const CounterReading& reading) {
  std::vector<NumberRead> numbers = numbersRead(reading.of(side));
  std::erase_if(numbers, [&](const NumberRead& each) { return each.value != value; });
  if (numbers.size() != 1) return;
  std::erase_if(places_, [&](const Place& each) {
    return each.side == side && each.kind == field.kind && each.figure == field.figure;
  });
  places_.push_back({side, field.kind, field.figure, numbers.front().at});
}

std::vector<std::optional<int>> FigurePlaces::proposals(model::FaceSide side,
                                                        std::span<const rules::ManifestField> fields,
                                                        const CounterReading& reading) const {
  std::vector<NumberRead> numbers = numbersRead(reading.of(side));
  std::erase_if(numbers, [](const NumberRead& each) { return std::abs(each.value) > model::kMostFigure; });
  std::vector<std::optional<int>> proposed(fields.size());
  const bool isLearned =
      std::any_of(places_.begin(), places_.end(), [&](const Place& each) { return each.side == side; });
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (!isLearned && numbers.size() == fields.size()) proposed[i] = numbers[i].value;
    const Place* place = placeOf(side, fields[i]);
    if (!place) continue;
    double least = kNear;
    for (const NumberRead& each : numbers) {
      if (apart(each.at, place->at) >= least) continue;
      least = apart(each.at, place->at);
      proposed[i] = each.value;
    }
  }
  return proposed;
}

}  // namespace redoubt::editor
