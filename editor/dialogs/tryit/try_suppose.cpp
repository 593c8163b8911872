#include "editor/dialogs/tryit/try_suppose.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/forces/steps.h"
#include "core/rules/turns/track_spaces.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "editor/dialogs/tryit/try_case.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"
#include "editor/words/known_names.h"

namespace redoubt::editor {

TrySuppose::TrySuppose(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      what_(new QComboBox),
      value_(new QComboBox),
      add_(new QPushButton(tr("Su&ppose it"))),
      list_(new QLabel) {
  what_->setObjectName(QStringLiteral("try.what"));
  what_->setAccessibleName(tr("What is supposed"));
  value_->setObjectName(QStringLiteral("try.value"));
  value_->setAccessibleName(tr("How it is supposed to be"));
  value_->setEditable(true);
  value_->setInsertPolicy(QComboBox::NoInsert);
  add_->setObjectName(QStringLiteral("try.suppose"));
  add_->setAutoDefault(false);
  list_->setObjectName(QStringLiteral("try.supposed"));
  list_->setTextFormat(Qt::RichText);
  list_->setWordWrap(true);
  list_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  auto* label = new QLabel(tr("&Suppose:"));
  label->setBuddy(what_);
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  row->addWidget(label);
  row->addWidget(what_, 1);
  row->addWidget(value_, 1);
  row->addWidget(add_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addLayout(row);
  column->addWidget(list_);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
  connect(what_, &QComboBox::currentIndexChanged, this, &TrySuppose::showValues);
  connect(add_, &QPushButton::clicked, this, &TrySuppose::add);
  connect(list_, &QLabel::linkActivated, this, [this](const QString& link) {
    const auto at = link.toLongLong();
    if (at < 0 || at >= std::ssize(supposed_)) return;
    supposed_.erase(supposed_.begin() + at);
    showSupposed();
    emit changed();
  });
  showSupposed();
}

void TrySuppose::offer(const std::vector<Id<model::Placement>>& units) {
  std::vector<Offer> offers;
  addOffersOfGame(offers);
  for (const Id<model::Placement> id : units) {
    if (const model::Placement* row = session_.setUp().placement(id)) addOffersOf(*row, offers);
  }
  if (offers == offers_) return;
  const std::string before = what_->currentIndex() < 0 ? std::string() : offers_[what_->currentIndex()].key;
  offers_ = std::move(offers);
  {
    const QSignalBlocker blocker(what_);
    what_->clear();
    for (const Offer& each : offers_) what_->addItem(each.label);
    const auto kept = std::find_if(offers_.begin(), offers_.end(), [&](const Offer& each) { return each.key == before; });
    what_->setCurrentIndex(kept == offers_.end() ? 0 : static_cast<int>(kept - offers_.begin()));
  }
  showValues();
}

void TrySuppose::addOffersOfGame(std::vector<Offer>& offers) const {
  const model::Battle& battle = session_.battle();
  // MomentField has the turns and segments that the rules tell of.
  if (!session_.moment().turns()) offers.push_back({tr("Turn"), "turn=", {}});
  if (session_.moment().segments().empty()) {
    Offer phase{tr("Phase"), "phase=", {}};
    for (const std::string& each : session_.rules().texts("turns/phases")) phase.values.emplace_back(toQt(each), each);
    offers.push_back(std::move(phase));
  }
  Offer active{tr("Whose turn it is"), "active=", {}};
  for (const model::Player& each : session_.translated().all<model::Player>()) {
    active.values.emplace_back(toQt(each.name), each.slug);
  }
  offers.push_back(std::move(active));
  for (const model::Track& track : session_.translated().all<model::Track>()) {
    Offer marker{tr("Marker on the track %1").arg(toQt(track.title)), "track." + track.slug + "=", {}};
    for (const std::string& label : rules::labelsOf(battle, track.id)) marker.values.emplace_back(toQt(label), label);
    if (!marker.values.empty()) offers.push_back(std::move(marker));
  }
}

void TrySuppose::addOffersOf(const model::Placement& row, std::vector<Offer>& offers) const {
  const std::string name = askedName(session_.battle(), row);
  const QString who = toQt(model::nameOf(session_.translated(), row));
  const auto label = [&](const QString& what) { return tr("%1: %2").arg(who, what); };
  if (row.unit) {
    Offer step{label(tr("step")), name + ".step=", {}};
    for (const rules::Strength& each : rules::strengthsOf(session_.battle(), session_.rules(), *row.unit)) {
      step.values.emplace_back(QString::number(each.ordinal), std::to_string(each.ordinal));
    }
    offers.push_back(std::move(step));
  }
  addStates(who, name + ".state.", offers);
  Offer formation{label(tr("formation")), name + ".formation=", {}};
  for (const KnownName& each : knownNames(session_, rules::NameKind::Formation)) {
    formation.values.emplace_back(each.title.isEmpty() ? toQt(each.slug) : each.title, each.slug);
  }
  if (!formation.values.empty()) offers.push_back(std::move(formation));
  offers.push_back({label(tr("has moved")), name + ".moved=", {{tr("yes"), "yes"}, {tr("no"), "no"}}});
  offers.push_back({label(tr("hex")), name + "@", {{tr("off the map"), "off"}}});
}

void TrySuppose::addStates(const QString& who, const std::string& key, std::vector<Offer>& offers) const {
  for (const KnownName& state : knownNames(session_, rules::NameKind::State)) {
    const auto set = rules::keys::kStateSet.in(session_.rules(), {state.slug});
    if (!set || set->of != rules::StateOf::Unit) continue;
    const QString title = state.title.isEmpty() ? toQt(state.slug) : state.title;
    Offer offer{tr("%1: %2").arg(who, title), key + state.slug + "=", {}};
    for (const KnownName& level : knownNames(session_, rules::NameKind::StateLevel)) {
      if (!level.slug.starts_with(state.slug + "/")) continue;
      const std::string slug = level.slug.substr(state.slug.size() + 1);
      offer.values.emplace_back(level.title.isEmpty() ? toQt(slug) : level.title, slug);
    }
    offers.push_back(std::move(offer));
  }
}

void TrySuppose::showValues() {
  value_->clear();
  const int at = what_->currentIndex();
  if (at < 0) return;
  for (const auto& [shown, value] : offers_[static_cast<std::size_t>(at)].values) value_->addItem(shown, toQt(value));
}

// A thing is supposed to be one way only.
void TrySuppose::add() {
  const int at = what_->currentIndex();
  const QString typed = value_->currentText().trimmed();
  if (at < 0 || typed.isEmpty()) return;
  const Offer& offer = offers_[static_cast<std::size_t>(at)];
  const int found = value_->findText(typed);
  const std::string value = found < 0 ? typed.toStdString() : value_->itemData(found).toString().toStdString();
  std::erase_if(supposed_, [&](const Supposed& each) { return each.key == offer.key; });
  supposed_.push_back({offer.key, value, tr("%1 %2").arg(offer.label, typed)});
  showSupposed();
  emit changed();
}

void TrySuppose::showSupposed() {
  QStringList items;
  for (std::size_t i = 0; i < supposed_.size(); ++i) {
    items << tr("%1 (<a href=\"%2\">remove</a>)").arg(supposed_[i].words.toHtmlEscaped()).arg(i);
  }
  list_->setText(items.join(QStringLiteral(" · ")));
  list_->setVisible(!items.isEmpty());
}

std::vector<std::string> TrySuppose::suppositions() const {
  std::vector<std::string> texts;
  for (const Supposed& each : supposed_) texts.push_back(each.key + each.value);
  return texts;
}

void TrySuppose::clear() {
  supposed_.clear();
  showSupposed();
}

}  // namespace redoubt::editor
