#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/compare/battle_words.h"
#include "core/compare/merge.h"
#include "core/compare/row_refs.h"

namespace redoubt::compare {

/// The conflicts of a merge as people read them.
class MergeWords {
 public:
  /// `language` is that of the program's words, and of the battles' own as far as they are translated. The merge must
  /// outlive it.
  MergeWords(const Merge& merge, std::string language);
  void setRowNamer(const RowNamer& namer);

  std::string said(const Phrase& phrase) const { return redoubt::said(phrase, language_); }

  /// What it is about: "Unit “4th Infantry”", or the error.
  std::string title(const MergeConflict& conflict) const;
  /// Why it is one: "Both changed it", "One removed what the other needs".
  std::string reason(const MergeConflict& conflict) const;
  /// What a side did about it, a sentence for each difference to the common base; empty: nothing.
  std::vector<std::string> done(const MergeConflict& conflict, MergeSide side) const;
  /// Where it is on the map, in the order of keys.
  std::vector<hex::HexKey> hexes(const MergeConflict& conflict) const;
  /// "3 conflicts; 12 changes of ours and 40 of theirs", in rows.
  std::string summary() const;

  /// What a side changed in all.
  const BattleComparison& comparison(MergeSide side) const {
    return side == MergeSide::Ours ? ours_.comparison : theirs_.comparison;
  }
  const BattleWords& words(MergeSide side) const { return side == MergeSide::Ours ? ours_.words : theirs_.words; }

 private:
  struct Side {
    Side(const model::Battle& base, const model::Battle& changed, const std::string& language);
    model::Battle baseNames;  ///< both with their texts in the language
    model::Battle names;
    BattleComparison comparison;
    BattleWords words;
    std::unordered_map<RowName, std::size_t, RowNameHash> differences;  ///< by the rows that they tell of
  };
  const Side& of(MergeSide side) const { return side == MergeSide::Ours ? ours_ : theirs_; }
  std::vector<std::size_t> differencesOf(const MergeConflict& conflict, MergeSide side) const;

  const Merge& merge_;
  std::string language_;
  Side ours_;
  Side theirs_;
};

/// The conflicts for other programs, as JSON: kind, title, what either side did, hexes, and the rows with their keys.
std::string toJson(const Merge& merge, const MergeWords& words);

}  // namespace redoubt::compare
