#include "editor/dialogs/rules/rule_head.h"

#include <QLabel>
#include <QVBoxLayout>

#include "editor/dialogs/rules/rule_edits.h"
#include "editor/dialogs/rules/rule_labels.h"
#include "editor/words/rule_titles.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

// It may be broken after each part.
QString breakable(const std::string& path) {
  return RulesWords::text(path).replace(QLatin1Char('/'), QStringLiteral("/\u200b"));
}

}  // namespace

RuleHead::RuleHead(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      topic_(ruleLabel("rules.topic", "second")),
      heading_(ruleLabel("rules.heading", "subject")),
      path_(ruleLabel("rules.path", "second")),
      meaning_(ruleLabel("rules.meaning", "")),
      shape_(ruleLabel("rules.shape", "second")) {
  for (QLabel* each : {heading_, path_}) each->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  for (QLabel* each : {topic_, heading_, path_, meaning_, shape_}) column->addWidget(each);
}

void RuleHead::show(const RuleAddress& key, const RuleEntry* entry) {
  const rules::Term* term = termOf(key);
  const QString meaning = meaningOf(key, entry);
  // Where the meaning would say the same, the path is enough.
  const QString title = RuleTitles(session_).of(term, key.path, entry ? entry->json : "null");
  const bool hasTitle = !title.isEmpty() && !meaning.startsWith(title);
  heading_->setText(key.empty() ? tr("No rule chosen") : hasTitle ? title : breakable(key.path));
  tellRule(*path_, hasTitle ? breakable(key.path) : QString());
  tellRule(*topic_, topicOf(key));
  tellRule(*meaning_, meaning);
  tellRule(*shape_, term ? tr("Its value: %1.").arg(RulesWords::in(term->shape.words())) : QString());
}

void RuleHead::tellShape(bool isWanted) {
  shape_->setVisible(isWanted && !shape_->text().isEmpty());
}

QString RuleHead::topicOf(const RuleAddress& key) const {
  if (key.empty()) return {};
  if (!key.isSetting()) return RulesWords::topic(rules::topicOf(key.path));
  return tr("Setting of the scenario “%1”").arg(RulesWords::scenario(session_.translated(), *key.scenario));
}

QString RuleHead::meaningOf(const RuleAddress& key, const RuleEntry* entry) const {
  if (key.empty()) return tr("Choose a rule at the left, or add one below the list.");
  if (const rules::Term* term = termOf(key)) return RulesWords::meaning(*term);
  if (key.isSetting()) return tr("A setting of your own: Redoubt keeps it and makes nothing of it.");
  if (const auto count = struck(session_, key, entry)) {
    return tr("Strikes all that would be inherited below this path: %n value(s).", nullptr, static_cast<int>(count));
  }
  if (const auto count = strikable(session_, key); count > 0 && !entry) {
    return tr("%n value(s) are inherited below this path. “No value” strikes them all.", nullptr,
              static_cast<int>(count));
  }
  return tr("A rule of your own: Redoubt keeps it and makes nothing of it.");
}

}  // namespace redoubt::editor
