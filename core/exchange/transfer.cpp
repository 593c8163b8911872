#include "core/exchange/transfer.h"

#include "core/base/error.h"
#include "core/exchange/formats.h"
#include "core/exchange/package.h"
#include "core/model/changes.h"

namespace redoubt::exchange {
namespace {

const TableCarriage* carriageOf(const Format& format, std::string_view table) {
  for (const TableCarriage& each : format.tables) {
    if (each.table == table) return &each;
  }
  return nullptr;
}

// Why a format holds fewer rows of a table than the battle has.
Phrase whyLost(const Format& format, std::string_view table) {
  if (!format.ownTitle.empty()) return Phrase::of("formats.extension.none");
  const TableCarriage* carriage = carriageOf(format, table);
  const bool isPart = carriage && carriage->out == Carriage::Part;
  return Phrase::of(std::string(isPart ? "formats.part." : "formats.none.") + std::string(format.id));
}

template <class Row>
std::size_t alteredIn(const model::Table<Row>& whole, const model::Table<Row>& carried) {
  std::size_t altered = 0;
  model::Table<Row>::compare(whole, carried, [&](const Row* before, const Row* after) {
    if (before && after) ++altered;
  });
  return altered;
}

TransferReport reportOf(const Format& format, const ExportJob& job, const model::Battle& carried) {
  const model::Battle& battle = job.battle;
  TransferReport report{std::string(format.id), rowsOf(carried), {}, {}};
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    const auto& whole = battle.all<Row>();
    const auto& held = carried.all<Row>();
    if (held.size() < whole.size()) {
      report.lost.push_back({std::string(Row::kTable), whole.size() - held.size(), whyLost(format, Row::kTable)});
    }
    if (const std::size_t altered = alteredIn<Row>(whole, held)) {
      report.warnings.push_back(Phrase::of("formats.only-in-part", {{"rows", std::to_string(altered)},
                                                                    {"table", Row::kTable}}));
    }
  });
  const std::size_t pictures = battle.pictures().only(model::namedPictures(battle)).size();
  const std::size_t held = carried.pictures().only(model::namedPictures(carried)).size();
  if (held < pictures) report.lost.push_back({"picture", pictures - held, whyLost(format, "picture")});
  if (format.warnings) {
    for (Phrase& warning : format.warnings(job)) report.warnings.push_back(std::move(warning));
  }
  return report;
}

// What came back from the file otherwise than it went out.
std::vector<Phrase> differences(const model::Battle& out, const model::Battle& back) {
  std::vector<Phrase> warnings;
  const model::Changes changes = model::difference(out, back);
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if (const std::size_t rows = changes.of<Row>().size()) {
      warnings.push_back(
          Phrase::of("formats.differs", {{"rows", std::to_string(rows)}, {"table", Row::kTable}}));
    }
  });
  if (!out.pictures().only(model::namedPictures(out)).without(back.pictures()).empty()) {
    warnings.push_back(Phrase::of("formats.pictures-differ"));
  }
  return warnings;
}

std::vector<Phrase> readBack(const Format& format, const ExportJob& job, const model::Battle& carried,
                             const Package& package) {
  const Options options(format, OptionUse::Import, format.readBack);
  const Imported again = format.read({package.main(), options, {}, job.watch, &package});
  if (format.compare) return format.compare(job, again);
  if (again.battles.size() != 1) return {Phrase::of("formats.reads-not")};
  ExportJob same{again.battles.front().battle, job.options, job.scenario, job.variant, job.artwork, job.watch};
  return differences(carried, format.carried(same));
}

}  // namespace

TransferReport reportOf(const Format& format, const ExportJob& job) {
  return reportOf(format, job, format.carried(job));
}

Exported exportTo(const Format& format, const ExportJob& job, const std::filesystem::path& target, bool replaces) {
  if (!format.write) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.format.not-written", {{"format", format.id}}));
  }
  const model::Battle carried = format.carried(job);
  Exported exported{reportOf(format, job, carried)};
  Package package(target, replaces);
  format.write(job, package);
  stopIfAsked(job.watched());
  if (format.comesBack || format.compare) {
    for (Phrase& warning : readBack(format, job, carried, package)) {
      exported.report.warnings.push_back(std::move(warning));
    }
  }
  exported.isPromised = package.moveIntoPlace();
  return exported;
}

Imported importFrom(const Format& format, const ImportJob& job) {
  if (!format.read) throw Error(ErrorCode::BadInput, Phrase::of("errors.format.not-read", {{"format", format.id}}));
  Imported imported = format.read(job);
  imported.report.format = format.id;
  if (imported.report.carried.empty()) {
    for (const ImportedBattle& each : imported.battles) {
      for (TransferReport::Carried& table : rowsOf(each.battle)) imported.report.carried.push_back(std::move(table));
    }
  }
  return imported;
}

}  // namespace redoubt::exchange
