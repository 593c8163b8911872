#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/model/battle.h"

/// Where a value comes from, and how that is cited.
namespace redoubt::rules {

/// A paragraph of a source. `text` is the short form for people: the number, after the prefix that the rule
/// `citation/<source slug>` gives ("R6.2"), and followed by "(2)" if the book has the number for the second time.
struct Citation {
  std::string source;  ///< slug
  std::string number;
  std::string text;

  friend bool operator==(const Citation&, const Citation&) = default;
};

/// The provenance of one field of a row: the row for that field, otherwise the row for "*", otherwise null.
const model::Provenance* provenanceOf(const model::Battle& battle, std::string_view table, const std::string& key,
                                      std::string_view field);

template <class Row>
const model::Provenance* provenanceOf(const model::Battle& battle, const Row& row, std::string_view field) {
  return provenanceOf(battle, Row::kTable, model::keyText<Row>(row.key()), field);
}

/// True if the value is a working value only: its provenance says estimated or unknown.
template <class Row>
bool isEstimate(const model::Battle& battle, const Row& row, std::string_view field) {
  const model::Provenance* found = provenanceOf(battle, row, field);
  return found && (found->status == model::Status::Estimated || found->status == model::Status::Unknown);
}

/// Nothing for a paragraph that is not in the file.
std::optional<Citation> citationOf(const model::Battle& battle, Id<model::Paragraph> paragraph);

/// The paragraph a field of a row comes from; where the field's own provenance names none, that of the whole row.
/// Nothing for a value that was set by hand, even if the book prints another one.
std::optional<Citation> citationOf(const model::Battle& battle, std::string_view table, const std::string& key,
                                   std::string_view field);

template <class Row>
std::optional<Citation> citationOf(const model::Battle& battle, const Row& row, std::string_view field = "*") {
  return citationOf(battle, Row::kTable, model::keyText<Row>(row.key()), field);
}

}  // namespace redoubt::rules
