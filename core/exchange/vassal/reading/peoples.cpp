#include "core/exchange/vassal/reading/peoples.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <string_view>

#include "core/base/text.h"
#include "core/exchange/vassal/reading/author_words.h"

namespace redoubt::exchange::vassal::reading {
namespace {

// Names of one nation, the first as its key. All in lower case, without accents and spaces.
const std::vector<std::vector<std::string>>& nations() {
  static const std::vector<std::vector<std::string>> all{
      {"france", "french", "fr", "francais", "francaise", "francuzi", "francja", "franzosen"},
      {"germany", "german", "germans", "ger", "deutsch", "deutsche", "deutschland", "niemcy", "wehrmacht", "heer",
       "ss"},
      {"russia", "russian", "russians", "rus", "ru", "soviet", "soviets", "sov", "ussr", "rosja", "rosjanie", "zsrr",
       "russen", "russes", "cccp"},
      {"usa", "us", "american", "americans", "america", "unitedstates", "usmc", "amerykanie"},
      {"britain", "british", "brit", "brits", "uk", "england", "english", "commonwealth", "cw", "anglais",
       "brytyjczycy", "anglia", "anglicy"},
      {"poland", "polish", "poles", "pol", "polska", "polacy", "polen", "polonais"},
      {"prussia", "prussian", "prussians", "prusy", "prusacy", "preussen", "prusse", "prussiens"},
      {"austria", "austrian", "austrians", "austriacy", "oesterreich", "osterreich", "autriche", "autrichiens"},
      {"austriahungary", "austrohungarian", "austrohungarians", "ah", "kuk"},
      {"italy", "italian", "italians", "ita", "wlochy", "wlosi"},
      {"japan", "japanese", "jap", "ijn", "ija", "japonia", "japonczycy"},
      {"union", "federal", "federals", "usaunion", "yankee", "yankees"},
      {"confederate", "confederates", "confederacy", "csa", "rebel", "rebels", "konfederaci"},
      {"spain", "spanish", "spaniards", "hiszpania", "hiszpanie"},
      {"portugal", "portuguese"},
      {"turkey", "turkish", "turks", "ottoman", "ottomans", "turcja", "turcy"},
      {"sweden", "swedish", "swedes", "szwecja", "szwedzi"},
      {"denmark", "danish", "danes"},
      {"saxony", "saxon", "saxons", "saksonia", "sasi"},
      {"bavaria", "bavarian", "bavarians", "bawaria", "bawarczycy"},
      {"wurttemberg", "wuerttemberg", "wurttembergers"},
      {"netherlands", "dutch", "holland", "belgium", "belgian", "dutchbelgian"},
      {"hanover", "hannover", "hanoverian", "hanoverians", "kgl", "brunswick", "brunswickers"},
      {"china", "chinese", "prc", "kmt", "nationalist", "nationalists"},
      {"korea", "korean", "nkpa", "rok"},
      {"vietnam", "vietnamese", "nva", "pavn", "arvn", "vc"},
      {"israel", "israeli", "israelis", "idf"},
      {"egypt", "egyptian", "egyptians"},
      {"syria", "syrian", "syrians"},
      {"jordan", "jordanian", "jordanians"},
      {"iraq", "iraqi", "iraqis"},
      {"rome", "roman", "romans", "rzym", "rzymianie"},
      {"carthage", "carthaginian", "carthaginians", "punic"},
      {"greece", "greek", "greeks", "hellas"},
      {"macedonia", "macedonian", "macedonians"},
      {"persia", "persian", "persians"},
      {"romania", "romanian", "romanians", "rumania", "rumanian", "rumuni"},
      {"hungary", "hungarian", "hungarians", "wegry", "wegrzy"},
      {"bulgaria", "bulgarian", "bulgarians"},
      {"finland", "finnish", "finns"},
      {"serbia", "serbian", "serbs"},
      {"yugoslavia", "yugoslav", "yugoslavs", "partisans"},
      {"canada", "canadian", "canadians"},
      {"australia", "australian", "australians", "anzac"},
      {"newzealand", "newzealanders"},
      {"india", "indian", "indians"},
      {"southafrica", "southafrican", "boer", "boers"},
      {"mexico", "mexican", "mexicans"},
      {"ukraine", "ukrainian", "ukrainians"},
      {"cossack", "cossacks", "kozacy"},
      {"tartar", "tartars", "tatar", "tatars", "tatarzy"},
      {"scotland", "scottish", "scots"},
      {"ireland", "irish"},
      {"royalist", "royalists", "loyalist", "loyalists"},
      {"parliament", "parliamentarian", "parliamentarians", "roundheads"},
      {"republican", "republicans"},
      {"allies", "allied", "ally", "alianci", "sprzymierzeni"},
      {"axis", "os", "panstwaosi"},
      {"entente", "ententa"},
      {"centralpowers", "cp"},
      {"coalition", "koalicja"},
      {"nato"},
      {"warsawpact", "wp", "wpact", "pact", "ukladwarszawski"}};
  return all;
}

// Which nations fought for an alliance in some war.
const std::map<std::string, std::set<std::string>>& alliances() {
  static const std::map<std::string, std::set<std::string>> all{
      {"axis", {"germany", "italy", "japan", "romania", "hungary", "finland", "bulgaria"}},
      {"allies", {"usa",        "britain", "russia",      "france",   "poland",     "canada", "australia",
                  "newzealand", "india",   "southafrica", "greece",   "yugoslavia", "china",  "netherlands",
                  "serbia",     "prussia", "austria",     "portugal", "spain",      "hanover"}},
      {"entente", {"france", "britain", "russia", "italy", "serbia", "romania", "usa", "greece"}},
      {"centralpowers", {"germany", "austriahungary", "austria", "turkey", "bulgaria", "hungary"}},
      {"coalition",
       {"britain", "prussia", "austria", "russia", "netherlands", "hanover", "sweden", "spain", "portugal", "allies"}},
      {"nato", {"usa", "britain", "germany", "netherlands", "canada", "france", "denmark"}},
      {"warsawpact", {"russia", "poland", "hungary", "bulgaria", "romania"}},
      {"france", {"saxony", "bavaria", "wurttemberg", "poland", "italy"}}};
  return all;
}

const std::map<std::string, std::string>& nationByName() {
  static const std::map<std::string, std::string> all = [] {
    std::map<std::string, std::string> made;
    for (const auto& names : nations()) {
      for (const std::string& name : names) made.emplace(name, names.front());
    }
    return made;
  }();
  return all;
}

int likeness(const std::string& word, const std::string& side) {
  if (word == side) return 3;
  const std::size_t least = std::min(word.size(), side.size());
  const std::size_t most = std::max(word.size(), side.size());
  if (least < 4 || most - least > 3) return 0;
  const auto same = static_cast<std::size_t>(
      std::mismatch(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(least), side.begin()).first -
      word.begin());
  if (same == least) return 2;
  return same >= 4 && 2 * same + 1 >= most ? 1 : 0;
}

}  // namespace

// Short names count only where they are apart: "US_Rifles1", but not in "Husaren".
Naming namingOf(const std::string& text) {
  Naming naming;
  naming.whole = folded(text);
  const auto look = [&](const std::string& name) {
    const auto known = nationByName().find(name);
    if (known != nationByName().end()) naming.nations.insert(known->second);
  };
  look(naming.whole);
  for (const std::string_view part : words(text, " \t-_/.,:;()[]0123456789")) {
    naming.words.push_back(folded(part));
    look(naming.words.back());
    // "Warsaw Pact"
    if (naming.words.size() > 1) look(naming.words[naming.words.size() - 2] + naming.words.back());
  }
  for (const std::string& word : wordsIn(text)) {
    if (word.size() > 3) look(word);
  }
  return naming;
}

std::vector<Naming> namingsOf(const std::vector<std::string>& sides) {
  static const std::set<std::string> plain{"player", "players", "side", "force",  "forces", "army",  "armies",
                                           "team",   "faction", "the",  "of",     "and",    "gracz", "spieler",
                                           "joueur", "command", "high", "powers", "empire"};
  std::vector<Naming> all;
  std::map<std::string, int> words;
  std::map<std::string, int> nations;
  for (const std::string& side : sides) {
    all.push_back(namingOf(side));
    for (const std::string& word : std::set<std::string>(all.back().words.begin(), all.back().words.end()))
      ++words[word];
    for (const std::string& nation : all.back().nations) ++nations[nation];
  }
  for (Naming& naming : all) {
    std::erase_if(naming.words,
                  [&](const std::string& word) { return words[word] > 1 || plain.contains(word) || word.size() < 3; });
    std::erase_if(naming.nations, [&](const std::string& nation) { return nations[nation] > 1; });
  }
  return all;
}

int likenessOf(const Naming& text, const Naming& side) {
  if (side.whole.empty()) return 0;
  int best = text.whole == side.whole ? 3 : 0;
  for (const std::string& word : text.words) {
    best = std::max(best, likeness(word, side.whole));
    if (best < 2 && std::find(side.words.begin(), side.words.end(), word) != side.words.end()) best = 2;
  }
  if (best >= 2) return best;
  const bool isSame = std::any_of(side.nations.begin(), side.nations.end(),
                                  [&](const std::string& nation) { return text.nations.contains(nation); });
  return isSame ? 2 : best;
}

bool isOfAlliance(const Naming& text, const Naming& alliance) {
  for (const std::string& league : alliance.nations) {
    const auto members = alliances().find(league);
    if (members == alliances().end()) continue;
    const bool isMember = std::any_of(text.nations.begin(), text.nations.end(),
                                      [&](const std::string& nation) { return members->second.contains(nation); });
    if (isMember) return true;
  }
  return false;
}

std::string titleOfNation(const std::string& nation) {
  static const std::map<std::string, std::string> titles{{"usa", "USA"},
                                                         {"nato", "NATO"},
                                                         {"austriahungary", "Austria-Hungary"},
                                                         {"centralpowers", "Central Powers"},
                                                         {"warsawpact", "Warsaw Pact"},
                                                         {"newzealand", "New Zealand"},
                                                         {"southafrica", "South Africa"}};
  const auto found = titles.find(nation);
  if (found != titles.end()) return found->second;
  std::string title = nation;
  if (!title.empty()) title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
  return title;
}

bool isOnlooker(const std::string& side) {
  static const std::set<std::string> seats{
      "solitaire",  "solo",       "observer",       "observers", "moderator", "referee",  "umpire",
      "spectator",  "spectators", "gamemaster",     "gm",        "both",      "all",      "sedzia",
      "obserwator", "neutral",    "arbitre",        "master",    "game",      "side",     "sides",
      "player",     "players",    "schiedsrichter", "mode",      "play",      "admin",    "host",
      "or",         "and",        "facilitator",    "teacher",   "judge",     "director", "none"};
  static const std::set<std::string> joining{"game", "side", "sides", "player", "players", "mode", "play", "or", "and"};
  const Words all = wordsIn(side);
  const bool areSeats =
      std::all_of(all.begin(), all.end(), [](const std::string& each) { return seats.contains(each); });
  const bool areJoining =
      std::all_of(all.begin(), all.end(), [](const std::string& each) { return joining.contains(each); });
  return !all.empty() && areSeats && !areJoining;
}

bool isAnyPlayer(const std::string& side) {
  static const std::set<std::string> words{"player", "side",  "gracz",  "joueur", "spieler", "team", "one",
                                           "two",    "first", "second", "a",      "b",       "seat", "faction"};
  const Words all = wordsIn(side);
  return std::all_of(all.begin(), all.end(), [](const std::string& each) { return words.contains(each); });
}

}  // namespace redoubt::exchange::vassal::reading
