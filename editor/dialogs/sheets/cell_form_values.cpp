#include <QComboBox>
#include <QCompleter>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <map>

#include "core/rules/forces/arms.h"
#include "editor/dialogs/forces/forces_words.h"
#include "editor/dialogs/forces/manifest_model.h"
#include "editor/dialogs/sheets/cell_form.h"
#include "editor/dialogs/sheets/counter_box.h"
#include "editor/dialogs/sheets/read_field.h"
#include "editor/dialogs/sheets/sheet_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/open_word_box.h"
#include "editor/style/theme.h"

// The fields of a counter: made for what it is, filled with what was typed or what the battle has, and proposals.
namespace redoubt::editor {
namespace {

using FieldKind = rules::ManifestField::Kind;
using rules::ManifestField;

bool isSideFigure(const ManifestField& field) {
  return field.kind == FieldKind::Size || field.kind == FieldKind::Morale || field.kind == FieldKind::Fire ||
         field.kind == FieldKind::Own;
}

bool isSameFigure(const ManifestField& a, const ManifestField& b) {
  return a.kind == b.kind && a.figure == b.figure;
}

QString nameOfField(const ManifestField& field) {
  static const std::map<FieldKind, QString> kNames{
      {FieldKind::Name, QStringLiteral("name")}, {FieldKind::ShortName, QStringLiteral("short")},
      {FieldKind::Type, QStringLiteral("type")}, {FieldKind::Commands, QStringLiteral("commands")},
      {FieldKind::Size, QStringLiteral("size")}, {FieldKind::Morale, QStringLiteral("morale")},
      {FieldKind::Fire, QStringLiteral("fire")}, {FieldKind::Hex, QStringLiteral("hex")},
  };
  const QString kind = field.kind == FieldKind::Own ? toQt("own." + field.figure) : kNames.at(field.kind);
  return QStringLiteral("sheets.value.") + kind + (field.side > 0 ? QString::number(field.side) : QString());
}

}  // namespace

std::vector<rules::SheetEntry::Text> CellForm::texts() const {
  std::vector<rules::SheetEntry::Text> texts;
  for (const Line& line : lines_) {
    texts.push_back({line.field, line.edit->text().toStdString(), draft_.text(line.field) != nullptr});
  }
  return texts;
}

model::FaceSide CellForm::sideOf(const ManifestField& field, const std::vector<ManifestField>& all) {
  int first = field.side;
  for (const ManifestField& each : all) {
    if (isSideFigure(each)) first = std::min(first, each.side);
  }
  return isSideFigure(field) && field.side > first ? model::FaceSide::Back : model::FaceSide::Front;
}

CellForm::Line* CellForm::lineOf(const ManifestField& field) {
  const auto found = std::find_if(lines_.begin(), lines_.end(), [&](const Line& each) { return each.field == field; });
  return found == lines_.end() ? nullptr : &*found;
}

void CellForm::makeFields() {
  const bool hadFocus = values_->isAncestorOf(focusWidget());
  const auto chosen = counter();
  fields_ = chosen ? rules::fieldsOf(manifestOf(session_), *chosen) : std::vector<ManifestField>();
  lines_.clear();
  // The fields of before are gone at once, so that Tab and tests don't find them.
  auto* fresh = new QWidget;
  fresh->setObjectName(QStringLiteral("sheets.values"));
  grid_ = new QGridLayout(fresh);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(8);
  grid_->setVerticalSpacing(4);
  grid_->setColumnStretch(1, 1);
  grid_->setColumnStretch(2, 1);
  int row = 0;
  for (const ManifestField& field : fields_) {
    if (!isSideFigure(field) && field.kind != FieldKind::Hex) addWide(field, row);
  }
  addFigures(row);
  for (const ManifestField& field : fields_) {
    if (field.kind == FieldKind::Hex) addWide(field, row);
  }
  const int at = page_->indexOf(values_);
  page_->removeWidget(values_);
  values_->hide();
  values_->setParent(nullptr);
  values_->deleteLater();
  values_ = fresh;
  page_->insertWidget(at, values_);
  QWidget* before = counter_;
  for (const Line& line : lines_) {
    setTabOrder(before, line.edit);
    before = line.edit;
  }
  setTabOrder(before, stars_);
  fillTexts();
  fillStars();
  proposeAll();
  if (hadFocus && !lines_.empty()) lines_.front().edit->setFocus();
}

void CellForm::addWide(const ManifestField& field, int& row) {
  auto* label = new QLabel(ManifestModel::plainTitle(field, session_.translatedRules()));
  setRole(*label, "second");
  ReadField* edit = makeField(field);
  edit->setAccessibleName(label->text());
  label->setBuddy(edit);
  grid_->addWidget(label, row, 0);
  grid_->addWidget(edit, row, 1, 1, 2);
  ++row;
}

// A row for each figure, with a field for each side of the counter.
void CellForm::addFigures(int& row) {
  std::vector<ManifestField> done;
  if (std::any_of(fields_.begin(), fields_.end(), isSideFigure)) {
    for (const auto& [words, column] : {std::pair(tr("Front"), 1), std::pair(tr("Back"), 2)}) {
      auto* heading = new QLabel(words);
      setRole(*heading, "second");
      grid_->addWidget(heading, row, column);
    }
    ++row;
  }
  for (const ManifestField& field : fields_) {
    const bool isThere =
        std::any_of(done.begin(), done.end(), [&](const auto& each) { return isSameFigure(each, field); });
    if (!isSideFigure(field) || isThere) continue;
    done.push_back(field);
    const QString title = ManifestModel::plainTitle(field, session_.translatedRules());
    auto* label = new QLabel(title);
    setRole(*label, "second");
    grid_->addWidget(label, row, 0);
    for (const ManifestField& each : fields_) {
      if (!isSameFigure(each, field)) continue;
      const bool isBack = sideOf(each, fields_) == model::FaceSide::Back;
      ReadField* edit = makeField(each);
      edit->setAccessibleName(isBack ? tr("%1, back", "figure of a counter").arg(title) : title);
      edit->setMaxLength(4);
      if (!isBack) label->setBuddy(edit);
      grid_->addWidget(edit, row, isBack ? 2 : 1);
    }
    ++row;
  }
}

ReadField* CellForm::makeField(const ManifestField& field) {
  auto* edit = new ReadField;
  edit->setObjectName(nameOfField(field));
  edit->setReadOnly(session_.isReadOnly());
  offerWords(field, *edit);
  connect(edit, &QLineEdit::textEdited, this, [this, field](const QString& text) {
    Line* line = lineOf(field);
    if (!line || isFilling_) return;
    const QString own = counter() ? toQt(rules::fieldText(manifestOf(session_), *counter(), field)) : QString();
    if (text.isEmpty() && own.isEmpty()) {
      draft_.forgetText(field);
    } else {
      draft_.setText(field, text);
    }
    line->edit->setFault({});
    emit drafted();
  });
  lines_.push_back({field, edit});
  return edit;
}

// What is typed is read by the rules in the battle's own language.
void CellForm::offerWords(const ManifestField& field, ReadField& edit) {
  QStringList offers;
  if (field.kind == FieldKind::Type) {
    for (const auto& [slug, words] : ForcesWords::types(session_.rules())) {
      offers << toQt(rules::typeTitle(session_.rules(), slug));
    }
  } else if (field.kind == FieldKind::Commands && counter()) {
    const auto army = SheetWords::army(session_.battle(), *counter());
    std::vector<const model::Command*> commands;
    if (army) commands = model::commandsIn(session_.battle(), *army);
    for (const model::Command* each : commands) offers << toQt(each->name);
  }
  if (offers.isEmpty()) return;
  offers.removeDuplicates();
  auto* completer = new QCompleter(offers, &edit);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  completer->setFilterMode(Qt::MatchContains);
  edit.setCompleter(completer);
  connect(completer, qOverload<const QString&>(&QCompleter::activated), &edit, &QLineEdit::textEdited);
}

void CellForm::fillTexts() {
  const auto chosen = counter();
  if (!chosen) return;
  isFilling_ = true;
  for (const Line& line : lines_) {
    const QString* typed = draft_.text(line.field);
    const QString text = typed ? *typed : toQt(rules::fieldText(manifestOf(session_), *chosen, line.field));
    if (line.edit->text() != text) line.edit->setText(text);
  }
  isFilling_ = false;
}

void CellForm::fillStars() {
  const auto chosen = counter();
  const QSignalBlocker quietStars(stars_), quietColour(starColour_);
  const bool isUnit = chosen && (std::holds_alternative<rules::UnitToCome>(*chosen) ||
                                 rules::subjectOf(session_.battle(), *chosen).unit);
  starsBox_->setVisible(isUnit);
  if (!isUnit) return;
  starColour_->clear();
  starColour_->addItem(tr("white"), QStringLiteral("white"));
  starColour_->addItem(tr("red"), QStringLiteral("red"));
  for (const model::Mark& mark : session_.battle().all<model::Mark>()) {
    const QString colour = toQt(mark.colour);
    if (!colour.isEmpty() && starColour_->findData(colour) < 0) starColour_->addItem(colour, colour);
  }
  const rules::StarsOfUnit stars = draft_.stars.value_or(rules::starsOf(session_.battle(), *chosen));
  stars_->setValue(stars.count);
  showWord(*starColour_, stars.colour.empty() ? QStringLiteral("white") : toQt(stars.colour));
  starColour_->setEnabled(stars.count > 0 && !session_.isReadOnly());
}

void CellForm::draftStars() {
  rules::StarsOfUnit stars{stars_->value(), stars_->value() > 0 ? wordIn(*starColour_).toStdString() : std::string()};
  const auto chosen = counter();
  if (chosen && rules::starsOf(session_.battle(), *chosen) == stars) {
    draft_.stars.reset();
  } else {
    draft_.stars = stars;
  }
  starColour_->setEnabled(stars.count > 0);
  emit drafted();
}

void CellForm::setReading(const CounterReading& reading, const FigurePlaces& places) {
  reading_ = reading;
  places_ = places;
  proposeAll();
}

void CellForm::proposeAll() {
  QStringList words;
  for (const model::FaceSide side : {model::FaceSide::Front, model::FaceSide::Back}) {
    QStringList here;
    for (const scan::CounterWord& each : reading_.of(side).words) here << toQt(each.text);
    if (here.isEmpty()) continue;
    const QString text = here.join(QLatin1Char(' '));
    words << (side == model::FaceSide::Front ? text : tr("back: %1").arg(text));
  }
  read_->setText(tr("Read on it: %1").arg(words.join(QStringLiteral(" | "))));
  read_->setVisible(!words.isEmpty());
  const QString name = toQt(nameRead(reading_.front));
  const auto named = counter_->counterCalled(name);
  counter_->lineEdit()->setPlaceholderText(
      named && !counter() ? tr("read: %1").arg(SheetWords::counter(session_, *named)) : tr("Which counter is it?"));
  if (Line* line = lineOf({})) line->edit->setProposal(name);
  proposeFigures(model::FaceSide::Front);
  proposeFigures(model::FaceSide::Back);
  proposeHex();
}

// A number of the map that stands there alone.
void CellForm::proposeHex() {
  Line* line = lineOf({FieldKind::Hex});
  if (!line) return;
  QStringList hexes;
  for (const scan::CounterWord& each : reading_.front.words) {
    const QString text = toQt(each.text).trimmed();
    if (text.size() > 2 && session_.layout().parse(text.toStdString())) hexes << text;
  }
  line->edit->setProposal(hexes.size() == 1 ? hexes.front() : QString());
}

void CellForm::proposeFigures(model::FaceSide side) {
  std::vector<ManifestField> wanted;
  for (const ManifestField& field : fields_) {
    if (isSideFigure(field) && sideOf(field, fields_) == side) wanted.push_back(field);
  }
  const auto proposed = places_.proposals(side, wanted, reading_);
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    Line* line = lineOf(wanted[i]);
    if (line) line->edit->setProposal(proposed[i] ? QString::number(*proposed[i]) : QString());
  }
}

}  // namespace redoubt::editor
