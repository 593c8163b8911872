#include "core/transcribe/context.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/line_shapes.h"

namespace redoubt::transcribe {
namespace {

bool isYear(const std::string& text) {
  return text.size() == 4 && isDigits(text) && text >= "1500" && text <= "2035";
}

std::size_t wordCount(const std::vector<Token>& tokens) {
  return static_cast<std::size_t>(
      std::count_if(tokens.begin(), tokens.end(), [](auto& each) { return each.isWord(); }));
}

// "INITIAL SET-UP" of "INITIAL SET-UP (areas are named on the map)".
std::string withoutRemark(const std::string& text) {
  const std::string plain = trimmed(text);
  const std::size_t open = plain.find(" (");
  if (open == std::string::npos || !plain.ends_with(')') || open < 3) return text;
  return plain.substr(0, open);
}

bool hasHexes(const std::vector<Token>& tokens) {
  return std::any_of(tokens.begin(), tokens.end(), [](auto& each) { return each.kind == TokenKind::Hexes; });
}

}  // namespace

void Context::beginTable() {
  headings_.erase(headings_.upper_bound(0), headings_.end());
}

Heading& Context::heading(std::size_t column) {
  auto at = headings_.lower_bound(column);
  if (at != headings_.end() && at->first == column) return at->second;
  const Heading left = at == headings_.begin() ? Heading() : std::prev(at)->second;
  return headings_.emplace(column, left).first->second;
}

bool Context::isHeading(const std::string& whole) const {
  const std::string text = withoutRemark(whole);
  const std::vector<Token> tokens = tokensOf(text, style_);
  const std::size_t count = wordCount(tokens);
  if (count == 0 || count > 12 || hasHexes(tokens)) return false;
  if (tokens.back().kind == TokenKind::Colon) return true;
  if (text.ends_with('.') && count > 6) return false;
  const bool hasDigits = text.find_first_of("0123456789/") != std::string::npos;
  if (isAllCaps(text) && count <= 10 && !hasDigits) return true;
  const Lexicon& lexicon = Lexicon::get();
  for (const std::string_view sense : {"army", "set-up", "manifest", "schedule", "variant"}) {
    if (count <= 8 && lexicon.isIn(sense, tokens) && !isProse(tokens)) return true;
  }
  return false;
}

bool Context::statementTurn(const std::string& text) const {
  const Statement statement = statementOf(text, style_);
  return statement.turn && statement.endsColon;
}

// A sentence with a colon at its end says at most where what follows stands.
void Context::takeLongHeading(const std::string& text, std::size_t column) {
  const Statement statement = statementOf(text, style_);
  heading(column).place.reset();
  for (const Group& group : statement.groups) {
    if (group.place && section_ != Section::None && statement.says("hex")) heading(column).place = group.place;
  }
}

void Context::takeCommonRadius(const Statement& statement) {
  section_ = Section::SetUp;
  saysSetUp_ = true;
  for (const Group& group : statement.groups) {
    if (group.place && group.place->within && Lexicon::get().isOne("indicated", group.place->zone))
      heading(0).within = group.place->within;
  }
}

void Context::takeArmy(Heading& heading, const std::string& name) {
  const Lexicon& lexicon = Lexicon::get();
  const std::vector<Token> army = tokensOf(heading.army);
  const std::vector<Token> tokens = tokensOf(name);
  const auto isIn = [&](std::string_view sense) { return lexicon.isIn(sense, tokens); };
  const bool isFormation = isIn("level-regiment") || isIn("level-brigade") || isIn("level-division") ||
                           (isIn("level-corps") && !isIn("army"));
  const bool isPart = isFormation && !isIn("army") && !isIn("set-up");
  if (!isPart || !(lexicon.isIn("army", army) || lexicon.isIn("set-up", army))) heading.army = name;
}

void Context::takeHeading(const std::string& text, std::size_t column) {
  const Lexicon& lexicon = Lexicon::get();
  const std::vector<Token> tokens = tokensOf(text, style_);
  const Section before = section_;
  const bool isParagraph = !tokens.empty() && tokens.front().isWord() &&
                           tokens.front().text.find('.') != std::string::npos &&
                           tokens.front().text.find_first_not_of("0123456789.[]") == std::string::npos;
  if (lexicon.match("note", tokens, 0) > 0 || isParagraph) section_ = Section::None;
  const bool isLong = wordCount(tokensOf(withoutRemark(text))) > 9 && !statementTurn(text);
  if (isLong) return takeLongHeading(text, column);
  const std::size_t end = tokens.size() - (!tokens.empty() && tokens.back().kind == TokenKind::Colon);
  if (lexicon.isIn("manifest", tokens) || (end <= 4 && lexicon.matchBefore("manifest-end", tokens, end) > 0))
    section_ = Section::Manifest;
  else if (lexicon.isIn("schedule", tokens))
    section_ = Section::Schedule;
  else if (lexicon.isIn("set-up", tokens))
    section_ = Section::SetUp, saysSetUp_ = true;
  Heading& heading = this->heading(column);
  heading.within.reset();
  if (section_ != before) heading = Heading{heading.army, std::nullopt, {}, std::nullopt, std::nullopt};
  const Statement statement = statementOf(text, style_);
  const bool isStart = lexicon.isIn("set-up", tokens) && !lexicon.isIn("schedule", tokens);
  const bool hasTime = !statement.time.empty() && (section_ == Section::Schedule || statement.endsColon);
  const bool isVariant = lexicon.match("variant", tokens, 0) > 0;
  if (!isStart && !isVariant && (statement.turn || hasTime) &&
      (statement.beginsTurn || lexicon.isIn("activation", tokens))) {
    heading.turn = statement.turn;
    heading.time = statement.time;
    heading.place.reset();
    if (section_ == Section::None || (section_ == Section::SetUp && statement.turn)) section_ = Section::Schedule;
  } else if (section_ == before) {
    // a heading of another thing ends what the one before said
    heading.place.reset();
    if (section_ != Section::Schedule) {
      heading.turn.reset();
      heading.time.clear();
    }
  }
  if (!statement.turn || isVariant) {
    std::string name = trimmed(text);
    while (name.ends_with(':') || name.ends_with('.')) name.pop_back();
    if (!lexicon.isOne("set-up", name) && !lexicon.isOne("manifest", name) && !lexicon.isOne("schedule", name))
      takeArmy(heading, name);
  }
  for (const Group& group : statement.groups) {
    const bool isHere = group.place && (section_ != Section::None || statement.endsColon);
    const bool isOfYear =
        isHere && group.place->hexes.size() == 1 && isYear(group.place->hexes.front()) && !statement.says("hex");
    if (isHere && lexicon.isOne("indicated", group.place->zone))
      heading.within = group.place->within;
    else if (isHere && !isOfYear)
      heading.place = group.place;
  }
}

namespace {

// A sentence is read for its leaders, or what it begins with, and its first place.
std::vector<Item> itemsOfProse(const Statement& statement, std::vector<Guess>& guesses) {
  Group group;
  group.names = statement.leaders;
  if (group.names.empty() && !statement.subject.empty()) {
    Name name;
    name.text = statement.subject;
    group.names.push_back(std::move(name));
  }
  for (const Group& each : statement.groups) {
    if (each.place && !each.place->hexes.empty()) {
      group.place = each.place;
      break;
    }
  }
  std::vector<Item> items = itemsOf(group, guesses);
  if (!items.empty()) guesses.push_back({std::string(), statement.subject, Phrase::of("reading.guesses.sentence")});
  return items;
}

}  // namespace

// In a text without hexes that sets up, what stands before a colon is a place unless it is an army.
bool Context::isTownLabel(const Statement& statement) const {
  if (style_.hasHexes() || section_ != Section::SetUp || statement.label.empty() || statement.isProse || statement.turn)
    return false;
  const std::vector<Token> tokens = tokensOf(statement.label);
  const Lexicon& lexicon = Lexicon::get();
  return tokens.size() <= 4 && beginsUpper(statement.label) && !lexicon.isIn("army", tokens) &&
         !lexicon.isIn("note", tokens) && !lexicon.isIn("unit-kind", tokens) && !lexicon.isIn("manifest", tokens) &&
         statement.label.find_first_of("0123456789/") == std::string::npos;
}

std::vector<Item> Context::items(const Statement& statement, std::size_t column, std::vector<Guess>& guesses) {
  const Heading& heading = this->heading(column);
  std::vector<Item> items;
  const bool isOfLeaders = !statement.leaders.empty() && statement.says("activation");
  const bool asProse = (statement.isProse && (section_ != Section::SetUp || statement.turn)) ||
                       (statement.turn && (isOfLeaders || statement.says("activated")));
  if (asProse) items = itemsOfProse(statement, guesses);
  for (const Group& group : asProse ? std::vector<Group>() : statement.groups) {
    Group whole = group;
    if (!whole.place && !whole.names.empty()) whole.place = heading.place;
    if (!whole.place && isTownLabel(statement)) {
      // a game of areas: "Prague: Daun, 2x Cuirassier"
      whole.place = Place{};
      whole.place->zone = statement.label;
      guesses.push_back({statement.label, statement.label, Phrase::of("reading.guesses.label-place")});
    }
    for (Item& item : itemsOf(whole, guesses)) items.push_back(std::move(item));
  }
  const bool hasTurn = statement.turn || !statement.time.empty();
  const std::optional<Turns> turn = hasTurn ? statement.turn : heading.turn;
  for (Item& item : items) {
    item.army = heading.army;
    if (turn) {
      item.turn = turn->first;
      item.lastTurn = turn->last;
      item.onward = turn->isOpen;
    }
    item.time = hasTurn ? statement.time : heading.time;
    if (item.note.empty()) item.note = statement.remark;
    if (!item.within && !item.hex.empty()) item.within = heading.within;
    item.enters |= statement.enters;
  }
  return items;
}

namespace {

// Whether a name has what sentences seldom have: a number, a rank, the kind of a unit.
bool isStrong(const Item& item) {
  if (item.isAny || !item.leader.empty()) return true;
  const std::vector<Token> tokens = tokensOf(item.unit);
  if (Lexicon::get().isIn("unit-kind", tokens)) return true;
  return std::any_of(tokens.begin(), tokens.end(), [](const Token& each) {
    return each.text.find_first_of("0123456789") != std::string::npos || (isRoman(each.text) && each.text.size() > 1);
  });
}

}  // namespace

bool isPlausible(const Item& item, bool inTable) {
  if (item.isAny || !item.leader.empty()) return true;
  const std::vector<Token> tokens = tokensOf(item.unit);
  const std::size_t count = wordCount(tokens);
  if (count == 0 || count > 9 || item.unit.size() > 70) return false;
  const Lexicon& lexicon = Lexicon::get();
  std::size_t function = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    function += tokens[at].isWord() && !beginsUpper(tokens[at].text) && lexicon.match("prose", tokens, at) > 0;
  }
  if (function >= 2 || (function >= 1 && count <= 3)) return false;
  if (!inTable && lexicon.isIn("set-up", tokens)) return false;
  if (inTable || lexicon.isIn("unit-kind", tokens)) return true;
  return std::any_of(item.unit.begin(), item.unit.end(), [](char c) { return c >= '0' && c <= '9'; }) ||
         std::any_of(tokens.begin(), tokens.end(),
                     [](const Token& each) { return each.isWord() && beginsUpper(each.text); }) ||
         !item.hex.empty();
}

namespace {

// "KŁUSZYN 1610", "5.0 ZONE OF CONTROL".
bool isTitle(const std::vector<Token>& tokens, const std::string& text) {
  if (!isAllCaps(text) || text.find('|') != std::string::npos) return false;
  std::size_t hexes = 0;
  std::size_t years = 0;
  for (const Token& token : tokens) {
    if (token.kind != TokenKind::Hexes) continue;
    ++hexes;
    years += token.hexes.size() == 1 && isYear(token.hexes.front());
  }
  return hexes == 0 ? wordCount(tokens) >= 2 && !isZoneCode(text) : hexes == years && hexes == 1 && tokens.size() <= 6;
}

// "6 x infantry", "2 x guns".
bool areCounted(const std::vector<Item>& items) {
  return !items.empty() && std::all_of(items.begin(), items.end(), [](const Item& item) {
    return item.count && isPlausible(item, true) && !item.isAny;
  });
}

// "with Ney", "2 hexes from": without a hex or zone.
bool isPlacedOnlyByWords(const std::vector<Item>& items) {
  return std::all_of(items.begin(), items.end(), [](const Item& item) { return item.hex.empty(); });
}

// "Alvinczy: on any Austrian unit".
bool areWithAny(const std::vector<Item>& items) {
  return !items.empty() && std::all_of(items.begin(), items.end(), [](const Item& item) {
    return !item.leader.empty() && Lexicon::get().match("any-count", tokensOf(item.with), 0) > 0;
  });
}

bool isOwnUnits(const std::vector<Token>& tokens) {
  return Lexicon::get().isIn("own-units", tokens);
}

bool hasItemPlace(const Item& item) {
  return !item.hex.empty() || !item.zone.empty() || item.within || !item.with.empty();
}

}  // namespace

LineKind kindOf(const Statement& statement, const std::vector<Item>& items, const std::string& text,
                const Context& context) {
  const Lexicon& lexicon = Lexicon::get();
  const std::vector<Token> tokens = tokensOf(text, context.style());
  std::size_t first = 0;
  while (first < tokens.size() && !tokens[first].isWord()) ++first;
  if (isFootnote(text)) return LineKind::Note;
  const std::size_t note = lexicon.match("note", tokens, first);
  const bool beginsNote = note > 0 && first + note < tokens.size() && !tokens[first + note].isWord();
  if (beginsNote) return LineKind::Note;
  bool plausibleHere =
      !items.empty() && std::all_of(items.begin(), items.end(), [](const Item& item) { return isPlausible(item); });
  const bool placed = std::any_of(items.begin(), items.end(), hasItemPlace);
  const bool timed =
      std::any_of(items.begin(), items.end(), [](const Item& item) { return item.turn || !item.time.empty(); });
  const bool isShort = !statement.isProse && tokens.size() <= 8 && context.isHeading(text);
  if (statement.endsColon && !statement.hasPlace() && (statement.turn || isShort)) return LineKind::Heading;
  // "Turn 4: none"
  const bool hasTurn = statement.turn || !statement.time.empty();
  const bool isOfSchedule = context.section() == Section::Schedule || (statement.beginsTurn && hasTurn);
  if (isOfSchedule && items.empty() && statement.saysNone) return LineKind::Schedule;
  if (statement.isProse) {
    const bool isDiced = lexicon.isIn("rolls", tokens);
    const bool told =
        statement.turn && !isDiced &&
        ((statement.enters && placed) || (lexicon.isIn("activation", tokens) && !statement.leaders.empty()) ||
         (lexicon.isIn("activated", tokens) && plausibleHere && wordCount(tokensOf(statement.subject)) <= 3));
    if (told && !items.empty() && tokens.size() < 70) return LineKind::Schedule;
    const bool setsUp = context.section() == Section::SetUp && !items.empty() &&
                        std::all_of(items.begin(), items.end(), [](const Item& item) {
                          return isPlausible(item) && isStrong(item) && (hasItemPlace(item));
                        });
    return setsUp ? LineKind::Placement : LineKind::Note;
  }
  if (isTitle(tokens, text) || (note > 0 && first + note == tokens.size())) return LineKind::Heading;
  if (beginsParagraph(text) && !placed && tokens.size() < 10) return LineKind::Heading;
  const bool isLong =
      std::any_of(items.begin(), items.end(), [](const Item& item) { return wordCount(tokensOf(item.unit)) > 4; });
  if (isPlacedOnlyByWords(items) && isLong && !isOwnUnits(tokens) && !timed) plausibleHere = false;
  if (isPlacedOnlyByWords(items) && context.section() == Section::None && !isOwnUnits(tokens) && !areWithAny(items))
    plausibleHere = false;
  const bool isTurnLine = statement.beginsTurn && statement.turn && text.find(':') != std::string::npos;
  if (context.section() == Section::None && !isTurnLine && !std::all_of(items.begin(), items.end(), isStrong))
    plausibleHere = false;
  const bool isBare = !placed && !statement.turn && !statement.enters;
  if (isBare && timed && !std::any_of(items.begin(), items.end(), isStrong)) plausibleHere = false;
  if (std::all_of(items.begin(), items.end(), [](const Item& item) { return item.isBareZone && !isStrong(item); }))
    plausibleHere = false;
  const bool plausible = plausibleHere;
  if (plausible && timed && statement.turn && statement.says("activated")) return LineKind::Schedule;
  if (plausible && timed && (placed || statement.enters || isTurnLine || context.section() == Section::Schedule))
    return LineKind::Schedule;
  if (plausible && placed)
    return context.section() == Section::Schedule && !timed && statement.enters ? LineKind::Schedule
                                                                                : LineKind::Placement;
  const bool isRoster = !statement.label.empty() && lexicon.isIn("manifest", tokensOf(statement.label));
  if (isRoster && !placed && !timed &&
      std::all_of(items.begin(), items.end(), [](auto& each) { return isPlausible(each); }))
    return items.empty() ? LineKind::Heading : LineKind::Manifest;
  if (context.isHeading(text)) return LineKind::Heading;
  if (plausible && context.section() == Section::Manifest) return LineKind::Manifest;
  if (!placed && !timed && context.section() == Section::SetUp && areCounted(items)) {
    return context.style().hasHexes() || context.saysSetUp() ? LineKind::Placement : LineKind::Manifest;
  }
  if (items.empty() && (statement.turn || !statement.time.empty()) && tokens.size() < 14) return LineKind::Heading;
  if (items.empty() && statement.hasPlace() && statement.endsColon) return LineKind::Heading;
  const bool isEntry = context.section() != Section::None && !items.empty() && tokens.size() <= 12 &&
                       std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (isEntry) return LineKind::NotUnderstood;
  return LineKind::Note;
}

}  // namespace redoubt::transcribe
