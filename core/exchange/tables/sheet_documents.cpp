#include "core/exchange/tables/sheet_documents.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/exchange/json/format.h"
#include "core/exchange/tables/battle_sheets.h"
#include "core/exchange/tables/cell_text.h"
#include "core/exchange/tables/continued_cells.h"
#include "core/exchange/tables/near_name.h"
#include "core/exchange/tables/sheet_values.h"

namespace redoubt::exchange::sheets {
namespace {

using spreadsheet::Row;

std::string cellAt(const Row& row, std::size_t column) {
  return column < row.size() ? row[column] : std::string();
}

bool isEmptyRow(const Row& row) {
  return std::all_of(row.begin(), row.end(), [](const std::string& cell) { return trimmed(cell).empty(); });
}

bool isRemark(const Row& row) {
  for (const std::string& cell : row) {
    if (!trimmed(cell).empty()) return trimmed(cell).starts_with('#');
  }
  return false;
}

bool isList(std::string_view key) {
  return key == kHexes || key == kSides || key == kPaths;
}

// A column of a sheet: what its values are, and the further columns in which long ones go on.
struct SheetColumn {
  std::string member;              // as JSON calls it
  const Column* column = nullptr;  // null for lists of hexes and for pictures
  std::size_t at = 0;
  std::map<int, std::size_t> further = {};
};

// One sheet to a document.
class SheetReader {
 public:
  SheetReader(Document& document, const SheetValues& values, Problems& problems)
      : document_(document), values_(values), problems_(problems) {}

  /// Nothing for the sheet of pictures.
  void read(std::optional<std::size_t> table, const spreadsheet::Sheet& sheet) {
    table_ = table;
    mark(0, std::nullopt);
    std::size_t header = 0;
    while (header < sheet.rows.size() && (isEmptyRow(sheet.rows[header]) || isRemark(sheet.rows[header]))) ++header;
    Member rows{std::string(table ? tables()[*table].name : kPicture), 0, {}};
    rows.value.kind = Node::Kind::Array;
    if (header < sheet.rows.size()) {
      readHeader(sheet, header);
      for (std::size_t row = header + 1; row < sheet.rows.size() && !problems_.isFull(); ++row) {
        if (!isEmptyRow(sheet.rows[row]) && !isRemark(sheet.rows[row])) readRow(rows.value, sheet.rows[row], row);
      }
    }
    document_.root.kind = Node::Kind::Object;
    document_.root.members.push_back(std::move(rows));
  }

 private:
  // A place in the document's text, which gets a letter there so that it is a place of its own.
  std::size_t mark(std::size_t row, std::optional<std::size_t> column, std::string_view text = " ") {
    const std::size_t begin = document_.text.size();
    document_.lineStarts.push_back(begin);
    document_.cells.push_back({row, column});
    document_.text += text;
    return begin;
  }

  void problem(std::size_t row, std::size_t column, Phrase message) {
    problems_.add({&document_, mark(row, column)}, "", std::move(message));
  }

  std::vector<std::string> columnNames() const {
    if (!table_) return {"name", "file"};
    const Table& info = tables()[*table_];
    std::vector<std::string> names;
    for (std::size_t i = info.isBulk ? 1 : 0; i < info.columns.size(); ++i) names.emplace_back(info.columns[i].name);
    if (info.isBulk) names.emplace_back(listKey(*table_));
    if (info.isBulk) names.emplace_back(shortKey());
    if (*table_ == tableOf<model::Zone>()) names.emplace_back(kHexes);
    if (*table_ == tableOf<model::Face>()) {
      names.insert(names.end(), model::kCommonFigures.begin(), model::kCommonFigures.end());
    }
    return names;
  }

  std::string_view shortKey() const {
    const std::string_view key = listKey(*table_);
    if (key == kHexes) return kHexColumn;
    return key == kSides ? kSideColumn : kPathColumn;
  }

  const Column* columnOf(const std::string& member) const {
    if (!table_) return nullptr;
    const Table& info = tables()[*table_];
    const auto place = info.column(member);
    if (place) return &info.columns[*place];
    const Table& figures = tables()[tableOf<model::FaceFigure>()];
    return isList(member) ? nullptr : &figures.columns[*figures.column("value")];
  }

  void readHeader(const spreadsheet::Sheet& sheet, std::size_t row) {
    const Row& header = sheet.rows[row];
    std::size_t width = 0;
    for (std::size_t i = row; i < sheet.rows.size(); ++i) width = std::max(width, sheet.rows[i].size());
    const std::vector<std::string> known = columnNames();
    for (std::size_t at = 0; at < width; ++at) {
      const std::string text(trimmed(cellAt(header, at)));
      if (text.starts_with('#')) continue;
      if (text.empty()) {
        refuseUnnamed(sheet, row, at);
        continue;
      }
      std::string name = sheetKey(text);
      const auto further = continuedColumn(name);
      if (further) name = further->first;
      if (std::find(known.begin(), known.end(), name) == known.end()) {
        problem(row, at, Phrase::of("import.no-sheet-column", {{"name", text}, {"near", nearName(name, known)}}));
        continue;
      }
      if (table_ && tables()[*table_].isBulk && name == shortKey()) name = listKey(*table_);
      const auto same =
          std::find_if(columns_.begin(), columns_.end(), [&](const auto& each) { return each.member == name; });
      if (further && same != columns_.end()) {
        same->further[further->second] = at;
      } else if (further || same != columns_.end()) {
        problem(row, at, Phrase::of("import.column-twice", {{"name", text}}));
      } else {
        columns_.push_back({name, columnOf(name), at});
      }
    }
  }

  // Values of a column without a name would be lost unseen.
  void refuseUnnamed(const spreadsheet::Sheet& sheet, std::size_t header, std::size_t at) {
    for (std::size_t row = header + 1; row < sheet.rows.size(); ++row) {
      if (isRemark(sheet.rows[row]) || trimmed(cellAt(sheet.rows[row], at)).empty()) continue;
      return problem(row, at, Phrase::of("import.column-unnamed"));
    }
  }

  void readRow(Node& rows, const Row& cells, std::size_t row) {
    Node node;
    node.kind = Node::Kind::Object;
    node.begin = mark(row, std::nullopt);
    std::string common;  // what rows of hexes must have in common to be one group
    const Member* list = nullptr;
    for (const SheetColumn& column : columns_) {
      std::string text = cellAt(cells, column.at);
      for (const auto& [part, at] : column.further) text += cellAt(cells, at);
      const std::string_view cell = trimmed(text);
      if (cell.empty()) continue;
      if (!isList(column.member)) common.append(column.member).append(1, '\0').append(cell).append(1, '\0');
      node.members.push_back({column.member, node.begin, value(column, cell, row)});
    }
    for (const Member& member : node.members) {
      if (isList(member.name) && member.value.kind == Node::Kind::Text) list = &member;
    }
    const bool isBulk = table_ && tables()[*table_].isBulk;
    if (!isBulk || !list) {
      common_.reset();
      rows.items.push_back(std::move(node));
    } else {
      addToGroup(rows, std::move(node), list->value, common);
    }
  }

  // Rows of the same kind that follow each other become one with a list: maps have many.
  void addToGroup(Node& rows, Node node, const Node& list, const std::string& common) {
    const bool isAll = list.text == kAllOtherHexes;
    if (common_ == common && !isAll) {
      for (Member& member : rows.items.back().members) {
        if (isList(member.name)) member.value.items.push_back(list);
      }
      return;
    }
    common_ = isAll ? std::nullopt : std::optional(common);
    if (!isAll) {
      for (Member& member : node.members) {
        if (!isList(member.name)) continue;
        Node items;
        items.kind = Node::Kind::Array;
        items.begin = member.value.begin;
        items.items.push_back(std::move(member.value));
        member.value = std::move(items);
      }
    }
    rows.items.push_back(std::move(node));
  }

  Node value(const SheetColumn& column, std::string_view cell, std::size_t row) {
    Node node;
    node.kind = Node::Kind::Text;
    const bool isJson = column.column && column.column->type == ColumnType::Json && cell != kNone;
    const std::string json = isJson ? jsonMeant(cell) : "";
    node.begin = mark(row, column.at, isJson ? std::string_view(json) : " ");
    node.end = document_.text.size();
    if (isJson) {
      auto parsed = parseLocated(json);
      if (const auto* error = std::get_if<LocatedError>(&parsed)) {
        problems_.add(
            {&document_, node.begin}, "",
            Phrase::of("import.cell-json", {{"at", std::to_string(error->at + 1)}, {"problem", error->message}}));
        // An empty text, of which nothing more is told.
        Member raw{std::string(kRawText), node.begin, {}};
        raw.value.kind = Node::Kind::Text;
        node.kind = Node::Kind::Object;
        node.members.push_back(std::move(raw));
        return node;
      }
      Node found = std::move(std::get<Node>(parsed));
      found.begin = node.begin;
      found.end = node.end;
      return found;
    }
    values_.read(node, column.column, isList(column.member), cell);
    return node;
  }

  Document& document_;
  const SheetValues& values_;
  Problems& problems_;
  std::optional<std::size_t> table_;
  std::vector<SheetColumn> columns_;
  std::optional<std::string> common_;
};

// The sheet that says what the others are.
void readAbout(const SourceSheet& source, const std::set<std::string>& given, Documents& documents,
               Problems& problems) {
  Document& document = documents.emplace_back();
  document.name = source.name;
  document.root.kind = Node::Kind::Object;
  const auto problem = [&](std::size_t row, std::size_t column, Phrase message) {
    document.lineStarts.push_back(document.text.size());
    document.cells.push_back({row, column});
    document.text += ' ';
    problems.add({&document, document.text.size() - 1}, "", std::move(message));
  };
  for (std::size_t row = 0; row < source.sheet.rows.size(); ++row) {
    const std::string name = sheetKey(cellAt(source.sheet.rows[row], 0));
    const std::string value(trimmed(cellAt(source.sheet.rows[row], 1)));
    if (name == "#format" && value != sheets::kFormatName) {
      problem(row, 1, Phrase::of("import.other-format", {{"format", sheets::kFormatName}}));
    }
    if (name == "#version") {
      const auto version = toInteger(value);
      if (!version || *version < 1) {
        problem(row, 1, Phrase::of("import.no-version", {{"version", std::to_string(sheets::kFormatVersion)}}));
      } else if (*version > sheets::kFormatVersion) {
        problem(row, 1,
                Phrase::of("import.newer", {{"version", value}, {"known", std::to_string(sheets::kFormatVersion)}}));
      }
    }
    const bool isListed = tableNamed(name) || name == kPicture;
    if (isListed && toInteger(value).value_or(0) > 0 && !given.contains(name)) {
      problem(row, 0, Phrase::of("import.sheet-missing", {{"name", name}}));
    }
  }
}

void readFiles(Document& document, const FindFile& findFile) {
  for (const Node& row : document.root.members.front().value.items) {
    const Node* file = row.member("file");
    if (file && file->kind == Node::Kind::Text) document.files[file->text] = findFile(file->text);
  }
}

}  // namespace

std::string sheetKey(std::string_view name) {
  std::string key(trimmed(name));
  for (char& c : key) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    if (c == ' ') c = '_';
  }
  return key;
}

spreadsheet::TableLimits sheetLimits() {
  spreadsheet::TableLimits limits;
  limits.bytes = std::size_t{256} << 20;
  limits.rows = 1'048'576;
  limits.columns = 500;
  limits.cells = 3'000'000;
  limits.cellBytes = std::size_t{1} << 20;
  return limits;
}

void addSheets(Documents& documents, const std::vector<SourceSheet>& sheets, const FindFile& findFile,
               Problems& problems) {
  const SheetValues values(sheets);
  std::vector<std::string> known{std::string(kAboutSheet), std::string(kPicture)};
  for (const Table& table : tables()) known.emplace_back(table.name);
  std::set<std::string> given;
  for (const SourceSheet& source : sheets) given.insert(sheetKey(source.sheet.name));
  for (const SourceSheet& source : sheets) {
    const std::string key = sheetKey(source.sheet.name);
    if (key.starts_with('#')) continue;
    if (key == kAboutSheet) {
      readAbout(source, given, documents, problems);
      continue;
    }
    Document& document = documents.emplace_back();
    document.name = source.name;
    document.root.kind = Node::Kind::Object;
    const auto table = tableNamed(key);
    if (!table && key != kPicture) {
      document.lineStarts.push_back(0);
      document.cells.emplace_back();
      problems.add({&document, 0}, "",
                   Phrase::of("import.no-sheet", {{"name", source.sheet.name}, {"near", nearName(key, known)}}));
      continue;
    }
    SheetReader(document, values, problems).read(table, source.sheet);
    if (!table) {
      document.folder = ".";
      readFiles(document, findFile);
    }
  }
}

}  // namespace redoubt::exchange::sheets
