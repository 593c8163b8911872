#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/check/gathering.h"
#include "core/rules/vocabulary/shape.h"

/// How the checks of the manifest tell what is wrong with many units; only this folder includes it.
namespace redoubt::check {

/// Of an army, so many units or leaders with the same trouble have a finding each; of more, the army has one.
inline constexpr std::size_t kOneByOne = 5;

/// The same words in both languages: names and numbers.
rules::Phrase same(std::string text);
rules::Phrase same(int number);
/// Says that the figure spoken of is a working value only, if it is.
rules::Phrase marked(rules::Phrase phrase, bool isEstimate);

/// One thing wrong with one unit or leader.
struct Trouble {
  std::string_view code;
  rules::Phrase what = {};  ///< stands for {what} in the wording
  std::optional<rules::Citation> citation = std::nullopt;
  std::string_view fix = {};  ///< the key of its wording, if `mend` has an edit
  std::optional<model::Edit> mend = std::nullopt;
};

/// The troubles of a manifest, by kind and army. A finding's arguments are {name}, of whom it tells, {army} and {what};
/// for an army {name} tells the first few, how many there are and the army: "A, B, C, … (22: Army of the North)".
class Troubles {
 public:
  /// A unit or a leader.
  template <class Row>
  void add(const Row& row, Trouble trouble) {
    const std::string& name = words(row.name).empty() ? row.slug : row.name;
    add(row.army, {subjectOf(row), name, row.ordinal, std::move(trouble)});
  }

  /// Adds the findings. Such a finding for an army has a fix if each of its troubles has one.
  void tell(Gathering& gathering) const;

 private:
  struct Entry {
    Subject subject;
    std::string name;
    int ordinal;  ///< the place in the manifest
    Trouble trouble;
  };

  void add(Id<model::Army> army, Entry entry);

  std::map<std::pair<std::string_view, Id<model::Army>>, std::vector<Entry>> groups_;
};

}  // namespace redoubt::check
