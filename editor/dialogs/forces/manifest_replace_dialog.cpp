#include "editor/dialogs/forces/manifest_replace_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "editor/dialogs/forces/forces_words.h"
#include "editor/dialogs/forces/manifest_model.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr QSize kReplaceSize(640, 520);
constexpr std::size_t kMostShown = 500;

}  // namespace

ManifestReplaceDialog::ManifestReplaceDialog(Session& session, std::vector<Id<model::Unit>> units,
                                             std::vector<rules::ManifestField> fields, QWidget* parent)
    : QDialog(parent),
      session_(session),
      units_(std::move(units)),
      fields_(std::move(fields)),
      what_(new QLineEdit),
      by_(new QLineEdit),
      where_(new QComboBox),
      isWhole_(new QCheckBox(tr("&Whole cells only"))),
      isExact_(new QCheckBox(tr("As it is &written, with capitals"))),
      preview_(new QTableWidget),
      summary_(new QLabel),
      replace_(nullptr) {
  setObjectName(QStringLiteral("manifest.replaceDialog"));
  setWindowTitle(tr("Find and replace in the manifest"));
  cells_ = rules::cellTexts({session_.battle(), session_.rules(), session_.layout(), session_.setUp().variant()},
                            units_, fields_);
  arrange();
  resize(size::scaled(kReplaceSize.width()), size::scaled(kReplaceSize.height()));
  find();
  what_->setFocus();
}

void ManifestReplaceDialog::arrange() {
  what_->setObjectName(QStringLiteral("manifest.replace.what"));
  by_->setObjectName(QStringLiteral("manifest.replace.by"));
  where_->setObjectName(QStringLiteral("manifest.replace.where"));
  isWhole_->setObjectName(QStringLiteral("manifest.replace.whole"));
  isExact_->setObjectName(QStringLiteral("manifest.replace.exact"));
  preview_->setObjectName(QStringLiteral("manifest.replace.preview"));
  summary_->setObjectName(QStringLiteral("manifest.replace.summary"));
  where_->addItem(tr("all columns"), -1);
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    where_->addItem(ManifestModel::titleIn(session_.translatedRules(), fields_[i]), static_cast<int>(i));
  }
  auto* form = new QFormLayout;
  form->addRow(tr("&Find"), what_);
  form->addRow(tr("&Replace by"), by_);
  form->addRow(tr("&In"), where_);
  auto* ways = new QHBoxLayout;
  ways->addWidget(isWhole_);
  ways->addWidget(isExact_);
  ways->addStretch(1);
  form->addRow(QString(), ways);
  preview_->setAccessibleName(tr("What changes"));
  preview_->setColumnCount(4);
  preview_->setHorizontalHeaderLabels({tr("Unit"), tr("Column"), tr("Now"), tr("Then")});
  preview_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  preview_->setSelectionBehavior(QAbstractItemView::SelectRows);
  preview_->verticalHeader()->hide();
  preview_->verticalHeader()->setDefaultSectionSize(size::row());
  preview_->horizontalHeader()->setStretchLastSection(true);
  preview_->setColumnWidth(0, size::scaled(160));
  preview_->setColumnWidth(2, size::scaled(150));
  summary_->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  replace_ = buttons->addButton(tr("Replace"), QDialogButtonBox::AcceptRole);
  replace_->setObjectName(QStringLiteral("manifest.replace.go"));
  replace_->setDefault(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 12, 14, 12);
  column->setSpacing(8);
  column->addLayout(form);
  column->addWidget(preview_, 1);
  column->addWidget(summary_);
  column->addWidget(buttons);
  for (QLineEdit* field : {what_, by_}) connect(field, &QLineEdit::textChanged, this, &ManifestReplaceDialog::find);
  for (QCheckBox* box : {isWhole_, isExact_}) connect(box, &QCheckBox::toggled, this, &ManifestReplaceDialog::find);
  connect(where_, &QComboBox::activated, this, &ManifestReplaceDialog::find);
  connect(buttons, &QDialogButtonBox::accepted, this, &ManifestReplaceDialog::replace);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QString ManifestReplaceDialog::replaced(const QString& text) const {
  const auto sense = isExact_->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive;
  const QString what = what_->text();
  if (isWhole_->isChecked()) return text.compare(what, sense) == 0 ? by_->text() : text;
  return what.isEmpty() ? text : QString(text).replace(what, by_->text(), sense);
}

void ManifestReplaceDialog::find() {
  changes_.clear();
  const int only = where_->currentData().toInt();
  const bool isAsked = !what_->text().isEmpty() || (isWhole_->isChecked() && !by_->text().isEmpty());
  for (std::size_t unit = 0; unit < units_.size() && isAsked; ++unit) {
    for (std::size_t field = 0; field < fields_.size(); ++field) {
      if (only >= 0 && static_cast<int>(field) != only) continue;
      const QString before = toQt(cells_[unit][field]);
      const QString after = replaced(before);
      if (after != before) changes_.push_back({unit, field, before, after});
    }
  }
  const auto shown = std::min(changes_.size(), kMostShown);
  preview_->setRowCount(static_cast<int>(shown));
  for (std::size_t i = 0; i < shown; ++i) {
    const Change& change = changes_[i];
    const model::Unit* unit = session_.translated().find<model::Unit>(units_[change.unit]);
    const QString cells[] = {unit ? toQt(unit->name) : QString(),
                             ManifestModel::titleIn(session_.translatedRules(), fields_[change.field]), change.before,
                             change.after};
    for (int column = 0; column < 4; ++column) {
      preview_->setItem(static_cast<int>(i), column, new QTableWidgetItem(cells[column]));
    }
  }
  const auto faults = changes_.empty() ? std::vector<rules::CellFault>() : edit().faults;
  if (!faults.empty()) {
    const model::Unit* unit =
        session_.translated().find<model::Unit>(units_[static_cast<std::size_t>(faults.front().row)]);
    summary_->setText(
        tr("%1: %2", "place, fault").arg(unit ? toQt(unit->name) : QString(), ForcesWords::fault(faults.front())));
  } else {
    summary_->setText(tr("%n cells change.", nullptr, static_cast<int>(changes_.size())));
  }
  setRole(*summary_, faults.empty() ? "second" : "error");
  replace_->setEnabled(!changes_.empty() && faults.empty());
}

// All cells of the shown units, with those that change.
rules::CellEdit ManifestReplaceDialog::edit() const {
  rules::CellBlock block;
  block.fields = fields_;
  for (const Id<model::Unit> unit : units_) block.units.emplace_back(unit);
  block.cells = cells_;
  for (const Change& change : changes_) block.cells[change.unit][change.field] = change.after.toStdString();
  return rules::typeCells({session_.battle(), session_.rules(), session_.layout(), session_.setUp().variant()}, block,
                          tr("Replace “%1” in the manifest").arg(what_->text()).toStdString());
}

void ManifestReplaceDialog::replace() {
  const rules::CellEdit made = edit();
  if (!made.faults.empty() || made.edit.empty()) return;
  if (session_.apply(made.edit)) accept();
}

}  // namespace redoubt::editor
