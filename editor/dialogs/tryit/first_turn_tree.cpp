#include "editor/dialogs/tryit/first_turn_tree.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTreeWidgetItemIterator>
#include <algorithm>
#include <utility>

#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kPlace = Qt::UserRole;    // what an item is, to find it again in the next report
constexpr int kRow = Qt::UserRole + 1;  // the number of its line
constexpr int kIndentation = 16;

QIcon armySign(const model::Battle& battle, const std::string& slug) {
  const model::Army* army = battle.bySlug<model::Army>(slug);
  const QColor colour(army ? Words::text(army->colour) : QString());
  QPixmap picture(32, 32);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colours().line, 2));
  painter.setBrush(colour.isValid() ? colour : QColor(Qt::gray));
  painter.drawRoundedRect(QRectF(4, 4, 24, 24), 4, 4);
  return QIcon(picture);
}

QIcon toneSign(ask::OpeningRow::Tone tone) {
  switch (tone) {
    case ask::OpeningRow::Tone::Fact: return signIcon(Sign::Done);
    case ask::OpeningRow::Tone::Perhaps: return signIcon(Sign::Unknown);
    case ask::OpeningRow::Tone::Trouble: return signIcon(Sign::Warning);
    case ask::OpeningRow::Tone::Note: break;
  }
  return signIcon(Sign::Undone);
}

QString textOf(const ask::OpeningRow& row) {
  const QString text = CoreWords::text(row.text);
  return row.certainty == rules::Certainty::Estimated ? text + QStringLiteral(" ≈") : text;
}

QString lineOf(const QTreeWidgetItem& item, int depth) {
  QString text = QString(2 * depth, QLatin1Char(' ')) + item.text(0) + QLatin1Char('\n');
  for (int each = 0; each < item.childCount(); ++each) text += lineOf(*item.child(each), depth + 1);
  return text;
}

// Rows as high as their words need at the width that is left for them.
class WrappedRows : public QStyledItemDelegate {
 public:
  explicit WrappedRows(const QTreeView& view) : QStyledItemDelegate(nullptr), view_(view) {}

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    QStyleOptionViewItem own = option;
    initStyleOption(&own, index);
    int depth = 1;
    for (QModelIndex each = index.parent(); each.isValid(); each = each.parent()) ++depth;
    constexpr int kSides = 14;  // margins round icon and text
    const int icon = own.icon.isNull() ? 0 : own.decorationSize.width();
    const int width = view_.viewport()->width() - depth * view_.indentation() - icon - kSides;
    const QRect room(0, 0, std::max(width, 40), 1'000'000);
    const int words = own.fontMetrics.boundingRect(room, Qt::TextWordWrap, own.text).height();
    const QSize usual = QStyledItemDelegate::sizeHint(option, index);
    return {usual.width(), std::max(own.fontMetrics.height(), words) + 5};
  }

 private:
  const QTreeView& view_;
};

}  // namespace

FirstTurnTree::FirstTurnTree(const Session& session, QWidget* parent) : QTreeWidget(parent), session_(session) {
  setObjectName(QStringLiteral("firstTurn.lines"));
  setAccessibleName(tr("Lines of the report"));
  setColumnCount(1);
  setHeaderHidden(true);
  setWordWrap(true);
  auto* rows = new WrappedRows(*this);
  rows->setParent(this);
  setItemDelegate(rows);
  setIndentation(kIndentation);
  setTextElideMode(Qt::ElideNone);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  header()->setSectionResizeMode(QHeaderView::Stretch);
  // Lines are as high as their words need at this width.
  connect(header(), &QHeaderView::sectionResized, this, [this] { scheduleDelayedItemsLayout(); });
}

void FirstTurnTree::show(std::shared_ptr<const FirstTurnReading> reading) {
  remember();
  reading_ = std::move(reading);
  fill();
}

void FirstTurnTree::setFilter(const std::string& army, const QString& text) {
  remember();
  army_ = army;
  text_ = text.trimmed();
  fill();
}

void FirstTurnTree::remember() {
  for (QTreeWidgetItemIterator each(this); *each; ++each) {
    if ((*each)->childCount() == 0) continue;
    const QString place = (*each)->data(0, kPlace).toString();
    std::set<QString>& moved = (*each)->data(0, kRow).isNull() ? closed_ : opened_;
    const bool isMoved = (*each)->isExpanded() != (*each)->data(0, kRow).isNull();
    if (isMoved) {
      moved.insert(place);
    } else {
      moved.erase(place);
    }
  }
  if (currentItem()) currentPlace_ = currentItem()->data(0, kPlace).toString();
}

void FirstTurnTree::fill() {
  const QSignalBlocker blocker(this);
  clear();
  rows_.clear();
  if (!reading_) return;
  for (const ask::OpeningSection& section : reading_->sections) {
    if (section.rows.empty()) continue;
    auto* part = new QTreeWidgetItem(this);
    const QString place = QString::number(static_cast<int>(section.part));
    part->setData(0, kPlace, place);
    part->setFont(0, themeFont(TextStyle::Strong));
    int count = 0;
    for (const ask::OpeningRow& row : section.rows) {
      if (!isWanted(row)) continue;
      if (row.tone != ask::OpeningRow::Tone::Note) ++count;
      QTreeWidgetItem& under = row.army.empty() ? *part : armyItem(*part, row);
      addRow(under, row, place);
    }
    part->setText(0, tr("%1 (%2)", "a part of the report and how many lines it has")
                         .arg(CoreWords::text(titleOf(section.part)))
                         .arg(count));
    part->setExpanded(!closed_.contains(place));
    for (int each = 0; each < part->childCount(); ++each) {
      QTreeWidgetItem* item = part->child(each);
      if (item->data(0, kRow).isNull()) item->setExpanded(!closed_.contains(item->data(0, kPlace).toString()));
    }
    if (part->childCount() == 0) delete part;
  }
  QTreeWidgetItem* again = nullptr;
  for (QTreeWidgetItemIterator each(this); *each && !again; ++each) {
    if ((*each)->data(0, kPlace).toString() == currentPlace_) again = *each;
  }
  if (again) setCurrentItem(again);
}

QTreeWidgetItem& FirstTurnTree::armyItem(QTreeWidgetItem& part, const ask::OpeningRow& row) {
  const QString place = part.data(0, kPlace).toString() + QLatin1Char('/') + toQt(row.army);
  for (int each = 0; each < part.childCount(); ++each) {
    if (part.child(each)->data(0, kPlace).toString() == place) return *part.child(each);
  }
  auto* item = new QTreeWidgetItem(&part);
  item->setData(0, kPlace, place);
  item->setText(0, Words::text(row.armyName));
  item->setIcon(0, armySign(session_.translated(), row.army));
  return *item;
}

QTreeWidgetItem* FirstTurnTree::addRow(QTreeWidgetItem& parent, const ask::OpeningRow& row, const QString& place) {
  auto* item = new QTreeWidgetItem(&parent);
  QString own = place;
  for (const rules::Member each : row.units) own += QLatin1Char(' ') + toQt(reading_->world->nameOf(each));
  if (row.rows.empty()) {
    for (const hex::HexKey each : row.others) own += QLatin1Char('>') + toQt(reading_->world->numberOf(each));
  }
  item->setData(0, kPlace, own);
  item->setData(0, kRow, static_cast<int>(rows_.size()));
  rows_.push_back(&row);
  item->setText(0, textOf(row));
  item->setIcon(0, toneSign(row.tone));
  if (row.tone == ask::OpeningRow::Tone::Note) item->setForeground(0, colours().second);
  for (const ask::OpeningRow& each : row.rows) addRow(*item, each, own);
  item->setExpanded(opened_.contains(own));
  return item;
}

bool FirstTurnTree::isWanted(const ask::OpeningRow& row) const {
  if (!army_.empty() && !row.army.empty() && row.army != army_) return false;
  if (text_.isEmpty() || textOf(row).contains(text_, Qt::CaseInsensitive)) return true;
  return std::any_of(row.rows.begin(), row.rows.end(), [&](const ask::OpeningRow& each) { return isWanted(each); });
}

const ask::OpeningRow* FirstTurnTree::rowOf(const QTreeWidgetItem* item) const {
  const QVariant number = item ? item->data(0, kRow) : QVariant();
  return number.isNull() ? nullptr : rows_.at(static_cast<std::size_t>(number.toInt()));
}

std::vector<const ask::OpeningRow*> FirstTurnTree::chosen() const {
  if (const ask::OpeningRow* row = current()) return {row};
  std::vector<const ask::OpeningRow*> rows;
  const QTreeWidgetItem* item = currentItem();
  for (int each = 0; item && each < item->childCount(); ++each) {
    const QTreeWidgetItem* child = item->child(each);
    if (const ask::OpeningRow* row = rowOf(child)) {
      rows.push_back(row);
      continue;
    }
    for (int under = 0; under < child->childCount(); ++under) rows.push_back(rowOf(child->child(under)));
  }
  return rows;
}

QString FirstTurnTree::chosenText() const {
  return currentItem() ? lineOf(*currentItem(), 0) : QString();
}

int FirstTurnTree::shownRows() const {
  int count = 0;
  for (int part = 0; part < topLevelItemCount(); ++part) {
    const QTreeWidgetItem* item = topLevelItem(part);
    for (int each = 0; each < item->childCount(); ++each) {
      count += item->child(each)->data(0, kRow).isNull() ? item->child(each)->childCount() : 1;
    }
  }
  return count;
}

void FirstTurnTree::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy) && currentItem()) {
    QApplication::clipboard()->setText(chosenText());
    return event->accept();
  }
  QTreeWidget::keyPressEvent(event);
}

// Signs and notes are in the colours of the theme.
void FirstTurnTree::changeEvent(QEvent* event) {
  QTreeWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange && event->type() != QEvent::LanguageChange) return;
  remember();
  fill();
}

}  // namespace redoubt::editor
