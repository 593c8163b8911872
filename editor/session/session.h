#pragma once

#include <QObject>
#include <QString>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/check/check.h"
#include "core/document/document.h"
#include "core/model/placement_verbs.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/terrain/terrain.h"
#include "editor/session/finding_goal.h"
#include "editor/session/house_runner.h"
#include "editor/session/map_layers.h"
#include "editor/session/stamps.h"
#include "editor/session/tool_options.h"

namespace redoubt::editor {

/// What is selected: a hex, one of its sides with what lies on and across it, of its stack (or of the tray) the
/// counters in hand, and a counter that has no place yet.
struct Selection {
  std::optional<hex::HexKey> hex;
  std::vector<Id<model::Placement>> placements = {};
  std::optional<hex::HexsideKey> side = {};
  std::optional<model::Subject> unplaced = {};

  friend bool operator==(const Selection&, const Selection&) = default;
};

enum class PaintPlace { Hex, Hexside, Link };

/// Where the rules say a terrain lies.
PaintPlace paintPlace(rules::TerrainPlace place);

/// What the brush, hexside and road tools lay down: a terrain slug of the battle's rules.
struct Paint {
  PaintPlace place = PaintPlace::Hex;
  std::string slug;

  friend bool operator==(const Paint&, const Paint&) = default;
};

/// One open battle as the window sees it: the document, the scenario and variant looked at, what is selected, which
/// tool and paint are in hand, and the findings of the checks. Views and tools know the session and not each other.
/// Every change goes through `apply`, and comes back to all views as `changed`.
class Session : public QObject {
  Q_OBJECT

 public:
  explicit Session(QObject* parent = nullptr);
  ~Session() override;

  bool hasDocument() const { return document_ != nullptr; }
  document::Document& document() { return *document_; }
  const document::Document& document() const { return *document_; }
  /// The content; an empty battle while no document is open.
  const model::Battle& battle() const;
  const hex::Layout& layout() const;
  const rules::RuleBook& rules() const { return rules_; }
  /// What the units are at full strength.
  const rules::Figures& figures() const { return checker_.context().figures(); }
  bool isReadOnly() const { return !document_ || document_->isReadOnly(); }
  void setDocument(std::unique_ptr<document::Document> document);
  /// How edits of very many rows are written: see document::Document::setLongWork. For every document from now on.
  void setLongWork(document::LongWork run);
  /// What someone who follows `changed` works out of such an edit beforehand: see document::Document::setPreparation.
  /// Until the handle goes.
  [[nodiscard]] std::shared_ptr<void> prepareWith(document::Preparation prepare);
  /// While `changed` tells of an edit for which that was done.
  bool isForeseen() const { return isForeseen_; }

  /// Executes an edit; answers whether anything changed. Failures are told by `failed`, never thrown; so is an edit of
  /// a locked layer, which is not made. An edit of placements stays in the variant that is looked at: what its blocks
  /// merely inherit is overridden there.
  bool apply(const model::Edit& edit);
  /// The same for an edit that is meant for all variants: placements are changed where they stand.
  bool applyEverywhere(const model::Edit& edit);
  void undo();
  void redo();
  void goTo(std::int64_t sequence);
  void nameVersion(const QString& name);
  void restoreVersion(std::int64_t id);
  void revertToOpened();
  /// Goes on in a copy; answers whether that went well.
  bool saveAs(const std::filesystem::path& path);
  /// Runs `work`, telling an Error by `failed`; answers whether it went well.
  bool attempt(const std::function<void()>& work);

  // scenario and variant
  std::optional<Id<model::Variant>> variant() const { return variant_; }
  std::optional<Id<model::Scenario>> scenario() const;
  void setVariant(Id<model::Variant> variant);
  /// The placements that hold in this variant, in the order of the set-up.
  const std::vector<model::Placement>& placements() const { return placements_; }
  const model::Placement* placement(Id<model::Placement> id) const;
  /// The counters on a hex, the top first, without markers that lie on its sides.
  std::vector<Id<model::Placement>> stackAt(hex::HexKey hex) const;
  /// The markers that lie on sides of a hex, clockwise from side 0.
  std::vector<Id<model::Placement>> markersOnSides(hex::HexKey hex) const;
  /// What people call whoever is placed: a marker is called by its title in the rules.
  std::string nameOf(const model::Placement& placement) const;
  std::string nameOf(const model::Subject& subject) const;
  /// The set-up block of this variant that placements of `army` go into; nothing if the variant has none.
  std::optional<Id<model::SetUpBlock>> blockFor(Id<model::Army> army) const;
  /// Whether this variant only inherits a placement, so that a change of it makes a row of its own.
  bool isInherited(const model::Placement& placement) const;
  /// How many variants use a block, itself or through a child: more than one means an edit shows elsewhere too.
  int variantsUsing(Id<model::SetUpBlock> block) const;

  // what is in hand
  const Selection& selection() const { return selection_; }
  void select(Selection selection);
  /// The hexes selected as an area of the map, beside the one hex of the selection.
  const std::set<hex::HexKey>& area() const { return area_; }
  /// Hexes off the map are left out.
  void selectArea(std::set<hex::HexKey> area);
  const Paint& paint() const { return paint_; }
  /// Takes up again what was last painted in such a place, or the first terrain there is for it.
  void recallPaint(PaintPlace place);
  void setPaint(Paint paint);
  /// The brush's radius in hexes, 0 (one hex) to 9.
  int radius() const { return radius_; }
  void setRadius(int radius);
  /// The unit or leader that the counter tool places next, chosen in the tray.
  const std::optional<model::Subject>& counterInHand() const { return counterInHand_; }
  void takeInHand(std::optional<model::Subject> subject);
  /// The id of the active tool ("tool.select", "tool.brush", …).
  const QString& tool() const { return tool_; }
  void setTool(const QString& tool);
  const ToolOptions& options() const { return options_; }
  void setOptions(ToolOptions options);
  /// What is seen and what is locked.
  MapLayers& layers() { return layers_; }
  const MapLayers& layers() const { return layers_; }
  Stamps& stamps() { return stamps_; }
  const Stamps& stamps() const { return stamps_; }

  // checks
  /// The language of findings and of the titles of their fixes: that of the window, English where there is none.
  static check::Language language();
  /// Of all checks. Those of the author's own come a moment after a change.
  const std::vector<check::Finding>& findings() const { return findings_; }
  /// Whether the author's own checks have not done yet with the battle as it is.
  bool isLookingAround() const { return house_.isBusy(); }
  /// In one edit for all of them, which say the same of several variants.
  void waive(const std::vector<check::Finding>& findings, const QString& reason);
  void unwaive(const std::vector<check::Finding>& findings);
  void applyFix(const check::Finding& finding);
  /// Switches to a finding's variant and leads to what it is about: `goalOf`.
  void jumpTo(const check::Finding& finding);
  void jumpTo(hex::HexKey hex);

 signals:
  /// Another battle is about to take the place of this one, which can still be changed: what is being typed is taken.
  void documentLeaving();
  void documentReplaced();
  /// After every edit, undo, redo or reload; `changes` is good during the call only.
  void changed(const redoubt::model::Changes& changes);
  void historyChanged();
  void variantChanged();
  /// Somebody who looked for a problem has been led to the variant where it is.
  void ledToVariant();
  void placementsChanged();
  void selectionChanged();
  void areaChanged();
  void paintChanged();
  void optionsChanged();
  void counterInHandChanged();
  void toolChanged();
  void findingsChanged();
  void jumpRequested(redoubt::hex::HexKey hex);
  /// Somebody who is not on the map is to be shown.
  void subjectRequested(const redoubt::model::Subject& subject);
  /// What is neither on the map nor a counter is to be shown.
  void goalRequested(const redoubt::editor::FindingGoal& goal);
  /// The file was exchanged for a copy of itself, or can be written now.
  void accessChanged();
  /// A failure, in a sentence for people.
  void failed(const QString& message);
  /// A change that the file could not take, so that a copy elsewhere would save the battle.
  void storageFailed(const QString& message);

 private:
  void afterChange(const document::Event& event);
  bool followSelected();
  void dropWhatIsOffTheMap();
  void dropUnknownPaint();
  bool isLocked(const model::Edit& edit);
  bool execute(const model::Edit& edit);
  /// attempt() for what changes the battle.
  bool change(const std::function<void()>& work);
  bool attempt(const std::function<void()>& work, void (Session::*fileTrouble)(const QString&));
  void follow(std::vector<Id<model::Placement>>& placements) const;
  std::vector<Id<model::SetUpBlock>> blocksOf(Id<model::Variant> variant) const;
  void showVariantOf(const check::Finding& finding);
  void selectMarkerOf(const check::Finding& finding);
  void refreshPlacements();
  void refreshFindings();
  void chooseVariant();
  document::Foresight preparation();

  std::unique_ptr<document::Document> document_;
  document::LongWork longWork_;
  std::vector<std::weak_ptr<document::Preparation>> preparations_;
  std::unique_ptr<check::Checker> checkerToCome_;  // after a long edit that is being made
  std::future<void> formerChecker_;                // goes in another thread
  bool isForeseen_ = false;
  std::shared_ptr<void> observation_;
  rules::RuleBook rules_;
  std::optional<Id<model::Variant>> variant_;
  std::vector<model::Placement> placements_;
  Selection selection_;
  std::map<Id<model::Placement>, Id<model::Placement>> overridden_;  ///< of this sitting: who stands in whose place
  Paint paint_;
  std::map<PaintPlace, std::string> lastPaint_;
  int radius_ = 0;
  std::optional<model::Subject> counterInHand_;
  QString tool_ = QStringLiteral("tool.select");
  std::set<hex::HexKey> area_;
  ToolOptions options_;
  MapLayers layers_;
  Stamps stamps_;
  check::Checker checker_;
  HouseRunner house_;
  std::vector<check::Finding> findings_;
};

}  // namespace redoubt::editor
