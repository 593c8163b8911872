#include "editor/dialogs/transcript/meaning_popup.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kWidth = 360;
constexpr int kRows = 10;
constexpr int kKindRole = Qt::UserRole;
constexpr int kSlugRole = Qt::UserRole + 1;

}  // namespace

MeaningPopup::MeaningPopup(const Session& session, What what, const QString& words, QWidget* parent)
    : QFrame(parent, Qt::Popup), field_(new QLineEdit), list_(new QListWidget) {
  setObjectName(QStringLiteral("meaning"));
  setAttribute(Qt::WA_DeleteOnClose);
  setFrameShape(QFrame::StyledPanel);
  auto* title = new QLabel(tr("“%1” is").arg(words));
  title->setTextFormat(Qt::PlainText);
  title->setWordWrap(true);
  field_->setObjectName(QStringLiteral("meaning.field"));
  field_->addAction(icon(u"edit-find"), QLineEdit::LeadingPosition);
  field_->setPlaceholderText(tr("Search"));
  field_->setAccessibleName(tr("Search"));
  field_->installEventFilter(this);
  list_->setObjectName(QStringLiteral("meaning.list"));
  list_->setAccessibleName(what == What::Zones ? tr("Zones of the battle") : tr("Units and leaders of the battle"));
  list_->setUniformItemSizes(true);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setMinimumHeight(size::row() * kRows);
  auto* column = new QVBoxLayout(this);
  column->addWidget(title);
  column->addWidget(field_);
  column->addWidget(list_, 1);
  setFixedWidth(size::scaled(kWidth));
  setFocusProxy(field_);
  what == What::Zones ? addZones(session) : addCounters(session);
  connect(field_, &QLineEdit::textChanged, this, &MeaningPopup::search);
  connect(list_, &QListWidget::itemClicked, this, &MeaningPopup::choose);
  connect(list_, &QListWidget::itemActivated, this, &MeaningPopup::choose);
  search({});
}

void MeaningPopup::addCounters(const Session& session) {
  const model::Battle& battle = session.battle();
  const auto armyOf = [&](Id<model::Army> id) {
    const auto* army = battle.find<model::Army>(id);
    return army ? Words::text(army->name) : QString();
  };
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    add(model::ReadingKind::Unit, unit.slug, tr("%1 · %2").arg(Words::text(unit.name), armyOf(unit.army)));
  }
  for (const model::Leader& leader : battle.all<model::Leader>()) {
    add(model::ReadingKind::Leader, leader.slug,
        tr("%1 · leader, %2").arg(Words::text(leader.name), armyOf(leader.army)));
  }
  list_->sortItems();
}

void MeaningPopup::addZones(const Session& session) {
  for (const model::Zone& zone : session.battle().all<model::Zone>()) {
    add(model::ReadingKind::Zone, zone.slug, Words::text(zone.title.empty() ? zone.slug : zone.title));
  }
  list_->sortItems();
}

void MeaningPopup::add(model::ReadingKind kind, const std::string& slug, const QString& text) {
  auto* item = new QListWidgetItem(text, list_);
  item->setData(kKindRole, static_cast<int>(kind));
  item->setData(kSlugRole, Words::text(slug));
}

// All words of it, in any order.
void MeaningPopup::search(const QString& text) {
  const QStringList words = plainText(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  int first = -1;
  for (int k = 0; k < list_->count(); ++k) {
    const QString all = plainText(list_->item(k)->text());
    const bool has = std::all_of(words.begin(), words.end(), [&](const QString& word) { return all.contains(word); });
    list_->item(k)->setHidden(!has);
    if (has && first < 0) first = k;
  }
  list_->setCurrentRow(first);
}

void MeaningPopup::choose() {
  const QListWidgetItem* item = list_->currentItem();
  if (!item || item->isHidden()) return;
  emit chosen(static_cast<model::ReadingKind>(item->data(kKindRole).toInt()),
              item->data(kSlugRole).toString().toStdString());
  close();
}

void MeaningPopup::openAt(const QRect& place) {
  adjustSize();
  const QScreen* screen = QGuiApplication::screenAt(place.center());
  const QRect room = (screen ? screen : QGuiApplication::primaryScreen())->availableGeometry();
  const int left = std::clamp(place.left(), room.left(), std::max(room.left(), room.right() - width()));
  const bool fitsBelow = place.bottom() + height() <= room.bottom();
  move(left, fitsBelow ? place.bottom() : std::max(room.top(), place.top() - height()));
  show();
  field_->setFocus(Qt::PopupFocusReason);
}

bool MeaningPopup::eventFilter(QObject* watched, QEvent* event) {
  if (watched != field_ || event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
  auto* key = static_cast<QKeyEvent*>(event);
  if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
    choose();
    return true;
  }
  const bool isOfList = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down || key->key() == Qt::Key_PageUp ||
                        key->key() == Qt::Key_PageDown;
  if (!isOfList) return QFrame::eventFilter(watched, event);
  QCoreApplication::sendEvent(list_, event);
  return true;
}

}  // namespace redoubt::editor
