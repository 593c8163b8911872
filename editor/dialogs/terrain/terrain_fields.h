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

/// The fields of one kind of terrain. Every change is an edit of the battle at once; what can't be taken is told under
/// its field and stays there to be mended.
class TerrainFields : public QWidget {
  Q_OBJECT

 public:
  explicit TerrainFields(Session& session, QWidget* parent = nullptr);

  /// Shows a kind as it is now; nothing leaves the fields empty and disabled.
  void showTerrain(std::optional<rules::TerrainUse> use);
  /// To the title, with all of it selected: the kind shown is new and wants a name, which its slug will follow.
  void editTitle();

 signals:
  /// The kind shown has another slug now.
  void renamed(const std::string& slug);
  /// What lies on a place where it should not is to become something else.
  void replacementWanted(redoubt::rules::TerrainPlace place);
  /// An undefined kind is to get a place in the rules.
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
  /// What it costs each arm, and what has no field of its own.
  void fillValues(const rules::TerrainDefinition& definition,
                  const std::function<TerrainValues::Origin(const std::string& path)>& originOf);
  void fillOrigins(const rules::TerrainDefinition& definition);
  void enable();
  void fitHeight();

  void change(const QString& title, const std::function<void(rules::TerrainDefinition&)>& edit);
  void commitTitle();
  /// The slug that goes with a new title: of a new kind that lies nowhere yet, unless it was given one by hand.
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
  std::string shown_;          ///< the slug that stands in the fields
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
