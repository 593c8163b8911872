#include "editor/session/session.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <exception>
#include <new>
#include <utility>

#include "core/base/destroy_in_thread.h"
#include "core/check/messages.h"
#include "core/model/block_override.h"
#include "core/rules/forces/markers.h"
#include "editor/session/core_words.h"

namespace redoubt::editor {
namespace {

const model::Battle& emptyBattle() {
  static const model::Battle battle;
  return battle;
}

const hex::Layout& emptyLayout() {
  static const hex::Layout layout;
  return layout;
}

bool isOfRules(const model::Changes& changes) {
  return changes.touches<model::Rule>() || changes.touches<model::System>() || changes.touches<model::BattleInfo>();
}

constexpr int kLongestProblem = 90;

// `one` with the message that the findings share, cut short; `many` with the number of messages where there are
// several.
template <class Many>
QString ofProblems(const std::vector<check::Finding>& findings, const check::Language& language, const QString& one,
                   Many&& many) {
  QStringList messages;
  for (const check::Finding& finding : findings) {
    messages << QString::fromStdString(check::message(finding, language));
  }
  messages.removeDuplicates();
  if (messages.size() != 1) return many(static_cast<int>(messages.size()));
  const QString& message = messages.front();
  const bool isLong = message.size() > kLongestProblem;
  return one.arg(isLong ? message.left(kLongestProblem - 1) + QStringLiteral("…") : message);
}

}  // namespace

Session::Session(QObject* parent)
    : QObject(parent), rules_(emptyBattle()), translatedRules_(emptyBattle()), checker_(emptyBattle()) {
  connect(&house_, &HouseRunner::looked, this, [this](bool differs) {
    if (!differs) return;
    refreshFindings();
    emit findingsChanged();
  });
}
Session::~Session() = default;

check::Language Session::language() {
  return check::languageFromText(QLocale().name().toStdString()).value_or(check::Language::English);
}

const model::Battle& Session::battle() const {
  return document_ ? document_->battle() : emptyBattle();
}
const hex::Layout& Session::layout() const {
  return document_ ? document_->layout() : emptyLayout();
}

void Session::setDocument(std::unique_ptr<document::Document> document) {
  if (document_) emit documentLeaving();
  observation_.reset();
  document_ = std::move(document);
  setUp_.variant_.reset();
  rules_ = rules::RuleBook(battle());
  translated_.restart(battle(), language().code());
  takeTranslations();
  checker_.restart(battle());
  house_.restart(battle());
  if (document_) {
    document_->setLongEditRunner(longWork_);
    document_->setPreparation([this] { return preparation(); });
  }
  if (document_) observation_ = document_->observe([this](const document::Event& event) { afterChange(event); });
  setUp_.refresh();
  refreshFindings();
  hand_.clear();
  emit documentReplaced();
  emit setUp_.variantChanged();
  emit setUp_.placementsChanged();
  hand_.tellAll();
  emit historyChanged();
  emit findingsChanged();
}

void Session::setLongEditRunner(document::LongWork run) {
  longWork_ = std::move(run);
  if (document_) document_->setLongEditRunner(longWork_);
}

std::shared_ptr<void> Session::prepareWith(document::PrecomputationMaker prepare) {
  auto kept = std::make_shared<document::PrecomputationMaker>(std::move(prepare));
  std::erase_if(preparations_, [](const auto& each) { return each.expired(); });
  preparations_.push_back(kept);
  return kept;
}

document::Precomputation Session::preparation() {
  std::vector<document::Precomputation> all;
  // With so many changes, checking everything is as fast as copying the findings and checking a part.
  all.push_back([this](const model::Battle& after, const model::Changes&) {
    checkerToCome_ = std::make_unique<check::Checker>(after);
  });
  // Views show what they have computed in advance.
  std::vector<document::Precomputation> ofViews;
  for (const auto& weak : preparations_) {
    const auto prepare = weak.lock();
    if (document::Precomputation foresee = prepare ? (*prepare)() : nullptr) ofViews.push_back(std::move(foresee));
  }
  if (!ofViews.empty()) {
    all.push_back([ofViews = std::move(ofViews), toCome = translated_](const model::Battle& after,
                                                                       const model::Changes& changes) mutable {
      const model::Changes& translated = toCome.update(after, changes);
      for (const document::Precomputation& foresee : ofViews) foresee(toCome.battle(), translated);
    });
  }
  return [all = std::move(all)](const model::Battle& after, const model::Changes& changes) {
    for (const document::Precomputation& foresee : all) foresee(after, changes);
  };
}

bool Session::attempt(const std::function<void()>& work) {
  return attempt(work, &Session::failed);
}

bool Session::change(const std::function<void()>& work) {
  return attempt(work, &Session::storageFailed);
}

bool Session::attempt(const std::function<void()>& work, void (Session::*fileTrouble)(const QString&)) {
  try {
    work();
    return true;
  } catch (const Error& error) {
    const bool ofFile = error.code() == ErrorCode::Moved || error.code() == ErrorCode::DiskFull ||
                        error.code() == ErrorCode::ReadOnly || error.code() == ErrorCode::Damaged;
    const auto tell = ofFile ? fileTrouble : &Session::failed;
    emit(this->*tell)(CoreWords::text(error));
  } catch (const std::bad_alloc&) {
    emit failed(tr("There is not enough memory for this."));
  } catch (const std::exception& error) {
    emit failed(tr("Something went wrong inside the program: %1").arg(QString::fromUtf8(error.what())));
  }
  emit historyChanged();
  return false;
}

bool Session::isLocked(const model::Edit& edit) {
  const auto locked = hand_.layers().lockedAgainst(edit);
  if (!locked) return false;
  emit failed(tr("The layer “%1” is locked, so nothing was changed. Unlock it in the Layers dock.")
                  .arg(MapLayers::title(*locked)));
  return true;
}

bool Session::applyEverywhere(const model::Edit& edit) {
  return !isLocked(edit) && execute(edit);
}

bool Session::apply(const model::Edit& edit) {
  if (isLocked(edit)) return false;
  const bool ofPlacements = !edit.puts<model::Placement>().empty() || !edit.erases<model::Placement>().empty();
  if (!document_ || !setUp_.variant() || !ofPlacements) return execute(edit);
  const model::BlockOverride kept = model::keptToBlocks(battle(), setUp_.blocks(), edit);
  // Set before the change, because the selection follows while the change is signalled.
  const auto before = hand_.overridden_;
  for (const auto& [old, own] : kept.replaced) hand_.overridden_[old] = own;
  const bool changed = execute(kept.edit);
  if (!changed) hand_.overridden_ = before;
  return changed;
}

bool Session::execute(const model::Edit& edit) {
  bool changed = false;
  if (!document_) return changed;
  if (offered_.empty()) {
    change([&] { changed = document_->apply(edit); });
  } else {
    model::Edit with = edit;
    with.pictures().add(offered_);
    change([&] { changed = document_->apply(with); });
    if (changed) offered_ = {};
  }
  return changed;
}

void Session::undo() {
  if (!document_ || !document_->canUndo()) return;
  change([&] {
    if (!document_->undo()) emit historyChanged();  // an older file, brought up to date, may no longer lead there
  });
}

void Session::redo() {
  if (!document_ || !document_->canRedo()) return;
  change([&] {
    if (!document_->redo()) emit historyChanged();
  });
}

void Session::goTo(std::int64_t sequence) {
  if (document_) change([&] { document_->goTo(sequence); });
}

void Session::nameVersion(const QString& name) {
  if (!document_) return;
  attempt([&] { document_->nameVersion(name.toStdString()); });
  emit historyChanged();
}

void Session::restoreVersion(std::int64_t id) {
  if (document_) change([&] { document_->restore(id); });
}

void Session::revertToOpened() {
  if (document_) change([&] { document_->revertToOpened(); });
}

bool Session::saveAs(const std::filesystem::path& path) {
  if (!document_ || !attempt([&] { document_->saveAs(path); })) return false;
  emit accessChanged();
  emit historyChanged();
  return true;
}

void Session::afterChange(const document::Event& event) {
  const model::Changes& changes = translated_.update(battle(), event.changes);
  if (isOfRules(changes)) {
    rules_ = rules::RuleBook(battle());
    translatedRules_ = rules::RuleBook(translated());
    hand_.dropUnknownPaint();
  }
  if (changes.touches<model::Translation>()) takeTranslations();
  const bool isOfSetUp = ShownSetUp::isTouchedBy(changes);
  if (setUp_.follow(changes)) emit setUp_.variantChanged();
  isForeseen_ = event.isPrecomputed;
  std::unique_ptr<check::Checker> checkerToCome = std::exchange(checkerToCome_, nullptr);
  if (isForeseen_ && checkerToCome) {
    std::swap(checker_, *checkerToCome);
    formerChecker_ = destroyInThread(std::move(checkerToCome));
  } else {
    checker_.update(battle(), event.changes);
  }
  house_.look(battle());
  refreshFindings();
  const Hand::Lost lost = hand_.follow(changes, isOfSetUp);
  emit changed(changes);
  isForeseen_ = false;
  if (isOfSetUp) emit setUp_.placementsChanged();
  hand_.tell(lost);
  emit findingsChanged();
  emit historyChanged();
}

void Session::takeTranslations() {
  translatedRules_ = rules::RuleBook(translated());
  languageOfFindings_ = check::Language(language().code(), translated_.texts());
}

void Session::refreshFindings() {
  findings_ = checker_.findings();
  const std::vector<check::Finding>& house = house_.findings();
  if (house.empty()) return;
  findings_.insert(findings_.end(), house.begin(), house.end());
  findings_ = check::arranged(std::move(findings_), battle());
}

// The file stores the title of a marker as it is in the file's own language.
std::string Session::nameOf(const model::Placement& placement) const {
  const auto marker = rules::markerOf(rules_, placement);
  return marker ? rules::markerTitle(translatedRules_, *marker) : model::nameOf(translated(), placement);
}

std::string Session::nameOf(const model::Subject& subject) const {
  const auto marker = subject.marker.empty() ? std::nullopt : rules::markerNamed(rules_, subject.marker);
  return marker ? rules::markerTitle(translatedRules_, *marker) : model::nameOf(translated(), subject);
}

void Session::waive(const std::vector<check::Finding>& findings, const QString& reason) {
  model::Edit edit(
      ofProblems(findings, languageOfFindings_, tr("Waive: %1", "a problem, in the history"), [](int count) {
        return tr("Waive %n problems", "in the history", count);
      }).toStdString());
  for (const check::Finding& finding : findings) {
    edit.append(check::waive(finding, reason.toStdString(), language()));
  }
  if (!edit.empty()) apply(edit);
}

void Session::unwaive(const std::vector<check::Finding>& findings) {
  model::Edit edit(
      ofProblems(findings, languageOfFindings_, tr("No longer waive: %1", "a problem, in the history"), [](int count) {
        return tr("No longer waive %n problems", "in the history", count);
      }).toStdString());
  for (const check::Finding& finding : findings) edit.append(check::unwaive(battle(), finding, language()));
  if (!edit.empty()) apply(edit);
}

void Session::applyFix(const check::Finding& finding) {
  if (!finding.fix) return;
  model::Edit edit = finding.fix->edit;
  edit.rename(check::fixMessage(finding, language()));
  // A fix changes the rows that the finding names, in whichever variant they are: a new row of the shown variant would
  // not remove the fault.
  applyEverywhere(edit);
}

}  // namespace redoubt::editor
