#include "core/rules/language/condition_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/rules/book/json_values.h"
#include "core/rules/language/condition_parts.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

constexpr int kMostItems = 100;  // of a list of words, numbers or conditions

Phrase expected(std::string_view key, std::vector<Phrase::Argument> arguments = {}) {
  return Phrase::of("language.expected." + std::string(key), std::move(arguments));
}

Phrase inQuotes(std::string_view word) {
  return Phrase::of("shapes.quoted", {{"word", std::string(word)}});
}

template <class Words>
Phrase oneOf(const Words& words) {
  std::vector<Phrase> phrases;
  for (const auto& word : words) phrases.push_back(inQuotes(word));
  return anyOf(std::move(phrases));
}

bool isMemberOfCondition(std::string_view key) {
  return key == "any" || key == "all" || key == "not" || key == "some" || key == "every" || key == "count" ||
         key == "amount";
}

// "state.<state>": how a fact is written.
std::string written(const FactInfo& info) {
  return std::string(info.word) + (info.parameter ? ".<" + std::string(toText(*info.parameter)) + ">" : "");
}

// Reads one value and stops at the first fault. Functions return an empty thing after a fault; what they return is
// then not used.
class Reader {
 public:
  explicit Reader(const Scope& scope) : scope_(scope) {}

  Condition condition(const json& value, int depth = 1) {
    Condition read;
    if (!value.is_object()) return fail(expected("condition")), read;
    if (depth > kMostConditionDepth) {
      return fail(expected("depth", {{"most", std::to_string(kMostConditionDepth)}})), read;
    }
    for (const auto& [key, item] : value.items()) {
      const Step step(*this, key);
      if (isMemberOfCondition(key)) {
        memberOf(read, key, item, depth);
      } else if (auto fact = factNamed(key)) {
        read.tests.push_back(test(*std::move(fact), item));
      }
      if (fault_) break;
    }
    return read;
  }

  Amount amount(const json& value, int depth = 0) {
    countPart();
    if (const auto number = numberOf(value)) return Amount::of(*number);
    Amount read;
    if (value.is_number()) return fail(expected("number", {{"most", std::to_string(kGreatestNumber)}})), read;
    if (!value.is_object()) return fail(expected("amount")), read;
    for (const auto& [word, kind] : kWithParts) {
      if (value.contains(word)) return withParts(kind, word, value, depth);
    }
    if (value.contains("rating")) return rating(value);
    if (value.contains("fact")) return factAmount(value);
    if (value.contains("table")) return named(Amount::Kind::Table, "table", value);
    if (value.contains("count")) return count(value);
    if (value.contains("dice")) return dice(value);
    return fail(expected("amount")), read;
  }

  Group group(const json& value) {
    countPart();
    if (value.is_string()) return Group{groupNamed(value)};
    if (!value.is_object() || !value.contains("of")) return fail(expected("group", {{"groups", groups()}})), Group{};
    Group read;
    for (const auto& [key, item] : value.items()) {
      const Step step(*this, key);
      if (key == "of") {
        read.of = groupNamed(item);
      } else if (key == "where") {
        read.where.push_back(membersCondition(item, 2));
      } else {
        fail(Phrase::of("shapes.other-member", {{"members", oneOf(std::array{"of", "where"})}}));
      }
      if (fault_) break;
    }
    return read;
  }

  template <class T>
  std::variant<T, ShapeFault> result(T read) {
    if (fault_) return *std::move(fault_);
    return read;
  }

 private:
  // A step into a member or item, for the pointer of a fault.
  class Step {
   public:
    Step(Reader& reader, std::string part) : reader_(reader), length_(reader.pointer_.size()) {
      reader_.pointer_ += "/" + part;
    }
    ~Step() { reader_.pointer_.resize(length_); }
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

   private:
    Reader& reader_;
    std::size_t length_;
  };

  void fail(Phrase phrase) {
    if (!fault_) fault_ = ShapeFault{pointer_, std::move(phrase)};
  }

  void countPart() {
    if (++parts_ > kMostLanguageParts) fail(expected("parts", {{"most", std::to_string(kMostLanguageParts)}}));
  }

  Phrase groups() const { return oneOf(scope_.groups); }

  Symbol groupNamed(const json& value) {
    if (!value.is_string() || value.get_ref<const std::string&>().empty()) {
      return fail(expected("group", {{"groups", groups()}})), Symbol();
    }
    const auto& name = value.get_ref<const std::string&>();
    const auto all = groupNames();
    const bool isBuiltIn = std::find(all.begin(), all.end(), name) != all.end();
    if (isBuiltIn && !scope_.hasGroup(name)) fail(expected("group", {{"groups", groups()}}));
    return Symbol(name);
  }

  std::optional<FactName> factNamed(const std::string& key) {
    countPart();
    const auto name = factFromText(key);
    if (name && scope_.knows(infoOf(name->fact))) return name;
    std::vector<std::string> known;
    for (const FactInfo& info : facts()) {
      if (scope_.knows(info)) known.push_back(written(info));
    }
    fail(expected("fact", {{"facts", oneOf(known)}}));
    return std::nullopt;
  }

  Condition membersCondition(const json& value, int depth) {
    const bool wasInGroup = std::exchange(isInGroup_, true);
    Condition read = condition(value, depth);
    isInGroup_ = wasInGroup;
    return read;
  }

  void memberOf(Condition& read, const std::string& key, const json& item, int depth) {
    countPart();
    if (key == "not") {
      read.none.push_back(condition(item, depth + 1));
    } else if (key == "any") {
      read.any.push_back(conditions(item, depth + 1));
    } else if (key == "all") {
      read.all = conditions(item, depth + 1);
    } else if (key == "amount") {
      read.amounts.push_back(compared(item));
    } else if (isInGroup_) {
      fail(expected("no-group-in-group"));
    } else if (key == "count") {
      read.counts.push_back(counted(item));
    } else {
      read.members.push_back(ofMembers(key == "every", item, depth + 1));
    }
  }

  std::vector<Condition> conditions(const json& value, int depth) {
    std::vector<Condition> read;
    if (!value.is_array() || value.empty() || value.size() > kMostItems) return fail(expected("conditions")), read;
    for (std::size_t i = 0; i < value.size() && !fault_; ++i) {
      const Step step(*this, std::to_string(i));
      read.push_back(condition(value[i], depth));
    }
    return read;
  }

  OfMembers ofMembers(bool isEvery, const json& value, int depth) {
    OfMembers read{isEvery, {}, {}};
    if (!value.is_object() || !value.contains("group")) return fail(expected("members")), read;
    {
      const Step step(*this, "group");
      read.group = group(value["group"]);
    }
    json rest = value;
    rest.erase("group");
    read.condition = membersCondition(rest, depth);
    return read;
  }

  Counted counted(const json& value) {
    Counted read;
    if (!value.is_object() || !value.contains("group")) return fail(expected("counted")), read;
    for (const auto& [key, item] : value.items()) {
      const Step step(*this, key);
      if (key == "group") {
        read.group = group(item);
      } else {
        bound(read.number, key, item, std::array{"group", "from", "to"});
      }
      if (fault_) break;
    }
    if (!read.number.from && !read.number.to) fail(expected("counted"));
    return read;
  }

  Compared compared(const json& value) {
    Compared read;
    if (!value.is_object() || !value.contains("of")) return fail(expected("compared")), read;
    for (const auto& [key, item] : value.items()) {
      const Step step(*this, key);
      if (key == "of") {
        read.amount = amount(item);
      } else {
        bound(read.number, key, item, std::array{"of", "from", "to"});
      }
      if (fault_) break;
    }
    if (!read.number.from && !read.number.to) fail(expected("compared"));
    return read;
  }

  template <class Members>
  void bound(Between& between, const std::string& key, const json& item, const Members& members) {
    if (key == "from") {
      between.from = amount(item);
    } else if (key == "to") {
      between.to = amount(item);
    } else {
      fail(Phrase::of("shapes.other-member", {{"members", oneOf(members)}}));
    }
  }

  Test test(FactName fact, const json& value) {
    const FactInfo& info = infoOf(fact.fact);
    Test read{std::move(fact)};
    switch (info.kind) {
      case FactKind::Truth:
        if (!value.is_boolean()) return fail(Phrase::of("shapes.truth")), read;
        read.truth = value.get<bool>();
        return read;
      case FactKind::Number: return numberTest(std::move(read), value);
      case FactKind::Words: break;
    }
    return wordTest(std::move(read), info, value);
  }

  Test numberTest(Test read, const json& value) {
    if (value.is_object() && (value.contains("from") || value.contains("to"))) {
      Between between;
      for (const auto& [key, item] : value.items()) {
        const Step step(*this, key);
        bound(between, key, item, std::array{"from", "to"});
        if (fault_) break;
      }
      read.numbers.push_back(std::move(between));
      return read;
    }
    if (value.is_array() && !value.empty() && value.size() <= kMostItems) {
      for (std::size_t i = 0; i < value.size() && !fault_; ++i) {
        const Step step(*this, std::to_string(i));
        read.numbers.push_back(exactly(value[i]));
      }
      return read;
    }
    read.numbers.push_back(exactly(value));
    return read;
  }

  Between exactly(const json& value) {
    if (const auto number = numberOf(value)) return {Amount::of(*number), Amount::of(*number)};
    if (!value.is_object()) return fail(expected("numbers")), Between();
    const Amount read = amount(value);
    return {read, read};
  }

  Phrase wordsOf(const FactInfo& info) const {
    if (info.names) return Phrase::of("shapes.name", {{"kinds", wordsFor(*info.names)}});
    return info.words.empty() ? Phrase::of("shapes.text") : oneOf(info.words);
  }

  Test wordTest(Test read, const FactInfo& info, const json& value) {
    if (value.is_array() && !value.empty() && value.size() <= kMostItems) {
      for (std::size_t i = 0; i < value.size() && !fault_; ++i) {
        const Step step(*this, std::to_string(i));
        addWord(read, info, value[i]);
      }
      return read;
    }
    addWord(read, info, value);
    return read;
  }

  void addWord(Test& read, const FactInfo& info, const json& value) {
    countPart();
    if (!value.is_string() || value.get_ref<const std::string&>().empty()) return fail(wordsOf(info));
    const auto& word = value.get_ref<const std::string&>();
    const bool isFixed = std::find(info.words.begin(), info.words.end(), word) != info.words.end();
    if (info.isRelative && word == "same") {
      read.isSame = true;
    } else if (info.isRelative && word == "other") {
      read.isOther = true;
    } else if (!info.words.empty() && !info.names && !isFixed) {
      fail(wordsOf(info));
    } else {
      read.words.push_back(Symbol(word));
    }
  }

  Amount withParts(Amount::Kind kind, const char* word, const json& value, int depth) {
    Amount read{kind};
    if (depth >= kMostAmountDepth) {
      return fail(expected("amount-depth", {{"most", std::to_string(kMostAmountDepth)}})), read;
    }
    const json& parts = value[word];
    const bool isPair = kind == Amount::Kind::Minus || kind == Amount::Kind::Over;
    {
      const Step step(*this, word);
      if (!parts.is_array() || parts.size() < 2 || parts.size() > (isPair ? 2 : kMostItems)) {
        return fail(expected(isPair ? "two-amounts" : "amounts")), read;
      }
      for (std::size_t i = 0; i < parts.size() && !fault_; ++i) {
        const Step item(*this, std::to_string(i));
        read.parts.push_back(amount(parts[i], depth + 1));
      }
    }
    read.rounding = rounding(value);
    only(value, {word, "rounding"});
    return read;
  }

  std::optional<Rounding> rounding(const json& value) {
    if (!value.contains("rounding")) return std::nullopt;
    const Step step(*this, "rounding");
    const json& word = value["rounding"];
    const auto way = word.is_string() ? roundingFromText(word.get_ref<const std::string&>()) : std::nullopt;
    std::vector<std::string_view> words;
    for (const Rounding each : kRoundings) words.push_back(rules::toText(each));
    if (!way) fail(oneOf(words));
    return way;
  }

  void only(const json& value, std::initializer_list<std::string_view> members) {
    for (const auto& [key, item] : value.items()) {
      if (std::find(members.begin(), members.end(), key) != members.end()) continue;
      const Step step(*this, key);
      return fail(Phrase::of("shapes.other-member", {{"members", oneOf(members)}}));
    }
  }

  Symbol nameIn(const json& value, const char* member, NameKind kind) {
    const Step step(*this, member);
    const json& name = value[member];
    if (!name.is_string() || name.get_ref<const std::string&>().empty()) {
      return fail(Phrase::of("shapes.name", {{"kinds", wordsFor(kind)}})), Symbol();
    }
    return Symbol(name.get_ref<const std::string&>());
  }

  Amount named(Amount::Kind kind, const char* member, const json& value) {
    Amount read{kind};
    read.name = nameIn(value, member, NameKind::Table);
    only(value, {member});
    return read;
  }

  Amount rating(const json& value) {
    Amount read{Amount::Kind::Rating};
    read.name = nameIn(value, "rating", NameKind::Rating);
    if (value.contains("of")) {
      const Step step(*this, "of");
      read.group = group(value["of"]);
    }
    if (value.contains("take")) {
      const Step step(*this, "take");
      const auto found =
          std::find_if(kTakes.begin(), kTakes.end(), [&](Take each) { return value["take"] == toText(each); });
      if (found == kTakes.end()) return fail(oneOf(std::array{"sum", "highest", "lowest", "top"})), read;
      read.take = *found;
    }
    if (value.contains("printed")) {
      const Step step(*this, "printed");
      if (!value["printed"].is_boolean()) return fail(Phrase::of("shapes.truth")), read;
      read.isPrinted = value["printed"].get<bool>();
    }
    only(value, {"rating", "of", "take", "printed"});
    return read;
  }

  Amount factAmount(const json& value) {
    Amount read{Amount::Kind::Fact};
    {
      const Step step(*this, "fact");
      const json& name = value["fact"];
      const auto fact = factNamed(name.is_string() ? name.get<std::string>() : std::string());
      if (!fact) return read;
      if (infoOf(fact->fact).kind != FactKind::Number) return fail(expected("number-fact")), read;
      read.fact = *fact;
    }
    only(value, {"fact"});
    return read;
  }

  Amount count(const json& value) {
    Amount read{Amount::Kind::Count};
    {
      const Step step(*this, "count");
      read.group = group(value["count"]);
    }
    only(value, {"count"});
    return read;
  }

  Amount dice(const json& value) {
    Amount read{Amount::Kind::Dice};
    {
      const Step step(*this, "dice");
      const auto roll =
          value["dice"].is_string() ? parseRoll(value["dice"].get_ref<const std::string&>()) : std::nullopt;
      if (!roll) return fail(Phrase::of("shapes.dice")), read;
      read.dice = *roll;
    }
    only(value, {"dice"});
    return read;
  }

  const Scope& scope_;
  std::string pointer_;
  std::optional<ShapeFault> fault_;
  int parts_ = 0;
  bool isInGroup_ = false;
};

}  // namespace

std::variant<Condition, ShapeFault> conditionFrom(const json& value, const Scope& scope) {
  Reader reader(scope);
  return reader.result(reader.condition(value));
}

std::variant<Amount, ShapeFault> amountFrom(const json& value, const Scope& scope) {
  Reader reader(scope);
  return reader.result(reader.amount(value));
}

std::variant<Group, ShapeFault> groupFrom(const json& value, const Scope& scope) {
  Reader reader(scope);
  return reader.result(reader.group(value));
}

}  // namespace redoubt::rules
