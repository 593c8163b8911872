#pragma once

#include <optional>
#include <string>

#include "core/model/track_verbs.h"
#include "editor/dialogs/turns/row_page.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;

namespace redoubt::editor {

class OriginNote;
class TrackFill;
class TrackSpaces;
class TrackStrip;

/// The tracks beside the map: a list of them, and name, kind, rules, start and spaces of the chosen one.
class TracksPage : public RowPage {
  Q_OBJECT

 public:
  explicit TracksPage(Session& session, QWidget* parent = nullptr);

  void choose(Id<model::Track> track);
  void refresh() override;

 private:
  void addKinds();
  void fillPage();
  void connectFields();
  void connectLinks();
  void showList();
  void showChosen();
  void showLinks(const model::Track& track);
  void showStart(const model::Track& track);
  void showStrip(const model::Track& track);
  void showFaults(const model::Track& track);
  void enable();
  void askForKind();
  void make(const std::string& kind);
  void rename();
  void setKind(int index);
  void setOwner(const std::string& player);
  void setMorale(bool isOn);
  void setStart(const std::string& space);
  void fill(const std::vector<model::SpacePlan>& plan, const std::string& stock);
  void removeSpaces(const std::vector<Id<model::Space>>& spaces);
  void remove();
  void apply(const model::Edit& edit);
  /// Whether what hangs on it may go too; `words` say what that is.
  bool mayGo(const QString& title, const QString& words);
  const model::Track* chosen() const;

  std::optional<Id<model::Track>> chosen_;
  QMenu* kinds_;
  QLineEdit* name_;
  QComboBox* kind_;
  QLabel* mentions_;
  QLabel* ownerLabel_;
  QComboBox* owner_;
  QCheckBox* morale_;
  QLabel* startLabel_;
  QComboBox* start_;
  OriginNote* origin_;
  QLabel* startFault_;
  QLabel* fault_;
  QLabel* heading_;
  TrackStrip* strip_;
  TrackFill* fill_;
  TrackSpaces* spaces_;
};

}  // namespace redoubt::editor
