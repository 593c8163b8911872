#include "editor/aids/print_and_play.h"

#include <algorithm>
#include <memory>
#include <system_error>

#include "core/aids/aids.h"
#include "core/base/error.h"
#include "core/exchange/format.h"
#include "core/hex/paper.h"
#include "core/rules/vocabulary/translations.h"
#include "editor/aids/aids_output.h"
#include "editor/artwork/counter_sheets.h"
#include "editor/artwork/paper_files.h"
#include "editor/artwork/picture_choices.h"
#include "editor/render/output/page_painter.h"
#include "editor/render/output/paper_marks.h"

namespace redoubt::editor {
namespace fs = std::filesystem;
namespace {

using exchange::OptionKind;
using exchange::Options;

constexpr double kPressBleed = 3;
constexpr double kSlug = 9;  // round the bleed, for marks

const char* const kFiles[]{"instructions.pdf", "map.pdf", "counters.pdf", "player-aids.pdf"};

Options defaultsOf(const exchange::Format& format, const Options::Given& given) {
  return Options(format, exchange::OptionUse::Export, given);
}

// The map at its true size: on as many sheets as it takes, to be glued, or on one of its own size.
PaperPages mapPages(std::shared_ptr<const render::MapDrawing> drawing, std::optional<hex::PaperSize> paper) {
  render::PaperOptions options;
  options.paper = paper;
  const auto plan = std::make_shared<const render::PagePlan>(*drawing, options);
  PaperPages pages;
  pages.title = QString::fromStdString(drawing->title());
  for (int page = 0; page < plan->count(); ++page) {
    pages.pages.push_back({plan->page(), plan->name(page).toStdString()});
  }
  pages.paint = [drawing, plan](QPainter& painter, std::size_t page, const Watch& watch) {
    return render::paintPage(painter, *drawing, *plan, static_cast<int>(page), watch);
  };
  return pages;
}

// Corners of what is cut, outside of what is printed.
void paintTrimMarks(QPainter& painter, const QRectF& trim) {
  constexpr double kFrom = kPressBleed + 1;
  constexpr double kTo = kPressBleed + 6;
  painter.setPen(QPen(render::kPaperInk, render::kPaperHair, Qt::SolidLine, Qt::FlatCap));
  for (const double x : {trim.left(), trim.right()}) {
    painter.drawLine(QPointF(x, trim.top() - kFrom), QPointF(x, trim.top() - kTo));
    painter.drawLine(QPointF(x, trim.bottom() + kFrom), QPointF(x, trim.bottom() + kTo));
  }
  for (const double y : {trim.top(), trim.bottom()}) {
    painter.drawLine(QPointF(trim.left() - kFrom, y), QPointF(trim.left() - kTo, y));
    painter.drawLine(QPointF(trim.right() + kFrom, y), QPointF(trim.right() + kTo, y));
  }
}

// Pages on larger paper, with marks for cutting them to their size; on `ground`, if they have one, that is printed
// beyond the cuts.
PaperPages forPress(PaperPages pages, const QColor& ground = {}) {
  const double round = kPressBleed + kSlug;
  std::vector<QRectF> trims;
  for (PaperPages::Page& page : pages.pages) {
    page.trim = QRectF(QPointF(round, round), page.size);
    page.bleed = kPressBleed;
    page.size += QSizeF(2 * round, 2 * round);
    trims.push_back(*page.trim);
  }
  pages.paint = [paint = pages.paint, trims, ground](QPainter& painter, std::size_t page, const Watch& watch) {
    const QRectF& trim = trims[page];
    if (ground.isValid()) {
      painter.fillRect(trim.adjusted(-kPressBleed, -kPressBleed, kPressBleed, kPressBleed), ground);
    }
    painter.save();
    painter.translate(trim.topLeft());
    const bool isWhole = paint(painter, page, watch);
    painter.restore();
    if (isWhole) paintTrimMarks(painter, trim);
    return isWhole;
  };
  return pages;
}

aids::Line line(std::string text, aids::Manner manner = aids::Manner::Plain) {
  return {{std::move(text), manner}};
}

aids::Table::Row row(std::vector<std::string> cells) {
  aids::Table::Row made;
  for (std::string& cell : cells) made.cells.push_back({line(std::move(cell))});
  return made;
}

// What lies in the folder, and how it becomes a game.
aids::Document instructions(const PrintAndPlayJob& job, const model::Battle& battle,
                            const std::vector<PrintedFile>& files, const CounterSheets& counters) {
  const auto say = [&](const std::string& key, std::vector<Phrase::Argument> arguments = {}) {
    return said(Phrase::of("aids.print-and-play." + key, std::move(arguments)), job.language);
  };
  const bool isForPress = job.options.flag("for-press");
  const model::BattleInfo* info = model::info(battle);
  const model::Scenario* scenario = battle.find<model::Scenario>(job.scenario);
  aids::Document document;
  document.language = job.language;
  document.title = info ? info->title : "";
  document.scenario = scenario ? scenario->title : "";
  aids::Sheet sheet;
  sheet.title = say("title");
  const auto add = [&](auto block, bool isWide = true) { sheet.blocks.push_back({std::move(block), isWide}); };
  add(aids::Paragraph{line(say(isForPress ? "lead-press" : "lead")), aids::Paragraph::Look::Lead});
  aids::Table table;
  table.head.push_back(row({say("file"), say("pages"), say("what")}));
  table.isText = {true, false, true};
  for (const PrintedFile& file : files) {
    const std::string what = file.name.substr(0, file.name.find('.'));
    table.rows.push_back(row({file.name, std::to_string(file.pages),
                              say((isForPress ? "press-" : "home-") + what)}));
  }
  add(std::move(table));
  aids::List steps;
  steps.isNumbered = true;
  const auto step = [&](const std::string& key, std::vector<Phrase::Argument> arguments = {}) {
    steps.items.push_back({line(say(key, std::move(arguments))), 0});
  };
  add(aids::Heading{2, line(say(isForPress ? "press-notes" : "steps"))});
  const std::string count = std::to_string(counters.count());
  if (isForPress) {
    for (const char* key : {"press-boxes", "press-colour", "press-fonts", "press-backs"}) step(key);
  } else {
    step("step-scale");
    step("step-map");
    step("step-" + job.options.text("backs"));
    step("step-counters", {{"count", count}});
    step("step-aids");
  }
  add(std::move(steps));
  document.sheets.push_back(std::move(sheet));
  return document;
}

// Makes everything in a folder of another name, and gives it its own at the end.
class PendingFolder {
 public:
  PendingFolder(fs::path target, bool replaces) : target_(std::move(target)) {
    if (!target_.has_filename()) target_ = target_.parent_path();
    const fs::file_status status = fs::symlink_status(target_);
    if (fs::exists(status) && !fs::is_directory(status)) {
      throw Error(ErrorCode::Refused, Phrase::of("errors.print-and-play.no-folder"), target_.string());
    }
    if (fs::exists(status) && !replaces && !fs::is_empty(target_)) {
      throw Error(ErrorCode::Refused, Phrase::of("errors.print-and-play.exists"), target_.string());
    }
    std::error_code failure;
    if (target_.has_parent_path()) fs::create_directories(target_.parent_path(), failure);
    // A folder of that name may be somebody else's: one is taken that wasn't there.
    bool isOurs = false;
    for (int attempt = 1; !failure && !isOurs; ++attempt) {
      pending_ = target_;
      pending_ += attempt == 1 ? ".part" : ".part-" + std::to_string(attempt);
      isOurs = fs::create_directory(pending_, failure);
      if (failure == std::errc::file_exists) failure.clear();
    }
    if (failure) throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.unwritable"), target_.string());
  }
  ~PendingFolder() {
    std::error_code ignored;
    fs::remove_all(pending_, ignored);
  }
  PendingFolder(const PendingFolder&) = delete;
  PendingFolder& operator=(const PendingFolder&) = delete;

  fs::path at(const std::string& name) const { return pending_ / name; }

  // Others' files in a folder that is there stay.
  void moveIntoPlace() {
    std::error_code failure;
    if (!fs::exists(target_)) {
      fs::rename(pending_, target_, failure);
    } else {
      for (const auto& file : fs::directory_iterator(pending_)) {
        if (!failure) fs::rename(file.path(), target_ / file.path().filename(), failure);
      }
    }
    if (failure) throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.unwritable"), target_.string());
  }

 private:
  fs::path target_;
  fs::path pending_;
};

CounterSheets countersOf(const PrintAndPlayJob& job, const model::Battle& battle) {
  const bool isForPress = job.options.flag("for-press");
  Options::Given given{{"sheet-paper", job.options.text("sheet-paper")},
                       {"counter-side", job.options.text("counter-side")},
                       {"backs", job.options.text("backs")},
                       {"theme", job.options.text("theme")}};
  if (isForPress) given.insert({{"cuts", "apart"}, {"bleed", "3"}, {"paper-margin", "5"}});
  return CounterSheets({battle, defaultsOf(counterSheetFormat(), given), job.language});
}

std::shared_ptr<DrawnAids> aidsOf(const PrintAndPlayJob& job) {
  aids::AidsOptions options;
  options.scenario = job.scenario;
  options.variant = job.variant;
  options.language = job.language;
  const auto paper = aidsPaper(QString::fromStdString(job.options.text("sheet-paper")), false);
  const hex::PaperSize size = sheetPaper(job.options);
  return std::make_shared<DrawnAids>(job.battle, options,
                                     paper.value_or(AidsPaper{QSizeF(size.width, size.height), false}));
}

}  // namespace

const exchange::Format& printAndPlayFormat() {
  static const exchange::Format format = [] {
    exchange::Format made;
    made.id = "print-and-play";
    for (const char* shared : {"sheet-paper", "counter-side", "backs"}) {
      made.options.push_back(counterSheetOption(shared));
    }
    made.options.push_back({.name = "for-press", .kind = OptionKind::Flag, .standard = "no"});
    made.options.push_back(counterSheetOption("theme"));
    return made;
  }();
  return format;
}

PrintedFolder printAndPlay(const PrintAndPlayJob& job, const fs::path& folder, bool replaces, const Watch& watch) {
  requireMap(job.battle);
  const bool isForPress = job.options.flag("for-press");
  const hex::PaperSize paper = sheetPaper(job.options);
  const model::Battle battle = rules::inLanguage(job.battle, job.language);
  PendingFolder pending(folder, replaces);
  exchange::MapWish wish;
  wish.theme = job.options.text("theme");
  const auto drawing = std::make_shared<const render::MapDrawing>(mapDrawing(battle, wish));
  const CounterSheets counters = countersOf(job, battle);
  const auto aids = aidsOf(job);
  PrintedFolder made;
  // The map takes longest by far.
  constexpr double kParts[]{0, 0.7, 0.85, 0.97};
  const auto write = [&](std::size_t file, const PaperPages& pages, double from, double to) {
    if (pages.pages.empty()) return;
    const Watch part = partOf(watch, from, to);
    const PaperFiles written = writePaper(pages, pending.at(kFiles[file]), 0, true, part);
    made.isPromised = made.isPromised && written.arePromised;
    made.files.push_back({kFiles[file], static_cast<int>(pages.pages.size())});
  };
  write(1, isForPress ? forPress(mapPages(drawing, {}), drawing->map().theme()->sheet) : mapPages(drawing, paper),
        kParts[0], kParts[1]);
  write(2, isForPress ? forPress(counters.pages()) : counters.pages(), kParts[1], kParts[2]);
  write(3, isForPress ? forPress(paperPages(aids)) : paperPages(aids), kParts[2], kParts[3]);
  const std::vector<PrintedFile> others = made.files;
  const auto first = std::make_shared<DrawnAids>(instructions(job, battle, others, counters), job.battle,
                                                 AidsPaper{QSizeF(paper.width, paper.height), false});
  write(0, paperPages(first), kParts[3], 1);
  std::rotate(made.files.rbegin(), made.files.rbegin() + 1, made.files.rend());
  exchange::stopIfAsked(watch);
  pending.moveIntoPlace();
  watch.progress(1);
  return made;
}

}  // namespace redoubt::editor
