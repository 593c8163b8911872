#include "editor/dialogs/proof/report_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTimer>
#include <QVBoxLayout>

#include "core/base/error.h"
#include "core/base/wording.h"
#include "core/document/document.h"
#include "core/exchange/package.h"
#include "core/proof/report.h"
#include "editor/artwork/report_pdf.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr QSize kReportSize(960, 720);

void writePdf(const std::filesystem::path& path, const std::string& html, const std::string& title) {
  QFile file(QString::fromStdString(path.string()));
  const auto fail = [&] {
    return Error(ErrorCode::DiskFull, Phrase::of("errors.report.not-written"), path.filename().string());
  };
  if (!file.open(QIODevice::WriteOnly)) throw fail();
  writeReportPdf(file, html, title);
  if (!file.flush() || file.error() != QFile::NoError) throw fail();
}

}  // namespace

ReportDialog::ReportDialog(Session& session, QWidget* parent)
    : QDialog(parent), session_(session), language_(new QComboBox), view_(new QTextBrowser) {
  setObjectName(QStringLiteral("report"));
  setWindowTitle(tr("Transcription report"));
  language_->setObjectName(QStringLiteral("report.language"));
  for (const std::string& code : wording::languages()) {
    const QLocale locale(toQt(code));
    const QString words = locale.nativeLanguageName();
    // Qt calls it American.
    const bool isEnglish = locale.language() == QLocale::English;
    language_->addItem(isEnglish ? QStringLiteral("English") : words.isEmpty() ? toQt(code) : words, toQt(code));
  }
  language_->setCurrentIndex(std::max(0, language_->findData(toQt(Session::language().code()))));
  view_->setObjectName(QStringLiteral("report.page"));
  view_->setAccessibleName(tr("Report"));
  view_->setOpenLinks(false);
  // The page is paper, in a dark window too.
  QPalette paper = view_->palette();
  paper.setColor(QPalette::Base, Qt::white);
  paper.setColor(QPalette::Text, coloursOf(Theme::Light).text);
  view_->setPalette(paper);
  view_->setStyleSheet(QStringLiteral("QTextBrowser { background: #ffffff; color: #22262a; }"));
  auto* label = new QLabel(tr("&Language:"));
  label->setBuddy(language_);
  auto* top = new QHBoxLayout;
  top->addWidget(label);
  top->addWidget(language_);
  top->addStretch(1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QPushButton* page = buttons->addButton(tr("Save as &HTML…"), QDialogButtonBox::ActionRole);
  QPushButton* pdf = buttons->addButton(tr("Save as &PDF…"), QDialogButtonBox::ActionRole);
  page->setObjectName(QStringLiteral("report.html"));
  pdf->setObjectName(QStringLiteral("report.pdf"));
  auto* column = new QVBoxLayout(this);
  column->addLayout(top);
  column->addWidget(view_, 1);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(page, &QPushButton::clicked, this, [this] { ask(QStringLiteral("html")); });
  connect(pdf, &QPushButton::clicked, this, [this] { ask(QStringLiteral("pdf")); });
  connect(language_, &QComboBox::currentIndexChanged, this, &ReportDialog::refresh);
  auto* later = new QTimer(this);
  later->setSingleShot(true);
  connect(later, &QTimer::timeout, this, &ReportDialog::refresh);
  for (const auto signal : {&Session::findingsChanged, &Session::documentReplaced}) {
    connect(&session_, signal, later, qOverload<>(&QTimer::start));
  }
  resize(kReportSize);
  refresh();
}

std::string ReportDialog::language() const {
  return language_->currentData().toString().toStdString();
}

std::string ReportDialog::html() const {
  return toHtml(proof::reportOf(session_.battle(), session_.findings(), {language(), document::nowText()}));
}

void ReportDialog::refresh() {
  const int place = view_->verticalScrollBar()->value();
  view_->setHtml(toQt(html()));
  view_->verticalScrollBar()->setValue(place);
}

QString ReportDialog::proposedName(const QString& ending) const {
  const model::BattleInfo* info = model::info(session_.battle());
  const QString name = info && !info->slug.empty() ? toQt(info->slug) : tr("battle");
  QString folder;
  if (session_.hasDocument()) folder = QFileInfo(toQt(session_.document().path().string())).path();
  return QStringLiteral("%1/%2-%3.%4").arg(folder, name, tr("report"), ending);
}

void ReportDialog::ask(const QString& ending) {
  const bool isPdf = ending == QLatin1String("pdf");
  const QString file = QFileDialog::getSaveFileName(this, tr("Save the report"), proposedName(ending),
                                                    isPdf ? tr("PDF (*.pdf)") : tr("Pages (*.html)"));
  if (file.isEmpty()) return;
  saveTo(QFileInfo(file).suffix().isEmpty() ? file + QLatin1Char('.') + ending : file);
}

void ReportDialog::saveTo(const QString& file) {
  session_.attempt([&] {
    const proof::Report report =
        proof::reportOf(session_.battle(), session_.findings(), {language(), document::nowText()});
    exchange::Package package(file.toStdString(), true);
    file.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive) ? writePdf(package.main(), toHtml(report), report.title)
                                                              : package.writeMain(toHtml(report));
    package.moveIntoPlace();
  });
}

}  // namespace redoubt::editor
