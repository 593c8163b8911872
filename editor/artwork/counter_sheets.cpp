#include "editor/artwork/counter_sheets.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/hex/paper.h"
#include "core/rules/book/rule_book.h"
#include "editor/artwork/drawn_artwork.h"
#include "editor/artwork/picture_choices.h"

namespace redoubt::editor {
namespace {

using exchange::CounterPiece;
using exchange::Option;
using exchange::OptionKind;
using exchange::Options;
using Kind = CounterPiece::Kind;

constexpr std::string_view kKinds[]{"units", "leaders", "chits", "markers"};

std::vector<Option> optionList() {
  const auto number = [](std::string_view name, std::string_view standard, double least, double most,
                         bool leastIsNone = false) {
    return Option{.name = name,
                  .kind = OptionKind::Number,
                  .standard = standard,
                  .least = least,
                  .most = most,
                  .leastIsNone = leastIsNone};
  };
  const auto length = [&](std::string_view name, std::string_view standard, double least, double most,
                          bool leastIsNone = false) {
    Option option = number(name, standard, least, most, leastIsNone);
    option.decimals = 2;
    return option;
  };
  const auto choice = [](std::string_view name, std::vector<std::string_view> words) {
    return Option{.name = name, .kind = OptionKind::Choice, .standard = words.front(), .words = words};
  };
  return {{.name = "sheet-paper", .standard = "a4", .words = {"a4", "letter", "a3"}},
          choice("sheet-turn", {"upright", "lying"}),
          length("counter-side", "15", 5, 60),
          length("leader-side", "0", 0, 60, true),
          length("marker-side", "0", 0, 60, true),
          {.name = "counter-kinds",
           .kind = OptionKind::Words,
           .standard = "units,leaders,chits,markers",
           .words = {std::begin(kKinds), std::end(kKinds)}},
          {.name = "only"},
          choice("counter-order", {"army", "type", "printed"}),
          number("marker-copies", "6", 0, 100),
          choice("backs", {"long-edge", "short-edge", "fold", "none"}),
          choice("cuts", {"common", "apart"}),
          length("bleed", "2", 0, 6),
          choice("cutting-marks", {"both", "fronts", "backs", "none"}),
          length("paper-margin", "5", 0, 50),
          number("columns", "0", 0, 60, true),
          number("rows", "0", 0, 60, true),
          length("from-left", "0", 0, 1000, true),
          length("from-top", "0", 0, 1000, true),
          length("offset-across", "0", -10, 10),
          length("offset-down", "0", -10, 10),
          {.name = "calibration", .kind = OptionKind::Flag, .standard = "no"},
          choice("estimates", {"grey", "amber", "left-out"}),
          {.name = "theme", .kind = OptionKind::Theme},
          number("picture-dpi", "300", 36, 1200)};
}

render::CounterSheetPaper paperOf(const Options& options) {
  render::CounterSheetPaper paper;
  const hex::PaperSize size = sheetPaper(options);
  paper.page = QSizeF(size.width, size.height);
  if (options.text("sheet-turn") == "lying") paper.page.transpose();
  paper.margin = options.number("paper-margin");
  paper.bleed = options.number("bleed");
  paper.gap = options.text("cuts") == "apart" ? 2 * paper.bleed : 0;
  paper.columns = static_cast<int>(options.number("columns"));
  paper.rows = static_cast<int>(options.number("rows"));
  paper.left = options.number("from-left");
  paper.top = options.number("from-top");
  const std::string& backs = options.text("backs");
  paper.backs = backs == "long-edge"    ? render::Backs::LongEdge
                : backs == "short-edge" ? render::Backs::ShortEdge
                : backs == "fold"       ? render::Backs::Fold
                                        : render::Backs::None;
  paper.offset = QPointF(options.number("offset-across"), options.number("offset-down"));
  const std::string& marks = options.text("cutting-marks");
  paper.marksFronts = marks == "both" || marks == "fronts";
  paper.marksBacks = marks == "both" || marks == "backs";
  return paper;
}

double sideOf(const Options& options, Kind kind) {
  const double usual = options.number("counter-side");
  const std::string_view own = kind == Kind::Leader || kind == Kind::Chit ? "leader-side"
                               : kind == Kind::Marker                     ? "marker-side"
                                                                          : "counter-side";
  const double side = options.number(own);
  return side >= 1 ? side : usual;
}

render::PrintedCounter facesOf(const model::Battle& battle, const rules::RuleBook& book, const CounterPiece& piece) {
  render::PrintedCounter printed{counterOf(battle, book, piece.front), std::nullopt};
  if (piece.back) printed.back = counterOf(battle, book, *piece.back);
  return printed;
}

// Equal for counters that look alike, whatever their pictures are called.
QString lookOf(const render::PrintedCounter& faces) {
  return keyOf(faces.front) + QChar(0x1E) + (faces.back ? keyOf(*faces.back) : QString());
}

exchange::PieceOrder orderOf(const Options& options) {
  const std::string& order = options.text("counter-order");
  return order == "type"      ? exchange::PieceOrder::Type
         : order == "printed" ? exchange::PieceOrder::Printed
                              : exchange::PieceOrder::Army;
}

std::vector<SheetCounter> countersOf(const model::Battle& battle, const Options& options) {
  const rules::RuleBook book(battle);
  std::vector<SheetCounter> counters;
  const int copies = static_cast<int>(options.number("marker-copies"));
  for (CounterPiece& piece : exchange::counterPieces(battle, book, orderOf(options), copies)) {
    render::PrintedCounter faces = facesOf(battle, book, piece);
    counters.push_back({std::move(piece), std::move(faces), true});
  }
  return counters;
}

// Those that were there before, by their keys.
std::map<std::string, QString> looksOf(const model::Battle& battle, const Options& options) {
  std::map<std::string, QString> looks;
  for (const SheetCounter& each : countersOf(battle, options)) looks.emplace(each.piece.key, lookOf(each.faces));
  return looks;
}

}  // namespace

const exchange::Format& counterSheetFormat() {
  static const exchange::Format format = [] {
    exchange::Format sheets;
    sheets.id = "counter-sheet";
    sheets.endings = {"pdf", "svg", "png"};
    sheets.options = optionList();
    sheets.needsArtwork = true;
    return sheets;
  }();
  return format;
}

Option counterSheetOption(std::string_view name) {
  const std::vector<Option>& options = counterSheetFormat().options;
  return *std::find_if(options.begin(), options.end(), [&](const Option& each) { return each.name == name; });
}

hex::PaperSize sheetPaper(const Options& options) {
  const std::string& name = options.text("sheet-paper");
  const auto paper = hex::paperFromText(name);
  if (!paper) throw Error(ErrorCode::BadInput, Phrase::of("errors.picture.no-paper", {{"paper", name}}));
  return *paper;
}

CounterSheets::CounterSheets(const CounterSheetJob& job) : counters_(countersOf(job.battle, job.options)) {
  style_.theme = chosenTheme(job.options.text("theme"));
  if (!style_.theme) style_.theme = render::themeOf(rules::RuleBook(job.battle));
  style_.estimates = estimatesOf(job.options.text("estimates"));
  calibrates_ = job.options.flag("calibration");
  const auto say = [&](const char* key) { return QString::fromStdString(said(Phrase::of(key), job.language)); };
  const model::BattleInfo* info = model::info(job.battle);
  words_ = {QString::fromStdString(info ? info->title : ""),
            QString::fromStdString(
                said(Phrase::of("formats.counters.sheet", {{"sheet", "%1"}, {"sheets", "%2"}}), job.language)),
            say("formats.counters.fronts"),
            say("formats.counters.backs"),
            say("formats.counters.scale"),
            say("formats.counters.fold")};
  if (job.before) {
    words_.title += QStringLiteral(" · ") +
                    QString::fromStdString(
                        said(Phrase::of("formats.counters.changed", {{"version", job.beforeName}}), job.language));
  }
  calibration_ = {say("formats.counters.calibration.title"), say("formats.counters.calibration.front"),
                  say("formats.counters.calibration.back"), say("formats.counters.calibration.across"),
                  say("formats.counters.calibration.down")};
  choose(job);
  place(job);
}

void CounterSheets::choose(const CounterSheetJob& job) {
  const std::vector<std::string> kinds = job.options.words("counter-kinds");
  const std::vector<std::string> words = job.options.words("only");
  std::set<std::string> only(words.begin(), words.end());
  std::map<std::string, QString> before;
  if (job.before) before = looksOf(*job.before, job.options);
  for (SheetCounter& each : counters_) {
    const std::string_view kind = kKinds[static_cast<std::size_t>(each.piece.kind)];
    if (!kinds.empty() && std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) each.isChosen = false;
    if (!words.empty()) {
      // A unit stands for all of its counters.
      const std::string owner = each.piece.key.substr(0, each.piece.key.rfind('/'));
      const auto isNamed = [&](const std::string& word) { return word == each.piece.key || word == owner; };
      if (std::none_of(words.begin(), words.end(), isNamed)) each.isChosen = false;
      only.erase(each.piece.key);
      only.erase(owner);
    }
    if (!job.before) continue;
    const auto found = before.find(each.piece.key);
    if (found != before.end() && found->second == lookOf(each.faces)) each.isChosen = false;
  }
  if (!only.empty()) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.counter-sheet.no-counter", {{"counter", *only.begin()}}));
  }
}

void CounterSheets::place(const CounterSheetJob& job) {
  std::vector<render::CounterSheetItem> items;
  const CounterPiece* last = nullptr;
  for (std::size_t i = 0; i < counters_.size(); ++i) {
    const SheetCounter& each = counters_[i];
    if (!each.isChosen) continue;
    const bool startsGroup = last && last->army != each.piece.army;
    for (int copy = 0; copy < each.piece.copies; ++copy) {
      items.push_back({sideOf(job.options, each.piece.kind), startsGroup && copy == 0});
      items_.push_back(i);
    }
    last = &each.piece;
  }
  plan_.emplace(std::move(items), paperOf(job.options));
}

const SheetCounter* CounterSheets::at(std::size_t page, QPointF place) const {
  const std::size_t first = calibrates_ ? 2 : 0;
  if (page < first || page - first >= plan_->pages().size()) return nullptr;
  for (const render::PlacedCounter& placed : plan_->pages()[page - first].counters) {
    if (placed.trim.contains(place)) return &counters_[items_[placed.item]];
  }
  return nullptr;
}

PaperPages CounterSheets::pages() const {
  PaperPages pages;
  pages.title = words_.title;
  const render::CounterSheetPaper& paper = plan_->paper();
  if (calibrates_) {
    pages.pages.push_back({paper.page, "calibration-front"});
    pages.pages.push_back({paper.page, "calibration-back"});
  }
  for (const render::CounterSheetPage& page : plan_->pages()) {
    pages.pages.push_back({paper.page, std::to_string(page.sheet) + (page.isBack ? "-back" : "-front")});
  }
  std::vector<render::PrintedCounter> counters;
  for (const std::size_t item : items_) counters.push_back(counters_[item].faces);
  const std::size_t first = calibrates_ ? 2 : 0;
  pages.paint = [counters = std::move(counters), plan = *plan_, words = words_, calibration = calibration_,
                 style = style_, first](QPainter& painter, std::size_t page, const Watch& watch) {
    if (page < first) {
      paintCalibration(painter, plan.paper(), page == 1, calibration);
      return true;
    }
    return paintCounterSheet(painter, plan, page - first, counters, words, style, watch);
  };
  return pages;
}

}  // namespace redoubt::editor
