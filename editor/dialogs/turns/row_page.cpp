#include "editor/dialogs/turns/row_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "editor/dialogs/rows/row_list.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kListWidth = 330;

}  // namespace

RowPage::RowPage(Session& session, const QString& name, RowList* list, const QString& empty, QWidget* parent)
    : QWidget(parent),
      session_(session),
      list_(list),
      name_(name),
      scroll_(new QScrollArea),
      empty_(new QLabel(empty)) {
  list_->setFixedWidth(size::scaled(kListWidth));
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setFocusPolicy(Qt::NoFocus);
  empty_->setObjectName(name + QStringLiteral(".empty"));
  empty_->setWordWrap(true);
  empty_->setTextFormat(Qt::PlainText);
  empty_->setAlignment(Qt::AlignTop);
  empty_->setMargin(18);
  setRole(*empty_, "second");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(list_);
  row->addWidget(scroll_, 1);
  row->addWidget(empty_, 1);
}

QVBoxLayout* RowPage::makeFields() {
  auto* page = new QWidget;
  page->setObjectName(name_ + QStringLiteral(".fields"));
  page->setAttribute(Qt::WA_StyledBackground);
  setRole(*page, "page");
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(14, 12, 14, 12);
  column->setSpacing(8);
  scroll_->setWidget(page);
  return column;
}

QVBoxLayout* RowPage::makeFieldsWithSentence() {
  QVBoxLayout* column = makeFields();
  const auto add = [&](const char* name, const char* role) {
    auto* label = new QLabel;
    label->setObjectName(name_ + QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    setRole(*label, role);
    column->addWidget(label);
    return label;
  };
  sentence_ = add(".sentence", "strong");
  inherited_ = add(".inherited", "note");
  return column;
}

void RowPage::setScenario(std::optional<Id<model::Scenario>> scenario) {
  scenario_ = scenario;
  refresh();
}

void RowPage::showFields(bool isChosen) {
  scroll_->setVisible(isChosen);
  empty_->setVisible(!isChosen);
}

void RowPage::toTop() {
  scroll_->ensureVisible(0, 0);
}

void RowPage::showSentence(const QString& words, const QString& from) {
  sentence_->setText(words);
  inherited_->setText(from);
  inherited_->setVisible(!from.isEmpty());
}

QLabel* makeHeading(const QString& words) {
  auto* label = new QLabel(words);
  setRole(*label, "heading");
  return label;
}

}  // namespace redoubt::editor
