#include "editor/app/status_line.h"

#include <QEvent>
#include <QFrame>

#include "core/check/report.h"
#include "editor/style/elided_label.h"
#include "editor/style/theme.h"
#include "editor/words/hex_words.h"

namespace redoubt::editor {

StatusLine::StatusLine(Session& session, MapCanvas& canvas, QStatusBar& bar)
    : QObject(&bar),
      session_(session),
      canvas_(canvas),
      number_(new QLabel),
      content_(new ElidedLabel),
      layout_(new ElidedLabel),
      zoom_(new QLabel),
      problems_(new ProblemCounts),
      saved_(new QLabel) {
  bar.setSizeGripEnabled(false);
  bar.setMinimumWidth(1);  // so that it never makes the window wider
  number_->setMinimumWidth(44);
  number_->setFont(themeFont(TextStyle::Strong));
  content_->setObjectName(QStringLiteral("status.content"));
  content_->setMinimumWidth(0);
  content_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  layout_->setObjectName(QStringLiteral("status.layout"));
  setRole(*layout_, "second");
  layout_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  bar.addWidget(number_);
  bar.addWidget(content_, 1);
  bar.setContentsMargins(8, 0, 12, 0);
  for (QWidget* part : std::initializer_list<QWidget*>{layout_, zoom_, problems_, saved_}) {
    if (part != layout_) {
      auto* line = new QFrame;
      line->setFixedSize(1, 15);
      setRole(*line, "upright");
      bar.addPermanentWidget(line);
      lines_.push_back(line);
    }
    bar.addPermanentWidget(part);
  }
  saved_->setTextFormat(Qt::RichText);
  connect(&session_, &Session::storageFailed, this, [this] {
    refused_ = true;
    showBattle();
  });
  connect(&session_, &Session::changed, this, [this] { refused_ = false; });
  connect(&session_, &Session::documentReplaced, this, [this] { refused_ = false; });
  connect(&session_, &Session::accessChanged, this, [this] {
    refused_ = false;
    showBattle();
  });
  bar.installEventFilter(this);
  connect(&canvas_, &MapCanvas::hexInFocusChanged, this, &StatusLine::showHex);
  connect(&canvas_, &MapCanvas::hintChanged, this, &StatusLine::showHex);
  connect(&canvas_, &MapCanvas::scaleChanged, this, &StatusLine::showBattle);
  connect(&canvas_, &MapCanvas::drawingChanged, this, &StatusLine::showBattle);
  connect(&session_, &Session::changed, this, &StatusLine::showHex);
  connect(&session_.setUp(), &ShownSetUp::placementsChanged, this, &StatusLine::showHex);
  connect(&session_, &Session::documentReplaced, this, [this] {
    showHex();
    showBattle();
  });
  connect(&session_, &Session::changed, this, &StatusLine::showBattle);
  connect(&session_, &Session::findingsChanged, this, &StatusLine::showProblems);
  showBattle();
}

void StatusLine::setReadOnlyReason(const QString& reason) {
  readOnlyReason_ = reason;
  showBattle();
}

bool StatusLine::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::PaletteChange) showBattle();  // the tick has a colour of the theme
  return QObject::eventFilter(watched, event);
}

void StatusLine::showHex() {
  const auto hex = canvas_.hexInFocus();
  if (!hex) {
    number_->clear();
    content_->setText(canvas_.hint());
    return;
  }
  number_->setText(QString::fromStdString(session_.layout().number(*hex)));
  const QString content = HexWords::summary(session_, *hex);
  const QString hint = canvas_.hint();
  content_->setText(hint.isEmpty() ? content : content.isEmpty() ? hint : content + QStringLiteral("    ") + hint);
}

void StatusLine::showBattle() {
  for (QWidget* line : lines_) line->setVisible(session_.hasDocument());
  if (!session_.hasDocument()) {
    layout_->clear();
    zoom_->clear();
    saved_->clear();
    problems_->hide();
    return;
  }
  const hex::LayoutSpec& spec = session_.layout().spec();
  layout_->setText(canvas_.isDrawing()
                       ? tr("Drawing the map…")
                       : (spec.orientation == hex::Orientation::Pointy ? tr("Pointy-top, %L1 × %L2 hexes")
                                                                       : tr("Flat-top, %L1 × %L2 hexes"))
                             .arg(spec.columns)
                             .arg(spec.rows));
  problems_->show();
  zoom_->setText(tr("%1 %").arg(qRound(canvas_.scale() / canvas_.naturalScale() * 100)));
  if (session_.isReadOnly()) {
    saved_->setText(tr("Read only"));
    saved_->setToolTip(readOnlyReason_);
  } else {
    const QColor colour = refused_ ? colours().error : colours().ok;
    saved_->setText(QStringLiteral("<span style='color:%1'>%2</span> %3")
                        .arg(colour.name(), refused_ ? QStringLiteral("✗") : QStringLiteral("✓"),
                             refused_ ? tr("The last change was refused") : tr("All changes saved")));
    saved_->setToolTip(tr("Every edit is in the file as soon as it is made."));
  }
}

void StatusLine::showProblems() {
  problems_->setCounts(check::problemCounts(session_.findings()));
}

}  // namespace redoubt::editor
