#include "editor/panels/formation_field.h"

#include <QAbstractItemView>
#include <QStyleOptionComboBox>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/style/field_keys.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kTitle = Qt::UserRole;
const QString kBetween = QStringLiteral("; ");

// Its list shows why a formation is refused; when closed it shows only the name.
class TitleBox : public QComboBox {
 protected:
  void initStyleOption(QStyleOptionComboBox* option) const override {
    QComboBox::initStyleOption(option);
    if (currentIndex() >= 0) option->currentText = currentData(kTitle).toString();
  }
};

}  // namespace

FormationField::FormationField(QWidget* parent) : QWidget(parent), box_(new TitleBox), reason_(new QLabel) {
  box_->setObjectName(QStringLiteral("inspector.formation"));
  box_->setPlaceholderText(tr("Several"));
  box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box_->setMinimumContentsLength(12);
  reason_->setObjectName(QStringLiteral("inspector.formation.reason"));
  reason_->setWordWrap(true);
  setRole(*reason_, "note");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(3);
  column->addWidget(box_);
  column->addWidget(reason_);
  setFocusProxy(box_);
  openByKeys(*box_);
  connect(box_, &QComboBox::activated, this, [this](int index) {
    const FormationChoice choice = choices_[static_cast<std::size_t>(index)];  // a copy: the edit changes them
    emit chosen(choice);
  });
}

void FormationField::setChoices(std::vector<FormationChoice> choices, const std::optional<std::string>& current) {
  choices_ = std::move(choices);
  box_->clear();
  for (const FormationChoice& choice : choices_) {
    const bool isRefused = !choice.reasons.isEmpty();
    const QString reasons = choice.reasons.join(kBetween);
    box_->addItem(isRefused ? signIcon(Sign::Warning) : QIcon(),
                  isRefused ? tr("%1 – %2", "formation, why not").arg(choice.title, reasons) : choice.title,
                  choice.title);
  }
  const auto at = std::find_if(choices_.begin(), choices_.end(),
                               [&](const FormationChoice& choice) { return choice.slug == current; });
  const bool isKnown = at != choices_.end();
  box_->setCurrentIndex(isKnown ? static_cast<int>(at - choices_.begin()) : -1);
  box_->view()->setMinimumWidth(box_->view()->sizeHintForColumn(0) + 2 * size::kMargin);
  reason_->setText(isKnown ? at->reasons.join(kBetween) : QString());
  reason_->setVisible(!reason_->text().isEmpty());
}

}  // namespace redoubt::editor
