#include "core/rules/combat/results.h"

#include <algorithm>

#include "core/rules/book/json_values.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

constexpr std::string_view kCodes = "result-code";

ResultEffect sufferingFrom(const json& value) {
  return {std::max(0, wholeNumber(member(value, "retreat")).value_or(0)),
          std::max(0, wholeNumber(member(value, "losses")).value_or(0)), isSet(value, "dispersed"),
          isSet(value, "morale-check")};
}

std::optional<ResultTable> tableFrom(const json& value) {
  const auto word = textOf(member(value, "of"));
  if (word == "battle") return ResultTable::Battle;
  return word == "fire" ? std::optional(ResultTable::Fire) : std::nullopt;
}

void add(ResultEffect& sum, const ResultEffect& more) {
  sum.retreat += more.retreat;
  sum.losses += more.losses;
  sum.isDispersed = sum.isDispersed || more.isDispersed;
  sum.checksMorale = sum.checksMorale || more.checksMorale;
}

}  // namespace

ResultCodes::ResultCodes(const model::Battle& battle, const RuleBook& book) {
  for (const std::string& slug : book.under(kCodes)) {
    const std::string path = std::string(kCodes) + "/" + slug;
    const json value = parsedJson(book.json(path));
    const std::string text = textOf(member(value, "text")).value_or("");
    if (text.empty()) continue;
    const auto word = textOf(member(value, "side"));
    const Side side = word == "attacker" ? Side::Attacker : word == "defender" ? Side::Defender : Side::Unspecified;
    codes_.push_back({text, tableFrom(value), side, sufferingFrom(value), certaintyOf(battle, book, path)});
  }
  std::stable_sort(codes_.begin(), codes_.end(), [](const Code& a, const Code& b) {
    return std::pair(a.text.size(), a.of.has_value()) > std::pair(b.text.size(), b.of.has_value());
  });
}

const ResultCodes::Code* ResultCodes::at(std::string_view text, ResultTable table) const {
  const auto found = std::find_if(codes_.begin(), codes_.end(), [&](const Code& code) {
    return code.of.value_or(table) == table && text.starts_with(code.text);
  });
  return found == codes_.end() ? nullptr : &*found;
}

// Adds the codes of a text that has no slash.
void ResultCodes::read(CombatResult& result, std::string_view text, Reading reading) const {
  auto [table, side, isFixed] = reading;
  while (!text.empty()) {
    const Code* code = at(text, table);
    std::size_t length = code ? code->text.size() : 1;
    while (!code && length < text.size() && !at(text.substr(length), table)) ++length;
    if (code && code->side != Side::Unspecified && !isFixed) side = code->side;
    const bool isContrary = code && code->side != Side::Unspecified && code->side != side;
    const bool isSomebodys = side != Side::Unspecified || (code && code->brings.isNothing());
    if (!code || isContrary || !isSomebodys) {
      result.unexplained.emplace_back(text.substr(0, length));
    } else {
      add(side == Side::Attacker ? result.attacker : result.defender, code->brings);
      result.certainty = worse(result.certainty, code->certainty);
    }
    text.remove_prefix(length);
  }
  if (!result.unexplained.empty()) result.certainty = Certainty::Unknown;
}

CombatResult ResultCodes::ofBattle(std::string_view text) const {
  CombatResult result;
  result.certainty = text.empty() ? Certainty::Unknown : Certainty::Known;
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) {
    read(result, text, {ResultTable::Battle, Side::Unspecified, false});
  } else {
    read(result, text.substr(0, slash), {ResultTable::Battle, Side::Attacker});
    read(result, text.substr(slash + 1), {ResultTable::Battle, Side::Defender});
  }
  return result;
}

CodeFault ResultCodes::faultOf(std::string_view part, ResultTable table) const {
  const Code* code = at(part, table);
  if (!code || code->text != part) return CodeFault::NoMeaning;
  return code->side == Side::Unspecified ? CodeFault::NoSide : CodeFault::OtherSide;
}

int ResultCodes::longestRetreat() const {
  int longest = 0;
  for (const Code& code : codes_) longest = std::max(longest, code.brings.retreat);
  return longest;
}

std::set<int> ResultCodes::retreats() const {
  std::set<int> retreats;
  for (const Code& code : codes_) {
    if (code.brings.retreat > 0) retreats.insert(code.brings.retreat);
  }
  return retreats;
}

CombatResult ResultCodes::ofFire(std::string_view text) const {
  CombatResult result;
  result.certainty = text.empty() ? Certainty::Unknown : Certainty::Known;
  read(result, text, {ResultTable::Fire, Side::Defender});
  return result;
}

std::optional<TransportEffect> transportEffect(const RuleBook& book, const std::vector<DefenderOfHex>& defenders) {
  const auto arm = book.text("transport/arm");
  const nlohmann::json value = parsedJson(book.json("transport/holds"));
  const auto retreat = wholeNumber(member(value, "retreat"));
  const auto losses = wholeNumber(member(value, "losses"));
  if (!arm || !retreat || !losses) return std::nullopt;
  const bool holds = std::any_of(defenders.begin(), defenders.end(), [&](const DefenderOfHex& one) {
    return one.arm != *arm && std::any_of(defenders.begin(), defenders.end(), [&](const DefenderOfHex& other) {
             return other.arm == *arm && other.hex == one.hex;
           });
  });
  return holds ? std::optional(TransportEffect{*retreat, *losses}) : std::nullopt;
}

}  // namespace redoubt::rules
