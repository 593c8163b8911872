#include <QFile>
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/check/check.h"
#include "core/document/document.h"
#include "core/exchange/package.h"
#include "core/proof/disagreements.h"
#include "core/proof/report.h"
#include "core/proof/words.h"
#include "core/rules/vocabulary/translations.h"
#include "core/store/battle_file.h"
#include "editor/artwork/report_pdf.h"
#include "editor/cli/offscreen.h"
#include "editor/cli/output.h"
#include "editor/cli/verbs.h"
#include "editor/render/fonts.h"

// How faithful a transcription is: its report, and two of them compared.
namespace redoubt::cli {
namespace fs = std::filesystem;
namespace {

using Json = nlohmann::ordered_json;
using proof::Disagreement;

Json sideJson(const proof::ProofWords& words, const Disagreement& found, const Disagreement::Side& side) {
  if (!side.row) return nullptr;
  Json json;
  if (found.column) {
    const model::FieldInfo& field = found.table->fields()[*found.column];
    json["value"] = words.value(*found.table, field, side.value);
  }
  const model::Provenance* origin = side.origin ? &*side.origin : nullptr;
  json["status"] = words.status(origin);
  json["citation"] = words.citation(origin);
  json["words"] = origin ? origin->words : "";
  return json;
}

constexpr std::string_view kindOf(Disagreement::Kind kind) {
  switch (kind) {
    case Disagreement::Kind::Value: return "value";
    case Disagreement::Kind::OnlyOurs: return "only-in-first";
    case Disagreement::Kind::OnlyTheirs: return "only-in-second";
  }
  return {};
}

// The words of each of the two, which have names of their own.
struct Both {
  proof::ProofWords ours;
  proof::ProofWords theirs;

  std::string row(const Disagreement& found) const {
    return found.ours.row ? ours.row(*found.table, found.ours.row) : theirs.row(*found.table, found.theirs.row);
  }
};

Json entryJson(const proof::DoubleEntry& entry, const Both& words) {
  Json list = Json::array();
  std::size_t open = 0;
  for (const Disagreement& found : entry.disagreements()) {
    if (!found.isSettled) ++open;
    list.push_back({{"topic", proof::slugOf(found.topic)},
                    {"kind", kindOf(found.kind)},
                    {"table", found.table->name()},
                    {"row", words.row(found)},
                    {"field", found.field()},
                    {"first", sideJson(words.ours, found, found.ours)},
                    {"second", sideJson(words.theirs, found, found.theirs)},
                    {"along", found.along},
                    {"confirmed", found.isConfirmed},
                    {"settled", found.isSettled}});
  }
  return {{"agreements", entry.agreements()},
          {"disagreements", std::move(list)},
          {"totals", {{"open", open}, {"settled", entry.disagreements().size() - open}}}};
}

std::string line(const Disagreement& found, const Both& words) {
  const auto said = [&](const char* key, std::vector<Phrase::Argument> arguments) {
    return words.ours.said(Phrase::of(std::string("proof.entry.") + key, std::move(arguments)));
  };
  std::string row = words.row(found);
  if (found.along > 0) row = said("along", {{"row", row}, {"count", std::to_string(found.along)}});
  if (found.kind == Disagreement::Kind::OnlyOurs) return said("only-ours", {{"row", row}});
  if (found.kind == Disagreement::Kind::OnlyTheirs) return said("only-theirs", {{"row", row}});
  const model::FieldInfo& field = found.table->fields()[*found.column];
  return said("value", {{"row", row},
                        {"field", words.ours.field(*found.table, found.field())},
                        {"ours", words.ours.value(*found.table, field, found.ours.value)},
                        {"theirs", words.theirs.value(*found.table, field, found.theirs.value)}});
}

void writePdf(const fs::path& path, const std::string& html, const std::string& title) {
  const Offscreen offscreen;
  render::loadFonts();
  QFile file(QString::fromStdString(path.string()));
  if (!file.open(QIODevice::WriteOnly)) {
    throw Error(ErrorCode::DiskFull, Phrase::of("errors.report.not-written"), path.string());
  }
  editor::writeReportPdf(file, html, title);
  if (!file.flush() || file.error() != QFile::NoError) {
    throw Error(ErrorCode::DiskFull, Phrase::of("errors.report.not-written"), path.string());
  }
}

}  // namespace

int report(const Arguments& arguments) {
  const bool isPdf = arguments.output.extension() == ".pdf";
  const bool isPage = arguments.output.extension() == ".html" || arguments.output.extension() == ".htm";
  if (!isPdf && !isPage && arguments.output != "-") {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.report.ending"), arguments.output.string());
  }
  const model::Battle battle = store::readBattle(arguments.file).battle;
  const auto findings = check::runChecks(battle);
  const proof::Report made = proof::reportOf(battle, findings, {arguments.language, document::nowText()});
  const std::string html = proof::toHtml(made);
  if (arguments.output == "-") {
    print(html);
    return kClean;
  }
  exchange::Package package(arguments.output, arguments.force);
  isPdf ? writePdf(package.main(), html, made.title) : package.writeMain(html);
  noteWritten(arguments.output, package.moveIntoPlace());
  return kClean;
}

int doubleEntry(const Arguments& arguments) {
  const model::Battle first = store::readBattle(arguments.file).battle;
  const model::Battle second = store::readBattle(arguments.otherFile).battle;
  const proof::DoubleEntry entry(first, second);
  const Both words{{entry.ours(), arguments.language}, {entry.theirs(), arguments.language}};
  const bool hasOpen = std::any_of(entry.disagreements().begin(), entry.disagreements().end(),
                                   [](const Disagreement& found) { return !found.isSettled; });
  if (arguments.format == PrintForm::Json) {
    print(entryJson(entry, words).dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
  } else {
    std::string text;
    for (const Disagreement& found : entry.disagreements()) {
      if (!found.isSettled) text += harmless(words.ours.said(titleOf(found.topic)) + ": " + line(found, words)) + "\n";
    }
    print(text);
  }
  return hasOpen ? kFindings : kClean;
}

}  // namespace redoubt::cli
