#include <QBuffer>
#include <algorithm>
#include <memory>
#include <optional>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/compare/battles_json.h"
#include "core/compare/merge_words.h"
#include "core/document/document.h"
#include "core/rules/vocabulary/translations.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "core/store/version_table.h"
#include "editor/artwork/compared_maps.h"
#include "editor/artwork/order_names.h"
#include "editor/cli/input.h"
#include "editor/cli/offscreen.h"
#include "editor/cli/output.h"
#include "editor/cli/verbs.h"
#include "editor/render/fonts.h"

// Files compared, and the work of two people brought together.
namespace redoubt::cli {
namespace fs = std::filesystem;
namespace {

using compare::MergeChoice;
using compare::MergeSide;

model::Battle versionCalled(const fs::path& file, const std::string& name) {
  std::vector<std::string> known;
  for (const store::VersionRow& row : store::versionsIn(file)) {
    if (row.name == name) return store::versionIn(file, row.id);
    if (!row.name.empty()) known.push_back(row.name);
  }
  if (known.empty()) {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.version.none", {{"version", name}}), file.string());
  }
  throw Error(ErrorCode::NotFound,
              Phrase::of("errors.version.unknown", {{"version", name}, {"known", join(known, ", ")}}), file.string());
}

// "mine.battle", or a version.
std::string firstTitle(const Arguments& arguments) {
  return arguments.changedSince.empty() ? arguments.file.filename().string() : arguments.changedSince;
}
std::string secondTitle(const Arguments& arguments) {
  return (arguments.changedSince.empty() ? arguments.otherFile : arguments.file).filename().string();
}

std::string textOf(const compare::BattleComparison& comparison, const compare::BattleWords& words,
                   const Arguments& arguments) {
  if (comparison.empty()) return harmless(words.summary()) + "\n";
  std::string text = harmless(words.said(Phrase::of("compare.battles.heading", {{"first", firstTitle(arguments)},
                                                                                {"second", secondTitle(arguments)}}))) +
                     "\n";
  std::optional<compare::Part> part;
  for (const compare::BattleDifference& each : comparison.differences()) {
    if (each.part != part) text += "\n" + harmless(words.part(each.part)) + "\n";
    part = each.part;
    text += "  " + harmless(words.sentence(each)) + "\n";
  }
  return text + "\n" + harmless(words.summary()) + "\n";
}

void drawBoth(const compare::BattleComparison& comparison, const Arguments& arguments) {
  const Offscreen offscreen;
  render::loadFonts();
  const QImage image =
      editor::comparedMaps(comparison, QString::fromStdString(firstTitle(arguments)),
                           QString::fromStdString(secondTitle(arguments)), arguments.pixelsPerHex.value_or(48));
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  noteWritten(arguments.output, store::writeFile(arguments.output, std::string_view(bytes.data(), bytes.size())));
}

// What is to be merged: files and their contents.
struct Inputs {
  fs::path ours;
  fs::path theirs;
  model::Battle base;
  model::Battle ourBattle;
  model::Battle theirBattle;
};

// Without a base it is what both began with by their histories.
Inputs inputsOf(const Arguments& arguments) {
  const auto& files = arguments.inputs;
  if (files.size() == 3) return {files[1], files[2], readAny(files[0]), readAny(files[1]), readAny(files[2])};
  const bool haveHistories = isBattleFile(files[0]) && isBattleFile(files[1]);
  const auto base = haveHistories ? document::commonBase(files[0], files[1]) : std::nullopt;
  if (!base) {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.merge.no-base"), files[1].string());
  }
  return {files[0], files[1], base->battle, readAny(files[0]), readAny(files[1])};
}

// Ours with one edit more: in its place, or in a copy that has its history too.
void writeMerged(const Inputs& inputs, const compare::Merge& merge, const model::Battle& merged,
                 const Arguments& arguments) {
  const std::string title = said(Phrase::of("stored.merge", {{"name", inputs.theirs.filename().string()}}), "en");
  const model::Edit edit = merge.edit(merged, title);
  if (store::identityOf(arguments.output) == store::identityOf(inputs.ours) && isBattleFile(inputs.ours)) {
    document::Document::open(inputs.ours)->apply(edit);
    return;
  }
  if (!isBattleFile(inputs.ours)) {
    noteWritten(arguments.output, store::writeNewFile(arguments.output, merged));
    return;
  }
  const fs::path target = store::writableTarget(arguments.output);
  const fs::path beside = store::temporaryBeside(target);
  try {
    {
      const auto document = document::Document::open(inputs.ours, document::Mode::ReadOnly);
      document->saveAs(beside);
      document->apply(edit);
    }
    noteWritten(arguments.output, store::moveIntoPlace(beside, target));
  } catch (...) {
    std::error_code ignored;
    fs::remove(beside, ignored);
    throw;
  }
}

std::string conflictText(const compare::Merge& merge, const compare::MergeWords& words) {
  std::string text;
  for (const compare::MergeConflict& each : merge.conflicts()) {
    text += harmless(words.title(each)) + "\n  " + harmless(words.reason(each)) + "\n";
    for (const MergeSide side : {MergeSide::Ours, MergeSide::Theirs}) {
      const std::string who =
          words.said(Phrase::of(side == MergeSide::Ours ? "compare.merge.ours" : "compare.merge.theirs"));
      for (const std::string& sentence : words.done(each, side)) text += "  " + who + ": " + harmless(sentence) + "\n";
    }
    text += "\n";
  }
  return text;
}

}  // namespace

int diff(const Arguments& arguments) {
  const bool isWithVersion = !arguments.changedSince.empty();
  if (isWithVersion == !arguments.otherFile.empty()) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.compare.other"), arguments.file.string());
  }
  if (!arguments.output.empty()) {
    for (const auto& file : {arguments.file, arguments.otherFile}) {
      if (!file.empty()) refuseReplacingSource(file, arguments.output);
    }
    if (arguments.output.extension() != ".png") {
      throw Error(ErrorCode::BadInput, Phrase::of("errors.compare.ending"), arguments.output.string());
    }
  }
  const model::Battle first =
      isWithVersion ? versionCalled(arguments.file, arguments.changedSince) : readAny(arguments.file);
  const model::Battle second = readAny(isWithVersion ? arguments.file : arguments.otherFile);
  const compare::BattleComparison comparison(first, second);
  const model::Battle firstNames = rules::inLanguage(first, arguments.language);
  const model::Battle secondNames = rules::inLanguage(second, arguments.language);
  compare::BattleWords words(comparison, firstNames, secondNames, arguments.language);
  words.setRowNamer(editor::orderNames(firstNames, secondNames, arguments.language));
  if (!arguments.output.empty()) drawBoth(comparison, arguments);
  if (arguments.format == PrintForm::Json) {
    print(compare::toJson(comparison, words));
  } else if (arguments.format == PrintForm::Csv) {
    std::string text;
    for (const CsvRow& row : compare::toTable(comparison, words)) text += csvLine(row);
    print(text);
  } else {
    print(textOf(comparison, words, arguments));
  }
  return comparison.empty() ? kClean : kFindings;
}

int mergeBattles(const Arguments& arguments) {
  const auto& files = arguments.inputs;
  const fs::path& ours = files[files.size() - 2];
  const bool isInPlace =
      store::identityOf(arguments.output) && store::identityOf(arguments.output) == store::identityOf(ours);
  if (!isInPlace) refuseOverwriting(arguments.output, arguments.force);
  const Inputs inputs = inputsOf(arguments);
  const compare::Merge merge(inputs.base, inputs.ourBattle, inputs.theirBattle);
  compare::MergeWords words(merge, arguments.language);
  words.setRowNamer(editor::orderNames(merge.ours(), merge.theirs(), arguments.language));
  const bool isDecided = merge.conflicts().empty() || arguments.prefer;
  if (isDecided) {
    const auto choice = arguments.prefer.value_or(MergeSide::Ours);
    writeMerged(inputs, merge, merge.merged(choice == MergeSide::Ours ? MergeChoice::Ours : MergeChoice::Theirs),
                arguments);
  }
  if (arguments.format == PrintForm::Json) {
    print(compare::toJson(merge, words));
  } else {
    print(conflictText(merge, words) + harmless(words.summary()) + "\n");
  }
  return isDecided ? kClean : kFindings;
}

}  // namespace redoubt::cli
