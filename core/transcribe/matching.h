#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/battle.h"
#include "core/transcribe/reading.h"
#include "core/transcribe/tokens.h"

/// Which rows of a battle the words of a text mean.
namespace redoubt::transcribe {

/// Why words are taken for a name that is spelt otherwise.
enum class Likeness {
  Same,      ///< but for case
  Spelling,  ///< but for blanks, slashes, stops and diacritics
  Numerals,  ///< I/1 for 1/1
  Family,    ///< "Górski" for Górski 1 to 3
  Generic,   ///< "infantry" for the next unit of infantry
  Similar,   ///< a letter or two differ
  Kept,      ///< a person said so (table reading)
  None
};

/// The units or the leader that words mean; several for a family.
struct Meaning {
  std::vector<Id<model::Unit>> units;
  std::optional<Id<model::Leader>> leader;
  Likeness likeness = Likeness::None;
  bool isUsed = false;    ///< all that the words can mean was meant before
  bool isChoice = false;  ///< others of that name are possible too

  bool empty() const { return units.empty() && !leader; }
};

/// What has been meant already, so that a second "Struś" is the unit after the leader of that name.
struct Used {
  std::set<Id<model::Unit>> units;
  std::set<Id<model::Leader>> leaders;
};

class Matcher {
 public:
  /// `readings` of the battle are followed.
  explicit Matcher(const model::Battle& battle);

  /// The armies that a heading names, by their own name, their player's or a translation of either.
  std::set<Id<model::Army>> armies(std::string_view heading) const;
  /// The scenario whose title a heading has.
  std::optional<Id<model::Scenario>> scenario(std::string_view heading) const;
  /// The variant that a heading names by its title or number ("Second Variant").
  std::optional<Id<model::Variant>> variant(std::string_view heading, Id<model::Scenario> scenario) const;

  /// `before` is the name before it in its list: "wagon" after "Struś" is "Struś, wagon".
  Meaning subject(const Item& item, const std::set<Id<model::Army>>& armies, const Used& used,
                  std::string_view before) const;
  /// A leader by the name alone, with or without rank.
  std::optional<Id<model::Leader>> leader(std::string_view words, const std::set<Id<model::Army>>& armies,
                                          Likeness& likeness) const;

  /// By title, slug, or the end of it ("K" for zone-k); `glossary` says what codes mean.
  std::optional<Id<model::Zone>> zone(std::string_view words,
                                      const std::map<std::string, std::string, std::less<>>& glossary) const;

 private:
  struct Name {
    std::string plain;   // folded
    std::string digits;  // the same with Roman numbers as digits
    Id<model::Army> army;
    std::optional<Id<model::Unit>> unit;
    std::optional<Id<model::Leader>> leader;
    std::string stem;  // without the number at its end
    int order = 0;
    std::vector<std::string> words;  // folded
  };

  void addName(const std::string& name, Id<model::Army> army, std::optional<Id<model::Unit>> unit,
               std::optional<Id<model::Leader>> leader, int order);
  std::vector<const Name*> candidates(std::string_view words, const std::set<Id<model::Army>>& armies, bool leaders,
                                      Likeness& likeness) const;
  Meaning chosen(std::vector<const Name*> names, const Used& used, bool prefersLeader) const;
  Meaning family(std::string_view words, const std::set<Id<model::Army>>& armies, const Used& used) const;
  Meaning generic(std::string_view words, const std::set<Id<model::Army>>& armies, const Used& used) const;
  std::optional<Meaning> kept(std::string_view words) const;
  std::set<Id<model::Army>> armiesLike(const std::vector<Token>& heading) const;
  std::vector<std::string> translationsOf(const std::string& text) const;

  const model::Battle& battle_;
  std::vector<Name> names_;
  std::multimap<std::string, std::string, std::less<>> translations_;
};

/// `text` without a rank at its beginning: "Kościuszko" of "Commander-in-Chief Kościuszko".
std::string withoutRank(std::string_view text);

}  // namespace redoubt::transcribe
