#include "editor/panels/battle_facts_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/words/words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kFieldWidth = 340;
constexpr int kLongestTitle = 120;
constexpr int kDescriptionHeight = 90;

std::string typed(const QLineEdit& field) {
  return field.text().simplified().toStdString();
}

}  // namespace

BattleFactsDialog::BattleFactsDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      title_(new QLineEdit),
      date_(new QLineEdit),
      place_(new QLineEdit),
      rules_(new QLineEdit),
      description_(new QPlainTextEdit),
      problem_(new QLabel),
      take_(nullptr) {
  setObjectName(QStringLiteral("battle.facts"));
  setWindowTitle(tr("Title, date and place"));
  title_->setObjectName(QStringLiteral("battle.facts.title"));
  date_->setObjectName(QStringLiteral("battle.facts.date"));
  date_->setPlaceholderText(tr("e.g. %1").arg(QStringLiteral("1811-03-12")));
  place_->setObjectName(QStringLiteral("battle.facts.place"));
  rules_->setObjectName(QStringLiteral("battle.facts.rules"));
  description_->setObjectName(QStringLiteral("battle.facts.description"));
  description_->setTabChangesFocus(true);
  description_->setFixedHeight(kDescriptionHeight);
  problem_->setObjectName(QStringLiteral("battle.facts.problem"));
  problem_->setWordWrap(true);
  setRole(*problem_, "error");
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(7);
  grid->setColumnStretch(1, 1);
  const auto add = [&](const QString& words, QWidget* field) {
    auto* label = new QLabel(words);
    setRole(*label, "second");
    label->setBuddy(field);
    field->setMinimumWidth(kFieldWidth);
    const int at = grid->rowCount();
    grid->addWidget(label, at, 0, field == description_ ? Qt::AlignTop : Qt::Alignment());
    grid->addWidget(field, at, 1);
  };
  add(tr("&Title"), title_);
  add(tr("&Date"), date_);
  add(tr("&Place"), place_);
  add(tr("&Rules are called"), rules_);
  add(tr("D&escription"), description_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  take_ = buttons->button(QDialogButtonBox::Ok);
  connect(buttons, &QDialogButtonBox::accepted, this, &BattleFactsDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 12);
  column->setSpacing(10);
  column->addLayout(grid);
  column->addWidget(problem_);
  column->addWidget(buttons);
  for (QLineEdit* field : {title_, date_, place_, rules_}) {
    field->setMaxLength(kLongestTitle);
    connect(field, &QLineEdit::textChanged, this, &BattleFactsDialog::judge);
  }
  fill();
  judge();
  title_->setFocus();
}

void BattleFactsDialog::fill() {
  const model::BattleInfo* info = model::info(session_.battle());
  if (!info) return;
  title_->setText(Words::text(info->title));
  date_->setText(Words::text(info->date));
  place_->setText(Words::text(info->place));
  description_->setPlainText(Words::text(info->description));
  const model::System* system = session_.battle().find(info->system);
  rules_->setText(system ? Words::text(system->title) : QString());
  rules_->setEnabled(system != nullptr);
}

void BattleFactsDialog::judge() {
  const bool isNameless = title_->text().trimmed().isEmpty();
  const bool areRulesNameless = rules_->isEnabled() && rules_->text().trimmed().isEmpty();
  problem_->setText(isNameless ? tr("A battle needs a title.")
                               : areRulesNameless ? tr("The rules need a name.") : QString());
  problem_->setVisible(!problem_->text().isEmpty());
  take_->setEnabled(problem_->text().isEmpty() && !session_.isReadOnly());
}

model::Edit BattleFactsDialog::edit() const {
  model::Edit edit(tr("Change the facts of the battle").toStdString());
  const model::Battle& battle = session_.battle();
  const model::BattleInfo* info = model::info(battle);
  if (!info) return edit;
  model::BattleInfo wanted = *info;
  wanted.title = typed(*title_);
  wanted.date = typed(*date_);
  wanted.place = typed(*place_);
  wanted.description = description_->toPlainText().trimmed().toStdString();
  if (wanted != *info) edit.put(wanted);
  if (const model::System* system = battle.find(info->system)) {
    model::System named = *system;
    named.title = typed(*rules_);
    if (named != *system) edit.put(std::move(named));
  }
  return edit;
}

void BattleFactsDialog::accept() {
  if (!take_->isEnabled()) return;
  const model::Edit wanted = edit();
  if (wanted.empty() || session_.apply(wanted)) QDialog::accept();
}

}  // namespace redoubt::editor
