#pragma once

#include <redoubt/battle.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Changing battles.
namespace redoubt::library {

struct Drafted;
struct Opened;

/// A change of a battle that is being put together: it begins with a battle, and each verb changes what the ones before
/// made of it. Nothing happens to any file before a Document applies it, as one edit that one undo takes back. Where a
/// value has an origin in a printed source, one that is set here becomes an estimate. Verbs throw Failure NotFound for
/// what is not there, and leave the draft as it was.
class REDOUBT_API Draft {
 public:
  /// `title` is what history shows.
  Draft(const Battle& battle, std::string title);
  Draft(Draft&&) noexcept;
  Draft& operator=(Draft&&) noexcept;
  ~Draft();

  const std::string& title() const;
  /// The battle as it would be.
  Battle battle() const;
  bool isEmpty() const;

  // counters of a set-up; of the first variant where none is named. Other variants keep what they share with it.

  /// Chooses the set-up that the counters of what follows belong to; needed before them.
  Draft& in(const ScenarioName& scenario, const VariantName& variant = {});
  /// Sets up a unit or leader on top of the counters of a hex; one that is set up already moves there.
  Draft& place(const PieceName& piece, const HexNumber& hex, std::optional<Direction> facing = {});
  /// Moves a counter on top of those in a hex.
  Draft& move(CounterId counter, const HexNumber& hex);
  Draft& turn(CounterId counter, Direction facing);
  /// From 1, the strongest.
  Draft& setStep(CounterId counter, int step);
  /// By the rules' name; empty: the usual one.
  Draft& setFormation(CounterId counter, std::string_view formation);
  /// Takes a counter off the set-up.
  Draft& remove(CounterId counter);

  // the map

  Draft& paint(const std::vector<HexNumber>& hexes, std::string_view terrain);
  /// -99 to 99.
  Draft& setLevel(const std::vector<HexNumber>& hexes, int level);
  /// Terrain on the hexside between two neighbours, in addition to what is there; a way from one to the other.
  Draft& paintSide(const HexNumber& hex, const HexNumber& other, std::string_view kind);
  Draft& paintLink(const HexNumber& hex, const HexNumber& other, std::string_view kind);

  // forces

  Draft& rename(const PieceName& piece, std::string_view title);

  // any row, by the names of docs/battle-file.md

  /// Writes a row: one with the key that `values` names is changed in these columns, otherwise it is new. In tables
  /// whose key is `id`, a new row without one gets one. Throws Failure NotFound for an unknown table, BadInput for an
  /// unknown column or a value that it doesn't take.
  Draft& put(std::string_view table, const std::vector<std::pair<std::string, Value>>& values);
  /// Erases the row with the values that `key` has in the columns of the table's key.
  Draft& erase(std::string_view table, const std::vector<std::pair<std::string, Value>>& key);

  /// For the library itself.
  const Drafted& drafted() const { return *drafted_; }

 private:
  std::unique_ptr<Drafted> drafted_;
};

/// A step of history.
struct HistoryEntry {
  enum class State { Done, Undone, SetAside };
  std::int64_t sequence = 0;
  std::string title;
  State state = State::Done;
  std::string madeAt;  ///< ISO 8601, UTC
  int changedRows = 0;
};

/// A kept state of the content.
struct VersionEntry {
  std::int64_t id = 0;
  std::string name;    ///< empty for those that the program kept by itself
  std::string madeAt;  ///< ISO 8601, UTC
};

/// What observers are told.
struct ChangeNotice {
  enum class Cause { Edit, Undo, Redo, Reload };
  Cause cause = Cause::Edit;
  std::string title;
  std::vector<std::string> tables;  ///< that changed
};

/// A battle file that is open for editing. There is no unsaved state: what is applied is in the file, durably, before
/// the call returns, with the history by which it is undone, also after the file was closed. It is used by one thread
/// at a time. Functions throw Failure; then file and battle are as before, save that ChangedOutside has read the file
/// again.
class REDOUBT_API Document {
 public:
  /// Throws Failure ReadOnly when another program has it open for editing or it can't be written.
  static Document open(const std::filesystem::path& file);
  /// The same for looking at it only.
  static Document openReadOnly(const std::filesystem::path& file);
  /// Writes a battle to a new file and opens it.
  static Document create(const std::filesystem::path& file, const Battle& battle);
  Document(Document&&) noexcept;
  Document& operator=(Document&&) noexcept;
  ~Document();

  Battle battle() const;
  bool isReadOnly() const;

  /// Answers whether it changed anything. Only the rows that the draft changed are written.
  bool apply(const Draft& draft);
  bool canUndo() const;
  bool canRedo() const;
  /// Answer whether anything was undone or done again. Throw Failure Conflict when another program has changed the
  /// rows.
  bool undo();
  bool redo();
  std::vector<HistoryEntry> history() const;

  /// Keeps the present content under a name.
  void nameVersion(const std::string& name);
  std::vector<VersionEntry> versions() const;
  Battle version(std::int64_t id);
  /// An edit back to a version; answers whether it changed anything.
  bool restore(std::int64_t id);

  /// Copies the file with history and versions, and goes on in the copy.
  void saveAs(const std::filesystem::path& file);
  /// Writes the present content alone, without history; goes on where it is.
  void shareCopy(const std::filesystem::path& file) const;

  /// Calls `observer` after every change until the handle is destroyed. It must neither throw nor change the document.
  [[nodiscard]] std::shared_ptr<void> observe(std::function<void(const ChangeNotice&)> observer);

 private:
  explicit Document(std::unique_ptr<Opened> opened);
  std::unique_ptr<Opened> opened_;
};

}  // namespace redoubt::library
