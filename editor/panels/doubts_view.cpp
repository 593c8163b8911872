#include "editor/panels/doubts_view.h"

#include <QVBoxLayout>
#include <vector>

#include "core/model/origins.h"
#include "core/rules/book/provenance.h"
#include "core/rules/book/questions.h"
#include "editor/panels/map_facts.h"
#include "editor/session/core_words.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

std::vector<const model::Provenance*> originsOf(const model::Battle& battle, std::string_view table,
                                                const std::string& key) {
  std::vector<const model::Provenance*> origins;
  const auto& rows = battle.all<model::Provenance>();
  for (auto row = rows.lowerBound({std::string(table), key, std::string()});
       row != rows.end() && row->subjectTable == table && row->subject == key; ++row) {
    origins.push_back(&*row);
  }
  return origins;
}

bool isWorkingValue(const model::Provenance& origin) {
  return origin.status == model::Status::Estimated || origin.status == model::Status::Unknown;
}

QString capitalized(const QString& text) {
  return text.left(1).toUpper() + text.mid(1);
}

QString explained(const QString& text) {
  return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colours().second.name(), text.toHtmlEscaped());
}

}  // namespace

DoubtsView::DoubtsView(Session& session, QWidget* parent) : QWidget(parent), session_(session), words_(new QLabel) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(sectionTitle(tr("In doubt")));
  words_->setObjectName(QStringLiteral("inspector.doubts"));
  words_->setTextFormat(Qt::RichText);
  words_->setWordWrap(true);
  words_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  column->addWidget(words_);
  connect(words_, &QLabel::linkActivated, this,
          [this](const QString& link) { emit questionChosen(Id<model::Question>{link.toLongLong()}); });
}

void DoubtsView::clear() {
  lines_.clear();
  asked_.clear();
}

void DoubtsView::finish() {
  QString html;
  for (const QString& line : lines_) html += QStringLiteral("<p style=\"margin:0 0 5px 0\">%1</p>").arg(line);
  words_->setText(html);
  setVisible(!lines_.isEmpty());
}

// "Type: estimated, K3.1: from the map", with the questions that its note names below it.
void DoubtsView::addOrigins(std::string_view table, const std::string& key, const QString& name,
                            const std::set<std::string>& told) {
  for (const model::Provenance* origin : originsOf(session_.translated(), table, key)) {
    const QString field = origin->field == "*" ? QString() : CoreWords::term(origin->field);
    const QString what = name.isEmpty() ? field : field.isEmpty() ? name : name + QStringLiteral(", ") + field;
    if (isWorkingValue(*origin) && origin->note != model::kSetByHand && !told.contains(origin->field)) {
      QString words = Words::status(origin->status);
      if (const QString cited = Words::citation(session_, origin); !cited.isEmpty())
        words += QStringLiteral(", ") + cited;
      const QString note = CoreWords::stored(rules::withoutQuestions(session_.translated(), origin->note));
      if (!note.isEmpty()) words += QStringLiteral(": ") + note;
      lines_ << capitalized(what.isEmpty() ? words : what + QStringLiteral(": ") + words).toHtmlEscaped();
    }
    addQuestionsIn(*origin, what);
  }
}

void DoubtsView::addQuestionsOf(std::string_view table, const std::string& key, const QString& name) {
  for (const model::Provenance* origin : originsOf(session_.translated(), table, key)) addQuestionsIn(*origin, name);
}

void DoubtsView::addQuestionsIn(const model::Provenance& origin, const QString& name) {
  for (const model::Question* question : rules::questionsIn(session_.translated(), origin.note)) {
    if (!asked_.insert(question->id).second) continue;
    const QString link = QStringLiteral("<a href=\"%1\">%2</a>")
                             .arg(question->id.value)
                             .arg(Words::text(question->title).toHtmlEscaped());
    const QString reading =
        rules::isOpen(*question) ? tr("Open") : tr("Read as: %1").arg(Words::text(question->reading));
    const QString head = name.isEmpty() ? link : capitalized(name).toHtmlEscaped() + QStringLiteral(": ") + link;
    lines_ << head + QStringLiteral("<br>") + explained(reading);
  }
}

}  // namespace redoubt::editor
