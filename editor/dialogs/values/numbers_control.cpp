#include "editor/dialogs/values/numbers_control.h"

#include <QGridLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>
#include <utility>

#include "core/rules/book/json_values.h"
#include "editor/dialogs/values/json_value.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

constexpr int kSpinWidth = 110;

}  // namespace

NumbersControl::NumbersControl(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
}

void NumbersControl::show(const rules::NumbersChoice& choice, const std::string& json) {
  auto names = knownNames(session_, choice.keys);
  const bool isSame = rows_ && choice == choice_ && names == names_;
  choice_ = choice;
  names_ = std::move(names);
  json_ = json;
  if (!isSame) rebuild();
  const QScopedValueRollback showing(isShowing_, true);
  const Json value = Json::parse(json_, nullptr, false);
  for (std::size_t at = 0; at < names_.size(); ++at) {
    const auto number = rules::wholeNumber(rules::member(value, names_[at].slug.c_str()));
    spins_[at]->setValue(number.value_or(spins_[at]->minimum()));
  }
}

void NumbersControl::rebuild() {
  if (rows_) {
    // Deleted later, because one of its fields can be the sender of this change.
    column_->removeWidget(rows_);
    rows_->hide();
    rows_->deleteLater();
  }
  spins_.clear();
  rows_ = new QWidget;
  auto* grid = new QGridLayout(rows_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setVerticalSpacing(3);
  grid->setColumnStretch(1, 1);
  for (const KnownName& name : names_) {
    auto* spin = new QSpinBox;
    // The lowest number means no value.
    spin->setRange(choice_.number.least - 1, choice_.number.most.value_or(kMostNumber));
    spin->setSpecialValueText(QStringLiteral(" "));
    spin->setKeyboardTracking(false);
    spin->setFixedWidth(size::scaled(kSpinWidth));
    const QString title = name.title.isEmpty() ? RulesWords::text(name.slug) : name.title;
    spin->setObjectName(RulesWords::text(name.slug));
    spin->setAccessibleName(title);
    connect(spin, &QSpinBox::valueChanged, this, [this, slug = name.slug](int value) { tell(slug, value); });
    auto* label = new QLabel(title);
    label->setTextFormat(Qt::PlainText);
    const int row = grid->rowCount();
    grid->addWidget(spin, row, 0);
    grid->addWidget(label, row, 1);
    spins_.push_back(spin);
  }
  column_->addWidget(rows_);
}

void NumbersControl::tell(const std::string& slug, int value) {
  if (isShowing_) return;
  Json numbers = Json::parse(json_, nullptr, false);
  if (!numbers.is_object()) numbers = Json::object();
  if (value < choice_.number.least) {
    numbers.erase(slug);
  } else {
    numbers[slug] = value;
  }
  emit valueChosen(numbers.dump());
}

}  // namespace redoubt::editor
