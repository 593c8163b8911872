#include "core/transcribe/name_lists.h"

#include <algorithm>
#include <array>

#include "core/base/text.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/name_ranges.h"

namespace redoubt::transcribe {
namespace {

// "1", "1/II", "3rd", "1-4": a name that is not complete by itself.
bool isBare(const std::string& name) {
  if (name.empty() || name.find(' ') != std::string::npos) return false;
  const std::vector<std::string> all = parts(name, '/');
  return std::all_of(all.begin(), all.end(), [](const std::string& part) {
    if (isDesignator(part)) return true;
    return expandedComponent(part).size() > 1;
  });
}

// "/I/6 pp" of "2/I/6 pp" for a bare name of one component, " Line" of "21st Line".
std::string endingFor(const std::string& bare, const std::string& full) {
  const std::size_t components = parts(bare, '/').size();
  const std::size_t blank = full.find(' ');
  const std::vector<std::string> path = parts(full.substr(0, blank), '/');
  if (path.size() < components || !isBare(path.front())) return {};
  std::string ending;
  for (std::size_t k = components; k < path.size(); ++k) ending += "/" + path[k];
  return ending + (blank == std::string::npos ? std::string() : full.substr(blank));
}

bool endsInDesignator(const std::string& name) {
  const std::size_t blank = name.rfind(' ');
  return blank != std::string::npos &&
         (isDesignator(name.substr(blank + 1)) || expandedWord(name.substr(blank + 1)).size() > 1);
}

bool namesLevel(std::string_view sense, const std::string& name) {
  const std::vector<Token> tokens = tokensOf(name);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (Lexicon::get().match(sense, tokens, at) > 0) return true;
  }
  return false;
}

// The level of the formation that a name says: 1 for battalions and what is smaller, 5 for corps; 0 for none.
int levelOf(const std::string& name) {
  constexpr std::array<std::string_view, 5> kLevels{"level-low", "level-regiment", "level-brigade", "level-division",
                                                    "level-corps"};
  for (std::size_t level = 0; level < kLevels.size(); ++level) {
    if (namesLevel(kLevels[level], name)) return static_cast<int>(level) + 1;
  }
  return 0;
}

bool hasDesignator(const std::string& name) {
  const std::vector<std::string_view> all = words(name);
  return std::any_of(all.begin(), all.end(), [](std::string_view word) { return isDesignator(word); });
}

// "V Corps", "1st Division": a number and a level, nothing else.
bool isPlainFormation(const std::string& name) {
  return words(name).size() == 2 && levelOf(name) > 0 && hasDesignator(name);
}

// "Inf Div", "Cav Bde": what a unit is, without saying which.
bool isKindOnly(const Name& name) {
  const std::vector<Token> tokens = tokensOf(name.text);
  const Lexicon& lexicon = Lexicon::get();
  return !name.isLeader && levelOf(name.text) > 0 && std::all_of(tokens.begin(), tokens.end(), [&](const Token& each) {
    return each.isWord() && lexicon.match("unit-kind", tokens, static_cast<std::size_t>(&each - &tokens[0])) > 0;
  });
}

bool isPlainWord(const Name& name) {
  return !name.isLeader && !name.isAny && !name.count && name.figures.empty() && beginsUpper(name.text) &&
         name.text.find_first_of("0123456789/#") == std::string::npos && !namesLevel("unit-kind", name.text) &&
         !isRoman(name.text);
}

// "1 batalion" after its regiment is no count of battalions.
bool isNumberedPart(const Name& name) {
  return name.count && levelOf(name.text) == 1 && words(name.text).size() == 1 && !name.text.ends_with('s') &&
         !name.text.ends_with('y') && !name.text.ends_with('e') && !name.text.ends_with('i');
}

// "3 cohorts" behind a name.
bool isCountOfParts(const Name& name) {
  return name.count && *name.count > 1 && !isNumberedPart(name) && words(name.text).size() == 1;
}

// "6 lb. battery": what a battery is, without saying which.
bool isCalibre(const Name& name) {
  const std::vector<Token> tokens = tokensOf(name.text);
  const Lexicon& lexicon = Lexicon::get();
  if (tokens.size() < 3 || !isDigits(tokens[0].text) || lexicon.match("calibre", tokens, 1) == 0) return false;
  for (std::size_t at = 2; at < tokens.size(); ++at) {
    if (lexicon.match("unit-kind", tokens, at) == 0) return false;
  }
  return true;
}

// "Battery B" and "4th U.S. Artillery", its regiment.
bool isBatteryOf(const Name& first, const Name& second) {
  const std::vector<Token> battery = tokensOf(first.text);
  const std::vector<Token> regiment = tokensOf(second.text);
  if (battery.size() < 2 || regiment.size() < 2 || first.count || second.count) return false;
  return Lexicon::get().match("level-low", battery, battery.size() - 2) > 0 && battery.back().text.size() == 1 &&
         Lexicon::get().ordinal(regiment.front().text) && namesLevel("arm-artillery", second.text) &&
         !namesLevel("level-low", second.text);
}

bool areOneUnit(const Name& first, const Name& second) {
  if (!first.count && isCalibre(second) && namesLevel("arm-artillery", first.text) && !hasDesignator(first.text))
    return true;
  if (isBatteryOf(first, second)) return true;
  const int upper = levelOf(first.text);
  const int lower = levelOf(second.text);
  if (isCountOfParts(second)) return false;
  if (upper == 1 && lower == 2) return true;  // "1st Bn, 21st Regt"
  if (namesLevel("level-low", first.text) && lower > 1) return true;
  if (isPlainWord(first) && isKindOnly(second)) return true;  // "Hill, Inf Div"
  if (upper > 1 && isNumberedPart(second)) return true;
  if (upper == 0 || lower == 0 || upper == lower || first.count || second.count) return false;
  if (upper > lower)
    return isPlainFormation(second.text) || (isPlainFormation(first.text) && hasDesignator(second.text));
  return isPlainFormation(second.text);
}

// "1st Bn, 21st Regt" is one unit, and so is "V Corps, 1st Division".
void joinParents(std::vector<Name>& names, std::string_view text) {
  for (std::size_t k = 1; k < names.size(); ++k) {
    Name& first = names[k - 1];
    Name& second = names[k];
    if (first.isLeader || second.isLeader || first.isAny || second.isAny || first.end > second.begin) continue;
    const std::string_view joint = text.substr(first.end, second.begin - first.end);
    if (joint.find(',') == std::string_view::npos || joint.find_first_of("();") != std::string_view::npos) continue;
    if (!areOneUnit(first, second)) continue;
    if (isNumberedPart(second)) {
      first.text += ", " + std::to_string(*second.count) + " " + second.text;
    } else {
      first.text += ", " + second.text;
      if (second.count) first.count = second.count;
    }
    first.end = second.end;
    if (first.figures.empty()) first.figures = second.figures;
    if (first.state.empty()) first.state = second.state;
    names.erase(names.begin() + static_cast<std::ptrdiff_t>(k--));
  }
}

// "Jackson, Leader": the second says what the first is. "Lawton, exhausted", "fatigue 2": how it is.
void takeAttributes(std::vector<Name>& names) {
  const Lexicon& lexicon = Lexicon::get();
  for (std::size_t k = 1; k < names.size();) {
    Name& before = names[k - 1];
    const std::string& text = names[k].text;
    const std::vector<Token> tokens = tokensOf(text);
    const bool isRank = lexicon.isOne("leader-kind", text) && isPlainWord(before);
    const bool isState = lexicon.isOne("reduced", text) && lexicon.match("unit-kind", tokens, 0) == 0;
    const bool isMeasure = tokens.size() == 2 && lexicon.match("measure", tokens, 0) == 1 && isDigits(tokens[1].text);
    const bool saysMore = names[k].count || names[k].isAny;  // "and four leaders"
    if (saysMore || (!isRank && !isState && !isMeasure)) {
      ++k;
      continue;
    }
    before.isLeader |= isRank;
    if (!isRank) before.state += (before.state.empty() ? "" : ", ") + text;
    names.erase(names.begin() + static_cast<std::ptrdiff_t>(k));
  }
}

// The arm of "2 Foot", "3 Horse" behind the number; empty for others.
std::string armOf(const Name& name) {
  const std::vector<std::string_view> all = words(name.text);
  if (name.count || name.isLeader || all.size() != 2 || !isDigits(all[0]) || all[0].size() > 2) return {};
  for (const std::string_view arm : {"arm-infantry", "arm-cavalry", "arm-artillery", "arm-wagon"}) {
    if (Lexicon::get().isOne(arm, all[1])) return std::string(all[1]);
  }
  return {};
}

// "Marlborough, 2 Foot, 3 Horse": a commander with so many of each arm.
void countArms(std::vector<Name>& names) {
  if (names.size() < 2 || (!names.front().isLeader && !isPlainWord(names.front()))) return;
  const bool areArms =
      std::all_of(names.begin() + 1, names.end(), [](const Name& each) { return !armOf(each).empty() || each.count; });
  if (!areArms) return;
  for (auto name = names.begin() + 1; name != names.end(); ++name) {
    const std::string arm = armOf(*name);
    if (arm.empty()) continue;
    name->count = static_cast<int>(*toInteger(name->text.substr(0, name->text.find(' '))));
    name->text = arm;
    names.front().isLeader = true;
  }
}

// Guns, companies and steps are of a unit, trucks are counters of their own.
bool isPartOfUnit(const std::string& noun, const std::string& unit) {
  const Lexicon& lexicon = Lexicon::get();
  if (lexicon.isOne("arm-artillery", noun)) return namesLevel("arm-artillery", unit);
  return lexicon.isOne("level-low", noun) || lexicon.isOne("measure", noun);
}

// "Windmill battery, 4 guns": the second says how many the first has.
void dropGuns(std::vector<Name>& names) {
  for (std::size_t k = 1; k < names.size();) {
    const bool isNumber = names[k].count && Lexicon::get().isOne("count-noun", names[k].text) &&
                          names[k].text.find(' ') == std::string::npos;
    const bool isCounted = isNumber && namesLevel("level-low", names[k].text) && !names[k - 1].count &&
                           names[k - 1].figures.empty() && !names[k - 1].isLeader && *names[k].count > 1 &&
                           hasDesignator(names[k - 1].text) && levelOf(names[k - 1].text) == 0;
    // "Hill's Division, 3 brigades"
    const int whole = isNumber && !names[k - 1].count && *names[k].count > 1 ? levelOf(names[k - 1].text) : 0;
    const bool isDivided = whole > 2 && levelOf(names[k].text) > 0 && levelOf(names[k].text) < whole;
    if (isCounted || isDivided) {
      // "Legio X, 3 cohorts"
      names[k - 1].count = names[k].count;
      names.erase(names.begin() + static_cast<std::ptrdiff_t>(k));
    } else if (isNumber && isPartOfUnit(names[k].text, names[k - 1].text) &&
               namesLevel("level-low", names[k - 1].text) && !names[k - 1].count) {
      names[k - 1].figures = std::to_string(*names[k].count) + " " + names[k].text;
      names.erase(names.begin() + static_cast<std::ptrdiff_t>(k));
    } else {
      ++k;
    }
  }
}

// "1, 2/I/6 pp" and "Horn 1, 2".
void complete(std::vector<Name>& names) {
  for (std::size_t k = 0; k < names.size(); ++k) {
    Name& name = names[k];
    if (!isBare(name.text) || name.isLeader) continue;
    if (k > 0 && endsInDesignator(names[k - 1].text) && parts(name.text, '/').size() == 1) {
      name.text = names[k - 1].text.substr(0, names[k - 1].text.rfind(' ') + 1) + name.text;
      name.isGuess = true;
      continue;
    }
    for (std::size_t later = k + 1; later < names.size(); ++later) {
      if (isBare(names[later].text) && parts(names[later].text, '/').size() <= parts(name.text, '/').size()) continue;
      if (const std::string ending = endingFor(name.text, names[later].text); !ending.empty()) {
        name.text += ending;
        name.isGuess = true;
      }
      break;
    }
  }
}

}  // namespace

void combineMembers(std::vector<Name>& names, std::string_view text) {
  takeAttributes(names);
  countArms(names);
  joinParents(names, text);
  dropGuns(names);
  complete(names);
}

}  // namespace redoubt::transcribe
