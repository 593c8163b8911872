#pragma once

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/phrase.h"
#include "core/check/language.h"
#include "core/check/subject.h"
#include "core/hex/keys.h"
#include "core/hex/layout.h"
#include "core/model/aid_rows.h"
#include "core/model/edit.h"
#include "core/rules/book/provenance.h"

namespace redoubt::check {

/// A game turn, as a place to jump to.
struct Turn {
  int number = 1;
  friend auto operator<=>(const Turn&, const Turn&) = default;
};

/// The place to which a window jumps: nothing, hexes (never an empty list), a hexside, or a turn of the schedule.
using Place = std::variant<std::monostate, std::vector<hex::HexKey>, hex::HexsideKey, Turn>;

/// The hex's number; if none is printed or it is off the map, column and row as "(35,1)".
std::string hexText(const hex::Layout& layout, hex::HexKey hex);
/// The place for people and for JSON: hex numbers separated by spaces, the two hexes of a side joined by '/', "turn
/// 12", or nothing.
std::string toText(const Place& place, const hex::Layout& layout);

/// The values for the placeholders of a wording: names and numbers from the battle, and phrases such as words of the
/// rules' vocabulary.
class Arguments : public std::map<std::string, Phrase, std::less<>> {
 public:
  // Out of line, as every finding is made with some.
  Arguments();
  Arguments(std::initializer_list<std::pair<std::string_view, Phrase>> list);
  Arguments(const Arguments& other);
  Arguments(Arguments&& other) noexcept;
  Arguments& operator=(const Arguments& other);
  Arguments& operator=(Arguments&& other) noexcept;
  ~Arguments();
};

/// An edit that removes the cause of a finding. `key` names its wording, which is filled with the finding's arguments;
/// the edit's title is the English one.
struct Fix {
  std::string key;
  model::Edit edit;
};

/// Something in a battle that is wrong or doubtful, or that can't be decided.
struct Finding {
  std::string code;  ///< kebab-case, stable; messages.h lists all
  model::Severity severity = model::Severity::Error;
  std::string scenario;  ///< slug; empty if the finding holds in all of them
  std::string variant;   ///< slug; empty if it holds in all variants
  Subject subject;
  Place place;
  Arguments arguments;
  std::optional<rules::Citation> citation;  ///< only if the file's provenance gives a paragraph
  std::optional<Fix> fix;
  bool waived = false;
  std::string reason;  ///< of the waiver
};

/// The stored subject of a waiver of this finding alone: the subject, and "@scenario/variant" if it has them.
std::string waiverSubject(const Finding& finding);

/// The waiver that covers a finding: with its code, and its subject with or without variant and scenario, so that a
/// waiver written as "unit/1-guard" holds everywhere. Null if there is none.
const model::Waiver* waiverOf(const model::Battle& battle, const Finding& finding);

/// The edit that waives a finding.
model::Edit waive(const Finding& finding, std::string reason, Language language = Language::English);
/// The edit that removes the waiver that covers a finding; empty if there is none.
model::Edit unwaive(const model::Battle& battle, const Finding& finding, Language language = Language::English);

}  // namespace redoubt::check
