#include "editor/dialogs/odds/odds_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>
#include <vector>

#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/track_spaces.h"
#include "editor/dialogs/odds/odds_results.h"
#include "editor/dialogs/odds/odds_sides.h"
#include "editor/dialogs/odds/odds_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"
#include "editor/words/hex_words.h"

namespace redoubt::editor {
namespace {

// The labels of a track, each once, in their order: as they are shown, and as the rules name them.
std::vector<std::pair<QString, QString>> inscriptions(const Session& session, const std::string& slug) {
  const auto* track = session.battle().bySlug<model::Track>(slug);
  std::vector<std::pair<QString, QString>> labels;
  if (!track) return labels;
  const auto spaces = rules::spacesOf(session.battle(), track->id);
  for (const std::string& label : rules::labelsOf(session.battle(), track->id)) {
    const auto at =
        std::find_if(spaces.begin(), spaces.end(), [&](const auto* space) { return space->label == label; });
    const auto* shown = at == spaces.end() ? nullptr : session.translated().find<model::Space>((*at)->id);
    labels.emplace_back(toQt(shown ? shown->label : label), toQt(label));
  }
  return labels;
}

// The label of the space where the marker of a track begins in the scenario.
QString startLabel(const Session& session, const std::string& slug) {
  const auto scenario = session.setUp().scenario();
  const auto start = scenario ? rules::textSetting(session.battle(), *scenario, "track/" + slug) : std::nullopt;
  const std::string space = start.value_or(session.rules().text("morale-track/start").value_or(""));
  for (const model::Space& each : session.battle().all<model::Space>()) {
    if (!space.empty() && each.slug == space) return toQt(each.label);
  }
  return {};
}

}  // namespace

OddsDialog::OddsDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      hex_(new QLineEdit),
      defence_(new QLabel),
      sides_(new OddsSides(session)),
      trackLabel_(new QLabel),
      track_(new QComboBox),
      column_(new QLabel),
      missing_(new QLabel),
      results_(new OddsResults(session)),
      space_(new QWidget) {
  setObjectName(QStringLiteral("odds"));
  setWindowTitle(tr("Odds of an attack"));
  hex_->setObjectName(QStringLiteral("odds.target"));
  defence_->setObjectName(QStringLiteral("odds.defence"));
  track_->setObjectName(QStringLiteral("odds.track"));
  column_->setObjectName(QStringLiteral("odds.column"));
  missing_->setObjectName(QStringLiteral("odds.missing"));
  arrange();
  connectAll();
  refreshTrack();
  setTarget(session_.hand().selection().hex);
  resize(QSize(800, 760).boundedTo(screen()->availableSize()));
}

OddsDialog::~OddsDialog() {
  leaveField(*this);
}

void OddsDialog::arrange() {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(8);
  auto* target = new QHBoxLayout;
  auto* label = new QLabel(tr("&Target hex:"));
  label->setBuddy(hex_);
  hex_->setMaximumWidth(90);
  hex_->setAccessibleName(tr("Target hex"));
  target->addWidget(label);
  target->addWidget(hex_);
  defence_->setWordWrap(true);
  target->addWidget(defence_, 1);
  outer->addLayout(target);
  outer->addWidget(sides_);
  auto* track = new QHBoxLayout;
  trackLabel_->setText(tr("&Morale marker on:"));
  trackLabel_->setBuddy(track_);
  track->addWidget(trackLabel_);
  track->addWidget(track_);
  track->addStretch();
  outer->addLayout(track);
  setRole(*column_, "strong");
  column_->setWordWrap(true);
  outer->addWidget(column_);
  setRole(*missing_, "note");
  missing_->setWordWrap(true);
  outer->addWidget(missing_);
  outer->addWidget(results_, 1);
  outer->addWidget(space_, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  for (QAbstractButton* button : buttons->buttons()) qobject_cast<QPushButton*>(button)->setAutoDefault(false);
  outer->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void OddsDialog::connectAll() {
  connect(hex_, &QLineEdit::editingFinished, this, &OddsDialog::takeTypedTarget);
  connect(sides_, &OddsSides::changed, this, &OddsDialog::reckon);
  connect(track_, &QComboBox::currentIndexChanged, this, &OddsDialog::reckon);
  connect(&session_.hand(), &Hand::selectionChanged, this, [this] {
    if (session_.hand().selection().hex) setTarget(session_.hand().selection().hex);
  });
  connect(&session_, &Session::documentReplaced, this, [this] {
    track_->clear();
    refreshTrack();
    setTarget(session_.hand().selection().hex);
  });
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::Space>() || changes.touches<model::Track>() || changes.touches<model::Rule>()) {
      refreshTrack();
    }
    refresh();
  });
  connect(&session_.setUp(), &ShownSetUp::placementsChanged, this, &OddsDialog::refresh);
}

void OddsDialog::setTarget(std::optional<hex::HexKey> hex) {
  target_ = hex;
  hex_->setText(hex ? HexWords::number(session_, *hex) : QString());
  hex_->setModified(false);
  hex_->selectAll();  // so that the next typed number replaces it
  sides_->setTarget(hex);
  reckon();
}

void OddsDialog::takeTypedTarget() {
  if (!hex_->isModified()) return;
  const auto hex = session_.layout().parse(hex_->text().trimmed().toStdString());
  if (hex) return setTarget(hex);
  hex_->setModified(false);
  target_.reset();
  sides_->setTarget(std::nullopt);
  showNothing(tr("The map has no hex %1.").arg(hex_->text().trimmed()));
}

// The choice is only shown if the rules have a track that shifts columns.
void OddsDialog::refreshTrack() {
  const QSignalBlocker blocker(track_);
  const auto slug = session_.rules().text("combat/shift/track");
  // The choice stays as long as the battle is the same.
  const bool isChosen = track_->count() > 1;
  const QVariant before = track_->currentData();  // nothing for an unknown label
  track_->clear();
  track_->addItem(tr("unknown"));
  if (slug) {
    for (const auto& [shown, label] : inscriptions(session_, *slug)) track_->addItem(shown, label);
  }
  const int start = slug ? track_->findData(startLabel(session_, *slug)) : 0;
  const int kept = !isChosen ? -1 : before.isValid() ? track_->findData(before) : 0;
  track_->setCurrentIndex(kept >= 0 ? kept : std::max(start, 0));
  trackLabel_->setVisible(slug.has_value());
  track_->setVisible(slug.has_value());
}

void OddsDialog::refresh() {
  sides_->refresh();
  reckon();
}

// What is still missing before the odds can be computed.
QString OddsDialog::whyNothing() const {
  if (!rules::hasOdds(session_.rules())) return tr("The rules have no table of odds (combat/columns).");
  if (!target_) return tr("Select the hex that is attacked, or type its number.");
  if (sides_->defenders().empty()) return tr("Nobody stands in this hex.");
  if (!sides_->hasAttackers()) return tr("No enemy stands beside this hex.");
  if (!sides_->hasAttack()) return tr("Tick one attacker at least.");
  const auto fault = sides_->fault();
  return fault ? tr("This is no attack: %1.").arg(OddsWords::targetFault(*fault)) : QString();
}

void OddsDialog::reckon() {
  const QString why = whyNothing();
  if (!why.isEmpty()) return showNothing(why);
  const bool isTold = track_->currentIndex() > 0;
  const rules::Attack attack =
      sides_->attack(isTold ? std::optional(track_->currentData().toString().toStdString()) : std::nullopt);
  const rules::Odds odds = rules::oddsOf(session_.battle(), session_.rules(), attack);
  showDefence(&attack, &odds);
  sides_->showStrengths(&attack, &odds);
  showColumn(odds);
  results_->setOdds(attack, odds);
  space_->hide();
}

void OddsDialog::showNothing(const QString& why) {
  showDefence(nullptr, nullptr);
  sides_->showStrengths(nullptr, nullptr);
  column_->setText(why);
  missing_->clear();
  missing_->hide();
  results_->clear();
  space_->show();
}

void OddsDialog::showDefence(const rules::Attack* attack, const rules::Odds* odds) {
  QStringList names;
  std::size_t place = 0;
  for (const Id<model::Placement> id : sides_->defenders()) {
    const QString name = toQt(model::nameOf(session_.translated(), *session_.setUp().placement(id)));
    names << (attack ? tr("%1: %2").arg(
                           name, OddsWords::strength(session_, attack->defenders[place].unit, odds->defence[place]))
                     : name);
    ++place;
  }
  defence_->setText(names.join(QStringLiteral("; ")));
}

void OddsDialog::showColumn(const rules::Odds& odds) {
  const QString strengths = OddsWords::strengths(odds);
  const auto named = [&](std::size_t column) { return OddsWords::column(odds.columns[column]); };
  if (odds.isForbidden) {
    column_->setText(tr("%1: beyond the table, so the attack is not allowed").arg(strengths));
  } else if (!odds.base) {
    column_->setText(tr("%1: the column is unknown").arg(strengths));
  } else if (!odds.column) {
    column_->setText(tr("%1 is the column %2; what it becomes is unknown").arg(strengths, named(*odds.base)));
  } else if (odds.base == odds.column) {
    column_->setText(tr("%1 is the column %2").arg(strengths, named(*odds.base)));
  } else {
    column_->setText(tr("%1 is the column %2; shifted to %3").arg(strengths, named(*odds.base), named(*odds.column)));
  }
  QStringList notes = sides_->waitingMarkers();
  const QString others = sides_->stillToAttack();
  if (!others.isEmpty()) notes << others;
  if (odds.certainty == rules::Certainty::Estimated) notes << tr("This rests on working values.");
  QStringList paths;
  for (const std::string& path : odds.missing) paths << toQt(path);
  if (!paths.isEmpty()) notes << tr("The rules don't tell: %1.").arg(paths.join(QStringLiteral(", ")));
  missing_->setText(notes.join(QLatin1Char(' ')));
  missing_->setVisible(!notes.isEmpty());
}

}  // namespace redoubt::editor
