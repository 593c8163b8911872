#pragma once

#include <QCoreApplication>
#include <QString>
#include <span>
#include <string>
#include <vector>

#include "core/check/finding.h"
#include "core/model/forces_edit.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/forces/manifest.h"
#include "core/rules/forces/totals.h"

class QComboBox;

namespace redoubt::editor {

/// Words for the forces, and edits whose titles need such words.
class ForcesWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::ForcesWords)

 public:
  /// The name of a row; "(without a name)" if it has none.
  static QString name(const model::Battle& battle, const model::ForcePart& part);
  /// The same, but empty if it has none.
  static QString ownName(const model::Battle& battle, const model::ForcePart& part);
  /// "Command of Poles".
  static QString kind(const model::Battle& battle, const model::ForcePart& part);
  /// "unit/guard", as findings name it; empty for a row that no longer exists.
  static check::Subject subject(const model::Battle& battle, const model::ForcePart& part);
  /// Gives a row another name, under a title that says so; `shown` is the battle in the language of the window.
  static model::Edit rename(const model::Battle& battle, const model::Battle& shown, const model::ForcePart& part,
                            const QString& name);
  /// What is removed together with rows, in words: "8 units, 6 placements"; empty if nothing else is.
  static QString removal(const model::Removal& removal, std::span<const model::ForcePart> parts, int mentions);
  /// Why a text can't be what a cell of the manifest says, as the end of a sentence.
  static QString fault(const rules::CellFault& fault);
  /// "Size", "Firepower", or the title that the rules give a figure.
  static QString figureTitle(const rules::RuleBook& book, const std::string& kind);
  /// "812", "≈ 812" with working values in it, "≥ 812" if some are unknown.
  static QString sum(const rules::FigureSum& figure);
  /// Those of colours() that no army has: a stripe in the colour of the army's counters would be invisible, and in the
  /// enemy's colour misleading.
  static std::vector<std::string> coloursOfNoArmy(const model::Battle& battle);
  /// Colours for new armies and commands: distinguishable from each other and from the terrain on a map.
  static const std::vector<std::string>& colours();
  /// The types that the rules have, by arm, with `chosen` as the current one; none for an empty one.
  /// The unit types of the rules by arm, as slug and words.
  static std::vector<std::pair<std::string, QString>> types(const rules::RuleBook& book);
  static void fillTypes(QComboBox& box, const rules::RuleBook& book, const std::string& chosen);
};

}  // namespace redoubt::editor
