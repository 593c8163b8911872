#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "core/proof/proof_value.h"
#include "core/rules/book/rule_book.h"

/// Private to core/proof: what the values of each topic are gathered by, in the order of a book.
namespace redoubt::proof {

class ProofGroups {
 public:
  explicit ProofGroups(const model::Battle& battle);

  /// The groups of a topic, at least one.
  const std::vector<Phrase>& of(Topic topic) const { return titles_[static_cast<std::size_t>(topic)]; }
  /// The group of a row in its topic.
  std::uint32_t groupOf(Topic topic, const model::TableInfo& table, const void* row) const;

 private:
  using Place = std::map<std::int64_t, std::uint32_t>;
  using Kinds = std::map<std::string, std::uint32_t, std::less<>>;

  std::uint32_t add(Topic topic, Phrase title);
  void addArmies();
  void addScenarios();
  void addKinds();
  void addRules();
  void addTracks();

  std::optional<Id<model::Army>> armyOf(const model::TableInfo& table, const void* row) const;
  std::optional<Id<model::Army>> armyOf(const model::Counter* counter) const;
  std::optional<Id<model::Scenario>> scenarioOf(const model::TableInfo& table, const void* row) const;
  std::string_view kindOf(const model::TableInfo& table, const void* row) const;

  const model::Battle& battle_;
  std::array<std::vector<Phrase>, kTopics.size()> titles_;
  std::array<Place, kTopics.size()> places_;  // by army, scenario, track
  Place blocks_;
  std::array<Kinds, kTopics.size()> kinds_;  // by terrain, hexside, way, table
  std::map<const void*, std::uint32_t> rules_;  // by topic of the vocabulary
};

}  // namespace redoubt::proof
