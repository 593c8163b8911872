#include "editor/dialogs/forces/manifest_totals_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include "core/rules/book/provenance.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/totals.h"
#include "editor/dialogs/forces/forces_words.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr QSize kTotalsSize(760, 560);

void makePlain(QTableWidget& table, const char* name, const QString& spoken) {
  table.setObjectName(QLatin1String(name));
  table.setAccessibleName(spoken);
  table.setEditTriggers(QAbstractItemView::NoEditTriggers);
  table.setSelectionBehavior(QAbstractItemView::SelectRows);
  table.setFrameShape(QFrame::NoFrame);
  table.verticalHeader()->hide();
  table.verticalHeader()->setDefaultSectionSize(size::row());
  table.horizontalHeader()->setHighlightSections(false);
}

void put(QTableWidget& table, int row, int column, const QString& text, bool isNumber, bool isStrong = false) {
  auto* item = new QTableWidgetItem(text);
  if (isNumber) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  if (isStrong) item->setFont(themeFont(TextStyle::Strong));
  table.setItem(row, column, item);
}

}  // namespace

ManifestTotalsDialog::ManifestTotalsDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      by_(new QComboBox),
      sums_(new QTableWidget),
      saidCaption_(new QLabel),
      said_(new QTableWidget),
      box_(new QLabel) {
  setObjectName(QStringLiteral("manifest.totalsDialog"));
  setWindowTitle(tr("Totals of the manifest"));
  by_->setObjectName(QStringLiteral("manifest.totalsBy"));
  by_->setAccessibleName(tr("Totals by"));
  using enum rules::TotalBy;
  by_->addItem(tr("By army"), static_cast<int>(Army));
  by_->addItem(tr("By command"), static_cast<int>(Command));
  by_->addItem(tr("By arm"), static_cast<int>(Arm));
  by_->addItem(tr("By type"), static_cast<int>(Type));
  by_->setCurrentIndex(1);
  makePlain(*sums_, "manifest.sums", tr("Totals"));
  makePlain(*said_, "manifest.said", tr("What the texts say"));
  said_->setMaximumHeight(size::scaled(150));
  box_->setObjectName(QStringLiteral("manifest.box"));
  box_->setWordWrap(true);
  saidCaption_->setWordWrap(true);
  setRole(*saidCaption_, "second");
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 12, 14, 12);
  column->setSpacing(8);
  column->addWidget(by_, 0, Qt::AlignLeft);
  column->addWidget(sums_, 1);
  column->addWidget(saidCaption_);
  column->addWidget(said_);
  column->addWidget(box_);
  column->addWidget(buttons);
  connect(by_, &QComboBox::activated, this, &ManifestTotalsDialog::showSums);
  connect(&session_, &Session::changed, this, &ManifestTotalsDialog::refresh);
  connect(&session_, &Session::documentReplaced, this, &ManifestTotalsDialog::refresh);
  resize(size::scaled(kTotalsSize.width()), size::scaled(kTotalsSize.height()));
  refresh();
}

void ManifestTotalsDialog::refresh() {
  showSums();
  showSaid();
  showBox();
}

void ManifestTotalsDialog::showSums() {
  const model::Battle& battle = session_.translated();
  const rules::RuleBook& book = session_.translatedRules();
  const auto by = static_cast<rules::TotalBy>(by_->currentData().toInt());
  const auto kinds = rules::summedFigures(battle, book);
  QStringList titles{tr("Army")};
  if (by == rules::TotalBy::Command) titles << tr("Command");
  if (by == rules::TotalBy::Arm) titles << tr("Arm");
  if (by == rules::TotalBy::Type) titles << tr("Type");
  titles << tr("Units") << tr("Counters");
  for (const std::string& kind : kinds) titles << ForcesWords::figureTitle(book, kind);
  const auto totals = rules::forceTotals(battle, book, by);
  sums_->clear();
  sums_->setColumnCount(static_cast<int>(titles.size()));
  sums_->setHorizontalHeaderLabels(titles);
  sums_->setRowCount(static_cast<int>(totals.size()));
  for (int row = 0; row < static_cast<int>(totals.size()); ++row) {
    const rules::ForceTotal& total = totals[static_cast<std::size_t>(row)];
    const model::Army* army = battle.find<model::Army>(total.army);
    const model::Command* command = battle.find(total.command);
    int column = 0;
    put(*sums_, row, column++, army ? toQt(army->name) : QString(), false);
    if (by == rules::TotalBy::Command) {
      put(*sums_, row, column++, command ? toQt(command->name) : tr("Without a command"), false);
    } else if (by == rules::TotalBy::Type) {
      put(*sums_, row, column++, toQt(rules::typeTitle(book, total.slug)), false);
    } else if (by == rules::TotalBy::Arm) {
      put(*sums_, row, column++, total.slug.empty() ? tr("Without an arm") : toQt(rules::armTitle(book, total.slug)),
          false);
    }
    put(*sums_, row, column++, QString::number(total.sum.units), true);
    put(*sums_, row, column++, QString::number(total.sum.counters), true);
    for (const std::string& kind : kinds) {
      const auto figure = total.sum.figures.find(kind);
      const bool isKnown = figure != total.sum.figures.end() && figure->second.unknown < total.sum.units;
      put(*sums_, row, column++, isKnown ? ForcesWords::sum(figure->second) : QStringLiteral("–"), true);
    }
  }
  sums_->resizeColumnsToContents();
  sums_->setToolTip(tr("≈ has working values in it, ≥ leaves out units whose figure is unknown"));
}

void ManifestTotalsDialog::showSaid() {
  const auto said = rules::saidTotals(session_.translated(), session_.translatedRules());
  saidCaption_->setText(said.empty()
                            ? tr("No text of this battle says a total. Battle > Rules, Totals of the manifest, "
                                 "has room for what yours say.")
                            : tr("What the texts say (Battle > Rules, Totals of the manifest):"));
  said_->setVisible(!said.empty());
  said_->setColumnCount(4);
  said_->setHorizontalHeaderLabels({tr("Of what"), tr("Text"), tr("Manifest"), tr("Where")});
  said_->setRowCount(static_cast<int>(said.size()));
  for (int row = 0; row < static_cast<int>(said.size()); ++row) {
    const rules::SaidTotal& total = said[static_cast<std::size_t>(row)];
    const bool isOther = total.counted != total.rule.is;
    const Phrase words = rules::totalWords(session_.translated(), session_.translatedRules(), total.rule);
    put(*said_, row, 0, CoreWords::text(words), false, isOther);
    put(*said_, row, 1, QString::number(total.rule.is), true, isOther);
    put(*said_, row, 2, (total.isEstimate ? QStringLiteral("≈ ") : QString()) + QString::number(total.counted), true,
        isOther);
    const model::Rule* rule = session_.rules().row(total.path);
    const auto citation = rule ? rules::citationOf(session_.battle(), *rule, "value") : std::nullopt;
    put(*said_, row, 3, citation ? toQt(citation->text) : QString(), false);
    if (isOther) said_->item(row, 2)->setForeground(colours().error);
  }
  said_->resizeColumnsToContents();
}

void ManifestTotalsDialog::showBox() {
  const rules::BoxCount box = rules::boxCount(session_.battle(), session_.rules());
  QStringList parts{tr("%n of units", nullptr, box.units), tr("%n of leaders on the map", nullptr, box.leaders),
                    tr("%n activation chits", nullptr, box.chits), tr("%n markers", nullptr, box.markers)};
  const QString counted =
      tr("Counters in the file, as printed and with copies: %1.").arg(parts.join(QStringLiteral(", ")));
  if (!box.box) return box_->setText(counted + QLatin1Char(' ') + tr("No rule says how many the box holds."));
  box_->setText(counted + QLatin1Char(' ') +
                (*box.rest() < 0
                     ? tr("The box holds %1: %n too many.", nullptr, -*box.rest()).arg(*box.box)
                     : tr("The box holds %1: %n are not accounted for.", nullptr, *box.rest()).arg(*box.box)));
}

}  // namespace redoubt::editor
