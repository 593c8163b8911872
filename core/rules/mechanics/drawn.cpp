#include "core/rules/mechanics/drawn.h"

#include <algorithm>
#include <numeric>

namespace redoubt::rules {
namespace {

constexpr std::size_t kMostWays = 20'000;

// A rating of a unit with the numbers that it can be.
struct Draw {
  Symbol rating;
  Member member;
  const std::vector<DrawnNumber>* numbers;
};

std::vector<Draw> drawsOf(const Mechanics& mechanics, const Engagement& engagement) {
  std::vector<Draw> draws;
  const TableRules* table = mechanics.table(engagement.undertaking().table);
  if (!table || !table->index) return draws;
  std::vector<Amount> amounts = table->index->of;
  for (const Amount& each : table->index->of) amounts.insert(amounts.end(), each.parts.begin(), each.parts.end());
  for (const Amount& amount : amounts) {
    if (amount.kind != Amount::Kind::Rating || !amount.group) continue;
    const auto rules = mechanics.ratings.find(amount.name);
    if (rules == mechanics.ratings.end() || rules->second.rating.drawn.empty()) continue;
    for (const Member each : membersOf(*amount.group, engagement, kNobody).sure) {
      if (!engagement.printedRating(amount.name, each).isUnknown()) continue;
      draws.push_back({amount.name, each, &rules->second.rating.drawn});
    }
  }
  return draws;
}

// The dice of an amount, rolled for a unit.
struct Die {
  std::pair<const Amount*, Member> asked;
  Distribution numbers;
};

std::vector<Die> diceOf(const Position& position, const Engagement& engagement) {
  std::vector<Die> dice;
  for (const auto& asked : engagement.unrolled()) {
    dice.push_back({asked, distributionOf(position.book(), asked.first->dice)});
  }
  return dice;
}

// Adds up what each way brings.
class Ways {
 public:
  Ways(const Mechanics& mechanics, const Position& position, Fields* fields, Undertaking undertaking)
      : mechanics_(mechanics), position_(position), fields_(fields), undertaking_(std::move(undertaking)) {}

  void follow(const std::vector<Draw>& draws, const std::vector<Die>& dice, std::size_t place = 0,
              Chance chance = Chance(1, 1)) {
    if (place == draws.size()) return roll(dice, 0, chance);
    const Draw& draw = draws[place];
    const int copies = std::accumulate(draw.numbers->begin(), draw.numbers->end(), 0,
                                       [](int sum, const DrawnNumber& each) { return sum + each.copies; });
    for (const DrawnNumber& each : *draw.numbers) {
      undertaking_.drawn[{draw.rating, draw.member}] = each.number;
      follow(draws, dice, place + 1, chance * Chance(each.copies, copies));
    }
  }

  DrawnLookup found() {
    for (std::size_t i = 0; i < order_.size(); ++i) {
      if (columns_.contains(i)) lookup_.columns.push_back({order_[i], columns_.at(i)});
    }
    if (!(beyond_ == Chance())) lookup_.columns.push_back({"", beyond_});
    return std::move(lookup_);
  }

 private:
  void roll(const std::vector<Die>& dice, std::size_t place, Chance chance) {
    if (place == dice.size()) return look(chance);
    const Die& die = dice[place];
    for (const auto& [number, cases] : die.numbers.counts()) {
      undertaking_.rolled[die.asked] = Rational(number);
      roll(dice, place + 1, chance * Chance(cases, die.numbers.total()));
    }
  }

  void look(Chance chance) {
    const auto one = Engagement(mechanics_, position_, fields_, undertaking_).lookUp();
    if (!one) return;
    order_ = one->columns;
    lookup_.certainty = worse(lookup_.certainty, one->certainty);
    if (one->isBeyond) {
      beyond_ = beyond_ + chance;
      return;
    }
    if (!one->column || one->results.empty()) lookup_.certainty = Certainty::Unknown;
    if (one->column) columns_[*one->column] = columns_[*one->column] + chance;
    for (const TableResult& each : one->results) {
      const auto same = std::find_if(lookup_.results.begin(), lookup_.results.end(),
                                     [&](const TableResult& known) { return known.text == each.text; });
      if (same == lookup_.results.end()) {
        lookup_.results.push_back({each.text, each.chance * chance});
      } else {
        same->chance = same->chance + each.chance * chance;
      }
    }
  }

  const Mechanics& mechanics_;
  const Position& position_;
  Fields* fields_;
  Undertaking undertaking_;
  std::vector<std::string> order_;
  std::map<std::size_t, Chance> columns_;
  Chance beyond_;
  DrawnLookup lookup_;
};

}  // namespace

std::optional<DrawnLookup> lookUpDrawn(const Mechanics& mechanics, const Position& position, Fields* fields,
                                       const Undertaking& undertaking) {
  const Engagement engagement(mechanics, position, fields, undertaking);
  const std::vector<Draw> draws = drawsOf(mechanics, engagement);
  engagement.lookUp();  // which asks for the dice
  const std::vector<Die> dice = diceOf(position, engagement);
  if (draws.empty() && dice.empty()) return std::nullopt;
  std::size_t ways = 1;
  for (const Draw& each : draws) {
    ways *= each.numbers->size();
    if (ways > kMostWays) return std::nullopt;
  }
  for (const Die& each : dice) {
    ways *= each.numbers.counts().size();
    if (ways > kMostWays) return std::nullopt;
  }
  Ways all(mechanics, position, fields, engagement.undertaking());
  all.follow(draws, dice);
  DrawnLookup found = all.found();
  if (draws.size() > 1) found.certainty = worse(found.certainty, Certainty::Estimated);
  return found;
}

}  // namespace redoubt::rules
