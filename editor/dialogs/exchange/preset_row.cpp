#include "editor/dialogs/exchange/preset_row.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"

namespace redoubt::editor {

PresetRow::PresetRow(Session& session, std::function<exchange::PresetChoice()> current, QWidget* parent)
    : QWidget(parent), session_(session), current_(std::move(current)), presets_(new QComboBox) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  auto* label = new QLabel(tr("P&reset"));
  label->setBuddy(presets_);
  presets_->setObjectName(QStringLiteral("export.presets"));
  auto* keep = new QPushButton(tr("&Keep these choices…"));
  keep->setObjectName(QStringLiteral("export.keep"));
  keep->setAutoDefault(false);
  keep->setEnabled(!session_.document().isReadOnly());
  row->addWidget(label);
  row->addWidget(presets_, 1);
  row->addWidget(keep);
  fill();
  connect(presets_, &QComboBox::activated, this, &PresetRow::take);
  connect(keep, &QPushButton::clicked, this, &PresetRow::keep);
}

void PresetRow::fill() {
  presets_->clear();
  presets_->addItem(tr("None"));
  for (const model::ExportPreset& each : session_.battle().all<model::ExportPreset>()) {
    const exchange::Format* format = exchange::formatCalled(each.target);
    if (format && format->write)
      presets_->addItem(QString::fromStdString(each.slug), QString::fromStdString(each.slug));
  }
  presets_->setEnabled(presets_->count() > 1);
}

void PresetRow::take() {
  const std::string slug = presets_->currentData().toString().toStdString();
  const auto* preset = slug.empty() ? nullptr : session_.battle().bySlug<model::ExportPreset>(slug);
  if (preset) emit chosen(exchange::choiceOf(*preset));
}

void PresetRow::keep() {
  const QString name = QInputDialog::getText(this, tr("Keep these choices"), tr("Name of the preset:"),
                                             QLineEdit::Normal, presets_->currentData().toString());
  const std::string slug = slugged(name.trimmed().toStdString());
  if (slug.empty()) return;
  const auto* known = session_.battle().bySlug<model::ExportPreset>(slug);
  model::ExportPreset row{known ? known->id : Id<model::ExportPreset>{randomId()}, slug, {}, {}};
  model::Edit edit(said(Phrase::of("stored.keep-preset", {{"name", slug}})));
  edit.put(exchange::withChoice(row, current_()));
  session_.apply(edit);
  fill();
  presets_->setCurrentIndex(std::max(0, presets_->findData(QString::fromStdString(slug))));
}

}  // namespace redoubt::editor
