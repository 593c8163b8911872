#include "editor/aids/sheet_pages.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "core/base/phrase.h"
#include "editor/aids/page_flow.h"

namespace redoubt::editor {
namespace {

using aids::SheetKind;

constexpr double kColumnGap = 6;  // between columns
constexpr double kHeader = 5.5;   // room of the line at the top of a page
constexpr double kFooter = 6;
constexpr double kFullColumns = 150;  // width from which a sheet of texts has two columns

// Small commands stand beside each other.
bool hasSmallBranches(const aids::Sheet& sheet) {
  constexpr std::size_t kFew = 5;
  return std::all_of(sheet.blocks.begin(), sheet.blocks.end(), [](const aids::Block& block) {
    const auto* branch = std::get_if<aids::Branch>(&block.is);
    return !branch || branch->leaders.size() + branch->counters.size() <= kFew;
  });
}

int columnsOf(const aids::Sheet& sheet, double width) {
  if (width < kFullColumns || sheet.kind == SheetKind::Turns) return 1;
  const int columns = std::max(2, static_cast<int>(width / 125));
  return sheet.kind == SheetKind::Order && !hasSmallBranches(sheet) ? 1 : columns;
}

// Whether anything on the sheets is marked as an estimate.
class Estimates {
 public:
  static bool areIn(const aids::Document& document) {
    Estimates found;
    for (const aids::Sheet& sheet : document.sheets) {
      for (const aids::Block& block : sheet.blocks) std::visit([&](const auto& is) { found.look(is); }, block.is);
    }
    return found.isFound_;
  }

 private:
  void line(const aids::Line& line) {
    for (const aids::Span& span : line) {
      isFound_ = isFound_ || (span.manner == aids::Manner::Cite && span.text.find("≈") != std::string::npos);
    }
  }
  void look(const aids::Heading& heading) { line(heading.text); }
  void look(const aids::Paragraph& paragraph) { line(paragraph.text); }
  void look(const aids::List& list) {
    for (const auto& item : list.items) line(item.text);
  }
  void look(const aids::Facts& facts) {
    for (const auto& fact : facts.facts) line(fact.value);
  }
  void look(const aids::Table& table) {
    for (const auto& row : table.rows) {
      for (const auto& cell : row.cells) line(cell.text);
    }
  }
  template <class Other>
  void look(const Other&) {}

  bool isFound_ = false;
};

std::string say(const aids::Document& document, const char* key, std::vector<Phrase::Argument> arguments = {}) {
  return said(Phrase::of(key, std::move(arguments)), document.language);
}

// Sets the sheets of one document one after another.
class Typesetter {
 public:
  Typesetter(const aids::Document& document, const PageOptions& options)
      : document_(document),
        options_(options),
        area_(options.paper.margin, options.paper.margin + kHeader,
              options.paper.page.width() - 2 * options.paper.margin,
              options.paper.page.height() - 2 * options.paper.margin - kHeader - kFooter),
        setting_{SheetType(options.theme, options.scale), options.mapShape, area_.height()},
        flow_(area_, kColumnGap),
        hasEstimates_(Estimates::areIn(document)) {}

  SheetPages run() {
    std::vector<std::pair<int, const aids::Sheet*>> begins;
    for (const aids::Sheet& sheet : document_.sheets) {
      if (!options_.isContinuous) flow_.breakPage();
      addTitle(sheet);
      begins.emplace_back(flow_.pages() - 1, &sheet);
      addBlocks(sheet);
    }
    SheetPages set{options_.paper, QString::fromStdString(document_.title), std::move(flow_).finished()};
    for (std::size_t page = 0; page < set.pages.size(); ++page) {
      const aids::Sheet* sheet = nullptr;
      for (const auto& [from, each] : begins) {
        if (from <= static_cast<int>(page)) sheet = each;
      }
      addEdges(set.pages[page], sheet, static_cast<int>(page), static_cast<int>(set.pages.size()));
    }
    return set;
  }

 private:
  // The title of a sheet over all columns, with the battle and the scenario.
  void addTitle(const aids::Sheet& sheet) {
    const double width = area_.width();
    const SheetType& type = setting_.type;
    Piece piece;
    piece.before = 7;
    double y = 0;
    const auto add = [&](const SetText& text, double above) {
      if (text.lines.empty()) return;
      y += above;
      piece.items.push_back(PlacedText{QRectF(0, y, width, text.height()), text, TextSide::Left});
      y += text.height();
    };
    add(setText(QString::fromStdString(sheet.title), TextRole::SheetTitle, TextManner::Plain, type, width), 0);
    std::string under = document_.title;
    if (!document_.scenario.empty() && under != document_.scenario) under += " · " + document_.scenario;
    if (!document_.subtitle.empty()) under += " · " + document_.subtitle;
    add(setText(QString::fromStdString(under), TextRole::Body, TextManner::Quiet, type, width), 0.3);
    y += 1.4;
    piece.items.push_back(PlacedRule{{0, y, width, y}, type.accent(), 0.7});
    piece.items.push_back(PlacedRule{{0, y + 0.9, width, y + 0.9}, type.accent(), 0.15});
    piece.height = y + 3.2;
    piece.keepsWithNext = true;
    flow_.add({1, width, {std::move(piece)}});
  }

  double columnWidth(int columns) const { return (area_.width() - kColumnGap * (columns - 1)) / columns; }

  bool isWide(const aids::Block& block, int columns) const {
    return columns > 1 && (block.isWide || leastWidth(block, setting_) > columnWidth(columns));
  }

  void addBlocks(const aids::Sheet& sheet) {
    const int columns = columnsOf(sheet, area_.width());
    std::vector<const aids::Block*> waiting;
    for (const aids::Block& block : sheet.blocks) {
      if (!isWide(block, columns)) {
        waiting.push_back(&block);
        continue;
      }
      // Its title, and what explains it, goes over all columns too.
      std::vector<const aids::Block*> wide{&block};
      const std::size_t from = beginningOf(waiting);
      wide.insert(wide.begin(), waiting.begin() + static_cast<std::ptrdiff_t>(from), waiting.end());
      waiting.resize(from);
      flush(waiting, columns);
      flush(wide, 1);
    }
    flush(waiting, columns);
  }

  // Where the part begins that belongs to a wide block behind it.
  static std::size_t beginningOf(const std::vector<const aids::Block*>& waiting) {
    constexpr std::size_t kMost = 3;
    for (std::size_t i = waiting.size(); i-- > 0 && waiting.size() - i <= kMost;) {
      if (std::holds_alternative<aids::Heading>(waiting[i]->is)) return i;
      if (!std::holds_alternative<aids::Facts>(waiting[i]->is)) break;
    }
    return waiting.size();
  }

  void flush(std::vector<const aids::Block*>& blocks, int columns) {
    Band band{columns, columnWidth(columns), {}};
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      std::vector<Piece> pieces = typedPieces(*blocks[i], band.width);
      // What explains a table stands above it in the same column.
      const bool explains = std::holds_alternative<aids::Facts>(blocks[i]->is) && i + 1 < blocks.size() &&
                            std::holds_alternative<aids::Table>(blocks[i + 1]->is);
      for (Piece& piece : pieces) {
        piece.keepsWithNext = piece.keepsWithNext || explains;
        band.pieces.push_back(std::move(piece));
      }
    }
    if (!band.pieces.empty()) flow_.add(std::move(band));
    blocks.clear();
  }

  // A table whose words would be broken is set smaller.
  std::vector<Piece> typedPieces(const aids::Block& block, double width) const {
    SheetSetting setting = setting_;
    for (double share = 1; share > 0.6 && leastWidth(block, setting) > width; share -= 0.07) {
      setting.type = SheetType(options_.theme, options_.scale * share);
    }
    return piecesOf(block, setting, width);
  }

  void addEdges(SheetPage& page, const aids::Sheet* sheet, int number, int count) const {
    const SheetType& type = setting_.type;
    const double third = area_.width() / 3;
    const auto add = [&](const std::string& text, double x, double y, double width, TextSide side) {
      const SetText set = setText(QString::fromStdString(text), TextRole::Running, TextManner::Plain, type, width);
      if (!set.lines.empty()) page.items.push_back(PlacedText{QRectF(x, y, width, set.height()), set.part(0, 1), side});
    };
    const double top = options_.paper.margin;
    const double bottom = area_.bottom() + 2;
    if (number > 0 || !sheet) {
      add(document_.title, area_.left(), top, 2 * third - 2, TextSide::Left);
      if (sheet) add(sheet->title, area_.left() + 2 * third, top, third, TextSide::Right);
    }
    page.items.push_back(PlacedRule{{area_.left(), bottom - 0.6, area_.right(), bottom - 0.6}, type.line(), 0.1});
    add(hasEstimates_ ? say(document_, "aids.estimated") : std::string(), area_.left(), bottom, 2 * third - 2,
        TextSide::Left);
    add(say(document_, "aids.number", {{"page", std::to_string(number + 1)}, {"pages", std::to_string(count)}}),
        area_.left() + 2 * third, bottom, third, TextSide::Right);
  }

  const aids::Document& document_;
  const PageOptions& options_;
  QRectF area_;
  SheetSetting setting_;
  PageFlow flow_;
  bool hasEstimates_;
};

}  // namespace

SheetPages layOut(const aids::Document& document, const PageOptions& options) {
  return Typesetter(document, options).run();
}

SheetPages layOutFolded(const aids::Document& document, PageOptions options) {
  constexpr double kLeast = 0.7;
  options.isContinuous = true;
  SheetPages usual = layOut(document, options);
  if (usual.pages.size() <= 4) return usual;
  for (double scale = 0.95; scale > kLeast - 0.01; scale -= 0.05) {
    options.scale = scale;
    SheetPages smaller = layOut(document, options);
    if (smaller.pages.size() <= 4) return smaller;
  }
  return usual;
}

std::vector<std::pair<int, int>> foldedOrder(int pages) {
  const int all = (pages + 3) / 4 * 4;
  const auto page = [&](int number) { return number < pages ? number : -1; };
  std::vector<std::pair<int, int>> sides;
  for (int sheet = 0; sheet < all / 4; ++sheet) {
    sides.emplace_back(page(all - 1 - 2 * sheet), page(2 * sheet));
    sides.emplace_back(page(2 * sheet + 1), page(all - 2 - 2 * sheet));
  }
  return sides;
}

std::vector<PlacedBox> SheetPages::boxes() const {
  std::vector<PlacedBox> boxes;
  for (std::size_t page = 0; page < pages.size(); ++page) {
    for (const Placed& placed : pages[page].items) {
      if (const auto* text = std::get_if<PlacedText>(&placed)) {
        const double width = text->text.width();
        double left = text->room.left();
        if (text->side == TextSide::Centre) left += (text->room.width() - width) / 2;
        if (text->side == TextSide::Right) left = text->room.right() - width;
        boxes.push_back({static_cast<int>(page), text->room, QRectF(left, text->room.top(), width, text->text.height()),
                         text->text.plain()});
      } else if (const auto* picture = std::get_if<PlacedPicture>(&placed)) {
        boxes.push_back({static_cast<int>(page), picture->room, picture->room, {}});
      }
    }
  }
  return boxes;
}

}  // namespace redoubt::editor
