#pragma once

#include <QStringList>
#include <functional>
#include <vector>

#include "editor/app/commands.h"
#include "editor/app/fuzzy_match.h"
#include "editor/app/quick_popup.h"

namespace redoubt::editor {

/// All commands of the registry, found by a few letters of their name, id or description. The last used ones come first
/// if nothing is typed; other actions of the battle, such as painting with its terrains, are found by their titles.
class CommandPalette : public QuickPopup {
  Q_OBJECT

 public:
  /// An action that is not a command, because it depends on the battle.
  struct Offer {
    QString title;
    QString kind;
    QString description;
    std::function<void(QPainter&, const QRectF&)> picture;
    std::function<void()> run;
  };

  CommandPalette(Commands& commands, QMainWindow& window);

  /// `offers` is called whenever the palette opens.
  void setOffers(std::function<std::vector<Offer>()> offers) { makeOffers_ = std::move(offers); }

 protected:
  std::vector<QuickRow> rowsFor(const QString& text) override;
  QString detail(int row) override;
  void choose(int row) override;

 private:
  struct Found {
    QString id;  ///< empty: an offer
    FuzzyMatch match;
    std::size_t offer = 0;
  };
  std::vector<Found> search(const FuzzyPattern& pattern) const;
  std::optional<FuzzyMatch> match(const FuzzyPattern& pattern, const CommandSpec& spec) const;
  QuickRow rowOf(const Found& found) const;
  QString titleOf(const Found& found) const;
  void remember(const QString& id);

  Commands& commands_;
  std::function<std::vector<Offer>()> makeOffers_;
  std::vector<Offer> offers_;
  std::vector<Found> found_;  ///< the contents of the rows
  QStringList recent_;        ///< ids, the last used first
};

}  // namespace redoubt::editor
