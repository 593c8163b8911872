#include "editor/dialogs/proof/proof_topics.h"

#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include "editor/session/to_qt.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kTopicRole = Qt::UserRole;
constexpr int kGroupRole = Qt::UserRole + 1;
constexpr int kShareRole = Qt::UserRole + 2;
constexpr int kBarWidth = 108;
constexpr int kBarHeight = 6;

// A bar, and before it how many of how many.
class BarDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    QStyledItemDelegate::paint(painter, option, index);
    const double share = index.data(kShareRole).toDouble();
    const int room = option.rect.width() / 2 - 8;
    const QRectF bar(option.rect.right() - room - 6, option.rect.center().y() - kBarHeight / 2.0 + 0.5, room, kBarHeight);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colours().line);
    painter->drawRoundedRect(bar, kBarHeight / 2.0, kBarHeight / 2.0);
    if (share > 0) {
      painter->setBrush(share < 1 ? colours().accent : colours().ok);
      QRectF done = bar;
      done.setWidth(std::max<double>(kBarHeight, bar.width() * share));
      painter->drawRoundedRect(done, kBarHeight / 2.0, kBarHeight / 2.0);
    }
    painter->restore();
  }

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    option->displayAlignment = Qt::AlignRight | Qt::AlignVCenter;
    option->rect.setWidth(option->rect.width() / 2);
    option->font = themeFont(TextStyle::Small);
  }
};

void tell(QTreeWidgetItem& item, const proof::Counts& counts) {
  const QLocale locale;
  item.setText(1, QStringLiteral("%1/%2").arg(locale.toString(static_cast<qulonglong>(counts.confirmed)),
                                              locale.toString(static_cast<qulonglong>(counts.all))));
  item.setData(1, kShareRole, counts.all == 0 ? 0.0 : static_cast<double>(counts.confirmed) / static_cast<double>(counts.all));
  const QString words = ProofTopics::tr("%1 of %2 values are confirmed; %3 are printed, %4 derived, %5 estimated, %6 unknown.")
                            .arg(counts.confirmed)
                            .arg(counts.all)
                            .arg(counts.printed)
                            .arg(counts.derived)
                            .arg(counts.estimated)
                            .arg(counts.unknown);
  item.setToolTip(0, item.text(0) + QLatin1Char('\n') + words);
  item.setToolTip(1, words);
  item.setData(1, Qt::AccessibleTextRole, words);
}

}  // namespace

ProofTopics::ProofTopics(const ProofState& state, QWidget* parent) : QTreeWidget(parent), state_(state) {
  setObjectName(QStringLiteral("proof.topics"));
  setAccessibleName(tr("Topics"));
  setHeaderHidden(true);
  setColumnCount(2);
  setUniformRowHeights(true);
  setItemDelegateForColumn(1, new BarDelegate(this));
  header()->setStretchLastSection(false);
  header()->setSectionResizeMode(0, QHeaderView::Stretch);
  header()->setSectionResizeMode(1, QHeaderView::Fixed);
  header()->resizeSection(1, size::scaled(kBarWidth));
  fill();
  connect(&state_, &ProofState::renewed, this, &ProofTopics::fill);
  connect(this, &QTreeWidget::currentItemChanged, this, &ProofTopics::placeChanged);
}

std::optional<ProofTopics::Place> ProofTopics::place() const {
  const QTreeWidgetItem* item = currentItem();
  if (!item) return std::nullopt;
  Place place{static_cast<proof::Topic>(item->data(0, kTopicRole).toInt()), std::nullopt};
  if (const QVariant group = item->data(0, kGroupRole); group.isValid()) place.group = group.toUInt();
  return place;
}

void ProofTopics::choose(const Place& wanted) {
  for (QTreeWidgetItemIterator each(this); *each; ++each) {
    const QVariant group = (*each)->data(0, kGroupRole);
    const bool isIt = (*each)->data(0, kTopicRole).toInt() == static_cast<int>(wanted.topic) &&
                      group.isValid() == wanted.group.has_value() && (!wanted.group || group.toUInt() == *wanted.group);
    if (isIt) return setCurrentItem(*each);
  }
}

// The same is chosen and open as before.
void ProofTopics::fill() {
  const QSignalBlocker quiet(this);
  const auto chosen = place();
  QSet<int> open;
  for (int i = 0; i < topLevelItemCount(); ++i) {
    if (topLevelItem(i)->isExpanded()) open.insert(topLevelItem(i)->data(0, kTopicRole).toInt());
  }
  clear();
  for (const proof::TopicProof& topic : state_.proof().topics()) {
    auto* item = new QTreeWidgetItem(this, {toQt(state_.words().said(titleOf(topic.topic)))});
    item->setData(0, kTopicRole, static_cast<int>(topic.topic));
    tell(*item, topic.counts);
    std::uint32_t number = 0;
    for (const proof::Group& group : topic.groups) {
      const std::uint32_t place = number++;
      if (group.counts.all == 0 || group.counts.all == topic.counts.all) continue;
      auto* below = new QTreeWidgetItem(item, {toQt(state_.words().said(group.title))});
      below->setData(0, kTopicRole, static_cast<int>(topic.topic));
      below->setData(0, kGroupRole, place);
      tell(*below, group.counts);
    }
    item->setExpanded(open.contains(static_cast<int>(topic.topic)));
  }
  if (chosen) choose(*chosen);
  if (!currentItem() && topLevelItemCount() > 0) setCurrentItem(topLevelItem(0));
}

}  // namespace redoubt::editor
