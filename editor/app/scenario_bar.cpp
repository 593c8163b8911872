#include "editor/app/scenario_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>

#include "core/rules/set_up/set_up.h"

namespace redoubt::editor {
namespace {

constexpr int kWidest = 260;  // long titles are read in full in the list

}  // namespace

ScenarioBar::ScenarioBar(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), scenarios_(new ElidedBox), variants_(new ElidedBox) {
  setObjectName(QStringLiteral("scenarioBar"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 0, 8, 0);
  layout->setSpacing(8);
  const auto labelled = [&](const QString& text, ElidedBox* box, int width, const QString& name, const char* id) {
    auto* label = new QLabel(text);
    label->setBuddy(box);
    layout->addWidget(label);
    box->setMinimumWidth(width);
    box->setMaximumWidth(kWidest);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setAccessibleName(name);
    box->setObjectName(QLatin1String(id));
    box->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(box);
  };
  labelled(tr("&Scenario"), scenarios_, 136, tr("Scenario"), "scenario.choice");
  labelled(tr("Var&iant"), variants_, 98, tr("Variant"), "variant.choice");
  connect(&session_, &Session::documentReplaced, this, &ScenarioBar::refill);
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::Scenario>() || changes.touches<model::Variant>()) refill();
  });
  connect(&session_.setUp(), &ShownSetUp::variantChanged, this, &ScenarioBar::refill);
  connect(scenarios_, &QComboBox::activated, this, [this](int index) {
    const Id<model::Scenario> id{scenarios_->itemData(index).toLongLong()};
    const auto variants = rules::variants(session_.battle(), id);
    if (!variants.empty()) session_.setUp().setVariant(variants.front()->id);
  });
  connect(variants_, &QComboBox::activated, this, [this](int index) {
    session_.setUp().setVariant(Id<model::Variant>{variants_->itemData(index).toLongLong()});
  });
  refill();
}

QString ScenarioBar::words() const {
  return tr("%1, %2").arg(scenarios_->currentText(), variants_->currentText());
}

// If the bar has no room for the box, its list opens separately.
void ScenarioBar::open(ElidedBox& box) {
  if (!box.isEnabled()) return;  // the list of a disabled box would never release the keyboard
  if (box.isVisible() && !box.visibleRegion().isEmpty()) {
    box.setFocus(Qt::ShortcutFocusReason);
    return box.showPopup();
  }
  QMenu menu(window());
  for (int i = 0; i < box.count(); ++i) {
    QAction* each = menu.addAction(QString(box.itemText(i)).replace(QLatin1Char('&'), QLatin1String("&&")));
    each->setCheckable(true);
    each->setChecked(i == box.currentIndex());
    connect(each, &QAction::triggered, &box, [&box, i] {
      box.setCurrentIndex(i);
      emit box.activated(i);
    });
  }
  menu.exec(window()->mapToGlobal(window()->rect().center()));
}

void ScenarioBar::refill() {
  const QSignalBlocker a(scenarios_);
  const QSignalBlocker b(variants_);
  scenarios_->clear();
  variants_->clear();
  const auto current = session_.setUp().scenario();
  for (const model::Scenario* scenario : rules::scenarios(session_.translated())) {
    scenarios_->addItem(QString::fromStdString(scenario->title), QVariant::fromValue<qlonglong>(scenario->id.value));
    if (current == scenario->id) scenarios_->setCurrentIndex(scenarios_->count() - 1);
  }
  if (current) {
    for (const model::Variant* variant : rules::variants(session_.translated(), *current)) {
      variants_->addItem(QString::fromStdString(variant->title), QVariant::fromValue<qlonglong>(variant->id.value));
      if (session_.setUp().variant() == variant->id) variants_->setCurrentIndex(variants_->count() - 1);
    }
  }
  scenarios_->setEnabled(scenarios_->count() > 0);
  variants_->setEnabled(variants_->count() > 1);
}

}  // namespace redoubt::editor
