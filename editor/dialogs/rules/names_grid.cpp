#include "editor/dialogs/rules/names_grid.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

#include "core/base/text.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/vocabulary/vocabulary.h"
#include "editor/dialogs/values/json_value.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

using rules::NameKind;

struct GridWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::NamesGrids)
};

const Json kForbidden = "no";

std::string filled(std::string text, const std::string& row, const std::string& column) {
  const auto put = [&](const std::string& what, const std::string& by) {
    for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + by.size())) {
      text.replace(at, what.size(), by);
    }
  };
  put("{row}", row);
  put("{column}", column);
  return text;
}

std::vector<NamesGrid> gridsOfMembers() {
  return {{"terrain/<terrain>/enter",
           GridWords::tr("Cost of terrain by arm"),
           NameKind::Terrain,
           NameKind::Arm,
           "terrain/{row}/enter",
           {"{column}"},
           rules::points(),
           "terrain/{row}/forbidden"},
          {"rating/<rating>:types",
           GridWords::tr("Ratings by unit type"),
           NameKind::UnitType,
           NameKind::Rating,
           "rating/{column}",
           {"types", "{row}"},
           rules::number()},
          {"rating/<rating>:arms",
           GridWords::tr("Ratings by arm"),
           NameKind::Arm,
           NameKind::Rating,
           "rating/{column}",
           {"arms", "{row}"},
           rules::number()}};
}

std::optional<NameKind> kindInBrackets(std::string_view placeholder) {
  for (const NameKind kind : rules::kNameKinds) {
    if (placeholder == "<" + std::string(rules::toText(kind)) + ">") return kind;
  }
  return std::nullopt;
}

// The grid of a rule whose path has two names; nothing for others.
std::optional<NamesGrid> gridOfPath(const rules::Term& term) {
  std::vector<NameKind> kinds;
  std::vector<std::string> path;
  for (const std::string_view part : words(term.path, "/")) {
    if (!part.starts_with('<')) {
      path.emplace_back(part);
      continue;
    }
    const auto kind = kindInBrackets(part);
    if (!kind || kinds.size() == 2) return std::nullopt;
    kinds.push_back(*kind);
    path.emplace_back(kinds.size() == 1 ? "{row}" : "{column}");
  }
  if (kinds.size() != 2) return std::nullopt;
  QString title = RulesWords::meaning(term);
  if (title.endsWith(QLatin1Char('.'))) title.chop(1);
  return NamesGrid{std::string(term.path), title, kinds[0], kinds[1], join(path, "/"), {}, term.shape};
}

std::vector<NamesGrid> allGrids() {
  std::vector<NamesGrid> grids = gridsOfMembers();
  for (const rules::Term& term : rules::vocabulary()) {
    if (auto grid = gridOfPath(term)) grids.push_back(*std::move(grid));
  }
  return grids;
}

// The values of rules as they are after some cells have been put.
class Values {
 public:
  explicit Values(const Session& session) : session_(session) {}

  Json& of(const std::string& path) {
    const auto [at, isNew] = values_.try_emplace(path);
    if (isNew) {
      const model::Rule* row = session_.rules().row(path);
      at->second = row ? parsed(row->value.text) : Json();
    }
    return at->second;
  }
  const std::map<std::string, Json>& all() const { return values_; }

 private:
  const Session& session_;
  std::map<std::string, Json> values_;
};

Json read(const Json& value, const NamesGrid& grid, const std::string& row, const std::string& column) {
  const Json* at = &value;
  for (const std::string& each : grid.members) {
    if (at->is_number() || at->is_string()) return *at;  // one for all
    const std::string member = filled(each, row, column);
    if (!at->is_object() || !at->contains(member)) return {};
    at = &(*at)[member];
  }
  return *at;
}

bool isForbidden(const Json& list, const std::string& column) {
  return list.is_array() && std::find(list.begin(), list.end(), Json(column)) != list.end();
}

// A value that is one for all becomes one for each name.
void spread(const Session& session, const NamesGrid& grid, Json& value) {
  if (!value.is_number() && !value.is_string()) return;
  const Json all = value;
  value = Json::object();
  for (const KnownName& each : knownNames(session, grid.columns)) value[each.slug] = all;
}

void write(const Session& session, const NamesGrid& grid, const NamesCell& cell, const Json& json, Json& value) {
  if (grid.members.empty()) {
    value = json;
    return;
  }
  spread(session, grid, value);
  Json* at = &value;
  for (std::size_t depth = 0; depth + 1 < grid.members.size(); ++depth) {
    if (!at->is_object()) *at = Json::object();
    at = &(*at)[filled(grid.members[depth], cell.row, cell.column)];
  }
  const std::string last = filled(grid.members.back(), cell.row, cell.column);
  if (!at->is_object()) *at = Json::object();
  if (json.is_null()) {
    at->erase(last);
  } else {
    (*at)[last] = json;
  }
}

void writeForbidden(Json& list, const std::string& column, bool isIn) {
  if (!list.is_array()) list = Json::array();
  const auto found = std::find(list.begin(), list.end(), Json(column));
  if (isIn && found == list.end()) list.push_back(column);
  if (!isIn && found != list.end()) list.erase(found);
}

}  // namespace

std::vector<KnownName> namesInGrids(const Session& session, NameKind kind) {
  std::vector<KnownName> names = knownNames(session, kind);
  // Every game has leaders and markers by name, though it may have none.
  std::erase_if(names, [&](const KnownName& each) {
    return kind == NameKind::Arm && session.rules().under("arm/" + each.slug).empty();
  });
  return names;
}

std::vector<NamesGrid> namesGrids(const Session& session) {
  std::vector<NamesGrid> grids = allGrids();
  std::erase_if(grids, [&](const NamesGrid& grid) {
    if (namesInGrids(session, grid.rows).empty() || namesInGrids(session, grid.columns).empty()) return true;
    const std::string first = grid.id.substr(0, grid.id.find('<'));
    return session.rules().under(first.substr(0, first.size() - 1)).empty();
  });
  return grids;
}

std::optional<std::string> namesGridOf(const std::string& rule) {
  const rules::Term* term = rules::termOf(rule);
  if (!term) return std::nullopt;
  std::string path(term->path);
  if (path == "terrain/<terrain>/forbidden") path = "terrain/<terrain>/enter";
  for (const NamesGrid& grid : allGrids()) {
    if (grid.id.substr(0, grid.id.find(':')) == path) return grid.id;
  }
  return std::nullopt;
}

std::optional<std::string> cellOf(const Session& session, const NamesGrid& grid, const std::string& row,
                                  const std::string& column) {
  Values values(session);
  if (!grid.forbidden.empty() && isForbidden(values.of(filled(grid.forbidden, row, column)), column)) {
    return kForbidden.dump();
  }
  const Json value = read(values.of(filled(grid.path, row, column)), grid, row, column);
  return value.is_null() ? std::nullopt : std::optional(value.dump());
}

model::Edit setNamesCells(const Session& session, const NamesGrid& grid, const std::vector<NamesCell>& cells,
                          const QString& title) {
  Values values(session);
  for (const NamesCell& each : cells) {
    Json json = each.json ? parsed(*each.json) : Json();
    if (!grid.forbidden.empty()) {
      const bool isNo = json == kForbidden;
      Json& list = values.of(filled(grid.forbidden, each.row, each.column));
      if (isNo || isForbidden(list, each.column)) writeForbidden(list, each.column, isNo);
      if (isNo) json = Json();
    }
    write(session, grid, each, json, values.of(filled(grid.path, each.row, each.column)));
  }
  rules::RuleEdit edit(session.battle(), title.toStdString());
  for (const auto& [path, value] : values.all()) {
    const bool isNothing = value.is_null() || (value.is_structured() && value.empty());
    if (!isNothing) {
      edit.set(path, value.dump());
    } else if (session.rules().row(path)) {
      edit.remove(path);
    }
  }
  return edit.take();
}

}  // namespace redoubt::editor
