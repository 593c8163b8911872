#include "editor/style/spoken_role.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QVariant>

namespace redoubt::editor {
namespace {

constexpr const char* kRole = "spokenRole";

class SpokenControl : public QAccessibleWidget {
 public:
  SpokenControl(QWidget& control, QAccessible::Role role) : QAccessibleWidget(&control, role) {}

  QString text(QAccessible::Text kind) const override {
    const QString usual = QAccessibleWidget::text(kind);
    const auto* button = this->button();
    if (!button || !usual.isEmpty() || kind != QAccessible::Name) return usual;
    return button->text().remove(QLatin1Char('&'));
  }

  QAccessible::State state() const override {
    QAccessible::State state = QAccessibleWidget::state();
    if (const auto* button = this->button()) {
      state.checkable = button->isCheckable();
      state.checked = button->isChecked();
      state.pressed = button->isDown();
    }
    return state;
  }

  QStringList actionNames() const override {
    QStringList names = QAccessibleWidget::actionNames();
    if (button() && button()->isEnabled()) names.prepend(pressAction());
    return names;
  }

  void doAction(const QString& name) override {
    button() && name == pressAction() ? button()->click() : QAccessibleWidget::doAction(name);
  }

 private:
  QAbstractButton* button() const { return qobject_cast<QAbstractButton*>(widget()); }
};

QAccessibleInterface* make(const QString&, QObject* object) {
  auto* widget = qobject_cast<QWidget*>(object);
  const QVariant role = widget ? widget->property(kRole) : QVariant();
  return role.isValid() ? new SpokenControl(*widget, static_cast<QAccessible::Role>(role.toInt())) : nullptr;
}

}  // namespace

void setSpokenRole(QWidget& control, QAccessible::Role role) {
  static const bool isInstalled = [] {
    QAccessible::installFactory(make);
    return true;
  }();
  Q_UNUSED(isInstalled);
  control.setProperty(kRole, static_cast<int>(role));
  // Controls report their text while they are constructed, and Qt keeps the interface made then.
  if (QAccessibleInterface* before = QAccessible::queryAccessibleInterface(&control)) {
    QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(before));
  }
}

}  // namespace redoubt::editor
