#pragma once

#include <string>
#include <vector>

#include "core/check/finding.h"
#include "core/hex/layout.h"
#include "core/model/battle.h"
#include "core/query/query.h"

/// Private to core/document: what the rows of a house check say.
namespace redoubt::document {

struct RowFindings {
  std::vector<check::Finding> findings;  ///< one for each row, in their order
  /// What a row names and the battle doesn't have, without full stop: "row 1: 99 is no hex of the map".
  std::vector<Phrase> faults;
};

/// A finding for each row. What a column is for, its name says: `message` is what it says and
/// `message_pl` and the like the same in another language, `hex` (as often as wanted), `hexside` and `turn` the place,
/// `scenario` and `variant` where it holds, `paragraph` the citation; the first other column with the name of a table
/// says whom it is about. What there is not, is left out of the finding and is a fault.
RowFindings findingsOf(const model::Battle& battle, const model::HouseCheck& check, const query::QueryResult& result);

/// `table/slug` of a house check, or its id where it has no slug.
check::Subject subjectOf(const model::HouseCheck& check);

}  // namespace redoubt::document
