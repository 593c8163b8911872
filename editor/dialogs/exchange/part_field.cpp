#include "editor/dialogs/exchange/part_field.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QVBoxLayout>

#include "editor/artwork/picture_choices.h"

namespace redoubt::editor {
namespace {

QString numberIn(const QLineEdit& field) {
  return field.text().trimmed();
}

}  // namespace

PartField::PartField(const hex::Layout& layout, const QString& name, QWidget* parent)
    : QWidget(parent),
      layout_(layout),
      whole_(new QRadioButton(tr("The whole sheet"))),
      part_(new QRadioButton(tr("From hex"))),
      from_(new QLineEdit),
      to_(new QLineEdit) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  auto* row = new QHBoxLayout;
  whole_->setObjectName(name + QStringLiteral(".whole"));
  part_->setObjectName(name + QStringLiteral(".part"));
  from_->setObjectName(name + QStringLiteral(".from"));
  to_->setObjectName(name + QStringLiteral(".to"));
  from_->setAccessibleName(tr("First corner"));
  to_->setAccessibleName(tr("Opposite corner"));
  whole_->setChecked(true);
  column->addWidget(whole_);
  column->addLayout(row);
  row->addWidget(part_);
  row->addWidget(from_);
  row->addWidget(new QLabel(tr("to")));
  row->addWidget(to_);
  row->addStretch();
  for (QLineEdit* field : {from_, to_}) {
    field->setMaximumWidth(80);
    connect(field, &QLineEdit::textEdited, this, [this] {
      part_->setChecked(true);
      emit changed();
    });
  }
  connect(part_, &QRadioButton::toggled, this, &PartField::changed);
}

std::string PartField::value() const {
  if (!part_->isChecked()) return {};
  return (numberIn(*from_) + QLatin1Char('-') + numberIn(*to_)).toStdString();
}

// A part that the map doesn't have, such as one of a preset from before the map grew smaller, stands in the first
// field.
void PartField::setValue(const std::string& value) {
  const auto corners = cornersOf(layout_, value);
  from_->setText(QString::fromStdString(corners ? corners->first : value));
  to_->setText(corners ? QString::fromStdString(corners->second) : QString());
  (value.empty() ? whole_ : part_)->setChecked(true);
}

QString PartField::fault() const {
  if (!part_->isChecked()) return {};
  for (const QLineEdit* field : {from_, to_}) {
    const QString number = numberIn(*field);
    if (number.isEmpty()) return tr("Write the numbers of two hexes at opposite corners of the part.");
    if (!layout_.parse(number.toStdString())) return tr("%1 is no hex of the map.").arg(number);
  }
  return {};
}

}  // namespace redoubt::editor
