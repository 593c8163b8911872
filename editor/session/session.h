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
#include "editor/session/shown_set_up.h"

namespace redoubt::editor {

/// One open battle as the window sees it: the document and the findings of the checks, the set-up that is shown, and
/// what is in hand. Views and tools know the session and not each other. Every change goes through `apply`, and comes
/// back to all views as `changed`. A session outlives its views.
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
  /// The battle and its rules with the author's texts in the language of the window, as far as the file has them: what
  /// views show, and what is never edited.
  const model::Battle& translated() const { return translated_.battle(); }
  const rules::RuleBook& translatedRules() const { return translatedRules_; }
  /// What the units are at full strength.
  const rules::Figures& figures() const { return checker_.context().figures(); }
  bool isReadOnly() const { return !document_ || document_->isReadOnly(); }
  void setDocument(std::unique_ptr<document::Document> document);
  /// How edits of very many rows are written: see document::Document::setLongWork. For every document from now on.
  void setLongWork(document::LongWork run);
  /// What someone who follows `changed` works out of such an edit beforehand: see document::Document::setPreparation.
  /// Until the handle goes.
  [[nodiscard]] std::shared_ptr<void> prepareWith(document::PrecomputationMaker prepare);
  /// While `changed` tells of an edit for which that was done.
  bool isPrecomputed() const { return isForeseen_; }

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

  /// The scenario and variant that are shown, with their placements.
  ShownSetUp& setUp() { return setUp_; }
  const ShownSetUp& setUp() const { return setUp_; }
  /// What is selected, and the tool with its options.
  Hand& hand() { return hand_; }
  const Hand& hand() const { return hand_; }

  /// What people call whoever is placed: a marker is called by its title in the rules.
  std::string nameOf(const model::Placement& placement) const;
  std::string nameOf(const model::Subject& subject) const;

  /// Says by `failed` why something was not done.
  void tellFailure(const QString& message) { emit failed(message); }
  /// Shows by `subjectRequested` or `goalRequested` what a person asked for.
  void show(const model::Subject& subject) { emit subjectRequested(subject); }
  void show(const FindingGoal& goal) { emit goalRequested(goal); }
  /// History, or how the file can be reached, is other than it was by a way that the session was not told of.
  void tellHistoryChanged() { emit historyChanged(); }
  void tellAccessChanged() { emit accessChanged(); }

  // checks
  /// The language of findings and of the titles of their fixes: that of the window, English where there is none.
  static check::Language language();
  /// The same with the battle's texts in it: for the words of findings.
  const check::Language& languageOfFindings() const { return languageOfFindings_; }
  /// Of all checks. Those of the author's own come a moment after a change.
  const std::vector<check::Finding>& findings() const { return findings_; }
  /// Whether the author's own checks have not done yet with the battle as it is.
  bool areHouseChecksRunning() const { return house_.isBusy(); }
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
  /// After every edit, undo, redo or reload; `changes` is good during the call only. They are those of `translated`: a
  /// new translation of a name is a change of every row with that name.
  void changed(const redoubt::model::Changes& changes);
  void historyChanged();
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
  bool isLocked(const model::Edit& edit);
  bool execute(const model::Edit& edit);
  /// attempt() for what changes the battle.
  bool change(const std::function<void()>& work);
  bool attempt(const std::function<void()>& work, void (Session::*fileTrouble)(const QString&));
  void showVariantOf(const check::Finding& finding);
  void selectMarkerOf(const check::Finding& finding);
  void refreshFindings();
  void takeTranslations();
  document::Precomputation preparation();

  std::unique_ptr<document::Document> document_;
  document::LongWork longWork_;
  std::vector<std::weak_ptr<document::PrecomputationMaker>> preparations_;
  std::unique_ptr<check::Checker> checkerToCome_;  // after a long edit that is being made
  std::future<void> formerChecker_;                // goes in another thread
  bool isForeseen_ = false;
  std::shared_ptr<void> observation_;
  rules::RuleBook rules_;
  rules::TranslatedBattle translated_;
  rules::RuleBook translatedRules_;
  check::Language languageOfFindings_ = check::Language::English;
  ShownSetUp setUp_{*this};
  Hand hand_{*this};
  check::Checker checker_;
  HouseRunner house_;
  std::vector<check::Finding> findings_;
};

}  // namespace redoubt::editor
