#pragma once

#include <QBasicTimer>
#include <QObject>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/abilities/rule_maps.h"
#include "editor/abilities/rules_on_map_facts.h"

namespace redoubt::editor {

/// The one rule whose zone, lines or ways the map shows, and for whom: the selected counter, an army, or all. It
/// answers as `redoubt-cli ask` does. What is shown is computed on the first request and kept until the battle, the
/// set-up or the selection changes. It stays through edits, and through changes of scenario and variant.
class RulesOnMap : public QObject {
  Q_OBJECT

 public:
  RulesOnMap(const Session& session, RuleMaps& maps, QObject* parent = nullptr);
  ~RulesOnMap() override;

  /// The rules of this battle that can be shown; none while no set-up is shown.
  const std::vector<MapRule>& rules();
  /// Null: nothing is shown.
  const MapRule* shown();
  /// Shows the rule of that path; for all armies if it would be for the selected counter and none is selected.
  void show(const std::string& path);
  void hide();
  /// Hides what is shown, or shows the rule that was shown last; otherwise the first.
  void toggle();

  const MapAudience& audience() const { return audience_; }
  void setAudience(const MapAudience& audience);
  /// Whether what is shown is for the selected counter.
  bool isForSelected();
  /// The counter that is selected; null if none is.
  const model::Placement* counter() const;

  /// What is shown of the rule; only while one is shown. Where there are very many units, `waiting` tells how many are
  /// still to be asked for: it goes on by itself, and says so by changed().
  const MapRuleFacts& facts();
  /// Asks for all of them now; for tests and pictures.
  void finish();

  /// How often a position was read; for tests.
  int readings() const { return readings_; }

 signals:
  /// What is shown may have changed.
  void changed();

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  void forget();
  const ask::World& world();
  void forgetFacts();
  void makeFacts(const MapRule& rule);

  const Session& session_;
  RuleMaps& maps_;
  std::string path_;  ///< of what is shown; the rule may be missing for a while
  std::string last_;
  MapAudience audience_;
  std::optional<std::vector<MapRule>> rules_;
  std::unique_ptr<ask::World> world_;
  MapRuleFacts nothing_;  ///< why nothing can be asked
  std::unique_ptr<MapRuleGathering> gathering_;
  bool isMade_ = false;  ///< one of the two
  QBasicTimer goingOn_;
  int readings_ = 0;
};

}  // namespace redoubt::editor
