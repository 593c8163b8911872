#pragma once

#include <tuple>

#include "core/model/aid_rows.h"
#include "core/model/battle_rows.h"
#include "core/model/force_rows.h"
#include "core/model/map_rows.h"
#include "core/model/pictures.h"
#include "core/model/scenario_rows.h"
#include "core/model/table.h"

namespace redoubt::model {

template <class... Rows>
struct RowList {
  /// A tuple of `Of<Row>` for every table.
  template <template <class> class Of>
  using Each = std::tuple<Of<Rows>...>;
};

template <class Row>
struct RowType {
  using Type = Row;
};

/// Every content table, in the order of the schema. History, versions and pictures are not content.
using ContentRows =
    RowList<BattleInfo, Source, Paragraph, Question, SourceText, Reading, Provenance, System, Rule, MapSheet, HexRow, Hexside, Link, Symbol,
            Label, MapPicture, ScanPoint, Zone, ZoneHex, Player, Army, Leader, Command, Unit, UnitCommand, Counter, Face,
            FaceFigure, Step, Mark, CounterSheet, SheetCell, Scenario, Variant, SetUpBlock, VariantBlock, Setting, Entry, Placement, SetUpOrder, PoolLine,
            ReturnPoint, Event, Victory, Track, Space, Waiver, HouseCheck, ExportPreset, Note, Translation>;

template <class Visit, class... Rows>
constexpr void forEachRowType(RowList<Rows...>, Visit&& visit) {
  (visit(RowType<Rows>{}), ...);
}

/// Calls `visit(RowType<Row>{})` for every content table.
template <class Visit>
constexpr void forEachTable(Visit&& visit) {
  forEachRowType(ContentRows{}, visit);
}

/// The content of a battle file: a plain value. A copy is a snapshot and cheap.
class Battle {
 public:
  // Out of line: some forty tables are more than every file that copies a battle should compile.
  Battle();
  Battle(const Battle& other);
  Battle(Battle&& other) noexcept;
  Battle& operator=(const Battle& other);
  Battle& operator=(Battle&& other) noexcept;
  ~Battle();

  template <class Row>
  const Table<Row>& all() const {
    return std::get<Table<Row>>(tables_);
  }
  template <class Row>
  Table<Row>& all() {
    return std::get<Table<Row>>(tables_);
  }
  /// The row of that id or key, or null. Valid until the battle next changes.
  template <class Row>
  const Row* find(const KeyOf<Row>& key) const {
    return all<Row>().find(key);
  }
  template <class Row>
  const Row* find(Id<Row> id) const requires(!std::is_same_v<KeyOf<Row>, Id<Row>>) = delete;
  template <class Row>
  const Row* find(const std::optional<Id<Row>>& id) const {
    return id ? all<Row>().find(*id) : nullptr;
  }
  /// The rows whose reference `Member` is `id`: `battle.where<&Unit::army>(army)`.
  template <auto Member>
  auto where(typename detail::Referred<typename detail::MemberOf<decltype(Member)>::Value>::Type id) const {
    return all<typename detail::MemberOf<decltype(Member)>::Row>().template where<Member>(id);
  }
  /// The first row with that slug, or null.
  template <class Row>
  const Row* bySlug(std::string_view slug) const {
    for (const Row& row : all<Row>()) {
      if (row.slug == slug) return &row;
    }
    return nullptr;
  }

  /// The picture files that its rows can name. They are no content: a battle with others is equal.
  const Pictures& pictures() const { return pictures_; }
  Pictures& pictures() { return pictures_; }

  friend bool operator==(const Battle& a, const Battle& b);

 private:
  ContentRows::Each<Table> tables_;
  Pictures pictures_;
};

/// The one row of the battle table, or null in an empty file.
const BattleInfo* info(const Battle& battle);
/// The one map, or null.
const MapSheet* mapSheet(const Battle& battle);
/// Why the battle has no usable layout; nothing if it has one.
std::optional<hex::LayoutError> layoutFault(const Battle& battle);
/// The map's layout; the plain default layout if there is no map or its numbers make no valid layout.
hex::Layout layoutOf(const Battle& battle);

/// A row's key as text: ids and packed hexes in decimal, parts joined by '/'. How provenance and waivers name rows.
template <class Row>
std::string keyText(const KeyOf<Row>& key);

namespace detail {
inline std::string partText(const std::string& part) {
  return part;
}
inline std::string partText(int part) {
  return std::to_string(part);
}
template <NamedEnum E>
std::string partText(E part) {
  return std::string(toText(part));
}
template <class T>
requires requires(const T& part) { part.value; }
std::string partText(const T& part) {
  return std::to_string(part.value);
}
}  // namespace detail

template <class Row>
std::string keyText(const KeyOf<Row>& key) {
  if constexpr (requires { key.value; }) {
    return std::to_string(key.value);
  } else {
    return std::apply(
        [](const auto& first, const auto&... rest) {
          std::string text = detail::partText(first);
          ((text += '/', text += detail::partText(rest)), ...);
          return text;
        },
        key);
  }
}

}  // namespace redoubt::model
