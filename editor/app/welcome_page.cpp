#include "editor/app/welcome_page.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/app/battle_files.h"
#include "editor/app/battle_list.h"
#include "editor/app/thumbnails.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kSideBySide = 860;  // from this width on
constexpr int kWidestList = 540;
constexpr qint64 kLargestRead = 8 * 1'048'576;  // bytes; reading larger files here would block the window

QLabel* label(const QString& text, const char* role) {
  auto* made = new QLabel(text);
  setRole(*made, role);
  return made;
}

QString joined(QStringList words) {
  words.removeAll(QString());
  return words.join(QStringLiteral(" · "));
}

QString sizeInWords(const Thumbnail& kept) {
  if (kept.hexes.isEmpty()) return {};
  const QString hexes = WelcomePage::tr("%L1 × %L2 hexes").arg(kept.hexes.width()).arg(kept.hexes.height());
  return joined({hexes, kept.scenarios ? WelcomePage::tr("%n scenario(s)", nullptr, kept.scenarios) : QString()});
}

BattleRow rowOf(const RecentFile& file) {
  const Thumbnail kept = keptThumbnail(file.path).value_or(Thumbnail{});
  BattleRow row{file.path, BattleFiles::titleOf(file.path), BattleFiles::placeOf(file.path), {}, kept.picture,
                file.isThere};
  row.facts = file.isThere ? joined({BattleFiles::whenInWords(file.openedAt), sizeInWords(kept)})
                           : WelcomePage::tr("%1 is no longer there").arg(QFileInfo(file.path).fileName());
  return row;
}

BattleRow sampleRow(const QString& path) {
  const Thumbnail kept = keptThumbnail(path).value_or(Thumbnail{});
  return {path, BattleFiles::titleOf(path), {}, sizeInWords(kept), kept.picture, true};
}

bool wantsReading(const QString& path) {
  const QFileInfo file(path);
  if (!file.isFile() || file.size() > kLargestRead) return false;
  const auto kept = keptThumbnail(path);
  return !kept || !kept->isCurrent;
}

}  // namespace

WelcomePage::WelcomePage(BattleFiles& files, QWidget* parent)
    : QWidget(parent),
      files_(files),
      page_(new QWidget),
      recent_(new BattleList(tr("Recent battles"), BattleList::Removal::Possible)),
      samples_(new BattleList(tr("Samples"), BattleList::Removal::None)),
      lists_(new QBoxLayout(QBoxLayout::LeftToRight)),
      reader_(new QTimer(this)) {
  setRole(*this, "page");
  setAttribute(Qt::WA_StyledBackground);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  auto* sheet = new QWidget;
  setRole(*sheet, "page");
  sheet->setAttribute(Qt::WA_StyledBackground);
  scroll->setWidget(sheet);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(scroll);
  auto* outer = new QHBoxLayout(sheet);
  outer->addStretch(1);
  outer->addWidget(page_, 1000);
  outer->addStretch(1);
  auto* column = new QVBoxLayout(page_);
  column->addStretch(1);
  column->addWidget(label(tr("Redoubt"), "subject"));
  QLabel* what = label(tr("Maps and scenarios for hex-and-counter battles"), "second");
  what->setWordWrap(true);
  column->addWidget(what);
  column->addSpacing(12);
  auto* buttons = new QHBoxLayout;
  const auto button = [&](const QString& text, const QString& tip) {
    auto* made = new QPushButton(text);
    made->setToolTip(tip);
    made->setMinimumWidth(150);
    buttons->addWidget(made);
    return made;
  };
  connect(button(tr("New battle…"), tr("Begin a battle on an empty map.")), &QPushButton::clicked, this,
          &WelcomePage::newBattleWanted);
  connect(button(tr("Open…"), tr("Open a battle file.")), &QPushButton::clicked, &files_,
          &BattleFiles::chooseAndOpen);
  buttons->addStretch(1);
  column->addLayout(buttons);
  column->addSpacing(20);
  lists_->setSpacing(2 * size::kMargin);
  lists_->addWidget(section(tr("Recent"), recent_), 1, Qt::AlignTop);
  lists_->addWidget(section(tr("Samples (each opens as a draft of your own)"), samples_), 1, Qt::AlignTop);
  column->addLayout(lists_);
  column->addStretch(2);

  for (BattleList* list : {recent_, samples_}) {
    connect(list, &BattleList::chosen, this, &WelcomePage::open);
    connect(list, &BattleList::reached, this, [scroll, sheet, list](const QRect& row) {
      const QPoint middle = list->viewport()->mapTo(sheet, row.center());
      scroll->ensureVisible(middle.x(), middle.y(), 0, row.height() / 2);
    });
  }
  connect(recent_, &BattleList::removalWanted, this, &WelcomePage::remove);
  reader_->setSingleShot(true);
  connect(reader_, &QTimer::timeout, this, &WelcomePage::readNext);
}

QWidget* WelcomePage::section(const QString& title, BattleList* list) {
  auto* made = new QWidget;
  auto* column = new QVBoxLayout(made);
  column->setContentsMargins(0, 0, 0, 0);
  QLabel* heading = label(title, "heading");
  heading->setBuddy(list);
  column->addWidget(heading);
  column->addWidget(list);
  return made;
}

void WelcomePage::showEvent(QShowEvent* event) {
  if (!event->spontaneous()) fill();
  QWidget::showEvent(event);
}

void WelcomePage::hideEvent(QHideEvent* event) {
  reader_->stop();
  QWidget::hideEvent(event);
}

void WelcomePage::resizeEvent(QResizeEvent* event) {
  const bool isSideBySide = event->size().width() >= kSideBySide;
  lists_->setDirection(isSideBySide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  // Side by side both have the same width; one above the other each has the height it needs.
  for (int i = 0; i < lists_->count(); ++i) lists_->setStretch(i, isSideBySide ? 1 : 0);
  QWidget::resizeEvent(event);
}

void WelcomePage::show(BattleList& list, std::vector<BattleRow> rows) {
  for (const BattleRow& row : rows) {
    if (wantsReading(row.path)) unread_ << row.path;
  }
  list.parentWidget()->setVisible(!rows.empty());
  list.setRows(std::move(rows));
}

void WelcomePage::fill() {
  unread_.clear();
  std::vector<BattleRow> recent;
  for (const RecentFile& file : files_.recent()) recent.push_back(rowOf(file));
  show(*recent_, std::move(recent));
  std::vector<BattleRow> samples;
  const QDir folder(BattleFiles::sampleFolder());
  for (const QString& name : folder.entryList({QStringLiteral("*.battle")}, QDir::Files, QDir::Name)) {
    samples.push_back(sampleRow(folder.filePath(name)));
  }
  show(*samples_, std::move(samples));
  page_->setMaximumWidth(recent_->rows().empty() || samples_->rows().empty() ? kWidestList : 2 * kWidestList);
  if (!unread_.isEmpty()) reader_->start(0);
}

void WelcomePage::readNext() {
  if (!isVisible() || unread_.isEmpty()) return;
  const QString path = unread_.takeFirst();
  makeThumbnail(path);
  for (const RecentFile& file : files_.recent()) {
    if (file.path == path) recent_->setRow(rowOf(file));
  }
  samples_->setRow(sampleRow(path));
  if (!unread_.isEmpty()) reader_->start(0);
}

void WelcomePage::open(const QString& path) {
  if (!files_.open(path)) fill();  // the file may have been removed meanwhile
}

void WelcomePage::remove(const QString& path) {
  const QFileInfo file(path);
  // People don't look for a draft in its folder, so removing one from the list shows where the file stays.
  if (file.exists() && file.absolutePath() == QFileInfo(BattleFiles::draftFolder()).absoluteFilePath() &&
      QMessageBox::question(this, tr("Remove from the list"),
                            tr("“%1” is a draft, which only this list leads to. Remove it from the list all the same? "
                               "The file itself stays: %2")
                                .arg(BattleFiles::titleOf(path), QDir::toNativeSeparators(path))) != QMessageBox::Yes) {
    return;
  }
  files_.forget(path);
  fill();
}

}  // namespace redoubt::editor
