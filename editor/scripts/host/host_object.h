#pragma once

#include <QJSEngine>
#include <QJSValue>
#include <QObject>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "core/ask/world.h"
#include "editor/scripts/host/script_battle.h"

namespace redoubt::scripts {

/// What the prelude (api.js) can ask the program for; scripts never see it. Rows are passed by number, tables and
/// columns by index. Errors are thrown into the script.
class HostObject : public QObject {
  Q_OBJECT

 public:
  /// `say` takes a message to the program that waits.
  HostObject(QJSEngine& engine, ScriptBattle& battle, std::string language,
             std::function<void(const nlohmann::json&)> say);
  ~HostObject() override;

  /// What scripts wrote, by the name of the file that was asked for.
  const std::map<std::string, std::string>& written() const { return written_; }
  /// Files that scripts may read, by the same.
  void setReadable(std::map<std::string, std::string> files) { readable_ = std::move(files); }

  Q_INVOKABLE QString language() const { return QString::fromStdString(language_); }
  Q_INVOKABLE QString version() const;
  /// All tables with their columns, as JSON.
  Q_INVOKABLE QString tables() const;

  Q_INVOKABLE QJSValue rows(int table, const QJSValue& with);
  Q_INVOKABLE QJSValue named(int table, const QString& name);
  Q_INVOKABLE int tableOf(int row) const;
  Q_INVOKABLE QString keyOf(int row) const;
  Q_INVOKABLE bool isThere(int row) const;
  Q_INVOKABLE QJSValue value(int row, int column);
  Q_INVOKABLE QJSValue setValue(int row, int column, const QJSValue& value);
  Q_INVOKABLE QJSValue add(int table, const QJSValue& values);
  Q_INVOKABLE QJSValue remove(const QJSValue& rows);

  /// Chooses the set-up of a variant, by its row.
  Q_INVOKABLE QJSValue choose(int variant);
  /// The row of the chosen variant, or -1.
  Q_INVOKABLE int chosen() const { return variant_; }
  Q_INVOKABLE QJSValue setUp();
  Q_INVOKABLE QJSValue place(const QString& piece, const QString& hex, const QString& facing);
  Q_INVOKABLE QJSValue move(int counter, const QString& hex);
  Q_INVOKABLE QJSValue turn(int counter, const QString& facing);
  Q_INVOKABLE QJSValue setStep(int counter, int step);
  Q_INVOKABLE QJSValue setFormation(int counter, const QString& formation);
  Q_INVOKABLE QJSValue takeOff(int counter);
  Q_INVOKABLE QJSValue paint(const QStringList& hexes, const QString& terrain);
  Q_INVOKABLE QJSValue setLevel(const QStringList& hexes, int level);
  Q_INVOKABLE QJSValue paintSide(const QString& hex, const QString& other, const QString& kind);
  Q_INVOKABLE QJSValue paintLink(const QString& hex, const QString& other, const QString& kind);
  /// Begins a battle on an empty map, in place of what was there. `wanted` is JSON.
  Q_INVOKABLE QJSValue begin(const QString& wanted);

  /// The hexes of the map by their numbers, column by column.
  Q_INVOKABLE QJSValue hexes() const;
  Q_INVOKABLE QJSValue neighbours(const QString& hex);
  Q_INVOKABLE QJSValue distance(const QString& hex, const QString& other);
  /// Column and row of a hex, from 0, whatever the numbers that are printed.
  Q_INVOKABLE QJSValue placeOf(const QString& hex);
  /// The hex at a column and row; null where the map has none.
  Q_INVOKABLE QJSValue hexAt(int column, int row) const;

  /// A facing as seen in a mirror; `upDown`: one that lies, which turns top and bottom.
  Q_INVOKABLE QJSValue mirrored(const QString& facing, bool upDown) const;
  /// A facing after `steps` times 60° clockwise.
  Q_INVOKABLE QJSValue turned(const QString& facing, int steps) const;

  /// The answer to a question, as JSON both.
  Q_INVOKABLE QJSValue ask(const QString& question);
  /// What the checks find, as JSON.
  Q_INVOKABLE QJSValue findings();

  Q_INVOKABLE void log(const QString& text);
  Q_INVOKABLE void progress(double share);
  /// The text of bytes in UTF-8, without a byte order mark; throws for others.
  Q_INVOKABLE QJSValue textOf(const QJSValue& bytes) const;
  Q_INVOKABLE QJSValue read(const QString& name) const;
  Q_INVOKABLE QJSValue write(const QString& name, const QJSValue& content);

 private:
  /// Runs a verb; what it throws is thrown into the script.
  QJSValue attempt(const std::function<QJSValue()>& work) const;
  QJSValue verb(const std::function<void(model::NamedDraft&)>& work);
  ScriptValue fromScript(const QJSValue& value) const;
  QJSValue toScript(const ScriptValue& value) const;
  ScriptValues valuesIn(const QJSValue& object) const;
  QJSValue listOf(const std::vector<int>& rows) const;
  Id<model::Placement> counterOf(int row) const;
  hex::HexKey onMap(const QString& number) const;

  QJSEngine& engine_;
  ScriptBattle& battle_;
  std::string language_;
  std::function<void(const nlohmann::json&)> say_;
  std::map<std::string, std::string> readable_;
  std::map<std::string, std::string> written_;
  std::size_t writtenBytes_ = 0;
  int variant_ = -1;
  std::unique_ptr<ask::World> world_;
  std::pair<std::int64_t, std::vector<std::string>> worldOf_{-1, {}};
  double told_ = 0;
};

/// What scripts may write in one run, in bytes; what they write twice counts twice.
inline constexpr std::size_t kMostWritten = std::size_t{128} << 20;

/// The bytes of a text, ArrayBuffer or typed array; nothing for other values.
std::optional<std::string> bytesOf(const QJSValue& value);

}  // namespace redoubt::scripts
