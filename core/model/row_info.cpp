#include "core/model/row_info.h"

#include <array>
#include <utility>

#include "core/base/wording.h"
#include "core/model/aid_rows.h"
#include "core/model/battle_rows.h"
#include "core/model/force_rows.h"
#include "core/model/map_rows.h"
#include "core/model/scenario_rows.h"

namespace redoubt::model {
namespace {

template <class T>
void storeValue(const T& value, ValueSink& sink) {
  if constexpr (IsOptional<T>::value) {
    if (value) {
      storeValue(*value, sink);
    } else {
      sink.null();
    }
  } else if constexpr (std::is_same_v<T, std::string>) {
    sink.text(value);
  } else if constexpr (std::is_same_v<T, JsonText>) {
    sink.text(value.text);
  } else if constexpr (NamedEnum<T>) {
    sink.word(toText(value));
  } else if constexpr (std::is_same_v<typename Codec<T>::Stored, std::string>) {
    sink.word(Codec<T>::store(value));
  } else if constexpr (std::is_same_v<typename Codec<T>::Stored, double>) {
    sink.real(Codec<T>::store(value));
  } else {
    sink.integer(Codec<T>::store(value));
  }
}

template <class T>
bool loadValue(T& value, const ValueSource& source, const Bounds& bounds) {
  using Type = ValueSource::Type;
  if constexpr (IsOptional<T>::value) {
    if (source.type() == Type::Null) {
      value.reset();
      return true;
    }
    typename T::value_type known{};
    if (!loadValue(known, source, bounds)) return false;
    value = std::move(known);
    return true;
  } else {
    using Stored = typename Codec<T>::Stored;
    std::optional<T> known;
    if constexpr (std::is_same_v<Stored, std::int64_t>) {
      if (source.type() == Type::Integer) known = Codec<T>::load(source.integer());
    } else if constexpr (std::is_same_v<Stored, double>) {
      if (source.type() == Type::Real || source.type() == Type::Integer) known = Codec<T>::load(source.real());
    } else {
      if (source.type() == Type::Text) known = Codec<T>::load(source.text());
    }
    if (!known || !isWithin(*known, bounds)) return false;
    value = std::move(*known);
    return true;
  }
}

template <class T>
struct IsId : std::false_type {};
template <class Row>
struct IsId<Id<Row>> : std::true_type {};

template <class T>
constexpr ColumnKind kindOf() {
  if constexpr (IsOptional<T>::value) {
    return kindOf<typename T::value_type>();
  } else if constexpr (std::is_same_v<T, bool>) {
    return ColumnKind::Truth;
  } else if constexpr (std::is_integral_v<T>) {
    return ColumnKind::Integer;
  } else if constexpr (std::is_same_v<T, double>) {
    return ColumnKind::Real;
  } else if constexpr (std::is_same_v<T, std::string> || IsOpenWord<T>::value) {
    return ColumnKind::Text;
  } else if constexpr (std::is_same_v<T, JsonText>) {
    return ColumnKind::Json;
  } else if constexpr (NamedEnum<T>) {
    return ColumnKind::Word;
  } else if constexpr (std::is_same_v<T, Facing>) {
    return ColumnKind::Facing;
  } else if constexpr (std::is_same_v<T, hex::HexKey>) {
    return ColumnKind::Hex;
  } else if constexpr (std::is_same_v<T, hex::HexsideKey>) {
    return ColumnKind::Hexside;
  } else {
    static_assert(IsId<T>::value, "a column of a kind that nobody described");
    return ColumnKind::Id;
  }
}

template <class T>
constexpr std::span<const std::string_view> wordsOf() {
  if constexpr (IsOptional<T>::value) {
    return wordsOf<typename T::value_type>();
  } else if constexpr (NamedEnum<T>) {
    return EnumText<T>::kWords;
  } else if constexpr (IsOpenWord<T>::value) {
    return EnumText<typename IsOpenWord<T>::Known>::kWords;
  } else {
    return {};
  }
}

// The table whose rows a column names; of a key that is a row's own id, none.
template <class T>
constexpr std::string_view referredTable() {
  using Row = typename Refers<T>::Row;
  if constexpr (std::is_void_v<Row>) {
    return {};
  } else {
    return Row::kTable;
  }
}

template <class Row, std::size_t I>
constexpr Bounds kBoundsOf = std::get<I>(Row::fields()).bounds;

template <class Row, std::size_t I>
constexpr FieldInfo fieldInfo() {
  constexpr auto field = std::get<I>(Row::fields());
  using T = typename std::remove_cvref_t<decltype(field)>::Type;
  constexpr auto member = field.member;
  return {field.name,
          kindOf<T>(),
          field.isKey,
          IsOptional<T>::value,
          field.bounds,
          field.nature,
          field.isOwned,
          std::is_same_v<T, Id<Row>> ? std::string_view() : referredTable<T>(),
          [](const void* row, ValueSink& sink) { storeValue(static_cast<const Row*>(row)->*member, sink); },
          [](void* row, const ValueSource& source) {
            return loadValue(static_cast<Row*>(row)->*member, source, kBoundsOf<Row, I>);
          },
          [](const void* row) {
            const T& value = static_cast<const Row*>(row)->*member;
            return isStorable(value) && isWithin(value, kBoundsOf<Row, I>);
          },
          wordsOf<T>()};
}

template <class Row, std::size_t... I>
const RowInfo& makeInfo(std::index_sequence<I...>) {
  static constexpr std::array<FieldInfo, sizeof...(I)> kFields{fieldInfo<Row, I>()...};
  static constexpr RowInfo kInfo{Row::kTable, kFields};
  return kInfo;
}

}  // namespace

template <class Row>
const RowInfo& rowInfo() {
  return makeInfo<Row>(std::make_index_sequence<std::tuple_size_v<decltype(Row::fields())>>{});
}

Phrase spokenName(std::string_view tableOrColumn) {
  std::string key = "names." + std::string(tableOrColumn);
  // Damaged files and files of other programs have tables of other names.
  return wording::find("en", key) ? Phrase::of(std::move(key)) : Phrase(tableOrColumn);
}

template const RowInfo& rowInfo<BattleInfo>();
template const RowInfo& rowInfo<Source>();
template const RowInfo& rowInfo<Paragraph>();
template const RowInfo& rowInfo<Question>();
template const RowInfo& rowInfo<SourceText>();
template const RowInfo& rowInfo<Reading>();
template const RowInfo& rowInfo<Provenance>();
template const RowInfo& rowInfo<System>();
template const RowInfo& rowInfo<Rule>();
template const RowInfo& rowInfo<MapSheet>();
template const RowInfo& rowInfo<HexRow>();
template const RowInfo& rowInfo<Hexside>();
template const RowInfo& rowInfo<Link>();
template const RowInfo& rowInfo<Symbol>();
template const RowInfo& rowInfo<Label>();
template const RowInfo& rowInfo<MapPicture>();
template const RowInfo& rowInfo<ScanPoint>();
template const RowInfo& rowInfo<Zone>();
template const RowInfo& rowInfo<ZoneHex>();
template const RowInfo& rowInfo<Player>();
template const RowInfo& rowInfo<Army>();
template const RowInfo& rowInfo<Leader>();
template const RowInfo& rowInfo<Command>();
template const RowInfo& rowInfo<Unit>();
template const RowInfo& rowInfo<UnitCommand>();
template const RowInfo& rowInfo<Counter>();
template const RowInfo& rowInfo<Face>();
template const RowInfo& rowInfo<FaceFigure>();
template const RowInfo& rowInfo<Step>();
template const RowInfo& rowInfo<Mark>();
template const RowInfo& rowInfo<CounterSheet>();
template const RowInfo& rowInfo<SheetCell>();
template const RowInfo& rowInfo<Scenario>();
template const RowInfo& rowInfo<Variant>();
template const RowInfo& rowInfo<SetUpBlock>();
template const RowInfo& rowInfo<VariantBlock>();
template const RowInfo& rowInfo<Setting>();
template const RowInfo& rowInfo<Entry>();
template const RowInfo& rowInfo<Placement>();
template const RowInfo& rowInfo<SetUpOrder>();
template const RowInfo& rowInfo<PoolLine>();
template const RowInfo& rowInfo<ReturnPoint>();
template const RowInfo& rowInfo<Event>();
template const RowInfo& rowInfo<Victory>();
template const RowInfo& rowInfo<Track>();
template const RowInfo& rowInfo<Space>();
template const RowInfo& rowInfo<Waiver>();
template const RowInfo& rowInfo<HouseCheck>();
template const RowInfo& rowInfo<ExportPreset>();
template const RowInfo& rowInfo<Note>();
template const RowInfo& rowInfo<Translation>();

}  // namespace redoubt::model
