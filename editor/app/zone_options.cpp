#include "editor/app/zone_options.h"

#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <utility>

#include "core/base/text.h"
#include "core/document/house_slugs.h"
#include "core/model/zone_verbs.h"
#include "core/rules/vocabulary/zone_slug.h"
#include "editor/panels/map_facts.h"
#include "editor/style/field_keys.h"
#include "editor/style/icons.h"
#include "editor/style/open_word_box.h"
#include "editor/style/theme.h"

namespace redoubt::editor {

ZoneOptions::ZoneOptions(Session& session, QWidget& strip)
    : QObject(&strip),
      session_(session),
      strip_(strip),
      zones_(new QComboBox),
      name_(new QLineEdit),
      slug_(new QLineEdit),
      kind_(new QComboBox),
      remove_(new QToolButton) {
  zones_->setObjectName(QStringLiteral("options.zone"));
  zones_->setAccessibleName(tr("Zone"));
  zones_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);  // for names of any length
  zones_->setFixedWidth(size::scaled(110));
  zones_->setFocusPolicy(Qt::TabFocus);
  name_->setObjectName(QStringLiteral("options.zone.name"));
  name_->setAccessibleName(tr("Name of the zone"));
  name_->setFixedWidth(size::scaled(112));
  slug_->setObjectName(QStringLiteral("options.zone.slug"));
  slug_->setAccessibleName(tr("Short name of the zone"));
  slug_->setToolTip(tr("The short name, by which rules and house checks name the zone; they follow a change of it"));
  slug_->setFixedWidth(size::scaled(86));
  kind_->setObjectName(QStringLiteral("options.zone.kind"));
  kind_->setAccessibleName(tr("Kind of zone"));
  kind_->setFocusPolicy(Qt::TabFocus);
  for (const model::ZoneKind kind : kZoneKinds) {
    const std::string_view word = model::toText(kind);
    kind_->addItem(zoneKindTitle(kind), QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
  }
  takeOtherWords(*kind_);
  kind_->setToolTip(
      tr("What the zone is for. Another word can be typed; no rule reads a kind of your own, but house "
         "checks can."));
  remove_->setObjectName(QStringLiteral("options.zone.remove"));
  remove_->setIcon(icon(u"list-remove"));
  remove_->setAutoRaise(true);
  remove_->setToolTip(tr("Remove this zone"));
  remove_->setAccessibleName(tr("Remove this zone"));
  connect(zones_, &QComboBox::activated, this, [this](int index) {
    choose(index == 0 ? std::nullopt : std::optional(Id<model::Zone>{zones_->itemData(index).toLongLong()}));
  });
  connect(name_, &QLineEdit::editingFinished, this, &ZoneOptions::rename);
  connect(slug_, &QLineEdit::editingFinished, this, &ZoneOptions::renameSlug);
  kind_->setMaximumWidth(140);
  openByKeys(*kind_);
  connect(kind_, &QComboBox::activated, this, &ZoneOptions::setKind);
  connect(kind_->lineEdit(), &QLineEdit::editingFinished, this, &ZoneOptions::setKind);
  connect(remove_, &QToolButton::clicked, this, &ZoneOptions::remove);
  connect(&session_, &Session::documentReplaced, this, &ZoneOptions::refill);
  connect(&session_.hand(), &Hand::optionsChanged, this, &ZoneOptions::refill);
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::Zone>()) refill();
  });
  refill();
}

QWidget* ZoneOptions::choice() const {
  return zones_;
}

QList<QWidget*> ZoneOptions::fields() const {
  return {name_, slug_, kind_, remove_};
}

const model::Zone* ZoneOptions::zone() const {
  return session_.battle().find(session_.hand().options().zone);
}

QString ZoneOptions::shownTitle() const {
  const model::Zone* shown = session_.translated().find(session_.hand().options().zone);
  return shown ? QString::fromStdString(shown->title) : QString();
}

void ZoneOptions::choose(std::optional<Id<model::Zone>> id) {
  ToolOptions options = session_.hand().options();
  options.zone = id;
  session_.hand().setOptions(options);
}

void ZoneOptions::refill() {
  const QSignalBlocker quietZones(zones_);
  zones_->clear();
  zones_->addItem(tr("New zone"));
  for (const model::Zone& each : session_.translated().all<model::Zone>()) {
    zones_->addItem(QString::fromStdString(each.title), QVariant::fromValue<qlonglong>(each.id.value));
    if (session_.hand().options().zone == each.id) zones_->setCurrentIndex(zones_->count() - 1);
  }
  const model::Zone* held = zone();
  const bool wasHeld = std::exchange(wasHeld_, held != nullptr);
  if (wasHeld != wasHeld_) emit heldChanged();
  if (!held) return;
  const QSignalBlocker quietName(name_);
  const QSignalBlocker quietSlug(slug_);
  const QSignalBlocker quietKind(kind_);
  name_->setText(QString::fromStdString(held->title));
  slug_->setText(QString::fromStdString(held->slug));
  showWord(*kind_, QString::fromStdString(held->kind.text()));
}

void ZoneOptions::rename() {
  const model::Zone* held = zone();
  const QString name = name_->text().trimmed();
  if (!held || name.toStdString() == held->title) return;
  if (name.isEmpty()) return refill();  // a zone without a name couldn't be distinguished from others
  const QString title = tr("Rename %1 to %2").arg(shownTitle(), name);
  session_.apply(model::renameZone(session_.battle(), held->id, name.toStdString(), title.toStdString()));
}

void ZoneOptions::renameSlug() {
  const model::Zone* held = zone();
  const std::string slug = slugged(slug_->text().toStdString());
  if (!held || slug == held->slug) return refill();
  const model::Battle& battle = session_.battle();
  const QString shown = QString::fromStdString(slug);
  const model::Zone* other = battle.bySlug<model::Zone>(slug);
  if (slug.empty() || other) {
    session_.reportFailure(other ? tr("Another zone has the short name “%1”, so nothing was changed.").arg(shown)
                                 : tr("A short name has at least one letter or digit."));
    return refill();
  }
  const QString title = tr("Short name of %1: %2").arg(shownTitle(), shown);
  model::Edit edit = rules::renameZoneSlug(battle, held->id, slug, title.toStdString());
  document::renameInHouseChecks(edit, battle, model::Zone::kTable, held->slug, slug);
  session_.apply(edit);
}

void ZoneOptions::setKind() {
  const model::Zone* held = zone();
  const QString word = wordIn(*kind_);
  if (!held || word.isEmpty()) return refill();
  const model::OpenWord<model::ZoneKind> kind(word.toStdString());
  if (kind == held->kind) return;
  const QString title = tr("Make %1 “%2”").arg(shownTitle(), zoneKindTitle(kind));
  session_.apply(model::setZoneKind(session_.battle(), held->id, kind, title.toStdString()));
}

void ZoneOptions::remove() {
  const model::Zone* held = zone();
  if (!held) return;
  const QString title = tr("Remove %1").arg(shownTitle());
  if (model::zoneUses(session_.battle(), held->id).empty()) {
    session_.applyEverywhere(model::removeZone(session_.battle(), held->id, title.toStdString()));
  } else if (const auto edit = askAboutUses(*held, title)) {
    session_.applyEverywhere(*edit);
  }
}

std::optional<model::Edit> ZoneOptions::askAboutUses(const model::Zone& held, const QString& title) {
  const model::Battle& battle = session_.battle();
  const model::ZoneUses uses = model::zoneUses(battle, held.id);
  QMessageBox question(QMessageBox::Question, title, tr("%1 is in use.").arg(shownTitle()), QMessageBox::NoButton,
                       &strip_);
  question.setObjectName(QStringLiteral("zone.question"));
  question.setInformativeText(tr("Entries: %1, counters that begin there: %2, return points: %3.")
                                  .arg(uses.entries.size())
                                  .arg(uses.placements.size())
                                  .arg(uses.returnPoints.size()));
  QStringList others;
  std::vector<Id<model::Zone>> ids;
  for (const model::Zone& each : session_.translated().all<model::Zone>()) {
    if (each.id == held.id) continue;
    others << QString::fromStdString(each.title);
    ids.push_back(each.id);
  }
  QPushButton* give = question.addButton(tr("Give them another zone…"), QMessageBox::AcceptRole);
  give->setEnabled(!others.isEmpty());
  QPushButton* drop = question.addButton(tr("Remove them too"), QMessageBox::DestructiveRole);
  question.addButton(QMessageBox::Cancel);
  question.exec();
  if (question.clickedButton() == drop) return model::removeZoneAndUses(battle, held.id, title.toStdString());
  if (question.clickedButton() != give) return std::nullopt;
  bool ok = false;
  const QString chosen = QInputDialog::getItem(&strip_, title, tr("Zone to use instead:"), others, 0, false, &ok);
  if (!ok) return std::nullopt;
  const auto index = static_cast<std::size_t>(others.indexOf(chosen));
  return model::replaceZone(battle, held.id, ids[index], title.toStdString());
}

}  // namespace redoubt::editor
