#include "editor/app/guide_window.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextDocument>
#include <QVBoxLayout>

#include "editor/app/guide_text.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr QSize kGuideSize{860, 620};
constexpr int kListWidth = 250;

QListWidgetItem* headingItem(const QString& title) {
  auto* item = new QListWidgetItem(title);
  item->setFlags(Qt::NoItemFlags);
  item->setFont(themeFont(TextStyle::Strong));
  item->setForeground(colours().second);
  return item;
}

QString classOf(const QMetaObject& type) {
  return QString::fromLatin1(type.className()).section(QStringLiteral("::"), -1);
}

}  // namespace

GuideWindow::GuideWindow(QWidget* parent)
    : QDialog(parent), guide_(Guide::load()), search_(new QLineEdit), list_(new QListWidget), text_(new GuideText) {
  setObjectName(QStringLiteral("guide"));
  setWindowTitle(tr("Guide"));
  setAttribute(Qt::WA_DeleteOnClose);
  search_->setObjectName(QStringLiteral("guide.search"));
  search_->setPlaceholderText(tr("Search the guide"));
  search_->setAccessibleName(search_->placeholderText());
  search_->setClearButtonEnabled(true);
  search_->addAction(icon(u"edit-find"), QLineEdit::LeadingPosition);
  list_->setObjectName(QStringLiteral("guide.list"));
  list_->setAccessibleName(tr("Pages of the guide"));
  text_->setObjectName(QStringLiteral("guide.text"));
  text_->setAccessibleName(tr("Page of the guide"));
  text_->setOpenLinks(false);
  auto* left = new QWidget;
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(search_);
  column->addWidget(list_, 1);
  auto* sides = new QSplitter;
  sides->addWidget(left);
  sides->addWidget(text_);
  sides->setStretchFactor(1, 1);
  sides->setSizes({kListWidth, kGuideSize.width() - kListWidth});
  auto* outer = new QVBoxLayout(this);
  outer->addWidget(sides);
  connect(search_, &QLineEdit::textChanged, this, &GuideWindow::fill);
  connect(search_, &QLineEdit::returnPressed, list_, qOverload<>(&QWidget::setFocus));
  connect(list_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (item) read(item->data(Qt::UserRole).toString());
  });
  connect(text_, &GuideText::laidOut, this, &GuideWindow::markWords);
  fill();
  resize(kGuideSize);
  search_->setFocus();
}

void GuideWindow::fill() {
  const QSignalBlocker quiet(list_);
  list_->clear();
  QString chapter;
  QListWidgetItem* current = nullptr;
  QListWidgetItem* first = nullptr;
  const bool isSearching = !search_->text().trimmed().isEmpty();
  for (const GuidePage* page : guide_.search(search_->text())) {
    if (!isSearching && page->chapter != chapter) list_->addItem(headingItem(chapter = page->chapter));
    auto* item = new QListWidgetItem(page->title, list_);
    item->setData(Qt::UserRole, page->id);
    if (!first) first = item;
    if (page->id == page_) current = item;
  }
  if (list_->count() == 0) list_->addItem(headingItem(tr("No page has these words.")));
  if (!current) current = first;
  if (!current) return;
  list_->setCurrentItem(current);
  read(current->data(Qt::UserRole).toString());
}

void GuideWindow::showPage(const QString& id) {
  search_->clear();
  const GuidePage* page = guide_.find(id);
  if (!page && !guide_.pages().isEmpty()) page = &guide_.pages().front();
  if (!page) return;
  for (int row = 0; row < list_->count(); ++row) {
    if (list_->item(row)->data(Qt::UserRole).toString() == page->id) list_->setCurrentRow(row);
  }
  list_->scrollToItem(list_->currentItem());
}

void GuideWindow::read(const QString& id) {
  const GuidePage* page = guide_.find(id);
  if (!page) return;
  if (page_ != id) {
    if (!page_.isEmpty()) before_ << page_;
    page_ = id;
    text_->showMarkdown(QStringLiteral("## %1\n%2").arg(page->title, page->text));
    text_->setAccessibleDescription(page->title);
  }
  markWords();
}

void GuideWindow::markWords() {
  QList<QTextEdit::ExtraSelection> marks;
  for (const QString& word : search_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    for (QTextCursor found = text_->document()->find(word); !found.isNull();
         found = text_->document()->find(word, found)) {
      QTextEdit::ExtraSelection mark;
      mark.cursor = found;
      mark.format.setBackground(colours().selection);
      marks << mark;
    }
  }
  text_->setExtraSelections(marks);
}

void GuideWindow::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Back) && !before_.isEmpty()) {
    const QString back = before_.takeLast();
    showPage(back);
    before_.removeLast();  // the page just left
    return;
  }
  QDialog::keyPressEvent(event);
}

QString GuideWindow::pageFor(const Guide& guide, const QWidget* control) {
  for (const QWidget* each = control; each; each = each->parentWidget()) {
    if (guide.find(each->objectName())) return each->objectName();
    for (const QMetaObject* type = each->metaObject(); type; type = type->superClass()) {
      if (guide.find(classOf(*type))) return classOf(*type);
    }
  }
  return {};
}

GuideWindow& GuideWindow::openIn(QWidget& window, const QString& id) {
  auto* guide = qobject_cast<GuideWindow*>(&window);
  if (!guide) guide = window.findChild<GuideWindow*>(QString(), Qt::FindDirectChildrenOnly);
  if (!guide) guide = new GuideWindow(&window);
  guide->showPage(id);
  guide->show();
  guide->raise();
  guide->activateWindow();
  guide->list_->scrollToItem(guide->list_->currentItem(), QAbstractItemView::PositionAtCenter);  // it has its size now
  return *guide;
}

}  // namespace redoubt::editor
