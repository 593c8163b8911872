#include "editor/dialogs/paper/aids_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/error.h"
#include "core/base/wording.h"
#include "core/exchange/format.h"
#include "core/exchange/package.h"
#include "editor/dialogs/exchange/transfer_status.h"
#include "editor/dialogs/paper/paper_preview.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

const QString kGroup = QStringLiteral("aids");
const QString kFolder = QStringLiteral("outputFolder");

// What is chosen in a box, as settings keep it.
QString choiceOf(const QComboBox& box) {
  return box.currentData().toString();
}
void chooseKept(QComboBox& box, const QString& data) {
  const int at = box.findData(data);
  if (at >= 0) box.setCurrentIndex(at);
}

}  // namespace

AidsDialog::AidsDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      form_(new QWidget),
      scenario_(new QComboBox),
      language_(new QComboBox),
      theme_(new QComboBox),
      paper_(new QComboBox),
      zoom_(new QLabel),
      status_(new TransferStatus(QStringLiteral("aids"))),
      making_(new TransferJob(this)),
      later_(new QTimer(this)),
      buttons_(new QDialogButtonBox) {
  setObjectName(QStringLiteral("playerAids"));
  setWindowTitle(tr("Player aids"));
  resize(1060, 720);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(8);
  auto* sides = new QHBoxLayout;
  sides->setSpacing(16);
  auto* form = new QFormLayout(form_);
  form->setContentsMargins(0, 0, 0, 0);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  addChoices(*form);
  addSheets(*form);
  preview_ = new PaperPreview;
  auto* right = new QVBoxLayout;
  right->addWidget(preview_, 1);
  right->addWidget(makeZoom());
  sides->addWidget(form_, 0);
  sides->addLayout(right, 1);
  outer->addLayout(sides, 1);
  outer->addWidget(status_);
  makeButtons();
  outer->addWidget(buttons_);
  recall();
  later_->setSingleShot(true);
  later_->setInterval(120);
  connect(later_, &QTimer::timeout, this, &AidsDialog::make);
  connect(making_, &TransferJob::ended, this, &AidsDialog::showMade);
  connect(status_, &TransferStatus::runningChanged, this, &AidsDialog::showRunning);
  connect(status_, &TransferStatus::ended, this, &AidsDialog::showEnd);
  for (QComboBox* box : {scenario_, language_, theme_, paper_}) {
    connect(box, &QComboBox::currentIndexChanged, this, &AidsDialog::refresh);
  }
  for (const auto& [kind, box] : sheets_) connect(box, &QCheckBox::toggled, this, &AidsDialog::refresh);
  connect(&session_, &Session::documentReplaced, this, &AidsDialog::reject);
  refresh();
}

AidsDialog::~AidsDialog() = default;

void AidsDialog::addChoices(QFormLayout& form) {
  const auto add = [&](const QString& label, QComboBox* box, const char* name) {
    box->setObjectName(QString::fromLatin1(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(26);
    form.addRow(label, box);
  };
  add(tr("S&cenario:"), scenario_, "aids.scenario");
  add(tr("&Language:"), language_, "aids.language");
  add(tr("&Look:"), theme_, "aids.look");
  add(tr("Pap&er:"), paper_, "aids.paper");
  addScenarios();
  for (const std::string& code : wording::languages()) {
    const QLocale locale(toQt(code));
    const QString words = locale.nativeLanguageName();
    // Qt calls it American.
    const bool isEnglish = locale.language() == QLocale::English;
    language_->addItem(isEnglish ? QStringLiteral("English") : words.isEmpty() ? toQt(code) : words, toQt(code));
  }
  chooseKept(*language_, toQt(Session::language().code()));
  theme_->addItem(tr("As the battle has it"), QString());
  for (const QString& name : render::themeNames()) theme_->addItem(render::loadTheme(name).theme->title.text(), name);
  paper_->addItem(QStringLiteral("A4"), QStringLiteral("A4"));
  paper_->addItem(QStringLiteral("Letter"), QStringLiteral("Letter"));
  paper_->addItem(QStringLiteral("A3"), QStringLiteral("A3"));
  paper_->addItem(tr("A3, folded to A4"), QStringLiteral("folded A3"));
  paper_->addItem(tr("Tabloid, folded to Letter"), QStringLiteral("folded Letter"));
}

void AidsDialog::addScenarios() {
  const model::Battle& battle = session_.translated();
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    const auto variants = rules::variants(battle, scenario->id);
    for (const model::Variant* variant : variants) {
      const QString title = toQt(scenario->title.empty() ? scenario->slug : scenario->title);
      const QString own = toQt(variant->title.empty() ? variant->slug : variant->title);
      scenario_->addItem(variants.size() > 1 ? tr("%1, %2").arg(title, own) : title,
                         QString::number(variant->id.value));
    }
  }
  if (const auto shown = session_.setUp().variant()) chooseKept(*scenario_, QString::number(shown->value));
}

void AidsDialog::addSheets(QFormLayout& form) {
  auto* column = new QVBoxLayout;
  column->setSpacing(2);
  for (const aids::SheetKind kind : aids::sheetKinds()) {
    auto* box = new QCheckBox(toQt(aids::titleOf(kind, Session::language().code())));
    box->setObjectName(QStringLiteral("aids.sheet.") + toQt(std::string(aids::toText(kind))));
    box->setChecked(true);
    column->addWidget(box);
    sheets_.emplace_back(kind, box);
  }
  auto* label = new QLabel(tr("Sheets:"));
  form.addRow(label, column);
}

QWidget* AidsDialog::makeZoom() {
  auto* row = new QWidget;
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  const auto add = [&](const QString& text, const QString& tip, const char* name, auto act) {
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setObjectName(QString::fromLatin1(name));
    connect(button, &QToolButton::clicked, this, act);
    line->addWidget(button);
  };
  add(QStringLiteral("−"), tr("Smaller"), "aids.smaller", [this] { preview_->zoomBy(-1); });
  line->addWidget(zoom_);
  add(QStringLiteral("+"), tr("Larger"), "aids.larger", [this] { preview_->zoomBy(1); });
  add(tr("Fit"), tr("As large as there is room"), "aids.fit", [this] { preview_->fit(); });
  line->addStretch(1);
  zoom_->setMinimumWidth(zoom_->fontMetrics().horizontalAdvance(QStringLiteral("000 %")));
  zoom_->setAlignment(Qt::AlignCenter);
  connect(preview_, &PaperPreview::zoomChanged, this,
          [this] { zoom_->setText(tr("%1 %").arg(qRound(100 * preview_->zoom()))); });
  return row;
}

void AidsDialog::makeButtons() {
  const auto add = [&](const QString& text, const QString& ending) {
    QPushButton* button = buttons_->addButton(text, QDialogButtonBox::ActionRole);
    button->setObjectName(QStringLiteral("aids.") + ending);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, ending] { ask(ending); });
    saves_.push_back(button);
  };
  add(tr("Save as &PDF…"), QStringLiteral("pdf"));
  add(tr("Save as &HTML…"), QStringLiteral("html"));
  add(tr("Save as S&VG…"), QStringLiteral("svg"));
  close_ = buttons_->addButton(QDialogButtonBox::Close);
  close_->setObjectName(QStringLiteral("aids.close"));
  close_->setAutoDefault(false);
  connect(buttons_, &QDialogButtonBox::rejected, this, &AidsDialog::reject);
}

void AidsDialog::remember() const {
  QSettings settings;
  settings.beginGroup(kGroup);
  settings.setValue(QStringLiteral("language"), choiceOf(*language_));
  settings.setValue(QStringLiteral("look"), choiceOf(*theme_));
  settings.setValue(QStringLiteral("paper"), choiceOf(*paper_));
  QStringList left;
  for (const auto& [kind, box] : sheets_) {
    if (!box->isChecked()) left << toQt(std::string(aids::toText(kind)));
  }
  settings.setValue(QStringLiteral("without"), left);
}

void AidsDialog::recall() {
  QSettings settings;
  settings.beginGroup(kGroup);
  chooseKept(*language_, settings.value(QStringLiteral("language"), choiceOf(*language_)).toString());
  chooseKept(*theme_, settings.value(QStringLiteral("look")).toString());
  chooseKept(*paper_, settings.value(QStringLiteral("paper"), QStringLiteral("A4")).toString());
  const QStringList left = settings.value(QStringLiteral("without")).toStringList();
  for (const auto& [kind, box] : sheets_) box->setChecked(!left.contains(toQt(std::string(aids::toText(kind)))));
}

AidsDialog::Wanted AidsDialog::wanted() const {
  Wanted wanted;
  const Id<model::Variant> variant{choiceOf(*scenario_).toLongLong()};
  if (const auto* row = session_.battle().find<model::Variant>(variant)) {
    wanted.options.variant = variant;
    wanted.options.scenario = row->scenario;
  }
  wanted.options.language = choiceOf(*language_).toStdString();
  for (const auto& [kind, box] : sheets_) {
    if (box->isChecked()) wanted.options.sheets.push_back(kind);
  }
  QString paper = choiceOf(*paper_);
  const bool isFolded = paper.startsWith(QLatin1String("folded "));
  if (isFolded) paper = paper.mid(7);
  wanted.paper = aidsPaper(paper, isFolded).value_or(AidsPaper{});
  const QString look = choiceOf(*theme_);
  if (!look.isEmpty()) wanted.theme = render::loadTheme(look).theme;
  return wanted;
}

void AidsDialog::refresh() {
  remember();
  const bool hasAny =
      std::any_of(sheets_.begin(), sheets_.end(), [](const auto& each) { return each.second->isChecked(); });
  for (QPushButton* button : saves_) button->setEnabled(hasAny && scenario_->count() > 0);
  if (!hasAny) {
    preview_->clear();
    return status_->tellFault(tr("Choose a sheet."));
  }
  if (scenario_->count() == 0) return status_->tellFault(tr("The battle has no scenario."));
  later_->start();
}

// The pages are set in another thread; choices made meanwhile begin it anew.
void AidsDialog::make() {
  if (making_->isRunning()) {
    isStale_ = true;
    return;
  }
  isStale_ = false;
  made_ = std::make_shared<std::unique_ptr<DrawnAids>>();
  status_->tell(tr("The pages are being set…"));
  making_->start([made = made_, wanted = wanted(), battle = session_.battle()](const Watch&) {
    *made = std::make_unique<DrawnAids>(battle, wanted.options, wanted.paper, wanted.theme);
  });
}

void AidsDialog::showMade(bool isDone, const QString& problem) {
  if (isStale_) return make();
  if (!isDone || !made_ || !*made_) {
    preview_->clear();
    return status_->tellFault(problem);
  }
  const std::shared_ptr<DrawnAids> drawn = std::move(*made_);
  preview_->show(paperPages(drawn));
  if (status_->isRunning()) return;
  const QSizeF size = drawn->sideSize();
  const QString paper =
      tr("%1 × %2 mm").arg(QLocale().toString(size.width(), 'f', 0), QLocale().toString(size.height(), 'f', 0));
  status_->tell(tr("%n page(s) of %1", nullptr, drawn->sides()).arg(paper));
}

void AidsDialog::ask(const QString& ending) {
  const model::BattleInfo* info = model::info(session_.battle());
  const QString name = info && !info->slug.empty() ? toQt(info->slug) : tr("battle");
  QString folder = QSettings().value(kFolder).toString();
  if (folder.isEmpty() || !QFileInfo(folder).isDir()) {
    folder = session_.hasDocument() ? QFileInfo(toQt(session_.document().path().string())).path() : QString();
  }
  const QString proposed = QStringLiteral("%1/%2-%3.%4").arg(folder, name, tr("aids"), ending);
  const QString filter = ending == QLatin1String("pdf")    ? tr("PDF (*.pdf)")
                         : ending == QLatin1String("html") ? tr("Pages (*.html)")
                                                           : tr("Drawings (*.svg)");
  QString path = QFileDialog::getSaveFileName(this, tr("Save the player aids"), proposed, filter);
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += QLatin1Char('.') + ending;
  QSettings().setValue(kFolder, QFileInfo(path).path());
  writeTo(path);
}

void AidsDialog::writeTo(const QString& path) {
  if (path.isEmpty() || status_->isRunning()) return;
  path_ = path;
  status_->start([wanted = wanted(), battle = session_.battle(), path](const Watch& watch) {
    const auto drawn = std::make_shared<DrawnAids>(battle, wanted.options, wanted.paper, wanted.theme);
    const std::filesystem::path file = QFile::encodeName(path).toStdString();
    if (!path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive)) {
      writePaper(paperPages(drawn), file, 0, true, watch);
      return;
    }
    exchange::Package package(file, true);
    package.writeMain(drawn->html(watch));
    if (watch.stop.stop_requested()) throw exchange::Stopped();
    package.moveIntoPlace();
  });
}

void AidsDialog::showRunning(bool isRunning) {
  form_->setEnabled(!isRunning);
  for (QPushButton* button : saves_) button->setEnabled(!isRunning);
  close_->setText(isRunning ? tr("Stop") : tr("Close"));
}

void AidsDialog::showEnd(bool isDone) {
  if (!isDone) return;
  status_->tell(tr("Written: %1").arg(QFileInfo(path_).fileName()));
  emit written(path_);
}

// While a file is being written, Escape and the button stop that and leave the window open.
void AidsDialog::reject() {
  status_->isRunning() ? status_->stop() : QDialog::reject();
}

}  // namespace redoubt::editor
