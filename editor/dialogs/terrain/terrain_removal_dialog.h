#pragma once

#include <QDialog>

#include "core/rules/terrain/terrain_library.h"
#include "editor/session/session.h"

class QComboBox;
class QPushButton;

namespace redoubt::editor {

/// Asks what replaces a removed kind of terrain on the map: another kind of the same place, or none.
class TerrainRemovalDialog : public QDialog {
  Q_OBJECT

 public:
  enum class Purpose {
    Remove,   ///< the kind is also removed from the rules
    Replace,  ///< for an undefined or misplaced kind
  };

  /// `place`: the place in question for a kind that is used in several.
  TerrainRemovalDialog(const Session& session, const rules::TerrainUse& use, rules::TerrainPlace place, Purpose purpose,
                       QWidget* parent = nullptr);

  /// The choice; to be called after the dialog was accepted.
  const rules::TerrainRemoval& choice() const { return choice_; }

 private:
  void fillKinds(const Session& session, const std::string& slug, rules::TerrainPlace place);
  QString question(const rules::TerrainUse& use, rules::TerrainPlace place, Purpose purpose) const;
  QString erasing(const Session& session, const rules::TerrainUse& use, rules::TerrainPlace place) const;
  QStringList namingRules(const Session& session, const std::string& slug) const;
  void answer(rules::TerrainRemoval choice);

  QComboBox* kinds_;
  QPushButton* replace_;
  rules::TerrainRemoval choice_;
};

}  // namespace redoubt::editor
