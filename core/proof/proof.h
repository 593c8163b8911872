#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/proof/proof_value.h"

/// What a transcription has to show: every value with where it comes from, and whether somebody compared it with its
/// source.
namespace redoubt::proof {

class ProofGroups;

/// How many values there are, and of them how many are of each status. `own` are those of which nothing is said: the
/// author's own.
struct Counts {
  std::size_t all = 0;
  std::size_t printed = 0;
  std::size_t derived = 0;
  std::size_t estimated = 0;
  std::size_t unknown = 0;
  std::size_t own = 0;
  std::size_t confirmed = 0;
  std::size_t changed = 0;  ///< confirmed, but changed since

  std::size_t open() const { return all - confirmed; }
  Counts& operator+=(const Counts& other);
  friend bool operator==(const Counts&, const Counts&) = default;
};

/// What belongs together in a topic: an army, a set-up block, a kind of terrain, a family of rules.
struct Group {
  Phrase title;
  Counts counts;
};

struct TopicProof {
  Topic topic = Topic::Sources;
  Counts counts;
  std::vector<Group> groups;
};

/// The proof of one state of a battle. Values point into its own snapshot, so they are valid as long as it is.
class Proof {
 public:
  explicit Proof(const model::Battle& battle);
  ~Proof();
  Proof(const Proof&) = delete;
  Proof& operator=(const Proof&) = delete;

  const model::Battle& battle() const { return battle_; }
  /// All topics that have values.
  const std::vector<TopicProof>& topics() const { return topics_; }
  const Counts& total() const { return total_; }

  /// The values of a topic in the order in which a reader goes through them: group by group, row by row.
  std::vector<ProofValue> values(Topic topic) const;
  /// The values of a row, in the order of its columns.
  std::vector<ProofValue> valuesOf(const model::TableInfo& table, const void* row) const;
  /// Nothing if there is no such value any more.
  std::optional<ProofValue> find(const ValueName& name) const;

 private:
  class Origins;
  template <class Visit>
  void visit(const ProvedTable& table, Visit&& take) const;
  template <class Visit>
  void visitRow(const ProvedTable& table, const void* row, std::uint32_t group, Visit&& take) const;

  model::Battle battle_;
  std::unique_ptr<const Origins> origins_;
  std::unique_ptr<const ProofGroups> groups_;
  std::vector<TopicProof> topics_;
  Counts total_;
};

}  // namespace redoubt::proof
