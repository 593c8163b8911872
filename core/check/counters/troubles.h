#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/check/finding_collector.h"

/// How the checks of the manifest report problems of many units; only this folder includes it.
namespace redoubt::check {

/// Up to this number of an army's units or leaders with the same problem get one finding each; for more there is one
/// finding for the army.
inline constexpr std::size_t kOneByOne = 5;

/// Adds to the phrase that the figure is only a working value, if it is.
Phrase marked(Phrase phrase, bool isEstimate);

/// One problem of one unit or leader.
struct Trouble {
  std::string_view code;
  Phrase what = {};  ///< stands for {what} in the wording
  std::optional<rules::Citation> citation = std::nullopt;
  std::string_view fix = {};  ///< the key of its wording, if `mend` has an edit
  std::optional<model::Edit> mend = std::nullopt;
};

/// The problems of a manifest, by kind and army. A finding's arguments are {name} (the unit or leader), {army} and
/// {what}; for an army {name} has the first few names, their number and the army: "A, B, C, … (22: Army of the North)".
class Troubles {
 public:
  /// Adds a problem of a unit or a leader.
  template <class Row>
  void add(const Row& row, Trouble trouble) {
    const std::string& name = words(row.name).empty() ? row.slug : row.name;
    add(row.army, {subjectOf(row), name, row.ordinal, std::move(trouble)});
  }

  /// Adds the findings. A finding for an army has a fix if each of its problems has one.
  void tell(FindingCollector& collector) const;

 private:
  struct Entry {
    Subject subject;
    std::string name;
    int ordinal;  ///< in the manifest
    Trouble trouble;
  };

  void add(Id<model::Army> army, Entry entry);

  std::map<std::pair<std::string_view, Id<model::Army>>, std::vector<Entry>> groups_;
};

}  // namespace redoubt::check
