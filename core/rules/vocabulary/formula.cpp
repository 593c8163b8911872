#include "core/rules/vocabulary/formula.h"

#include <algorithm>

#include "core/base/text.h"

namespace redoubt::rules {
namespace {

Phrase factorWords() {
  return Phrase::of("shapes.formula-factor");
}

Phrase joinWords() {
  return Phrase::of("shapes.formula-join");
}

bool isDigit(char c) {
  return '0' <= c && c <= '9';
}

bool isLetter(char c) {
  return 'a' <= c && c <= 'z';
}

class FormulaParser {
 public:
  explicit FormulaParser(std::string_view text) : text_(text) {}

  std::variant<Formula, FormulaFault> parse() {
    std::vector<Formula::Product> sum{{}};
    while (true) {
      skipSpaces();
      const std::size_t start = at_;
      const auto factor = takeFactor();
      if (!factor) return faultAt(start, factorWords());
      sum.back().push_back(*factor);
      skipSpaces();
      if (at_ == text_.size()) return Formula(std::move(sum));
      const char join = text_[at_];
      if (join != '+' && join != '*') return faultAt(at_, joinWords());
      if (join == '+') sum.emplace_back();
      ++at_;
    }
  }

 private:
  static FormulaFault faultAt(std::size_t place, Phrase expected) {
    return {static_cast<int>(place) + 1, std::move(expected)};
  }

  void skipSpaces() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }

  template <class Test>
  std::string_view take(Test isPart) {
    const std::size_t start = at_;
    while (at_ < text_.size() && isPart(text_[at_])) ++at_;
    return text_.substr(start, at_ - start);
  }

  std::optional<Formula::Factor> takeFactor() {
    if (const std::string_view digits = take(isDigit); !digits.empty()) {
      const auto number = toInteger(digits);
      const bool isSmall = number && *number <= 1'000'000;
      return isSmall ? std::optional<Formula::Factor>(static_cast<int>(*number)) : std::nullopt;
    }
    const std::string_view word = take(isLetter);
    if (word == "morale") return Formula::Name::Morale;
    if (word == "stars") return Formula::Name::Stars;
    return std::nullopt;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

std::int64_t cutOff(std::int64_t points) {
  return std::clamp(points, -kGreatestPoints, kGreatestPoints);
}

}  // namespace

std::optional<std::int64_t> Formula::value(const FormulaValues& values) const {
  std::int64_t sum = 0;
  for (const Product& product : sum_) {
    std::int64_t points = 1;
    for (const Factor& factor : product) {
      const auto* name = std::get_if<Name>(&factor);
      const auto number = !name                   ? std::optional(std::get<int>(factor))
                          : *name == Name::Morale ? values.morale
                                                  : values.stars;
      if (!number) return std::nullopt;
      points = cutOff(points * *number);
    }
    sum = cutOff(sum + points);
  }
  return sum;
}

bool Formula::uses(Name name) const {
  return std::any_of(sum_.begin(), sum_.end(), [&](const Product& product) {
    return std::find(product.begin(), product.end(), Factor(name)) != product.end();
  });
}

std::variant<Formula, FormulaFault> parseFormula(std::string_view text) {
  return FormulaParser(text).parse();
}

}  // namespace redoubt::rules
