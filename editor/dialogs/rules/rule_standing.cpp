#include "editor/dialogs/rules/rule_standing.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/rules/book/rule_edit.h"
#include "editor/dialogs/rules/rule_edits.h"
#include "editor/dialogs/rules/rule_labels.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {

RuleStanding::RuleStanding(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      override_(addButton("rules.override", tr("Overri&de"), &RuleStanding::overrideWanted)),
      none_(addButton("rules.none", tr("No va&lue"), &RuleStanding::noValueWanted)),
      inherited_(ruleLabel("rules.inherited", "second")),
      inherit_(addButton("rules.inherit", tr("Take the &inherited value back"), &RuleStanding::inheritWanted)),
      others_(ruleLabel("rules.others", "second")) {
  others_->setTextFormat(Qt::RichText);
  others_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  connect(others_, &QLabel::linkActivated, this, [this](const QString& link) {
    const auto at = static_cast<std::size_t>(link.toUInt());
    if (at < counterparts_.size()) emit otherWanted(RuleAddress(counterparts_[at].key));
  });
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  const auto addRow = [&](std::initializer_list<QWidget*> widgets) {
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (QWidget* each : widgets) row->addWidget(each);
    row->addStretch(1);
    column->addLayout(row);
  };
  addRow({override_, none_});
  column->addWidget(inherited_);
  addRow({inherit_});
  column->addWidget(others_);
}

QPushButton* RuleStanding::addButton(const char* name, const QString& text, void (RuleStanding::*wanted)()) {
  auto* button = new QPushButton(text);
  button->setObjectName(QString::fromLatin1(name));
  button->setAutoDefault(false);
  connect(button, &QPushButton::clicked, this, wanted);
  return button;
}

void RuleStanding::show(const RuleAddress& key, const RuleEntry* entry) {
  key_ = key;
  entry_ = entry ? std::optional(*entry) : std::nullopt;
  showInherited();
  showCounterparts();
  enable();
}

QList<QWidget*> RuleStanding::tabOrder() const {
  return {override_, none_, inherit_, others_};
}

QString RuleStanding::inheritedWords() const {
  if (key_.empty()) return {};
  if (!entry_) {
    if (strikable(session_, key_) > 0) return {};
    return key_.isSetting() ? tr("The scenario has no such setting yet. Give it a value.")
                            : tr("The battle has no such rule yet. Give it a value.");
  }
  if (!entry_->isOwn) return tr("Inherited from %1.").arg(entry_->from);
  if (entry_->inherited) {
    return tr("Inherited from %2: %1").arg(RulesWords::value(*entry_->inherited), entry_->inheritedFrom);
  }
  return key_.isSetting() ? tr("Set by the scenario itself.") : tr("Only %1 has this rule.").arg(entry_->from);
}

void RuleStanding::showInherited() {
  const bool isInherited = entry_ && !entry_->isOwn;
  tellRule(*inherited_, inheritedWords());
  const QString removal = key_.isSetting() ? tr("Remove this setting") : tr("Remove this rule");
  inherit_->setText(entry_ && !entry_->inherited ? removal : tr("Take the &inherited value back"));
  inherit_->setVisible(entry_ && entry_->isOwn);
  override_->setVisible(isInherited);
  if (struck(session_, key_, entry_ ? &*entry_ : nullptr) > 0) inherit_->setText(tr("Take what is struck back"));
  const bool canStrike = !entry_ && strikable(session_, key_) > 0;
  none_->setVisible(canStrike || (entry_.has_value() && (isInherited || entry_->inherited)));
}

void RuleStanding::showCounterparts() {
  counterparts_ = key_.empty() ? std::vector<Counterpart>() : counterpartsOf(session_, key_);
  QStringList lines;
  for (std::size_t at = 0; at < counterparts_.size(); ++at) {
    const Counterpart& other = counterparts_[at];
    const QString link = QStringLiteral("<a href=\"%1\">%2</a>").arg(at).arg(RulesWords::text(other.key.path));
    const QString value = RulesWords::value(other.json).toHtmlEscaped();
    lines << (other.key.isSetting() ? tr("In the scenario “%1”: %2 %3").arg(other.of.toHtmlEscaped(), link, value)
                                    : tr("Holds instead of the rule %1 %2").arg(link, value));
  }
  tellRule(*others_, lines.join(QStringLiteral("<br>")));
}

void RuleStanding::enable() {
  const QString obstacle = TerrainWords::obstacle(session_);
  const bool canEdit = obstacle.isEmpty() && !key_.empty();
  const bool isNone = entry_ && rules::isSameJson(entry_->json, "null");
  none_->setEnabled(canEdit && !isNone);
  const bool isSetting = key_.isSetting();
  const QString gone =
      isSetting ? tr("The scenario has no such setting then.") : tr("The battle has no such rule then.");
  const QString back = isSetting ? tr("What the scenario says itself goes; the inherited value holds again.")
                                 : tr("What the battle says itself goes; the inherited value holds again.");
  const QString own =
      isSetting ? tr("Makes this value one of the scenario's own, which can differ and has an origin of its own.")
                : tr("Makes this value one of the battle's own, which can differ and has an origin of its own.");
  const QString none = isSetting ? tr("No value holds in this scenario, nor an inherited one.")
                                 : tr("No value holds in this battle, nor an inherited one.");
  const std::pair<QWidget*, QString> tips[] = {{override_, own},
                                               {none_, isNone ? tr("No value holds here already.") : none},
                                               {inherit_, entry_ && !entry_->inherited ? gone : back}};
  for (const auto& [button, tip] : tips) {
    if (button != none_) button->setEnabled(canEdit);
    button->setToolTip(obstacle.isEmpty() ? tip : obstacle);
  }
}

}  // namespace redoubt::editor
