#include "core/transcribe/matching.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/rules/set_up/set_up.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/names.h"
#include "core/transcribe/tokens.h"

namespace redoubt::transcribe {
namespace {

// "1/1/22pp" of "1/I/22 pp": Roman numbers between signs become digits.
std::string withDigits(std::string_view name) {
  std::string text;
  std::string word;
  const auto flush = [&] {
    text += isRoman(word) ? std::to_string(romanValue(word)) : word;
    word.clear();
  };
  for (const char c : name) {
    const bool isLetter = static_cast<unsigned char>(c) >= 0x80 || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
                          (c >= '0' && c <= '9');
    if (isLetter) {
      word += c;
    } else {
      flush();
      text += '/';
    }
  }
  flush();
  return folded(text);
}

// "gorski" of "gorski3".
std::string withoutNumber(const std::string& fold) {
  std::string stem = fold;
  while (!stem.empty() && stem.back() >= '0' && stem.back() <= '9') stem.pop_back();
  return stem;
}

std::string lastWord(std::string_view text) {
  const std::size_t blank = text.find_last_of(" .");
  return std::string(blank == std::string_view::npos ? text : text.substr(blank + 1));
}

// "Żółkiewski (infantry)" and "Żółkiewski (inf)": word for word, of which one may be short.
bool isAbbreviation(const std::vector<Token>& a, const std::vector<std::string>& b) {
  std::size_t at = 0;
  int shortened = 0;
  for (const Token& token : a) {
    if (token.fold.empty()) continue;
    if (at == b.size()) return false;
    const std::string& other = b[at++];
    if (token.fold == other) continue;
    const bool isShort = std::min(token.fold.size(), other.size()) >= 3 &&
                         (token.fold.starts_with(other) || other.starts_with(token.fold));
    if (!isShort) return false;
    ++shortened;
  }
  return at == b.size() && at > 1 && shortened == 1;
}

int allowedDistance(std::size_t length) {
  return length < 5 ? 0 : length < 9 ? 1 : 2;
}

}  // namespace

std::string withoutRank(std::string_view text) {
  const std::vector<Token> tokens = tokensOf(text);
  std::size_t at = 0;
  while (at < tokens.size()) {
    const std::size_t rank = Lexicon::get().match("leader", tokens, at);
    if (rank == 0 || at + rank >= tokens.size()) break;
    at += rank;
  }
  return printed(text, tokens, at, tokens.size());
}

Matcher::Matcher(const model::Battle& battle) : battle_(battle) {
  for (const model::Translation& each : battle.all<model::Translation>())
    translations_.emplace(each.original, each.text);
  for (const model::Leader& leader : battle.all<model::Leader>())
    addName(leader.name, leader.army, std::nullopt, leader.id, leader.ordinal);
  for (const model::Unit& unit : battle.all<model::Unit>())
    addName(unit.name, unit.army, unit.id, std::nullopt, unit.ordinal);
  std::stable_sort(names_.begin(), names_.end(), [](const Name& a, const Name& b) { return a.order < b.order; });
}

void Matcher::addName(const std::string& name, Id<model::Army> army, std::optional<Id<model::Unit>> unit,
                      std::optional<Id<model::Leader>> leader, int order) {
  std::set<std::string> texts{name};
  for (const std::string& each : translationsOf(name)) texts.insert(each);
  for (const std::string& text : texts) {
    const std::string plain = leader ? folded(withoutRank(text)) : folded(text);
    std::vector<std::string> parts;
    for (const Token& token : tokensOf(text)) {
      if (!token.fold.empty()) parts.push_back(token.fold);
    }
    names_.push_back({plain, withDigits(leader ? withoutRank(text) : text), army, unit, leader, withoutNumber(plain),
                      order, std::move(parts)});
  }
}

std::vector<std::string> Matcher::translationsOf(const std::string& text) const {
  std::vector<std::string> all;
  for (auto [at, end] = translations_.equal_range(text); at != end; ++at) all.push_back(at->second);
  return all;
}

std::set<Id<model::Army>> Matcher::armies(std::string_view heading) const {
  const std::vector<Token> tokens = tokensOf(heading);
  const auto says = [&](const std::string& name) {
    for (const std::string_view word : words(name)) {
      const std::string fold = folded(word);
      if (fold.size() < 4 || Lexicon::get().isOne("army", word)) continue;
      for (const Token& token : tokens) {
        if (!token.isWord() || token.fold.size() < 4) continue;
        if (token.fold + "s" == fold || fold + "s" == token.fold) return true;
        const std::size_t stem = std::min<std::size_t>(5, std::max(fold.size(), token.fold.size()) - 2);
        if (token.fold == fold ||
            (fold.size() >= 5 && token.fold.size() >= 5 && token.fold.substr(0, stem) == fold.substr(0, stem)))
          return true;
      }
    }
    return false;
  };
  const auto isNamed = [&](const std::string& name) {
    if (says(name)) return true;
    const auto all = translationsOf(name);
    return std::any_of(all.begin(), all.end(), says);
  };
  std::set<Id<model::Army>> own;
  std::set<Id<model::Army>> ofPlayers;
  for (const model::Army& army : battle_.all<model::Army>()) {
    if (isNamed(army.name)) own.insert(army.id);
    const model::Player* player = battle_.find<model::Player>(army.player);
    if (player && isNamed(player->name)) ofPlayers.insert(army.id);
  }
  own.merge(ofPlayers);
  if (own.empty() && tokens.size() <= 3) return armiesLike(tokens);
  return own;
}

// "Prusacy" for the Armia pruska, "Rosjanie" for the Armia rosyjska: the longest common beginning of words.
std::set<Id<model::Army>> Matcher::armiesLike(const std::vector<Token>& heading) const {
  std::set<Id<model::Army>> best;
  std::size_t longest = 2;
  for (const model::Army& army : battle_.all<model::Army>()) {
    std::vector<std::string> names = translationsOf(army.name);
    names.push_back(army.name);
    if (const auto* player = battle_.find<model::Player>(army.player)) names.push_back(player->name);
    std::size_t common = 0;
    for (const std::string& name : names) {
      for (const Token& word : tokensOf(name)) {
        if (!word.isWord() || Lexicon::get().isOne("army", word.text)) continue;
        for (const Token& other : heading) {
          if (!other.isWord() || !beginsUpper(other.text) || other.fold.size() < 5 || word.fold.size() < 5) continue;
          const auto end = std::mismatch(word.fold.begin(), word.fold.end(), other.fold.begin(), other.fold.end());
          common = std::max(common, static_cast<std::size_t>(end.first - word.fold.begin()));
        }
      }
    }
    if (common > longest) {
      longest = common;
      best.clear();
    }
    if (common == longest && common > 2) best.insert(army.id);
  }
  return best;
}

std::optional<Id<model::Scenario>> Matcher::scenario(std::string_view heading) const {
  const std::string fold = folded(heading);
  if (fold.size() < 4) return std::nullopt;
  std::optional<Id<model::Scenario>> found;
  std::size_t longest = 0;
  for (const model::Scenario& scenario : battle_.all<model::Scenario>()) {
    std::vector<std::string> titles = translationsOf(scenario.title);
    titles.push_back(scenario.title);
    for (const std::string& title : titles) {
      const std::string name = folded(title);
      const bool fits = !name.empty() && (fold == name || (name.size() >= 5 && fold.starts_with(name)) ||
                                          (fold.size() >= 8 && name.starts_with(fold)) ||
                                          (name.size() >= 8 && editDistance(fold, name) <= 3));
      if (fits && name.size() > longest) {
        longest = name.size();
        found = scenario.id;
      }
    }
  }
  return found;
}

std::optional<Id<model::Variant>> Matcher::variant(std::string_view heading, Id<model::Scenario> scenario) const {
  const std::vector<Token> tokens = tokensOf(heading);
  const auto all = rules::variants(battle_, scenario);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (Lexicon::get().match("variant", tokens, at) == 0) continue;
    std::optional<int> number;
    if (at > 0) number = Lexicon::get().ordinal(tokens[at - 1].text);
    if (!number && at + 1 < tokens.size()) number = Lexicon::get().number(tokens[at + 1].text);
    if (!number && at + 1 < tokens.size() && isRoman(tokens[at + 1].text)) number = romanValue(tokens[at + 1].text);
    if (number && *number >= 1 && *number <= static_cast<int>(all.size()))
      return all[static_cast<std::size_t>(*number) - 1]->id;
  }
  const std::string fold = folded(heading);
  for (const model::Variant* variant : all) {
    const std::string title = folded(variant->title);
    if (title.size() >= 5 && fold.find(title) != std::string::npos && all.size() > 1) return variant->id;
  }
  return std::nullopt;
}

std::vector<const Matcher::Name*> Matcher::candidates(std::string_view words, const std::set<Id<model::Army>>& armies,
                                                      bool leaders, Likeness& likeness) const {
  const std::string plain = folded(leaders ? withoutRank(words) : std::string(words));
  const std::string digits = withDigits(leaders ? withoutRank(words) : std::string(words));
  std::vector<const Name*> found;
  const auto gather = [&](Likeness kind, auto&& fits) {
    if (!found.empty()) return;
    for (const Name& name : names_) {
      if (!armies.empty() && !armies.contains(name.army)) continue;
      if (leaders && !name.leader) continue;
      if (fits(name)) found.push_back(&name);
    }
    if (!found.empty()) likeness = kind;
  };
  if (plain.empty()) return found;
  gather(Likeness::Spelling, [&](const Name& name) { return name.plain == plain; });
  gather(Likeness::Numerals, [&](const Name& name) { return name.digits == digits; });
  if (leaders) {
    const std::string last = folded(lastWord(withoutRank(words)));
    gather(Likeness::Similar, [&](const Name& name) { return name.plain.ends_with(last) && last.size() >= 4; });
    gather(Likeness::Similar, [&](const Name& name) {
      const std::string_view end =
          std::string_view(name.plain).substr(name.plain.size() - std::min(name.plain.size(), last.size()));
      return last.size() >= 5 && editDistance(end, last) <= 2 && name.plain.substr(0, 1) == plain.substr(0, 1);
    });
  }
  const std::vector<Token> tokens = tokensOf(words);
  gather(Likeness::Similar, [&](const Name& name) { return !leaders && isAbbreviation(tokens, name.words); });
  gather(Likeness::Similar, [&](const Name& name) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto numbers = [&](const std::string& text) {
      std::string all;
      std::copy_if(text.begin(), text.end(), std::back_inserter(all), isDigit);
      return all;
    };
    const int allowed = allowedDistance(std::min(plain.size(), name.plain.size()));
    return allowed > 0 && numbers(plain) == numbers(name.plain) && editDistance(name.plain, plain) <= allowed;
  });
  return found;
}

Meaning Matcher::chosen(std::vector<const Name*> names, const Used& used, bool prefersLeader) const {
  const auto isUsed = [&](const Name* name) {
    return name->unit ? used.units.contains(*name->unit) : used.leaders.contains(*name->leader);
  };
  // each row once
  std::vector<const Name*> rows;
  for (const Name* name : names) {
    const bool known = std::any_of(rows.begin(), rows.end(), [&](const Name* each) {
      return each->unit == name->unit && each->leader == name->leader;
    });
    if (!known) rows.push_back(name);
  }
  std::stable_sort(rows.begin(), rows.end(), [&](const Name* a, const Name* b) {
    if (isUsed(a) != isUsed(b)) return !isUsed(a);
    if (prefersLeader && a->leader.has_value() != b->leader.has_value()) return a->leader.has_value();
    return false;
  });
  Meaning meaning;
  if (rows.empty()) return meaning;
  if (rows.front()->unit) meaning.units.push_back(*rows.front()->unit);
  meaning.leader = rows.front()->leader;
  meaning.isUsed = isUsed(rows.front());
  meaning.isChoice = rows.size() > 1;
  return meaning;
}

Meaning Matcher::family(std::string_view words, const std::set<Id<model::Army>>& armies, const Used& used) const {
  const std::string plain = folded(words);
  Meaning meaning;
  if (plain.size() < 3) return meaning;
  std::set<Id<model::Unit>> seen;
  for (const Name& name : names_) {
    if (!name.unit || name.stem != plain || name.plain == plain) continue;
    if (!armies.empty() && !armies.contains(name.army)) continue;
    if (used.units.contains(*name.unit) || !seen.insert(*name.unit).second) continue;
    meaning.units.push_back(*name.unit);
  }
  if (!meaning.units.empty()) meaning.likeness = Likeness::Family;
  return meaning;
}

// "piechota" for the next unit of that arm, by the words that names of units begin with.
Meaning Matcher::generic(std::string_view text, const std::set<Id<model::Army>>& armies, const Used& used) const {
  const std::vector<Token> tokens = tokensOf(text);
  Meaning meaning;
  if (tokens.size() != 1) return meaning;
  for (const std::string_view arm : {"arm-infantry", "arm-cavalry", "arm-artillery", "arm-wagon"}) {
    const bool isArm =
        Lexicon::get().isOne(arm, text) || std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
          return token.fold.size() >= 7 && Lexicon::get().isOne(arm, token.text);
        });
    if (!isArm) continue;
    for (const Name& name : names_) {
      if (!name.unit || used.units.contains(*name.unit) || (!armies.empty() && !armies.contains(name.army))) continue;
      const model::Unit* unit = battle_.find<model::Unit>(*name.unit);
      const std::vector<Token> parts = unit ? tokensOf(unit->name) : std::vector<Token>();
      const bool isOfArm = !parts.empty() && (Lexicon::get().match(arm, parts, 0) > 0 ||
                                              Lexicon::get().matchBefore(arm, parts, parts.size()) > 0);
      if (!isOfArm) continue;
      if (std::find(meaning.units.begin(), meaning.units.end(), *name.unit) == meaning.units.end()) {
        meaning.units.push_back(*name.unit);
      }
      meaning.likeness = Likeness::Generic;
    }
    if (!meaning.empty()) return meaning;
  }
  return meaning;
}

std::optional<Meaning> Matcher::kept(std::string_view words) const {
  const std::string plain = folded(words);
  for (const model::Reading& reading : battle_.all<model::Reading>()) {
    if (folded(reading.words) != plain) continue;
    Meaning meaning;
    meaning.likeness = Likeness::Kept;
    if (reading.kind == model::ReadingKind::Unit) {
      if (const auto* unit = battle_.bySlug<model::Unit>(reading.target)) meaning.units.push_back(unit->id);
    } else if (reading.kind == model::ReadingKind::Leader) {
      if (const auto* leader = battle_.bySlug<model::Leader>(reading.target)) meaning.leader = leader->id;
    }
    if (!meaning.empty()) return meaning;
  }
  return std::nullopt;
}

Meaning Matcher::subject(const Item& item, const std::set<Id<model::Army>>& armies, const Used& used,
                         std::string_view before) const {
  const std::string& text = item.unit.empty() ? item.leader : item.unit;
  if (auto meaning = kept(text)) return *meaning;
  if (!before.empty()) {
    Likeness likeness = Likeness::None;
    const Meaning joined = chosen(candidates(std::string(before) + ", " + text, armies, false, likeness), used, false);
    if (!joined.empty() && likeness <= Likeness::Numerals && !joined.isUsed) {
      Meaning meaning = joined;
      meaning.likeness = likeness;
      return meaning;
    }
  }
  const bool isLeader = item.unit.empty();
  Likeness likeness = Likeness::None;
  std::vector<const Name*> found = candidates(text, armies, isLeader, likeness);
  if (likeness <= Likeness::Numerals) {
    Meaning meaning = chosen(found, used, true);
    if (meaning.isUsed) {
      if (Meaning more = family(text, armies, used); !more.empty()) return more;
    }
    meaning.likeness = likeness == Likeness::Spelling ? Likeness::Same : likeness;
    return meaning;
  }
  if (Meaning next = generic(text, armies, used); !next.empty() && !isLeader) return next;
  if (Meaning more = family(text, armies, used); !more.empty() && !isLeader) return more;
  if (!isLeader) {
    Likeness asLeader = Likeness::None;
    if (std::vector<const Name*> leaders = candidates(text, armies, true, asLeader);
        !leaders.empty() && asLeader <= Likeness::Numerals) {
      Meaning meaning = chosen(leaders, used, true);
      meaning.likeness = asLeader;
      return meaning;
    }
  }
  Meaning meaning = chosen(found, used, isLeader);
  meaning.likeness = meaning.empty() ? Likeness::None : likeness;
  return meaning;
}

std::optional<Id<model::Leader>> Matcher::leader(std::string_view words, const std::set<Id<model::Army>>& armies,
                                                 Likeness& likeness) const {
  likeness = Likeness::Kept;
  if (const auto meaning = kept(words); meaning && meaning->leader) return meaning->leader;
  likeness = Likeness::None;
  return chosen(candidates(words, armies, true, likeness), {}, true).leader;
}

std::optional<Id<model::Zone>> Matcher::zone(std::string_view words,
                                             const std::map<std::string, std::string, std::less<>>& glossary) const {
  for (const model::Reading& reading : battle_.all<model::Reading>()) {
    if (reading.kind != model::ReadingKind::Zone || folded(reading.words) != folded(words)) continue;
    if (const auto* zone = battle_.bySlug<model::Zone>(reading.target)) return zone->id;
  }
  std::vector<std::string> wanted{std::string(words)};
  if (const auto meaning = glossary.find(words); meaning != glossary.end()) wanted.push_back(meaning->second);
  const std::vector<Token> tokens = tokensOf(words);
  if (tokens.size() > 1 && Lexicon::get().match("zone", tokens, 0) == 1)
    wanted.push_back(printed(words, tokens, 1, tokens.size()));
  const model::Zone* best = nullptr;
  int score = 0;
  const auto offer = [&](const model::Zone& zone, int value) {
    if (value <= score) return;
    score = value;
    best = &zone;
  };
  for (const model::Zone& zone : battle_.all<model::Zone>()) {
    std::vector<std::string> titles = translationsOf(zone.title);
    titles.push_back(zone.title);
    for (const std::string& word : wanted) {
      const std::string fold = folded(word);
      if (fold.empty()) continue;
      for (const std::string& title : titles) {
        if (folded(title) == fold) offer(zone, 100);
        // "russian camp" and "Camp of the Russians": most words of one begin as words of the other
        const std::vector<Token> a = tokensOf(word);
        const std::vector<Token> b = tokensOf(title);
        int common = 0;
        for (const Token& each : a) {
          common += each.fold.size() >= 4 && std::any_of(b.begin(), b.end(), [&](const Token& other) {
                      return other.fold.size() >= 4 && other.fold.substr(0, 4) == each.fold.substr(0, 4);
                    });
        }
        if (common >= 2 || (common == 1 && a.size() == 1)) offer(zone, 20 + 10 * common);
      }
      for (const std::string& title : titles) {
        const std::vector<Token> first = tokensOf(title);
        if (first.size() > 1 && first.front().fold == fold && isAllCaps(first.front().text)) offer(zone, 85);
      }
      if (folded(zone.slug) == fold) offer(zone, 90);
      if (zone.slug.ends_with("-" + slugged(word))) offer(zone, 80);
    }
  }
  return best ? std::optional(best->id) : std::nullopt;
}

}  // namespace redoubt::transcribe
