#pragma once

#include <QWidget>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "core/rules/terrain/terrain_definition.h"
#include "core/rules/terrain/terrain_use.h"
#include "editor/dialogs/terrain/terrain_values.h"
#include "editor/session/session.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace redoubt::editor {

class OriginNote;
class TerrainCosts;
class TerrainPreview;

/// The fields of one kind of terrain. Every change is an edit of the battle at once; the fault of an invalid text is
/// shown under its field, and the text stays for correction.
class TerrainFields : public QWidget {
  Q_OBJECT

 public:
  explicit TerrainFields(Session& session, QWidget* parent = nullptr);

  /// Shows the present state of a kind; with nothing the fields are empty and disabled.
  void showTerrain(std::optional<rules::TerrainUse> use);
  /// Moves the focus to the title, with all of it selected: the shown kind is new and needs a name, which its slug will
  /// follow.
  void editTitle();

 signals:
  /// The kind shown has another slug now.
  void renamed(const std::string& slug);
  /// A kind that is used in a wrong place should be replaced there.
  void replacementWanted(redoubt::rules::TerrainPlace place);
  /// An undefined kind should get a place in the rules.
  void definitionWanted();

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeHeader();
  QWidget* makeNotice();
  void makeNames(QGridLayout& grid);
  void makeLook(QGridLayout& grid);
  void makeEffects(QGridLayout& grid);
  void makeValues();
  void addRow(QGridLayout& grid, const QString& label, QWidget* field, const char* path);
  QCheckBox* addCheck(QGridLayout& grid, const char* name, const QString& text, const char* path,
                      bool rules::TerrainDefinition::*member);
  QLabel* addError(QGridLayout& grid, const char* name);

  void fillHeader();
  void fillNotice();
  void fillNames(const rules::TerrainDefinition& definition);
  void fillLook(const rules::TerrainDefinition& definition);
  void fillEffects(const rules::TerrainDefinition& definition);
  /// Fills the costs for each arm, and the values without a field of their own.
  void fillValues(const rules::TerrainDefinition& definition,
                  const std::function<TerrainValues::Origin(const std::string& path)>& originOf);
  void fillOrigins(const rules::TerrainDefinition& definition);
  void enable();
  void fitHeight();

  void change(const QString& title, const std::function<void(rules::TerrainDefinition&)>& edit);
  void commitTitle();
  /// The slug for a new title: only for a new kind that is not used yet, unless its slug was typed by hand.
  std::optional<rules::TerrainSlug> slugFollowing(const std::string& newTitle) const;
  void renameWhole(const std::string& newTitle, const rules::TerrainSlug& slug, const QString& history);
  void commitSlug();
  void commitColour();
  void chooseColour();
  void setColour(const QString& text);
  void inherit(const std::string& path);
  QString title() const;
  bool isDefined() const { return use_ && use_->isDefined; }

  Session& session_;
  std::optional<rules::TerrainUse> use_;
  std::string shown_;          ///< the shown slug
  std::set<std::string> new_;  ///< slugs that follow their titles
  std::optional<rules::TerrainPlace> patternsOf_;
  QLabel* heading_;
  QLabel* usage_;
  QPushButton* show_;
  QWidget* notice_;
  QLabel* noticeText_;
  QPushButton* define_;
  QPushButton* replace_;
  QPushButton* showFault_;
  TerrainPreview* preview_;
  QLineEdit* title_;
  QLineEdit* slug_;
  QLabel* slugError_;
  QComboBox* place_;
  QComboBox* pattern_;
  QPushButton* colourButton_;
  QLineEdit* colour_;
  QPushButton* patternColour_;
  QLabel* colourError_;
  QCheckBox* blocksSight_;
  QCheckBox* highSide_;
  QCheckBox* keep_;
  QCheckBox* ground_;
  QDoubleSpinBox* route_;
  TerrainCosts* costs_;
  TerrainValues* values_;
  std::map<std::string, OriginNote*> origins_;  ///< by path below `terrain/<slug>/`
};

}  // namespace redoubt::editor
