#pragma once

#include <QStringList>
#include <vector>

#include "editor/app/commands.h"
#include "editor/app/fuzzy_match.h"
#include "editor/app/quick_popup.h"

namespace redoubt::editor {

/// All commands of the registry, found by a few letters of their name, id or description. Those used last come first
/// where nothing is typed.
class CommandPalette : public QuickPopup {
  Q_OBJECT

 public:
  CommandPalette(Commands& commands, QMainWindow& window);

 protected:
  std::vector<QuickRow> rowsFor(const QString& text) override;
  QString detail(int row) override;
  void choose(int row) override;

 private:
  struct Found {
    QString id;
    FuzzyMatch match;
  };
  std::vector<Found> search(const FuzzyPattern& pattern) const;
  std::optional<FuzzyMatch> match(const FuzzyPattern& pattern, const CommandSpec& spec) const;
  QuickRow rowOf(const Found& found) const;
  void remember(const QString& id);

  Commands& commands_;
  std::vector<QString> ids_;  ///< of the rows
  QStringList recent_;        ///< ids, the last used first
};

}  // namespace redoubt::editor
