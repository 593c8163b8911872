#include "core/store/from_schema_3.h"

#include <algorithm>
#include <array>

#include "core/base/text.h"

namespace redoubt::store {
namespace {

// As schema 3 has them, whatever later schemas may add.
constexpr std::array<std::string_view, 3> kFigures{"morale", "size", "fire"};

bool isFigure(std::string_view kind) {
  return std::find(kFigures.begin(), kFigures.end(), kind) != kFigures.end();
}

const std::string& textIn(const Values& key, std::size_t at) {
  static const std::string kNone;
  const auto* text = at < key.size() ? std::get_if<std::string>(&key[at]) : nullptr;
  return text ? *text : kNone;
}

// What is said of the origin of a figure, in schema 3 and in 4.
RowName originOfColumn(const std::string& face, const std::string& figure) {
  return {"provenance", {std::string("face"), face, figure}};
}
RowName originOfRow(const std::string& face, const std::string& figure) {
  return {"provenance", {std::string("face_figure"), face + "/" + figure, std::string("value")}};
}

bool isOriginOfColumn(const RowName& name) {
  return name.table == "provenance" && textIn(name.key, 0) == "face" && isFigure(textIn(name.key, 2));
}

struct Figure {
  std::string face;
  std::string kind;
};

// Of an origin of a row of schema 4 the figure of schema 3 that it may be moved from.
std::optional<Figure> figureOf(const RowName& name) {
  if (name.table != "provenance" || textIn(name.key, 0) != "face_figure" || textIn(name.key, 2) != "value") return {};
  const std::string& subject = textIn(name.key, 1);
  const std::size_t slash = subject.find('/');
  if (slash == std::string::npos || !isFigure(subject.substr(slash + 1))) return {};
  return Figure{subject.substr(0, slash), subject.substr(slash + 1)};
}

std::optional<Values> figureRow(const RowName& name, PlainRows& old) {
  const std::string& kind = textIn(name.key, 1);
  const RowName face{"face", {name.key[0]}};
  if (!old.row(face)) return std::nullopt;
  const Value value = old.value(face, kind);
  if (value.index() != 0) return Values{name.key[0], kind, value};
  // A battle may have had a kind of its own of that name.
  if (auto own = old.row(name)) return own;
  const auto* id = std::get_if<std::int64_t>(&name.key[0]);
  if (!id || !old.row(originOfColumn(std::to_string(*id), kind))) return std::nullopt;
  return Values{name.key[0], kind, Value()};
}

}  // namespace

bool FromSchema3::keeps(const std::string& table) const {
  return table != "face" && table != "face_figure" && table != "provenance";
}

std::vector<RowName> FromSchema3::dependents(const RowName& old) const {
  std::vector<RowName> names{old};
  if (old.table == "face" && !old.key.empty()) {
    for (const std::string_view figure : kFigures) {
      names.push_back({"face_figure", {old.key[0], std::string(figure)}});
    }
  } else if (isOriginOfColumn(old)) {
    const std::string& face = textIn(old.key, 1);
    const std::string& figure = textIn(old.key, 2);
    names.push_back(originOfRow(face, figure));
    if (const auto id = toInteger(face)) names.push_back({"face_figure", {std::int64_t{*id}, figure}});
  }
  return names;
}

std::optional<Values> FromSchema3::row(const RowName& name, const std::vector<PlainColumn>& columns,
                                       PlainRows& old) const {
  if (name.table == "face_figure" && isFigure(textIn(name.key, 1))) return figureRow(name, old);
  if (isOriginOfColumn(name)) return std::nullopt;
  if (const auto figure = figureOf(name)) {
    if (auto moved = old.row(originOfColumn(figure->face, figure->kind))) {
      std::copy(name.key.begin(), name.key.end(), moved->begin());
      return moved;
    }
  }
  return RowMap::row(name, columns, old);
}

}  // namespace redoubt::store
