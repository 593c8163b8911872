#include "editor/dialogs/transcript/transcript_choices.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include "core/rules/set_up/set_up.h"
#include "editor/session/session.h"
#include "editor/style/elided_box.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

QLabel* labelOf(const QString& text, QWidget* buddy) {
  auto* label = new QLabel(text);
  label->setBuddy(buddy);
  return label;
}

}  // namespace

TranscriptChoices::TranscriptChoices(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      scenario_(new ElidedBox),
      variant_(new ElidedBox),
      source_(new QComboBox),
      keepsText_(new QCheckBox(tr("&Keep the text in the battle"))),
      makesMissing_(new QCheckBox(tr("&Make units and leaders that are missing"))) {
  scenario_->setObjectName(QStringLiteral("transcript.scenario"));
  variant_->setObjectName(QStringLiteral("transcript.variant"));
  source_->setObjectName(QStringLiteral("transcript.source"));
  keepsText_->setObjectName(QStringLiteral("transcript.keepsText"));
  makesMissing_->setObjectName(QStringLiteral("transcript.makesMissing"));
  keepsText_->setToolTip(tr("So that every value can be proofread beside the words it was read from"));
  makesMissing_->setToolTip(tr("Those that a manifest names and the battle doesn't have; those that a set-up names if their army has none"));
  source_->setEditable(true);
  source_->setInsertPolicy(QComboBox::NoInsert);
  source_->lineEdit()->setPlaceholderText(tr("Choose one, or type the title of a new one"));
  for (QComboBox* box : {static_cast<QComboBox*>(scenario_), static_cast<QComboBox*>(variant_), source_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(10);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  }
  auto* row = new QHBoxLayout;
  row->addWidget(labelOf(tr("&Scenario"), scenario_));
  row->addWidget(scenario_, 2);
  row->addWidget(labelOf(tr("&Variant"), variant_));
  row->addWidget(variant_, 1);
  row->addWidget(labelOf(tr("S&ource"), source_));
  row->addWidget(source_, 2);
  auto* ticks = new QHBoxLayout;
  ticks->addWidget(keepsText_);
  ticks->addWidget(makesMissing_);
  ticks->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addLayout(row);
  column->addLayout(ticks);
  connect(scenario_, &QComboBox::activated, this, [this] {
    fillVariants({});
    emit changed();
  });
  connect(variant_, &QComboBox::activated, this, &TranscriptChoices::changed);
  connect(source_, &QComboBox::activated, this, &TranscriptChoices::changed);
  connect(source_->lineEdit(), &QLineEdit::editingFinished, this, &TranscriptChoices::changed);
  for (QCheckBox* box : {keepsText_, makesMissing_})
    connect(box, &QCheckBox::toggled, this, &TranscriptChoices::changed);
}

void TranscriptChoices::show(TranscriptDraft& draft) {
  const QSignalBlocker blocker(this);
  const model::Battle& battle = session_.battle();
  if (!battle.find<model::Variant>(draft.variant) && session_.setUp().variant())
    draft.variant = *session_.setUp().variant();
  const auto* variant = battle.find<model::Variant>(draft.variant);
  draft.scenario = variant ? variant->scenario : Id<model::Scenario>{};
  scenario_->clear();
  for (const model::Scenario* each : rules::scenarios(battle))
    scenario_->addItem(Words::text(each->title), qlonglong(each->id.value));
  scenario_->setCurrentIndex(scenario_->findData(qlonglong(draft.scenario.value)));
  fillVariants(draft.variant);
  fillSources(draft);
  keepsText_->setChecked(draft.keepsText);
  makesMissing_->setChecked(draft.makesMissing);
}

void TranscriptChoices::fillVariants(Id<model::Variant> wanted) {
  variant_->clear();
  const Id<model::Scenario> scenario{scenario_->currentData().toLongLong()};
  for (const model::Variant* each : rules::variants(session_.battle(), scenario)) {
    variant_->addItem(Words::text(each->title), qlonglong(each->id.value));
  }
  const int found = variant_->findData(qlonglong(wanted.value));
  variant_->setCurrentIndex(found >= 0 ? found : 0);
  variant_->setEnabled(variant_->count() > 1);
}

void TranscriptChoices::fillSources(const TranscriptDraft& draft) {
  source_->clear();
  source_->addItem(QString(), qlonglong(0));
  for (const model::Source& each : session_.battle().all<model::Source>()) {
    source_->addItem(Words::text(each.title), qlonglong(each.id.value));
  }
  const int found = draft.source ? source_->findData(qlonglong(draft.source->value)) : -1;
  source_->setCurrentIndex(found >= 0 ? found : 0);
  if (found < 0 && !draft.newSource.isEmpty()) source_->setEditText(draft.newSource);
}

void TranscriptChoices::fill(TranscriptDraft& draft) const {
  draft.scenario = {scenario_->currentData().toLongLong()};
  draft.variant = {variant_->currentData().toLongLong()};
  draft.source.reset();
  draft.newSource.clear();
  const QString typed = source_->currentText().trimmed();
  const int known = source_->findText(typed);
  if (known > 0)
    draft.source = Id<model::Source>{source_->itemData(known).toLongLong()};
  else
    draft.newSource = typed;
  draft.keepsText = keepsText_->isChecked();
  draft.makesMissing = makesMissing_->isChecked();
}

}  // namespace redoubt::editor
