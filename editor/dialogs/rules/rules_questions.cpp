#include "editor/dialogs/rules/rules_questions.h"

#include <algorithm>

#include "core/rules/book/provenance.h"
#include "core/rules/book/questions.h"
#include "core/rules/set_up/set_up.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

std::vector<const model::Provenance*> originsOf(const Session& session, const RuleAddress& key) {
  const model::Battle& battle = session.battle();
  std::vector<const model::Provenance*> origins;
  const auto add = [&](const auto& row) {
    for (const char* field : {"value", "*"}) {
      const model::Provenance* origin = rules::provenanceOf(battle, row, field);
      if (origin && (origins.empty() || origins.back() != origin)) origins.push_back(origin);
    }
  };
  if (key.scenario) {
    if (const model::Setting* row = rules::settingRow(battle, *key.scenario, key.path)) add(*row);
  } else if (const model::Rule* row = session.rules().row(key.path)) {
    add(*row);
  }
  return origins;
}

// Whether a text names a path, not a longer one: "combat/order", not "combat/order-of-fire". A path without a slash
// only counts in backquotes, because it is an ordinary word.
bool names(const std::string& text, const std::string& path) {
  const auto isPart = [](char c) { return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-' || c == '/'; };
  if (path.find('/') == path.npos) return text.find('`' + path + '`') != text.npos;
  for (std::size_t at = text.find(path); at != text.npos; at = text.find(path, at + 1)) {
    const std::size_t end = at + path.size();
    if ((at == 0 || !isPart(text[at - 1])) && (end == text.size() || !isPart(text[end]))) return true;
  }
  return false;
}

}  // namespace

std::vector<const model::Question*> questionsAbout(const Session& session, const RuleAddress& key) {
  std::vector<const model::Question*> questions;
  if (key.empty()) return questions;
  const auto add = [&](const model::Question* question) {
    if (std::find(questions.begin(), questions.end(), question) == questions.end()) questions.push_back(question);
  };
  const auto origins = originsOf(session, key);
  for (const model::Provenance* origin : origins) {
    for (const model::Question* question : rules::questionsIn(session.battle(), origin->note)) add(question);
  }
  for (const model::Question& question : session.battle().all<model::Question>()) {
    const bool isOfParagraph =
        question.paragraph && std::any_of(origins.begin(), origins.end(), [&](const model::Provenance* origin) {
          return origin->paragraph == question.paragraph;
        });
    if (isOfParagraph || names(question.text, key.path) || names(question.reading, key.path)) add(&question);
  }
  return questions;
}

RuleQuestions::RuleQuestions(Session& session, QWidget* parent) : QLabel(parent), session_(session) {
  setObjectName(QStringLiteral("rules.questions"));
  setWordWrap(true);
  setRole(*this, "second");
  setTextFormat(Qt::RichText);
  setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  connect(this, &QLabel::linkActivated, this,
          [this](const QString& link) { emit chosen(Id<model::Question>{link.toLongLong()}); });
}

void RuleQuestions::show(const RuleAddress& key) {
  QStringList lines;
  for (const model::Question* stored : questionsAbout(session_, key)) {
    const model::Question* question = session_.translated().find<model::Question>(stored->id);
    const QString link = QStringLiteral("<a href=\"%1\">%2</a>")
                             .arg(question->id.value)
                             .arg(RulesWords::text(question->title).toHtmlEscaped());
    const QString reading = RulesWords::text(question->reading).toHtmlEscaped();
    lines << (rules::isOpen(*question) ? tr("Open question: %1").arg(link)
                                       : tr("Question: %1 – read as: %2").arg(link, reading));
  }
  setText(lines.join(QStringLiteral("<br>")));
  setVisible(!lines.isEmpty());
}

}  // namespace redoubt::editor
