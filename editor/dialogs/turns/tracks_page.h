#pragma once

#include <string>

#include "core/model/track_verbs.h"
#include "editor/dialogs/turns/row_page.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QMenu;

namespace redoubt::editor {

class OriginNote;
class TrackFill;
class TrackSpaces;
class TrackStrip;

/// The tracks next to the map: a list of them, and name, kind, rules, start and spaces of the chosen one.
class TracksPage : public RowPage {
  Q_OBJECT

 public:
  explicit TracksPage(Session& session, QWidget* parent = nullptr);

  void choose(Id<model::Track> track) { chooseRow(track); }

 protected:
  bool needsScenario() const override { return false; }
  std::vector<model::AnyRow> rows() const override;
  QString words(const model::AnyRow& row) const override;
  QString inheritance(const model::AnyRow&) const override { return {}; }
  QString missing() const override { return {}; }
  /// Asks for the kind of the new track.
  Change add() override;
  Change duplicate(const model::AnyRow& row) override;
  Change removal(const model::AnyRow& row) override;
  Change changeTo(const model::AnyRow& wanted, const QString& column) override;
  void showMore(const model::AnyRow& row) override;
  void showFaults(const std::vector<const check::Finding*>& findings) override;
  void enableMore(bool canEdit, const QString& obstacle) override;

 private:
  void addKinds();
  void addLines();
  void fillPage();
  void connectFields();
  void connectLinks();
  void showLinks(const model::Track& track);
  void showStart(const model::Track& track);
  void showStrip(const model::Track& track);
  void make(const std::string& kind);
  void setOwner(const std::string& player);
  void setMorale(bool isOn);
  void setStart(const std::string& space);
  void fill(const std::vector<model::SpacePlan>& plan, const std::string& stock);
  void removeSpaces(const std::vector<Id<model::Space>>& spaces);
  /// Asks whether dependent rows may be removed too; `words` describe them.
  bool mayGo(const QString& title, const QString& words);
  const model::Track* track() const { return chosen<model::Track>(); }

  QMenu* kinds_;
  QLabel* mentions_;
  QLabel* ownerLabel_ = nullptr;
  QComboBox* owner_;
  QCheckBox* morale_;
  QComboBox* start_;
  OriginNote* origin_;
  QLabel* startFault_;
  QLabel* heading_;
  TrackStrip* strip_;
  TrackFill* fill_;
  TrackSpaces* spaces_;
};

}  // namespace redoubt::editor
