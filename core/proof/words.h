#pragma once

#include <string>
#include <string_view>

#include "core/hex/layout.h"
#include "core/proof/proof_value.h"
#include "core/rules/book/rule_book.h"

namespace redoubt::proof {

/// The rows and values of a battle in words of one language, for proofreaders and reports. The battle must outlive it.
class ProofWords {
 public:
  /// `language` is that of the program's words; the battle's own texts are as they stand in it.
  ProofWords(const model::Battle& battle, std::string language);

  const std::string& language() const { return language_; }
  std::string said(const Phrase& phrase) const { return redoubt::said(phrase, language_); }

  /// "Unit 4th Infantry", "Hex 1809".
  std::string row(const model::TableInfo& table, const void* row) const;
  /// "4th Infantry", "1809".
  std::string name(const model::TableInfo& table, const void* row) const;
  /// "Strength"; for a row that is itself the value, what kind of row it is.
  std::string field(const model::TableInfo& table, std::string_view field) const;
  /// A value: "woods", "0711", "yes"; a dash for none.
  std::string value(const model::TableInfo& table, const model::FieldInfo& field, const model::Value& value) const;
  std::string value(const ProofValue& value) const;
  /// "printed", "estimated"; "the author's own" for no origin.
  std::string status(const model::Provenance* origin) const;
  /// "R6.2, line 12 of Set-up"; empty where nothing is said.
  std::string citation(const model::Provenance* origin) const;

 private:
  std::string column(const model::TableInfo& table, const void* row, std::string_view column) const;
  std::string nameOf(const model::Counter* counter) const;
  std::string nameOf(const model::Face* face) const;
  std::string side(hex::HexsideKey side) const;
  std::string facing(std::string_view word) const;

  const model::Battle& battle_;
  std::string language_;
  hex::Layout layout_;
  rules::RuleBook book_;
};

}  // namespace redoubt::proof
