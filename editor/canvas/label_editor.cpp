#include "editor/canvas/label_editor.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "core/model/label_path.h"
#include "core/model/label_verbs.h"
#include "editor/canvas/map_canvas.h"
#include "editor/render/lettering/label_art.h"
#include "editor/session/shown_fonts.h"
#include "editor/style/open_word_box.h"

namespace redoubt::editor {
namespace {

constexpr double kStep = 0.02;  // of the letters' size, in hex widths

template <class E>
constexpr int kWordCount = static_cast<int>(model::EnumText<E>::kWords.size());

}  // namespace

LabelEditor::LabelEditor(Session& session, MapCanvas& canvas)
    : QFrame(canvas.viewport()),
      session_(session),
      canvas_(canvas),
      text_(new QLineEdit),
      style_(new QComboBox),
      font_(new QComboBox),
      size_(new QDoubleSpinBox),
      straight_(new QToolButton) {
  setObjectName(QStringLiteral("label.editor"));
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Window);
  setCursor(Qt::ArrowCursor);
  text_->setObjectName(QStringLiteral("label.text"));
  style_->setObjectName(QStringLiteral("label.style"));
  font_->setObjectName(QStringLiteral("label.font"));
  size_->setObjectName(QStringLiteral("label.size"));
  straight_->setObjectName(QStringLiteral("label.straight"));
  text_->setMinimumWidth(220);
  size_->setRange(0.05, 3);
  size_->setSingleStep(kStep);
  size_->setDecimals(2);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(8, 8, 8, 8);
  grid->setSpacing(6);
  grid->addWidget(text_, 0, 0, 1, 4);
  grid->addWidget(style_, 1, 0);
  grid->addWidget(font_, 1, 1);
  grid->addWidget(size_, 1, 2);
  grid->addWidget(straight_, 1, 3);
  fillWords();
  connect(text_, &QLineEdit::textEdited, this, &LabelEditor::tell);
  connect(style_, &QComboBox::activated, this, &LabelEditor::takeStyle);
  connect(style_->lineEdit(), &QLineEdit::textEdited, this, &LabelEditor::takeStyle);
  connect(font_, &QComboBox::activated, this, &LabelEditor::tell);
  connect(size_, &QDoubleSpinBox::valueChanged, this, &LabelEditor::tell);
  connect(straight_, &QToolButton::clicked, this, [this] {
    label_.path.clear();
    straight_->hide();
    tell();
    text_->setFocus();
  });
  connect(&canvas_, &MapCanvas::viewChanged, this, [this] {
    if (isVisible()) place();
  });
  hide();
}

void LabelEditor::fillWords() {
  text_->setPlaceholderText(tr("Name"));
  text_->setAccessibleName(tr("Name on the map"));
  text_->setToolTip(tr("Enter writes the name, Escape drops it."));
  const QStringList styles{tr("Town"), tr("Village"), tr("Water"), tr("Relief"), tr("Woods"), tr("Remark")};
  Q_ASSERT(styles.size() == kWordCount<model::LabelStyle>);
  for (int i = 0; i < styles.size(); ++i) {
    const std::string_view word = model::toText(static_cast<model::LabelStyle>(i));
    style_->addItem(styles[i], QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
  }
  takeOtherWords(*style_);
  style_->setAccessibleName(tr("What it names"));
  style_->setToolTip(
      tr("What it names: the kind gives letters and colour. Another word can be typed; such a name looks like a "
         "remark, or as "
         "the theme says."));
  const QStringList fonts{tr("Usual face"), tr("Serif"), tr("Sans"), tr("Condensed"), tr("Grotesque")};
  Q_ASSERT(fonts.size() == kWordCount<model::LabelFont>);
  font_->addItems(fonts);
  font_->setAccessibleName(tr("Type face"));
  font_->setToolTip(tr("The type face of the letters."));
  size_->setAccessibleName(tr("Height of the letters, in hexes"));
  size_->setToolTip(tr("The height of the letters, in hexes."));
  straight_->setText(tr("Straighten"));
  straight_->setToolTip(tr("Take the name off its line and write it straight."));
}

void LabelEditor::edit(const model::Label& label) {
  const QScopedValueRollback filling(filling_, true);
  label_ = label;
  text_->setText(QString::fromStdString(label.text));
  showWord(*style_, QString::fromStdString(label.style.text()));
  font_->setCurrentIndex(static_cast<int>(label.font));
  size_->setValue(render::letterSize(label));
  straight_->setVisible(!label.path.empty());
  adjustSize();
  place();
  show();
  raise();
  text_->selectAll();
  text_->setFocus();
}

void LabelEditor::finish() {
  if (!isVisible()) return;
  hide();
  canvas_.setFocus();
}

// Letters of the usual size of a kind get the usual size of the new kind when it changes.
void LabelEditor::takeStyle() {
  if (filling_) return;
  const auto style = styleTyped();
  if (size_->value() == std::round(render::usualLetterSize(label_.style) * 100) / 100) {
    size_->setValue(render::usualLetterSize(style));
  }
  tell();
}

// A style that is being erased to be typed anew is still the old one.
model::OpenWord<model::LabelStyle> LabelEditor::styleTyped() const {
  const QString word = wordIn(*style_);
  return word.isEmpty() ? label_.style : model::OpenWord<model::LabelStyle>(word.toStdString());
}

void LabelEditor::tell() {
  if (filling_) return;
  label_.text = text_->text().toStdString();
  label_.style = styleTyped();
  label_.font = static_cast<model::LabelFont>(font_->currentIndex());
  // A size that is more precise than the field shows is not changed.
  constexpr double kShown = 0.005;
  if (std::abs(size_->value() - label_.size) > kShown) label_.size = size_->value();
  emit changed(label_);
}

namespace {

// The place of the letters, also before there are any.
hex::Bounds roomOf(const model::Label& label, hex::Point at, const render::ThemeFonts& fonts) {
  constexpr double kHalfLine = 0.25;
  hex::Bounds room{at.x, at.y - kHalfLine, at.x, at.y + kHalfLine};
  for (const hex::Point point : model::labelPath(label.path)) {
    room =
        render::united(room, {at.x + point.x, at.y + point.y - kHalfLine, at.x + point.x, at.y + point.y + kHalfLine});
  }
  return render::united(room, render::toBounds(render::labelFrame(label, at, fonts).boundingRect()));
}

}  // namespace

// Below the name, so that the name is visible while it is written; above it if there is no room below.
void LabelEditor::place() {
  const render::MapView view = canvas_.view();
  const hex::Point at = model::placeOf(session_.layout(), label_);
  const hex::Bounds name = roomOf(label_, at, shownFonts(session_));
  const QPointF below = view.toPixels(hex::Point{at.x, name.bottom});
  const QPointF above = view.toPixels(hex::Point{at.x, name.top});
  // A name is often written next to what it names.
  const int gap = std::clamp(qRound(0.8 * canvas_.scale()), 10, 80);
  const QRect room = canvas_.viewport()->rect().adjusted(4, 4, -4, -4);
  int y = qRound(below.y()) + gap;
  if (y + height() > room.bottom()) y = qRound(above.y()) - gap - height();
  const int x = std::clamp(qRound(below.x()) - width() / 2, room.left(), std::max(room.left(), room.right() - width()));
  move(x, std::clamp(y, room.top(), std::max(room.top(), room.bottom() - height())));
}

// Keys that the fields don't use must not reach the map below: there Enter, Escape and letters have other meanings.
void LabelEditor::keyPressEvent(QKeyEvent* event) {
  event->accept();
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) emit committed();
  if (event->key() == Qt::Key_Escape) emit cancelled();
}

void LabelEditor::mousePressEvent(QMouseEvent* event) {
  event->accept();
}
void LabelEditor::mouseReleaseEvent(QMouseEvent* event) {
  event->accept();
}
void LabelEditor::mouseDoubleClickEvent(QMouseEvent* event) {
  event->accept();
}
void LabelEditor::mouseMoveEvent(QMouseEvent* event) {
  event->accept();
}
void LabelEditor::wheelEvent(QWheelEvent* event) {
  event->accept();
}

}  // namespace redoubt::editor
