#include "core/exchange/json/drafts.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/exchange/json/format.h"

namespace redoubt::exchange {
namespace {

using model::kCommonFigures;

bool nestsUnder(const Table& child, std::size_t parent) {
  return std::any_of(child.homes.begin(), child.homes.end(),
                     [&](std::size_t home) { return child.columns[home].target == parent; });
}

Phrase listed(const std::vector<std::string>& names) {
  return redoubt::listed({names.begin(), names.end()});
}

class Collector {
 public:
  Collector(bool needsFormat, Problems& problems) : problems_(problems), needsFormat_(needsFormat) {
    drafts_.rows.resize(tables().size());
  }

  void collect(const Document& document) {
    document_ = &document;
    if (needsFormat_ && !document.root.member("format")) {
      problem(document.root.begin, "", Phrase::of("import.format-missing", {{"format", kFormatName}}));
    }
    for (const Member& member : document.root.members) {
      const std::string path = "/" + pointerPart(member.name);
      if (member.name == "format" || member.name == "version") {
        checkFormat(member, path);
      } else if (member.name == kCitation) {
        collectCitations(member.value, path);
      } else if (member.name == kPicture) {
        collectPictures(member.value, path);
      } else if (const auto table = tableNamed(member.name)) {
        collectRows(*table, member.value, path, std::nullopt);
      } else {
        problem(member.begin, path,
                Phrase::of("import.unknown-table", {{"name", member.name}, {"tables", listed(tableNames())}}));
      }
    }
  }

  Drafts take() { return std::move(drafts_); }

 private:
  void problem(std::size_t at, std::string path, Phrase message) {
    problems_.add({document_, at}, std::move(path), std::move(message));
  }

  static std::vector<std::string> tableNames() {
    std::vector<std::string> names;
    for (const Table& table : tables()) names.emplace_back(table.name);
    return names;
  }

  void checkFormat(const Member& member, const std::string& path) {
    const Node& value = member.value;
    if (member.name == "format") {
      if (value.kind == Node::Kind::Text && value.text == kFormatName) return;
      problem(value.begin, path, Phrase::of("import.other-format", {{"format", kFormatName}}));
    } else if (value.kind != Node::Kind::Integer || value.integer < 1) {
      problem(value.begin, path, Phrase::of("import.no-version", {{"version", std::to_string(kFormatVersion)}}));
    } else if (value.integer > kFormatVersion) {
      problem(value.begin, path,
              Phrase::of("import.newer",
                         {{"version", std::to_string(value.integer)}, {"known", std::to_string(kFormatVersion)}}));
    }
  }

  void collectCitations(const Node& list, const std::string& path) {
    if (list.kind != Node::Kind::Array) return problem(list.begin, path, Phrase::of("import.citations"));
    for (std::size_t i = 0; i < list.items.size(); ++i) {
      const Node& item = list.items[i];
      const std::string itemPath = path + "/" + std::to_string(i);
      const Node* system = item.member("system");
      const Node* rules = item.member("rules");
      const bool isWhole = system && system->kind == Node::Kind::Text && rules && rules->kind == Node::Kind::Object;
      if (!isWhole || item.members.size() != 2) {
        problem(item.begin, itemPath, Phrase::of("import.citations"));
        continue;
      }
      drafts_.citations.push_back({{document_, item.begin}, itemPath, system, rules});
    }
  }

  void collectPictures(const Node& list, const std::string& path) {
    if (list.kind != Node::Kind::Array) return problem(list.begin, path, Phrase::of("import.pictures"));
    const auto isText = [](const Node* node) { return node && node->kind == Node::Kind::Text; };
    for (std::size_t i = 0; i < list.items.size(); ++i) {
      const Node& item = list.items[i];
      PictureDraft draft{{document_, item.begin}, path + "/" + std::to_string(i), item.member("name"),
                         item.member("data"),     item.member("file")};
      if (item.members.size() == 2 && isText(draft.name) && (isText(draft.data) || isText(draft.file))) {
        drafts_.pictures.push_back(std::move(draft));
      } else {
        problem(item.begin, draft.path, Phrase::of("import.pictures"));
      }
    }
  }

  void collectRows(std::size_t table, const Node& rows, const std::string& path, std::optional<DraftRef> parent) {
    if (rows.kind != Node::Kind::Array) {
      problem(rows.begin, path, expected("import.wanted.rows", rows.kind));
      return;
    }
    for (std::size_t i = 0; i < rows.items.size() && !problems_.isFull(); ++i) {
      collectRow(table, rows.items[i], path + "/" + std::to_string(i), parent);
    }
  }

  void collectRow(std::size_t table, const Node& node, const std::string& path, std::optional<DraftRef> parent) {
    if (node.kind != Node::Kind::Object) {
      problem(node.begin, path, expected("import.wanted.row", node.kind));
      return;
    }
    const Table& info = tables()[table];
    const DraftRef self{table, drafts_.rows[table].size()};
    Draft draft;
    draft.place = {document_, node.begin};
    draft.path = path;
    draft.parent = parent;
    draft.columns.resize(info.columns.size());
    draft.record = defaultRecord(table);
    draft.isDecoded.resize(info.columns.size());
    drafts_.rows[table].push_back(std::move(draft));
    for (const Member& member : node.members) collectMember(self, member, path + "/" + pointerPart(member.name));
  }

  void collectMember(DraftRef self, const Member& member, const std::string& path) {
    const Table& info = tables()[self.table];
    Draft& draft = drafts_.rows[self.table][self.index];
    if (takesList(self) && member.name == listName(self)) {
      draft.list = &member.value;
      return;
    }
    if (carriesProvenance(self.table) && member.name == kProvenance) {
      draft.provenance = &member.value;
      return;
    }
    const auto column = info.column(member.name);
    if (column && !(info.isBulk && *column == 0)) {
      if (isGivenByNesting(draft, info.columns[*column], *column)) {
        problem(member.begin, path, Phrase::of("import.given-by-nesting"));
        return;
      }
      draft.columns[*column] = &member.value;
      return;
    }
    if (self.table == tableOf<model::Face>() && model::isCommonFigure(member.name)) {
      collectFigure(self, member, path);
      return;
    }
    const auto child = tableNamed(member.name);
    if (child && nestsUnder(tables()[*child], self.table) && *child != tableOf<model::ZoneHex>()) {
      collectRows(*child, member.value, path, self);
      return;
    }
    problem(member.begin, path,
            Phrase::of("import.unknown-column",
                       {{"name", member.name}, {"table", info.name}, {"members", listed(memberNames(self))}}));
  }

  // "morale": 6 in a face is the row of face_figure with that kind and value.
  void collectFigure(DraftRef face, const Member& member, const std::string& path) {
    const std::size_t table = tableOf<model::FaceFigure>();
    Draft draft;
    draft.place = {document_, member.begin};
    draft.path = path;
    draft.parent = face;
    draft.columns.resize(tables()[table].columns.size());
    draft.record = defaultRecord(table);
    draft.isDecoded.resize(draft.columns.size());
    const std::size_t kind = *tables()[table].column("kind");
    draft.record.cells[kind] = member.name;
    draft.isDecoded[kind] = true;
    draft.columns[*tables()[table].column("value")] = &member.value;
    draft.isShort = true;
    drafts_.rows[table].push_back(std::move(draft));
  }

  bool isGivenByNesting(const Draft& draft, const Column& column, std::size_t place) const {
    if (!draft.parent || column.type != ColumnType::Reference || column.target != draft.parent->table) return false;
    const auto& homes = tables()[draft.record.table].homes;
    return std::find(homes.begin(), homes.end(), place) != homes.end();
  }

  static bool takesList(DraftRef self) { return tables()[self.table].isBulk || self.table == tableOf<model::Zone>(); }
  static std::string_view listName(DraftRef self) { return tables()[self.table].isBulk ? listKey(self.table) : kHexes; }

  static std::vector<std::string> memberNames(DraftRef self) {
    const Table& info = tables()[self.table];
    std::vector<std::string> names;
    if (takesList(self)) names.emplace_back(listName(self));
    for (std::size_t i = info.isBulk ? 1 : 0; i < info.columns.size(); ++i) names.emplace_back(info.columns[i].name);
    for (std::size_t child = 0; child < tables().size(); ++child) {
      if (nestsUnder(tables()[child], self.table) && child != tableOf<model::ZoneHex>()) {
        names.emplace_back(tables()[child].name);
      }
    }
    if (self.table == tableOf<model::Face>()) names.insert(names.end(), kCommonFigures.begin(), kCommonFigures.end());
    if (carriesProvenance(self.table)) names.emplace_back(kProvenance);
    return names;
  }

  Drafts drafts_;
  Problems& problems_;
  bool needsFormat_;
  const Document* document_ = nullptr;
};

}  // namespace

std::string pointerPart(std::string_view key) {
  std::string part;
  for (const char c : key) {
    if (c == '~') {
      part += "~0";
    } else if (c == '/') {
      part += "~1";
    } else {
      part += c;
    }
  }
  return part;
}

Drafts collectDrafts(const Documents& documents, bool needsFormat, Problems& problems) {
  Collector collector(needsFormat, problems);
  for (const Document& document : documents) collector.collect(document);
  return collector.take();
}

}  // namespace redoubt::exchange
