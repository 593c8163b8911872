#include "editor/dialogs/rules/new_rule_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <algorithm>

#include "editor/session/to_qt.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

constexpr QSize kNewRuleSize(660, 460);
constexpr int kKindsWidth = 250;

}  // namespace

NewRuleDialog::NewRuleDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      kinds_(new QListWidget),
      tells_(new QLabel),
      title_(new QLineEdit),
      ownerLabel_(new QLabel),
      owner_(new QComboBox),
      problem_(new QLabel),
      create_(nullptr) {
  setObjectName(QStringLiteral("newRule"));
  setWindowTitle(tr("New rule"));
  arrange();
  connect(kinds_, &QListWidget::currentRowChanged, this, &NewRuleDialog::choose);
  connect(title_, &QLineEdit::textChanged, this, &NewRuleDialog::judge);
  fill({});
  resize(kNewRuleSize * textScale());
}

void NewRuleDialog::arrange() {
  kinds_->setObjectName(QStringLiteral("newRule.kinds"));
  kinds_->setAccessibleName(tr("Kind of rule"));
  kinds_->setFixedWidth(size::scaled(kKindsWidth));
  tells_->setObjectName(QStringLiteral("newRule.tells"));
  tells_->setWordWrap(true);
  title_->setObjectName(QStringLiteral("newRule.title"));
  owner_->setObjectName(QStringLiteral("newRule.owner"));
  problem_->setObjectName(QStringLiteral("newRule.problem"));
  problem_->setWordWrap(true);
  setRole(*problem_, "error");
  auto* titleLabel = new QLabel(tr("&Title"));
  titleLabel->setBuddy(title_);
  ownerLabel_->setBuddy(owner_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  create_ = buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
  create_->setObjectName(QStringLiteral("newRule.create"));
  create_->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &NewRuleDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &NewRuleDialog::reject);
  auto* note = new QLabel(tr("Its fields follow; nothing of it is final."));
  note->setWordWrap(true);
  setRole(*note, "second");
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(size::kMargin, size::kMargin, size::kMargin, size::kMargin);
  grid->setHorizontalSpacing(14);
  grid->setVerticalSpacing(8);
  grid->addWidget(kinds_, 0, 0, 6, 1);
  grid->addWidget(tells_, 0, 1, 1, 2);
  grid->addWidget(titleLabel, 1, 1);
  grid->addWidget(title_, 1, 2);
  grid->addWidget(ownerLabel_, 2, 1);
  grid->addWidget(owner_, 2, 2);
  grid->addWidget(note, 3, 1, 1, 2);
  grid->addWidget(problem_, 4, 1, 1, 2);
  grid->setRowStretch(5, 1);
  grid->setColumnStretch(2, 1);
  grid->addWidget(buttons, 6, 0, 1, 3);
}

void NewRuleDialog::fill(const std::vector<std::string>& kinds) {
  kinds_->clear();
  for (const RuleRecipe& each : ruleRecipes()) {
    if (!kinds.empty() && std::find(kinds.begin(), kinds.end(), each.id) == kinds.end()) continue;
    auto* item = new QListWidgetItem(each.title, kinds_);
    item->setData(Qt::UserRole, toQt(each.id));
    item->setToolTip(each.tells);
    item->setSizeHint(QSize(0, size::row()));
  }
  kinds_->setCurrentRow(0);
}

void NewRuleDialog::offerOnly(const std::vector<std::string>& kinds) {
  fill(kinds);
  title_->setFocus();
}

const RuleRecipe* NewRuleDialog::recipe() const {
  const QListWidgetItem* item = kinds_->currentItem();
  const std::string id = item ? item->data(Qt::UserRole).toString().toStdString() : std::string();
  for (const RuleRecipe& each : ruleRecipes()) {
    if (each.id == id) return &each;
  }
  return nullptr;
}

void NewRuleDialog::choose() {
  const RuleRecipe* chosen = recipe();
  if (!chosen) return;
  tells_->setText(chosen->tells);
  title_->setText(chosen->example);
  title_->selectAll();
  owner_->clear();
  if (chosen->owner) {
    for (const KnownName& each : owners(*chosen->owner)) {
      owner_->addItem(each.title.isEmpty() ? toQt(each.slug) : each.title, toQt(each.slug));
    }
  }
  ownerLabel_->setText(chosen->ownerLabel);
  ownerLabel_->setVisible(chosen->owner.has_value());
  owner_->setVisible(chosen->owner.has_value());
  judge();
}

// Of terrain that of hexes: places such as towns first, which one mostly asks for.
std::vector<KnownName> NewRuleDialog::owners(rules::NameKind kind) const {
  if (kind != rules::NameKind::Terrain) return knownNames(session_, kind);
  std::vector<KnownName> names = terrainNames(session_, rules::TerrainPlace::Hex);
  std::stable_partition(names.begin(), names.end(), [&](const KnownName& each) {
    return session_.rules().json("terrain/" + each.slug + "/keep") == "true";
  });
  return names;
}

QString NewRuleDialog::problem() const {
  const RuleRecipe* chosen = recipe();
  if (!chosen) return {};
  if (title_->text().trimmed().isEmpty()) return tr("Give it a title.");
  if (chosen->owner && owner_->count() == 0) {
    return tr("The battle has nothing that it could belong to yet: %1.")
        .arg(RulesWords::in(rules::wordsFor(*chosen->owner)));
  }
  return {};
}

void NewRuleDialog::judge() {
  const QString why = problem();
  problem_->setText(why);
  problem_->setVisible(!why.isEmpty());
  create_->setEnabled(why.isEmpty());
}

void NewRuleDialog::accept() {
  const RuleRecipe* chosen = recipe();
  if (!chosen || !problem().isEmpty()) return;
  BegunRule begun =
      begunRule(session_, *chosen, title_->text().trimmed(), owner_->currentData().toString().toStdString());
  if (begun.edit.empty() || !session_.apply(begun.edit)) return;
  path_ = begun.path;
  QDialog::accept();
}

}  // namespace redoubt::editor
