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
#include "core/rules/book/rule_book.h"
#include "core/rules/vocabulary/translations.h"
#include "editor/session/finding_goal.h"
#include "editor/session/hand.h"
#include "editor/session/house_runner.h"
#include "editor/session/shown_moment.h"
#include "editor/session/shown_set_up.h"

namespace redoubt::editor {

/// One open battle in the window: the document, the findings of the checks, the shown set-up, and what is in hand.
/// Views and tools know the session but not each other. Every change goes through `apply` and is signalled to all views
/// by `changed`. A session outlives its views.
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
  /// The battle and its rules with the author's texts in the language of the window, as far as the file has
  /// translations. Views show it; it is never edited.
  const model::Battle& translated() const { return translated_.battle(); }
  const rules::RuleBook& translatedRules() const { return translatedRules_; }
  /// The figures of the units at full strength.
  const rules::Figures& figures() const { return checker_.context().figures(); }
  bool isReadOnly() const { return !document_ || document_->isReadOnly(); }
  void setDocument(std::unique_ptr<document::Document> document);
  /// How edits of very many rows are written: see document::Document::setLongEditRunner. Applies to every later
  /// document too.
  void setLongEditRunner(document::LongWork run);
  /// What a receiver of `changed` computes for such an edit in advance: see document::Document::setPreparation. Active
  /// as long as the handle exists.
  [[nodiscard]] std::shared_ptr<void> prepareWith(document::PrecomputationMaker prepare);
  /// True while `changed` is emitted for an edit that was computed in advance.
  bool isPrecomputed() const { return isForeseen_; }

  /// Executes an edit; returns whether anything changed. Failures are signalled by `failed`, never thrown; an edit of a
  /// locked layer is refused in the same way. An edit of placements applies to the shown variant only: placements that
  /// its blocks inherit are overridden there.
  bool apply(const model::Edit& edit);
  /// Has a picture ready, by the answered name, for the edits of this sitting that name it.
  std::string offerPicture(std::string bytes) { return offered_.add(std::move(bytes)); }
  /// The same for an edit of all variants: placements are changed in the block that holds them.
  bool applyEverywhere(const model::Edit& edit);
  void undo();
  void redo();
  void goTo(std::int64_t sequence);
  void nameVersion(const QString& name);
  void restoreVersion(std::int64_t id);
  void revertToOpened();
  /// Saves a copy and continues with it; returns whether it succeeded.
  bool saveAs(const std::filesystem::path& path);
  /// Runs `work` and signals an Error by `failed`; returns whether it succeeded.
  bool attempt(const std::function<void()>& work);

  /// The shown scenario and variant, with their placements.
  ShownSetUp& setUp() { return setUp_; }
  const ShownSetUp& setUp() const { return setUp_; }
  /// The turn, segment and weather at which the rules are asked.
  ShownMoment& moment() { return moment_; }
  const ShownMoment& moment() const { return moment_; }
  /// What is selected, and the tool with its options.
  Hand& hand() { return hand_; }
  const Hand& hand() const { return hand_; }

  /// The name of the subject of a placement; a marker has its title in the rules.
  std::string nameOf(const model::Placement& placement) const;
  std::string nameOf(const model::Subject& subject) const;

  /// Signals by `failed` why something was not done.
  void reportFailure(const QString& message) { emit failed(message); }
  /// Requests a view by `subjectRequested` or `goalRequested`.
  void show(const model::Subject& subject) { emit subjectRequested(subject); }
  void show(const FindingGoal& goal) { emit goalRequested(goal); }
  /// For changes of history, or of access to the file, that were made without the session.
  void notifyHistoryChanged() { emit historyChanged(); }
  void tellAccessChanged() { emit accessChanged(); }

  // checks
  /// The language of findings and of the titles of their fixes: that of the window, or English if findings have no
  /// words in it.
  static check::Language language();
  /// The same with the translated texts of the battle: for the words of findings.
  const check::Language& languageOfFindings() const { return languageOfFindings_; }
  /// The findings of all checks. Those of the house checks arrive a moment after a change.
  const std::vector<check::Finding>& findings() const { return findings_; }
  /// Whether the house checks have not finished for the current battle.
  bool areHouseChecksRunning() const { return house_.isBusy(); }
  /// One edit for all the findings, which are the same finding in several variants.
  void waive(const std::vector<check::Finding>& findings, const QString& reason);
  void unwaive(const std::vector<check::Finding>& findings);
  void applyFix(const check::Finding& finding);
  /// Switches to the variant of the finding and shows its subject: `goalOf`.
  void jumpTo(const check::Finding& finding);
  void jumpTo(hex::HexKey hex);

 signals:
  /// Another battle is about to replace this one, which can still be changed: unfinished text is accepted now.
  void documentLeaving();
  void documentReplaced();
  /// After every edit, undo, redo or reload; `changes` is valid during the call only. They are the changes of
  /// `translated`: a new translation of a name is a change of every row with that name.
  void changed(const redoubt::model::Changes& changes);
  void historyChanged();
  void findingsChanged();
  void jumpRequested(redoubt::hex::HexKey hex);
  /// A unit, leader or marker that is not on the map should be shown.
  void subjectRequested(const redoubt::model::Subject& subject);
  /// Something that is neither on the map nor a counter should be shown.
  void goalRequested(const redoubt::editor::FindingGoal& goal);
  /// The file was replaced by a copy of itself, or can be written now.
  void accessChanged();
  /// A failure, in a sentence for people.
  void failed(const QString& message);
  /// A change could not be written to the file; a copy elsewhere would save the battle.
  void storageFailed(const QString& message);

 private:
  void afterChange(const document::Event& event);
  bool isLocked(const model::Edit& edit);
  bool execute(const model::Edit& edit);
  /// attempt() for changes of the battle.
  bool change(const std::function<void()>& work);
  bool attempt(const std::function<void()>& work, void (Session::*fileTrouble)(const QString&));
  void showVariantOf(const check::Finding& finding);
  void selectMarkerOf(const check::Finding& finding);
  void refreshFindings();
  void takeTranslations();
  document::Precomputation preparation();

  std::unique_ptr<document::Document> document_;
  model::Pictures offered_;  // taken from files, named by no row yet
  document::LongWork longWork_;
  std::vector<std::weak_ptr<document::PrecomputationMaker>> preparations_;
  std::unique_ptr<check::Checker> checkerToCome_;  // after a long edit that is in progress
  std::future<void> formerChecker_;                // being destroyed in another thread
  bool isForeseen_ = false;
  std::shared_ptr<void> observation_;
  rules::RuleBook rules_;
  rules::TranslatedBattle translated_;
  rules::RuleBook translatedRules_;
  check::Language languageOfFindings_ = check::Language::English;
  ShownSetUp setUp_{*this};
  ShownMoment moment_{*this};
  Hand hand_{*this};
  check::Checker checker_;
  HouseRunner house_;
  std::vector<check::Finding> findings_;
};

}  // namespace redoubt::editor
