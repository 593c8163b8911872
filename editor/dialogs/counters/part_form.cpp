#include "editor/dialogs/counters/part_form.h"

#include <QColorDialog>
#include <QComboBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>

#include "core/rules/forces/figure_kinds.h"
#include "editor/dialogs/rules/symbol_picker.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

using Part = rules::LayoutPart;
using Shows = Part::Shows;

const QString kOwnColour = QStringLiteral("own");

QIcon swatch(const QColor& colour) {
  QPixmap pixmap(16, 16);
  pixmap.fill(colour);
  return QIcon(pixmap);
}

QString colourWord(std::string_view word) {
  if (word == "ink") return PartForm::tr("Readable on the ground");
  if (word == "ground") return PartForm::tr("The ground");
  if (word == "army") return PartForm::tr("Of the army");
  if (word == "dark") return PartForm::tr("Of the army, dark");
  if (word == "pale") return PartForm::tr("Of the army, pale");
  if (word == "cream") return PartForm::tr("Cream");
  if (word == "command") return PartForm::tr("Of the command");
  if (word == "fire") return PartForm::tr("Red of fire");
  if (word == "blue") return PartForm::tr("Blue");
  if (word == "gold") return PartForm::tr("Gold");
  if (word == "white") return PartForm::tr("White");
  if (word == "black") return PartForm::tr("Black");
  return PartForm::tr("Grey");
}

QString letterWord(std::string_view word) {
  if (word == "condensed") return PartForm::tr("Condensed bold");
  if (word == "figures") return PartForm::tr("Heavy, as figures");
  if (word == "serif") return PartForm::tr("Serif bold");
  return PartForm::tr("Plain bold");
}

void chooseData(QComboBox& box, const QString& data) {
  const QSignalBlocker blocker(&box);
  box.setCurrentIndex(std::max(0, box.findData(data)));
}

bool writes(Shows shows) {
  switch (shows) {
    case Shows::Symbol:
    case Shows::SizeMark:
    case Shows::Stars:
    case Shows::Facing:
    case Shows::Box:
    case Shows::Bands:
    case Shows::Sash:
    case Shows::Figure: return false;
    default: return true;
  }
}

}  // namespace

QString PartForm::wordOf(Shows shows) {
  switch (shows) {
    case Shows::Name: return tr("Name");
    case Shows::ShortName: return tr("Short name");
    case Shows::Command: return tr("Command");
    case Shows::Hex: return tr("Hex it begins in");
    case Shows::Number: return tr("Number of the counter");
    case Shows::State: return tr("State, such as having fired");
    case Shows::Formation: return tr("Formation");
    case Shows::Type: return tr("Unit type");
    case Shows::Army: return tr("Army");
    case Shows::Words: return tr("Words");
    case Shows::Figure: return tr("Figure");
    case Shows::Symbol: return tr("Symbol");
    case Shows::SizeMark: return tr("Size mark");
    case Shows::Stars: return tr("Stars");
    case Shows::Facing: return tr("Facing");
    case Shows::Losses: return tr("Loss marker");
    case Shows::Box: return tr("Box");
    case Shows::Bands: return tr("Stripes of commands");
    case Shows::Sash: return tr("Sash of backs");
  }
  return {};
}

PartForm::PartForm(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), rows_(new QFormLayout(this)), words_(new QLineEdit), noFont_(new QLabel) {
  rows_->setContentsMargins(8, 8, 8, 8);
  rows_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  rows_->setRowWrapPolicy(QFormLayout::WrapLongRows);
  shows_ = addChoice("part.show", tr("Shows"));
  for (std::size_t i = 0; i < std::size(rules::kLayoutShows); ++i) {
    shows_->addItem(wordOf(static_cast<Shows>(i)), toQt(rules::kLayoutShows[i]));
  }
  figure_ = addChoice("part.figure", tr("Figure"));
  words_->setObjectName(QStringLiteral("part.words"));
  rows_->addRow(tr("Words"), words_);
  symbol_ = addChoice("part.symbol", tr("Symbol"));
  addNumber("part.left", tr("From the left, ‰"), 1000, &Part::left);
  addNumber("part.top", tr("From the top, ‰"), 1000, &Part::top);
  addNumber("part.width", tr("Width, ‰"), 1000, &Part::width);
  addNumber("part.height", tr("Height, ‰"), 1000, &Part::height);
  addColour("part.colour", tr("Colour"), false, &Part::colour);
  addColour("part.fill", tr("On a ground of"), true, &Part::fill);
  addColour("part.edge", tr("Line round it"), true, &Part::edge);
  addNumber("part.round", tr("Round corners, ‰"), 500, &Part::round);
  letters_ = addChoice("part.letters", tr("Letters"));
  letters_->setEditable(true);
  letters_->setInsertPolicy(QComboBox::NoInsert);
  for (const std::string_view word : rules::kLayoutLetters) letters_->addItem(letterWord(word), toQt(word));
  for (const QString& family : QFontDatabase::families()) letters_->addItem(family, family);
  noFont_->setWordWrap(true);
  setRole(*noFont_, "error");
  rows_->addRow(noFont_);
  align_ = addChoice("part.align", tr("Stands"));
  align_->addItem(tr("at the left"), 0);
  align_->addItem(tr("in the middle"), 1);
  align_->addItem(tr("at the right"), 2);
  addNumber("part.turn", tr("Turned by degrees"), 359, &Part::turn);
  side_ = addChoice("part.side", tr("On which side"));
  side_->addItem(tr("Both"), 0);
  side_->addItem(tr("Fronts only"), 1);
  side_->addItem(tr("Backs only"), 2);
  size_ = addChoice("part.size", tr("At which size"));
  size_->addItem(tr("Any"), 0);
  size_->addItem(tr("64 pixels and more, and in print"), 1);
  size_->addItem(tr("Below 64 pixels"), 2);
  with_ = addChoice("part.with", tr("Only if it has"));
  with_->addItem(tr("– always –"), QString());
  for (std::size_t i = 0; i < std::size(rules::kLayoutShows); ++i) {
    const auto shows = static_cast<Shows>(i);
    if (shows == Shows::Words || shows == Shows::Box || shows == Shows::Figure) continue;
    with_->addItem(wordOf(shows), toQt(rules::kLayoutShows[i]));
  }
  connect(words_, &QLineEdit::editingFinished, this, &PartForm::tell);
  for (QComboBox* box : {shows_, figure_, symbol_, align_, side_, size_, with_}) {
    connect(box, &QComboBox::activated, this, &PartForm::tell);
  }
  connect(letters_, &QComboBox::activated, this, &PartForm::tell);
  connect(letters_->lineEdit(), &QLineEdit::editingFinished, this, &PartForm::tell);
  show(std::nullopt);
}

QComboBox* PartForm::addChoice(const char* name, const QString& title) {
  auto* box = new QComboBox;
  box->setObjectName(QLatin1String(name));
  box->setAccessibleName(title);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(12);
  rows_->addRow(title, box);
  return box;
}

QSpinBox* PartForm::addNumber(const char* name, const QString& title, int most, int Part::*field) {
  auto* box = new QSpinBox;
  box->setObjectName(QLatin1String(name));
  box->setAccessibleName(title);
  box->setRange(0, most);
  box->setSingleStep(10);
  box->setKeyboardTracking(false);
  rows_->addRow(title, box);
  numbers_.emplace_back(box, field);
  connect(box, &QSpinBox::valueChanged, this, &PartForm::tell);
  return box;
}

QComboBox* PartForm::addColour(const char* name, const QString& title, bool mayBeNone, std::string Part::*field) {
  QComboBox* box = addChoice(name, title);
  if (mayBeNone) box->addItem(tr("– none –"), QString());
  for (const std::string_view word : rules::kLayoutColours) box->addItem(colourWord(word), toQt(word));
  box->addItem(tr("Another…"), kOwnColour);
  colours_.emplace_back(box, field);
  connect(box, &QComboBox::activated, this, [this, box, field](int index) {
    if (box->itemData(index).toString() == kOwnColour) {
      const QColor before(QString::fromStdString(part_.*field));
      const QColor colour = QColorDialog::getColor(before.isValid() ? before : QColor(Qt::white), this);
      if (colour.isValid()) part_.*field = colour.name(QColor::HexRgb).toUpper().toStdString();
    } else {
      part_.*field = box->itemData(index).toString().toStdString();
    }
    showColour(*box, part_.*field);
    tell();
  });
  return box;
}

// A colour of its own stands last, after the words.
void PartForm::showColour(QComboBox& box, const std::string& word) const {
  const QSignalBlocker blocker(&box);
  const int own = box.findData(kOwnColour);
  while (box.count() > own + 1) box.removeItem(own + 1);
  int index = box.findData(toQt(word));
  if (index < 0) {
    box.addItem(swatch(QColor(toQt(word))), toQt(word), toQt(word));
    index = box.count() - 1;
  }
  box.setCurrentIndex(index);
}

void PartForm::fillFigures() {
  const QSignalBlocker blocker(figure_);
  figure_->clear();
  const rules::RuleBook& book = session_.translatedRules();
  if (rules::usesFigure(book, model::kMorale)) figure_->addItem(tr("Morale"), model::kMorale);
  if (rules::usesFigure(book, model::kSize)) figure_->addItem(tr("Size"), model::kSize);
  if (rules::usesFigure(book, model::kFire)) figure_->addItem(tr("Fire"), model::kFire);
  for (const rules::FigureKind& kind : rules::figureKindsOfUnits(book)) {
    figure_->addItem(toQt(kind.title), toQt(kind.slug));
  }
  if (!part_.figure.empty() && figure_->findData(toQt(part_.figure)) < 0) {
    figure_->addItem(tr("%1 (the rules have no such figure)").arg(toQt(part_.figure)), toQt(part_.figure));
  }
  if (part_.figure.empty()) figure_->insertItem(0, tr("– which? –"), QString());
}

void PartForm::fillSymbols() {
  const QSignalBlocker blocker(symbol_);
  symbol_->clear();
  symbol_->addItem(tr("That of the unit"), QString());
  for (const std::string& name : rules::ownSymbols(session_.rules())) symbol_->addItem(toQt(name), toQt(name));
  for (const QString& name : SymbolPicker::names()) symbol_->addItem(SymbolPicker::picture(name), name, name);
}

void PartForm::show(const std::optional<Part>& part) {
  setEnabled(part.has_value());
  isShowing_ = true;
  part_ = part.value_or(Part());
  fillFigures();
  fillSymbols();
  chooseData(*shows_, toQt(rules::kLayoutShows[static_cast<std::size_t>(part_.shows)]));
  chooseData(*figure_, toQt(part_.figure));
  words_->setText(toQt(part_.words));
  chooseData(*symbol_, toQt(part_.symbol));
  for (const auto& [box, field] : numbers_) box->setValue(part_.*field);
  for (const auto& [box, field] : colours_) showColour(*box, part_.*field);
  const int letters = letters_->findData(toQt(part_.letters));
  letters >= 0 ? letters_->setCurrentIndex(letters) : letters_->setEditText(toQt(part_.letters));
  align_->setCurrentIndex(static_cast<int>(part_.align));
  side_->setCurrentIndex(static_cast<int>(part_.side));
  size_->setCurrentIndex(static_cast<int>(part_.size));
  chooseData(*with_, toQt(part_.with));
  isShowing_ = false;
  arrange();
}

// What means nothing for such a part is not shown.
void PartForm::arrange() {
  const auto showRow = [&](QWidget* field, bool isShown) {
    field->setVisible(isShown);
    if (QWidget* label = rows_->labelForField(field)) label->setVisible(isShown);
  };
  const bool isWriting = writes(part_.shows);
  showRow(figure_, part_.shows == Shows::Figure);
  showRow(words_, part_.shows == Shows::Words);
  showRow(symbol_, part_.shows == Shows::Symbol);
  showRow(letters_, isWriting);
  showRow(align_, isWriting || part_.shows == Shows::Figure);
  const bool hasColour = part_.shows != Shows::Bands && part_.shows != Shows::Sash && part_.shows != Shows::Box &&
                         part_.shows != Shows::Stars;
  showRow(colours_.front().first, hasColour);
  const bool isWord = std::find(std::begin(rules::kLayoutLetters), std::end(rules::kLayoutLetters), part_.letters) !=
                      std::end(rules::kLayoutLetters);
  const bool isMissing = isWriting && !isWord && !QFontDatabase::hasFamily(toQt(part_.letters));
  noFont_->setVisible(isMissing);
  if (isMissing)
    noFont_->setText(tr("There is no font “%1” here; another is drawn in its place.").arg(toQt(part_.letters)));
}

void PartForm::tell() {
  if (isShowing_) return;
  Part part = part_;
  part.shows = static_cast<Shows>(shows_->currentIndex());
  part.figure = part.shows == Shows::Figure ? figure_->currentData().toString().toStdString() : std::string();
  part.words = part.shows == Shows::Words ? words_->text().toStdString() : std::string();
  part.symbol = part.shows == Shows::Symbol ? symbol_->currentData().toString().toStdString() : std::string();
  for (const auto& [box, field] : numbers_) part.*field = box->value();
  const int letters = letters_->findText(letters_->currentText());
  part.letters = (letters >= 0 ? letters_->itemData(letters).toString() : letters_->currentText()).toStdString();
  part.align = static_cast<Part::Align>(align_->currentIndex());
  part.side = static_cast<Part::Side>(side_->currentIndex());
  part.size = static_cast<Part::Size>(size_->currentIndex());
  part.with = with_->currentData().toString().toStdString();
  part_ = part;
  emit changed(part);
}

}  // namespace redoubt::editor
