#include "editor/dialogs/rules_fields.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <nlohmann/json.hpp>

#include "core/rules/rule_faults.h"
#include "editor/dialogs/rules_control.h"
#include "editor/dialogs/rules_origin_fields.h"
#include "editor/dialogs/rules_text.h"
#include "editor/dialogs/rules_words.h"
#include "editor/dialogs/terrain_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

using Json = nlohmann::json;

constexpr int kTextHeight = 132;
constexpr int kShortHeight = 62;  // beside a control
constexpr int kMostInTitle = 40;

void tell(QLabel& label, const QString& text) {
  label.setText(text);
  label.setVisible(!text.isEmpty());
}

}  // namespace

RuleFields::RuleFields(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      column_(new QVBoxLayout(this)),
      heading_(addLabel("rules.heading", "subject")),
      topic_(addLabel("rules.topic", "second")),
      meaning_(addLabel("rules.meaning", "")),
      shape_(addLabel("rules.shape", "second")),
      valueTitle_(addLabel("rules.value.title", "heading")),
      control_(new RuleControl(session)),
      text_(new RuleText),
      error_(addLabel("rules.error", "error")),
      unknown_(addLabel("rules.unknown", "error")),
      faults_(addLabel("rules.faults", "error")),
      inherited_(addLabel("rules.inherited", "second")),
      override_(addButton("rules.override", tr("Overri&de"), &RuleFields::override)),
      none_(addButton("rules.none", tr("No va&lue"), &RuleFields::setNoValue)),
      inherit_(addButton("rules.inherit", tr("Take the &inherited value back"), &RuleFields::inherit)),
      originTitle_(addLabel("rules.origin.title", "heading")),
      origin_(new RuleOriginFields(session)) {
  heading_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  valueTitle_->setText(tr("&Value"));
  valueTitle_->setBuddy(text_);
  originTitle_->setText(tr("Where it comes from"));
  text_->setObjectName(QStringLiteral("rules.text"));
  text_->setAccessibleName(tr("Value as JSON"));
  arrange();
  connect(text_, &QPlainTextEdit::textChanged, this, &RuleFields::judge);
  connect(text_, &RuleText::finished, this, &RuleFields::commit);
  connect(text_, &RuleText::givenUp, this, &RuleFields::giveUp);
  connect(control_, &RuleControl::valueChosen, this, &RuleFields::take);
  show({}, nullptr);
}

QLabel* RuleFields::addLabel(const char* name, const char* role) {
  auto* label = new QLabel;
  label->setObjectName(QString::fromLatin1(name));
  label->setWordWrap(true);
  if (*role) setRole(*label, role);
  return label;
}

QPushButton* RuleFields::addButton(const char* name, const QString& text, void (RuleFields::*work)()) {
  auto* button = new QPushButton(text);
  button->setObjectName(QString::fromLatin1(name));
  button->setAutoDefault(false);
  connect(button, &QPushButton::clicked, this, work);
  return button;
}

void RuleFields::arrange() {
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(6);
  buttons->addWidget(override_);
  buttons->addWidget(none_);
  buttons->addStretch(1);
  auto* back = new QHBoxLayout;
  back->addWidget(inherit_);
  back->addStretch(1);
  column_->setContentsMargins(size::kMargin, size::kMargin, size::kMargin, size::kMargin);
  column_->setSpacing(6);
  for (QWidget* each : std::initializer_list<QWidget*>{topic_, heading_, meaning_, shape_}) column_->addWidget(each);
  column_->addSpacing(8);
  for (QWidget* each : std::initializer_list<QWidget*>{valueTitle_, control_, text_, error_, unknown_, faults_}) {
    column_->addWidget(each);
  }
  column_->addLayout(buttons);
  column_->addSpacing(2);
  column_->addWidget(inherited_);
  column_->addLayout(back);
  column_->addSpacing(8);
  column_->addWidget(originTitle_);
  column_->addWidget(origin_);
  column_->addStretch(1);
}

bool RuleFields::event(QEvent* event) {
  const bool isHandled = QWidget::event(event);
  if (event->type() == QEvent::LayoutRequest) fitHeight();
  return isHandled;
}

void RuleFields::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitHeight();
}

// A scroll area knows nothing of lines that wrap: it would squeeze the fields instead of scrolling.
void RuleFields::fitHeight() {
  setMinimumHeight(layout()->totalHeightForWidth(width()));
}

QString RuleFields::name() const {
  return RulesWords::text(path_);
}

void RuleFields::show(const std::string& path, const RuleEntry* entry) {
  path_ = path;
  entry_ = entry ? std::optional(*entry) : std::nullopt;
  showTerm();
  showValue();
  showInherited();
  origin_->show(path_);
  originTitle_->setEnabled(entry_.has_value());
  enable();
}

void RuleFields::showTerm() {
  const rules::Term* term = rules::termOf(path_);
  heading_->setText(path_.empty() ? tr("No rule chosen") : name().replace(QLatin1Char('/'), QStringLiteral("/\u200b")));
  tell(*topic_, path_.empty() ? QString() : RulesWords::topic(rules::topicOf(path_)));
  tell(*meaning_, path_.empty() ? tr("Choose a rule at the left, or add one below the list.")
                  : term        ? RulesWords::meaning(*term)
                                : tr("A rule of your own: Redoubt keeps it and makes nothing of it."));
  tell(*shape_, term ? tr("Its value: %1.").arg(RulesWords::in(term->shape.words())) : QString());
  valueTitle_->setVisible(!path_.empty());
  text_->setVisible(!path_.empty());
  originTitle_->setVisible(!path_.empty());
  origin_->setVisible(!path_.empty());
}

void RuleFields::showValue() {
  const rules::Term* term = rules::termOf(path_);
  const std::string json = entry_ ? entry_->json : std::string("null");
  control_->show(term ? term->shape.choice() : rules::Choice(), json);
  text_->setFixedHeight(control_->isOfUse() ? kShortHeight : kTextHeight);
  const bool isNone = !entry_ || rules::isSameJson(json, "null");
  text_->setPlaceholderText(isNone ? tr("no value") : QString());
  if (const auto draft = drafts_.find(path_); draft != drafts_.end()) {
    if (text_->text() != draft->second) text_->setDraft(draft->second);
  } else {
    text_->setText(isNone ? QString() : RulesWords::lines(json));
  }
  judge();
  tell(*faults_, entry_ && drafts_.count(path_) == 0 ? entry_->faults.join(QLatin1Char('\n')) : QString());
}

void RuleFields::showInherited() {
  const bool isInherited = entry_ && !entry_->isOwn;
  QString words;
  if (isInherited) {
    words = tr("Inherited from %1.").arg(entry_->from);
  } else if (entry_ && entry_->inherited) {
    words = tr("Inherited from %2: %1").arg(RulesWords::value(*entry_->inherited), entry_->inheritedFrom);
  } else if (entry_) {
    words = tr("Only %1 has this rule.").arg(entry_->from);
  } else if (!path_.empty()) {
    words = tr("The battle has no such rule yet. Give it a value.");
  }
  tell(*inherited_, words);
  inherit_->setText(entry_ && !entry_->inherited ? tr("Remove this rule") : tr("Take the &inherited value back"));
  inherit_->setVisible(entry_ && entry_->isOwn);
  override_->setVisible(isInherited);
  none_->setVisible(entry_.has_value() && (isInherited || entry_->inherited));
}

void RuleFields::enable() {
  const QString obstacle = TerrainWords::obstacle(session_);
  const bool canEdit = obstacle.isEmpty() && !path_.empty();
  text_->setReadOnly(!canEdit);
  control_->setEnabled(canEdit);
  const bool isNone = entry_ && rules::isSameJson(entry_->json, "null");
  none_->setEnabled(canEdit && !isNone);
  const std::pair<QWidget*, QString> tips[] = {
      {override_, tr("Makes this value one of the battle's own, which can differ and has an origin of its own.")},
      {none_, isNone ? tr("No value holds here already.") : tr("No value holds in this battle, nor an inherited one.")},
      {inherit_, entry_ && !entry_->inherited
                     ? tr("The battle has no such rule then.")
                     : tr("What the battle says itself goes; the inherited value holds again.")}};
  for (const auto& [button, tip] : tips) {
    if (button != none_) button->setEnabled(canEdit);
    button->setToolTip(obstacle.isEmpty() ? tip : obstacle);
  }
  for (QWidget* field : std::initializer_list<QWidget*>{text_, control_}) field->setToolTip(obstacle);
}

QList<QWidget*> RuleFields::tabOrder() const {
  QList<QWidget*> order;
  if (QWidget* widget = control_->focusProxy()) order << widget;
  order << text_ << override_ << none_ << inherit_;
  return order + origin_->tabOrder();
}

void RuleFields::editValue() {
  if (control_->isOfUse()) {
    control_->setFocus();
  } else {
    text_->setFocus();
  }
}

void RuleFields::forgetDrafts() {
  drafts_.clear();
  text_->setText({});
}

QString RuleFields::faultOf(const QString& text) const {
  const auto parsed = rules::parseRuleValue(text.toStdString());
  if (const auto* fault = std::get_if<rules::JsonFault>(&parsed)) return RulesWords::fault(*fault);
  const Json value = Json::parse(std::get<model::JsonText>(parsed).text);
  const rules::Term* term = rules::termOf(path_);
  if (!term || value.is_null()) return {};
  const auto fault = term->shape.faultOf(value);
  return fault ? RulesWords::fault(fault->expected, fault->pointer) : QString();
}

QString RuleFields::unknownIn(const QString& text) const {
  const rules::Term* term = rules::termOf(path_);
  const Json value = Json::parse(text.toStdString(), nullptr, false);
  if (!term || value.is_null()) return {};
  QStringList unknown;
  term->shape.forEachName(value, [&](const std::vector<rules::NameKind>& kinds, const std::string& each) {
    const bool isKnown = std::any_of(kinds.begin(), kinds.end(), [&](rules::NameKind kind) {
      return rules::isKnownName(session_.battle(), session_.rules(), kind, each);
    });
    if (!isKnown) unknown << RulesWords::unknown(kinds, each);
  });
  unknown.removeDuplicates();
  return unknown.join(QLatin1Char('\n'));
}

// Tells at each key what is wrong with the text; an empty one is not typed yet.
void RuleFields::judge() {
  const QString text = text_->text();
  const bool isTyped = text_->isTyped() && !text.trimmed().isEmpty();
  const QString fault = isTyped ? faultOf(text) : QString();
  tell(*error_, fault);
  tell(*unknown_, isTyped && fault.isEmpty() ? unknownIn(text) : QString());
  if (text_->isTyped()) faults_->hide();
}

void RuleFields::commit() {
  if (!text_->isTyped() || path_.empty()) return;
  const QString text = text_->text();
  if (text.trimmed().isEmpty()) return giveUp();
  if (!faultOf(text).isEmpty()) {
    drafts_[path_] = text;
    return judge();
  }
  drafts_.erase(path_);
  take(std::get<model::JsonText>(rules::parseRuleValue(text.toStdString())).text);
}

void RuleFields::giveUp() {
  drafts_.erase(path_);
  text_->setText({});
  showValue();
}

void RuleFields::take(const std::string& json) {
  drafts_.erase(path_);
  QString shown = RulesWords::value(json);
  if (shown.size() > kMostInTitle) shown = shown.left(kMostInTitle - 1) + QStringLiteral("…");
  rules::RuleEdit edit(session_.battle(), tr("Rule %1: %2").arg(name(), shown).toStdString());
  edit.set(path_, json);
  // The window hears of the change and shows it; a change refused is shown as what holds.
  if (!apply(edit)) showValue();
}

void RuleFields::override() {
  commit();
  if (!entry_ || entry_->isOwn) return;
  rules::RuleEdit edit(session_.battle(), tr("Override the rule %1").arg(name()).toStdString());
  edit.copy(path_, path_);
  apply(edit);
}

void RuleFields::setNoValue() {
  drafts_.erase(path_);
  text_->setText({});
  rules::RuleEdit edit(session_.battle(), tr("No value for the rule %1").arg(name()).toStdString());
  edit.set(path_, std::nullopt);
  if (!apply(edit)) showValue();
}

void RuleFields::inherit() {
  drafts_.erase(path_);
  text_->setText({});
  const bool isRemoval = entry_ && !entry_->inherited;
  const QString title = isRemoval ? tr("Remove the rule %1") : tr("Inherited value of the rule %1");
  rules::RuleEdit edit(session_.battle(), title.arg(name()).toStdString());
  edit.inherit(path_);
  if (!apply(edit)) showValue();
}

bool RuleFields::apply(rules::RuleEdit& edit) {
  return !edit.edit().empty() && session_.apply(edit.take());
}

}  // namespace redoubt::editor
