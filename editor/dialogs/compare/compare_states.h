#pragma once

#include <QCoreApplication>
#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "editor/dialogs/compare/compared.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// What can stand on one side of a comparison: a set-up of the battle, or a state of it.
struct StateKey {
  enum class Of { Nothing, SetUp, Now, Version, File };
  Of of = Of::Nothing;
  std::int64_t id = 0;  ///< of the variant or version
  QString path;         ///< of the file

  bool isSetUp() const { return of == Of::SetUp; }
  bool isState() const { return of == Of::Now || of == Of::Version || of == Of::File; }
  QString text() const;
  static StateKey fromText(const QString& text);
  friend bool operator==(const StateKey&, const StateKey&) = default;
};

/// The sides that the open battle offers, and what they hold.
class CompareStates {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::CompareStates)

 public:
  explicit CompareStates(Session& session) : session_(session) {}

  struct Choice {
    StateKey key;
    QString title;
  };
  /// Set-ups, by scenario; then now, the versions and the files that were named, for the end of a list.
  std::vector<Choice> setUps() const;
  std::vector<Choice> states() const;
  bool contains(const StateKey& key) const;

  /// Reads a battle file and offers it from now on. False, with a message, if it can't be read.
  bool addFile(const QString& path, const QString& title);
  /// What the two sides differ in; null unless both are there and of the same kind.
  std::unique_ptr<Compared> compared(const StateKey& left, const StateKey& right) const;

  /// The shown set-up, and another one beside it: of its scenario, if that has several.
  StateKey shownSetUp() const;
  StateKey otherSetUp(const StateKey& than) const;
  /// The state that is most likely to be compared with now: the last version, or the last file.
  StateKey otherState() const;

 private:
  struct File {
    QString title;
    model::Battle battle;
  };
  std::optional<model::Battle> battleOf(const StateKey& key) const;
  QString titleOf(const StateKey& key) const;

  Session& session_;
  std::map<QString, File> files_;
  mutable std::map<std::int64_t, model::Battle> versions_;  ///< that were looked at
};

}  // namespace redoubt::editor
