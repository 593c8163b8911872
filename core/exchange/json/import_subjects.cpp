#include "core/exchange/json/format.h"
#include "core/exchange/json/importer.h"
#include "core/exchange/json/subjects.h"

namespace redoubt::exchange {

// Sheets call the row that a provenance is of by names; JSON hangs it into the row itself.
void Importer::readSubjects() {
  const std::size_t table = tableOf<model::Provenance>();
  for (Draft& draft : drafts_[table]) {
    if (draft.place.document->cells.empty() || !draft.columns[1]) continue;
    std::string subject = draft.record.text(1);
    if (subject.starts_with(kStoredKey)) {
      draft.record.cells[1] = subject.substr(kStoredKey.size());
      continue;
    }
    const auto subjectTable = tableNamed(draft.record.text(0));
    if (!subjectTable) {
      problem(draft, draft.columns[0], "", Phrase::of("import.no-such-table", {{"name", draft.record.text(0)}}));
      continue;
    }
    if (auto key = subjectKey(*names_, layout_, *subjectTable, subject)) {
      draft.record.cells[1] = std::move(*key);
    } else {
      problem(draft, draft.columns[1], "",
              Phrase::of("import.no-such-subject",
                         {{"table", tables()[*subjectTable].name}, {"name", std::move(subject)}}));
    }
  }
}

}  // namespace redoubt::exchange
