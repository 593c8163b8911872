#pragma once

#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "editor/dialogs/turns/track_strip.h"
#include "editor/session/session.h"

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace redoubt::editor {

class OriginNote;
class SettingField;

/// The initial state of a scenario other than its counters: the player with the initiative, the turns from which armies
/// move, the number of each stock, and the start space of each track.
class StocksPage : public QWidget {
  Q_OBJECT

 public:
  explicit StocksPage(Session& session, QWidget* parent = nullptr);

  void setScenario(std::optional<Id<model::Scenario>> scenario);
  void refresh();

 private:
  struct Field {
    std::string path;
    QString title;

    friend bool operator==(const Field&, const Field&) = default;
  };
  struct TrackRow {
    Id<model::Track> track;
    QLabel* title;
    OriginNote* origin;
    TrackStrip* strip;
  };
  std::vector<Field> wantedFields() const;
  void rebuild(const std::vector<Field>& fields, const std::vector<Id<model::Track>>& tracks);
  void addTrack(QVBoxLayout& column, Id<model::Track> track);
  void showTrack(const TrackRow& row);
  std::vector<TrackStrip::Counter> countersOn(Id<model::Space> space) const;
  void setStart(Id<model::Track> track, const std::string& space);

  Session& session_;
  std::optional<Id<model::Scenario>> scenario_;
  QScrollArea* scroll_;
  std::vector<Field> made_;
  std::vector<Id<model::Track>> madeTracks_;
  std::vector<SettingField*> fields_;
  std::vector<TrackRow> tracks_;
};

}  // namespace redoubt::editor
