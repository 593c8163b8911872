#include "core/rules/turns/choice_text.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/base/text.h"

namespace redoubt::rules {
namespace {

constexpr int kMostChosen = 99;

using Kind = ChoiceFault::Kind;

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// The name that a leader has in expressions: the short one where nobody else in the army has it.
std::string nameIn(const model::Battle& battle, const model::Leader& leader) {
  if (leader.shortName.empty()) return leader.name;
  for (const model::Leader& other : battle.where<&model::Leader::army>(leader.army)) {
    if (other.id != leader.id && folded(other.shortName) == folded(leader.shortName)) return leader.name;
  }
  return leader.shortName;
}

// Reads an expression from its beginning.
class ChoiceReader {
 public:
  ChoiceReader(const model::Battle& battle, Id<model::Army> army, std::string_view text) : text_(text) {
    for (const model::Leader& leader : battle.where<&model::Leader::army>(army)) leaders_.push_back(&leader);
  }

  std::variant<std::vector<GridChoice>, ChoiceFault> read() {
    std::vector<GridChoice> choices;
    skipBlanks();
    if (isAtEnd()) return choices;
    while (!fault_) {
      choices.push_back(choice());
      skipBlanks();
      if (fault_ || isAtEnd()) break;
      if (text_[at_] != '+' && text_[at_] != ';') return ChoiceFault{Kind::Rest, at_, wordHere(), {}};
      ++at_;
    }
    if (fault_) return *fault_;
    return choices;
  }

 private:
  bool isAtEnd() const { return at_ >= text_.size(); }
  void skipBlanks() {
    while (!isAtEnd() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
  }
  static bool endsWord(char each) {
    return each == ' ' || each == '{' || each == '}' || each == ',' || each == '+' || each == ';';
  }
  std::string wordHere() const {
    std::size_t end = at_;
    while (end < text_.size() && !endsWord(text_[end])) ++end;
    if (end == at_ && end < text_.size()) ++end;
    return std::string(text_.substr(at_, end - at_));
  }
  void fail(Kind kind, std::size_t at, std::string word, std::string near = {}) {
    if (!fault_) fault_ = ChoiceFault{kind, at, std::move(word), std::move(near)};
  }

  GridChoice choice() {
    GridChoice choice;
    skipBlanks();
    const std::size_t start = at_;
    const std::string word = wordHere();
    const std::string key = folded(word);
    if (isOneOf(key, {"all", "wszyscy", "wszystkie"})) {
      choice.isAll = true;
    } else if (!isOneOf(key, {"rules", "zasady"})) {
      const auto number = toInteger(word);
      if (!number || *number < 0) {
        fail(Kind::Number, start, word);
        return choice;
      }
      if (*number > kMostChosen) fail(Kind::TooMany, start, word);
      choice.count = static_cast<int>(*number);
    }
    at_ += word.size();
    takeSet(choice);
    const auto among = static_cast<int>(choice.leaders.empty() ? leaders_.size()
                                        : choice.isExcept      ? leaders_.size() - choice.leaders.size()
                                                               : choice.leaders.size());
    if (choice.count && *choice.count > among) fail(Kind::TooMany, start, word);
    return choice;
  }

  void takeSet(GridChoice& choice) {
    skipBlanks();
    if (isAtEnd() || text_[at_] == '+' || text_[at_] == ';') return;
    const std::string word = wordHere();
    const std::string key = folded(word);
    if (isOneOf(key, {"except", "but", "without", "oprocz", "bez"})) {
      choice.isExcept = true;
    } else if (!isOneOf(key, {"of", "from", "among", "z", "ze", "sposrod"})) {
      if (word == "{") return takeNames(choice);
      return fail(Kind::Rest, at_, word);
    }
    at_ += word.size();
    takeNames(choice);
  }

  void takeNames(GridChoice& choice) {
    skipBlanks();
    if (isAtEnd() || text_[at_] != '{') return fail(Kind::Brace, at_, wordHere());
    const std::size_t close = text_.find('}', at_);
    if (close == std::string_view::npos) return fail(Kind::Brace, text_.size(), {});
    std::size_t start = at_ + 1;
    std::set<Id<model::Leader>> seen;
    while (start <= close && !fault_) {
      const std::size_t end = std::min(text_.find(',', start), close);
      const std::string_view raw = text_.substr(start, end - start);
      const std::size_t blanks = std::min(raw.find_first_not_of(" \t"), raw.size());
      if (const auto leader = leaderNamed(raw.substr(blanks), start + blanks)) {
        if (!seen.insert(*leader).second) fail(Kind::Twice, start + blanks, std::string(raw.substr(blanks)));
        choice.leaders.push_back(*leader);
      }
      start = end + 1;
    }
    at_ = close + 1;
  }

  std::optional<Id<model::Leader>> leaderNamed(std::string_view raw, std::size_t at) {
    const auto parts = words(raw);
    const std::string name = join({parts.begin(), parts.end()}, " ");
    const std::string key = folded(name);
    std::vector<const model::Leader*> last;
    for (const model::Leader* leader : leaders_) {
      if (folded(leader->slug) == key || folded(leader->name) == key) return leader->id;
    }
    for (const model::Leader* leader : leaders_) {
      const auto own = words(leader->name);
      const bool isShort = folded(leader->shortName) == key;
      if (isShort || (!own.empty() && folded(own.back()) == key)) last.push_back(leader);
    }
    if (last.size() == 1) return last.front()->id;
    fail(last.empty() ? Kind::Name : Kind::Ambiguous, at, name, last.empty() ? nearest(key) : std::string());
    return std::nullopt;
  }

  std::string nearest(const std::string& key) const {
    const model::Leader* best = nullptr;
    std::size_t least = 0;
    for (const model::Leader* leader : leaders_) {
      for (const std::string& each : {leader->shortName, leader->name, leader->slug}) {
        const std::size_t distance = static_cast<std::size_t>(editDistance(key, folded(each)));
        if (!best || distance < least) {
          best = leader;
          least = distance;
        }
      }
    }
    return best && least <= 3 ? (best->shortName.empty() ? best->name : best->shortName) : std::string();
  }

  std::string_view text_;
  std::vector<const model::Leader*> leaders_;
  std::size_t at_ = 0;
  std::optional<ChoiceFault> fault_;
};

}  // namespace

std::string writeChoices(const model::Battle& battle, const std::vector<GridChoice>& choices,
                         const ChoiceWords& words) {
  std::vector<std::string> parts;
  for (const GridChoice& choice : choices) {
    std::string part = choice.isAll ? words.all : choice.count ? std::to_string(*choice.count) : words.rules;
    std::vector<std::string> names;
    for (const Id<model::Leader> id : choice.leaders) {
      if (const model::Leader* leader = battle.find<model::Leader>(id)) names.push_back(nameIn(battle, *leader));
    }
    if (!names.empty()) part += " " + (choice.isExcept ? words.except : words.of) + " {" + join(names, ", ") + "}";
    parts.push_back(std::move(part));
  }
  return join(parts, " + ");
}

std::variant<std::vector<GridChoice>, ChoiceFault> readChoices(const model::Battle& battle, Id<model::Army> army,
                                                               std::string_view text) {
  return ChoiceReader(battle, army, text).read();
}

}  // namespace redoubt::rules
