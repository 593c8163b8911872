#include "editor/scripts/host/host_object.h"

#include <algorithm>

#include "core/ask/questions.h"
#include "core/base/error.h"
#include "core/check/check.h"
#include "core/check/messages.h"
#include "core/exchange/json/hex_text.h"
#include "core/exchange/new_battle.h"
#include "core/model/changes.h"
#include "core/rules/vocabulary/translations.h"

namespace redoubt::scripts {

using nlohmann::json;

namespace {

std::string_view wordOf(model::ColumnKind kind) {
  constexpr std::string_view kWords[]{"integer", "real",   "text", "json",    "truth",
                                      "word",    "facing", "hex",  "hexside", "id"};
  return kWords[static_cast<std::size_t>(kind)];
}

model::Facing facingNamed(const QString& text) {
  const auto facing = model::facingFromText(text.toStdString());
  if (!facing) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.script.facing", {{"value", text.toStdString()}}));
  }
  return *facing;
}

template <class T>
T memberOf(const json& object, const char* name, T otherwise) {
  const auto found = object.find(name);
  if (found == object.end() || found->is_null()) return otherwise;
  try {
    return found->get<T>();
  } catch (const json::exception&) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.script.argument", {{"name", name}, {"value", found->dump()}}));
  }
}

}  // namespace

std::optional<std::string> bytesOf(const QJSValue& value) {
  if (value.isString()) return value.toString().toStdString();
  // Of a typed array the buffer, which the prelude passes on.
  const QVariant variant = value.toVariant();
  if (variant.metaType() == QMetaType::fromType<QByteArray>()) return variant.toByteArray().toStdString();
  return std::nullopt;
}

HostObject::HostObject(QJSEngine& engine, ScriptBattle& battle, std::string language,
                       std::function<void(const json&)> say)
    : engine_(engine), battle_(battle), language_(std::move(language)), say_(std::move(say)) {}

HostObject::~HostObject() = default;

QString HostObject::version() const {
  return QStringLiteral(REDOUBT_VERSION);
}

QString HostObject::tables() const {
  json list = json::array();
  for (const model::TableInfo& table : model::allTables()) {
    json columns = json::array();
    for (const model::FieldInfo& field : table.fields()) {
      columns.push_back({{"name", field.name}, {"kind", wordOf(field.kind)}, {"refersTo", field.refersTo}});
    }
    list.push_back({{"name", table.name()}, {"columns", std::move(columns)}});
  }
  return QString::fromStdString(list.dump());
}

QJSValue HostObject::attempt(const std::function<QJSValue()>& work) const {
  try {
    return work();
  } catch (const Error& error) {
    const std::string context = error.context().empty() ? "" : error.context() + ": ";
    engine_.throwError(QJSValue::GenericError, QString::fromStdString(context + said(error.phrase(), language_)));
  }
  return {};
}

QJSValue HostObject::verb(const std::function<void(model::NamedDraft&)>& work) {
  return attempt([&]() -> QJSValue {
    work(battle_.draft());
    battle_.noteVerb();
    return {};
  });
}

// Rows come as {row: number}, so that they are no numbers.
ScriptValue HostObject::fromScript(const QJSValue& value) const {
  if (value.isNull() || value.isUndefined()) return {};
  if (value.isBool()) return value.toBool();
  if (value.isNumber()) return value.toNumber();
  if (value.isString()) return value.toString().toStdString();
  const QJSValue row = value.property(QStringLiteral("row"));
  if (row.isNumber()) return RowNumber{row.toInt()};
  throw Error(ErrorCode::BadInput, Phrase::of("errors.script.type", {{"value", value.toString().toStdString()}}));
}

QJSValue HostObject::toScript(const ScriptValue& value) const {
  if (const auto* text = std::get_if<std::string>(&value)) return {QString::fromStdString(*text)};
  if (const auto* number = std::get_if<double>(&value)) return {*number};
  if (const auto* truth = std::get_if<bool>(&value)) return {*truth};
  // A row is a list of its number alone.
  if (const auto* row = std::get_if<RowNumber>(&value)) return listOf({row->value});
  return {QJSValue::NullValue};
}

ScriptValues HostObject::valuesIn(const QJSValue& object) const {
  ScriptValues values;
  const int length = object.property(QStringLiteral("length")).toInt();
  for (int i = 0; i < length; ++i) {
    const QJSValue pair = object.property(static_cast<quint32>(i));
    const int column = pair.property(0).toInt();
    const QJSValue value = pair.property(1);
    values.emplace_back(static_cast<std::size_t>(column), fromScript(value));
  }
  return values;
}

QJSValue HostObject::listOf(const std::vector<int>& rows) const {
  QJSValue list = engine_.newArray(static_cast<uint>(rows.size()));
  for (std::size_t i = 0; i < rows.size(); ++i) list.setProperty(static_cast<quint32>(i), rows[i]);
  return list;
}

QJSValue HostObject::rows(int table, const QJSValue& with) {
  return attempt([&] { return listOf(battle_.rows(static_cast<std::size_t>(table), valuesIn(with))); });
}

QJSValue HostObject::named(int table, const QString& name) {
  return attempt([&] { return listOf(battle_.named(static_cast<std::size_t>(table), name.toStdString())); });
}

int HostObject::tableOf(int row) const {
  return static_cast<int>(battle_.tableOf({row}));
}
QString HostObject::keyOf(int row) const {
  return QString::fromStdString(battle_.keyOf({row}));
}
bool HostObject::isThere(int row) const {
  return battle_.isThere({row});
}

QJSValue HostObject::value(int row, int column) {
  return attempt([&] { return toScript(battle_.value({row}, static_cast<std::size_t>(column))); });
}

QJSValue HostObject::setValue(int row, int column, const QJSValue& value) {
  return attempt([&]() -> QJSValue {
    battle_.set({row}, static_cast<std::size_t>(column), fromScript(value));
    return {};
  });
}

QJSValue HostObject::add(int table, const QJSValue& values) {
  return attempt([&]() -> QJSValue { return {battle_.add(static_cast<std::size_t>(table), valuesIn(values)).value}; });
}

QJSValue HostObject::remove(const QJSValue& rows) {
  return attempt([&]() -> QJSValue {
    std::vector<int> numbers;
    const int length = rows.property(QStringLiteral("length")).toInt();
    for (int i = 0; i < length; ++i) numbers.push_back(rows.property(static_cast<quint32>(i)).toInt());
    return {battle_.remove(numbers)};
  });
}

QJSValue HostObject::choose(int variant) {
  return attempt([&]() -> QJSValue {
    const model::TableInfo& table = model::tableInfo<model::Variant>();
    if (battle_.tableOf({variant}) != tableCalled(table.name()) || !battle_.isThere({variant})) {
      throw Error(ErrorCode::NotFound, Phrase::of("errors.library.variant"));
    }
    battle_.draft().choose(Id<model::Variant>{std::stoll(battle_.keyOf({variant}))});
    variant_ = variant;
    return {};
  });
}

QJSValue HostObject::setUp() {
  return attempt([&] {
    const std::size_t table = tableCalled(model::Placement::kTable);
    std::vector<int> rows;
    for (const model::Placement* each : battle_.draft().setUp()) rows.push_back(battle_.numberOf(table, each).value);
    return listOf(rows);
  });
}

Id<model::Placement> HostObject::counterOf(int row) const {
  if (row < 0 || battle_.tableOf({row}) != tableCalled(model::Placement::kTable)) {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.library.counter"));
  }
  return {std::stoll(battle_.keyOf({row}))};
}

hex::HexKey HostObject::onMap(const QString& number) const {
  const hex::HexKey hex = battle_.hexNamed(number.toStdString());
  if (!battle_.draft().layout().contains(hex)) {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.library.hex"), number.toStdString());
  }
  return hex;
}

QJSValue HostObject::place(const QString& piece, const QString& hex, const QString& facing) {
  return attempt([&]() -> QJSValue {
    std::optional<model::Facing> faces;
    if (!facing.isEmpty()) faces = facingNamed(facing);
    const Id<model::Placement> id = battle_.draft().place(piece.toStdString(), onMap(hex), faces);
    battle_.noteVerb();
    const model::Placement* row = battle_.draft().now().find(std::optional(id));
    return {battle_.numberOf(tableCalled(model::Placement::kTable), row).value};
  });
}

QJSValue HostObject::move(int counter, const QString& hex) {
  return verb([&](model::NamedDraft& draft) { draft.move(counterOf(counter), onMap(hex)); });
}
QJSValue HostObject::turn(int counter, const QString& facing) {
  return verb([&](model::NamedDraft& draft) { draft.turn(counterOf(counter), facingNamed(facing)); });
}
QJSValue HostObject::setStep(int counter, int step) {
  return verb([&](model::NamedDraft& draft) { draft.setStep(counterOf(counter), step); });
}
QJSValue HostObject::setFormation(int counter, const QString& formation) {
  return verb([&](model::NamedDraft& draft) { draft.setFormation(counterOf(counter), formation.toStdString()); });
}
QJSValue HostObject::takeOff(int counter) {
  return verb([&](model::NamedDraft& draft) { draft.takeOff(counterOf(counter)); });
}

QJSValue HostObject::paint(const QStringList& hexes, const QString& terrain) {
  return verb([&](model::NamedDraft& draft) {
    std::vector<hex::HexKey> keys;
    for (const QString& each : hexes) keys.push_back(onMap(each));
    draft.paint(keys, terrain.toStdString());
  });
}
QJSValue HostObject::setLevel(const QStringList& hexes, int level) {
  return verb([&](model::NamedDraft& draft) {
    std::vector<hex::HexKey> keys;
    for (const QString& each : hexes) keys.push_back(onMap(each));
    draft.setLevel(keys, level);
  });
}
QJSValue HostObject::paintSide(const QString& hex, const QString& other, const QString& kind) {
  return verb([&](model::NamedDraft& draft) { draft.paintSide(onMap(hex), onMap(other), kind.toStdString()); });
}
QJSValue HostObject::paintLink(const QString& hex, const QString& other, const QString& kind) {
  return verb([&](model::NamedDraft& draft) { draft.paintLink(onMap(hex), onMap(other), kind.toStdString()); });
}

QJSValue HostObject::begin(const QString& wanted) {
  return verb([&](model::NamedDraft& draft) {
    const json given = json::parse(wanted.toStdString(), nullptr, false);
    if (!given.is_object())
      throw Error(ErrorCode::BadInput, Phrase::of("errors.script.type", {{"value", wanted.toStdString()}}));
    exchange::NewBattleOptions options;
    options.title = memberOf(given, "title", options.title);
    options.language = memberOf(given, "language", options.language);
    options.columns = memberOf(given, "columns", options.columns);
    options.rows = memberOf(given, "rows", options.rows);
    options.hexWidth = memberOf(given, "hexWidth", options.hexWidth);
    if (memberOf(given, "flat", false)) options.orientation = hex::Orientation::Flat;
    if (memberOf(given, "odd", false)) options.shifted = hex::Shifted::Odd;
    if (const auto armies = given.find("armies"); armies != given.end() && armies->is_array()) {
      options.armies.clear();
      for (const json& each : *armies) {
        options.armies.push_back(
            {memberOf(each, "name", std::string()), memberOf(each, "colour", std::string("#808080"))});
      }
    }
    draft.takeEverywhere(model::toEdit(model::difference(draft.now(), exchange::newBattle(options)), draft.title()));
  });
}

QJSValue HostObject::hexes() const {
  const hex::Layout& layout = battle_.draft().layout();
  const std::vector<hex::HexKey> keys = layout.allHexes();
  QJSValue list = engine_.newArray(static_cast<uint>(keys.size()));
  quint32 i = 0;
  for (const hex::HexKey key : keys) list.setProperty(i++, QString::fromStdString(exchange::hexText(layout, key)));
  return list;
}

QJSValue HostObject::neighbours(const QString& number) {
  return attempt([&] {
    const hex::Layout& layout = battle_.draft().layout();
    const hex::HexKey hex = onMap(number);
    QJSValue list = engine_.newArray();
    quint32 i = 0;
    for (const hex::HexKey next : layout.neighbours(hex)) {
      if (layout.contains(next)) list.setProperty(i++, QString::fromStdString(exchange::hexText(layout, next)));
    }
    return list;
  });
}

QJSValue HostObject::distance(const QString& hex, const QString& other) {
  return attempt([&]() -> QJSValue { return {battle_.draft().layout().distance(onMap(hex), onMap(other))}; });
}

QJSValue HostObject::placeOf(const QString& number) {
  return attempt([&] {
    const hex::HexKey hex = battle_.hexNamed(number.toStdString());
    return listOf({hex.column(), hex.row()});
  });
}

QJSValue HostObject::hexAt(int column, int row) const {
  const hex::Layout& layout = battle_.draft().layout();
  const auto key = hex::HexKey::of(column, row);
  if (!key || !layout.contains(*key)) return {QJSValue::NullValue};
  return {QString::fromStdString(exchange::hexText(layout, *key))};
}

QJSValue HostObject::mirrored(const QString& facing, bool upDown) const {
  return attempt([&]() -> QJSValue {
    model::Facing faces = facingNamed(facing);
    const hex::Orientation orientation = battle_.draft().layout().orientation();
    if (faces.direction) {
      faces.direction = upDown ? hex::mirroredTopBottom(*faces.direction, orientation)
                               : hex::mirroredLeftRight(*faces.direction, orientation);
    }
    return {QString::fromStdString(model::toText(faces))};
  });
}

QJSValue HostObject::turned(const QString& facing, int steps) const {
  return attempt([&]() -> QJSValue {
    model::Facing faces = facingNamed(facing);
    if (faces.direction) faces.direction = hex::turned(*faces.direction, steps % hex::kSides);
    return {QString::fromStdString(model::toText(faces))};
  });
}

QJSValue HostObject::ask(const QString& question) {
  return attempt([&]() -> QJSValue {
    const json given = json::parse(question.toStdString(), nullptr, false);
    ask::Question asked;
    using Names = std::vector<std::string>;
    asked.name = memberOf(given, "question", std::string());
    asked.about = memberOf(given, "about", Names{});
    asked.by = memberOf(given, "by", Names{});
    asked.on = memberOf(given, "on", Names{});
    asked.army = memberOf(given, "army", std::string());
    asked.change = memberOf(given, "change", std::string());
    asked.action = memberOf(given, "action", std::string());
    asked.from = memberOf(given, "from", std::string());
    asked.hexes = memberOf(given, "hexes", 0);
    asked.suppositions = memberOf(given, "suppose", Names{});
    ask::requireQuestion(asked.name);
    const model::Battle& battle = battle_.draft().now();
    const Id<model::Variant> id{variant_ < 0 ? 0 : std::stoll(battle_.keyOf({variant_}))};
    const model::Variant* variant = battle.find(std::optional(id));
    if (!variant) throw Error(ErrorCode::NotFound, Phrase::of("errors.library.variant"));
    std::pair wanted(battle_.generation() * 1'000'000 + variant_, suppositionsOf(battle, variant->scenario, asked));
    if (!world_ || worldOf_ != wanted) {
      world_ = std::make_unique<ask::World>(battle, id, wanted.second);
      worldOf_ = std::move(wanted);
    }
    return {QString::fromStdString(answerTo(*world_, asked).dump())};
  });
}

QJSValue HostObject::findings() {
  return attempt([&]() -> QJSValue {
    const model::Battle& battle = battle_.draft().now();
    const check::Language language(language_, rules::textsIn(battle, language_));
    json list = json::array();
    for (const check::Finding& each : check::runChecks(battle)) {
      if (each.waived) continue;
      list.push_back({{"code", each.code},
                      {"severity", model::toText(each.severity)},
                      {"place", check::toText(each.place, battle_.draft().layout())},
                      {"words", check::message(each, language)}});
    }
    return {QString::fromStdString(list.dump(-1, ' ', false, json::error_handler_t::replace))};
  });
}

void HostObject::log(const QString& text) {
  say_({{"log", text.toStdString()}});
}

// A script that counts hexes need not ask whether it tells too often.
void HostObject::progress(double share) {
  if (!(share >= 0 && share <= 1) || (share < 1 && share >= told_ && share < told_ + 0.01)) return;
  told_ = share;
  say_({{"progress", share}});
}

QJSValue HostObject::read(const QString& name) const {
  const auto found = readable_.find(name.toStdString());
  if (found == readable_.end()) return {QJSValue::NullValue};
  return engine_.toScriptValue(QByteArray::fromStdString(found->second));
}

QJSValue HostObject::textOf(const QJSValue& bytes) const {
  return attempt([&]() -> QJSValue {
    std::string text = bytesOf(bytes).value_or(std::string());
    if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
    if (!model::isPlainText(text)) throw Error(ErrorCode::BadInput, Phrase::of("errors.script.encoding"));
    return {QString::fromStdString(text)};
  });
}

QJSValue HostObject::write(const QString& name, const QJSValue& content) {
  return attempt([&]() -> QJSValue {
    const auto bytes = bytesOf(content);
    if (!bytes) throw Error(ErrorCode::BadInput, Phrase::of("errors.script.content", {{"file", name.toStdString()}}));
    writtenBytes_ += bytes->size();
    if (writtenBytes_ > kMostWritten) throw Error(ErrorCode::TooLarge, Phrase::of("errors.script.output"));
    written_[name.toStdString()] = *bytes;
    return {};
  });
}

}  // namespace redoubt::scripts
