#include "editor/dialogs/counters/counter_designer_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/text.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/new_units.h"
#include "editor/dialogs/counters/counter_previews.h"
#include "editor/dialogs/counters/layout_canvas.h"
#include "editor/dialogs/counters/part_form.h"
#include "editor/fields/undo_keys.h"
#include "editor/render/theme/foreign_svg.h"
#include "editor/session/counter_style.h"
#include "editor/session/to_qt.h"
#include "editor/style/page_scroll.h"
#include "editor/style/theme.h"
#include "editor/style/tick_list.h"

namespace redoubt::editor {
namespace {

enum UseRole { KindRole = Qt::UserRole, NameRole };
enum UseKind { OfType, OfArm, OfArmy };

std::string nameOf(const QListWidgetItem& item) {
  return item.data(Qt::UserRole).toString().toStdString();
}

QPushButton* button(const QString& text, const char* name) {
  auto* made = new QPushButton(text);
  made->setObjectName(QLatin1String(name));
  made->setAutoDefault(false);
  return made;
}

}  // namespace

CounterDesignerDialog::CounterDesignerDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      layouts_(new QListWidget),
      title_(new QLineEdit),
      use_(new QListWidget),
      ground_(new QComboBox),
      backGround_(new QComboBox),
      units_(new QComboBox),
      back_(new QCheckBox(tr("&Back"))),
      canvas_(new LayoutCanvas),
      previews_(new CounterPreviews),
      notice_(new QLabel),
      parts_(new QListWidget),
      form_(new PartForm(session)),
      whole_(new QWidget) {
  setObjectName(QStringLiteral("counterDesigner"));
  setWindowTitle(tr("Design counters"));
  resize(1180, 760);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(14, 12, 14, 12);
  auto* splitter = new QSplitter;
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(makeLayouts());
  splitter->addWidget(makeMiddle());
  splitter->addWidget(makeParts());
  splitter->setStretchFactor(1, 1);
  outer->addWidget(splitter, 1);
  connectSession();
  refresh();
}

QWidget* CounterDesignerDialog::makeLayouts() {
  auto* box = new QWidget;
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 0, 0, 0);
  auto* heading = new QLabel(tr("&Layouts"));
  heading->setBuddy(layouts_);
  column->addWidget(heading);
  layouts_->setObjectName(QStringLiteral("designer.layouts"));
  layouts_->setAccessibleName(tr("Layouts"));
  column->addWidget(layouts_, 2);
  auto* row = new QHBoxLayout;
  auto* add = button(tr("&New"), "designer.add");
  auto* menu = new QMenu(add);
  const std::pair<rules::LayoutPreset, QString> presets[]{
      {rules::LayoutPreset::Classic, tr("Symbol in the middle, figures below")},
      {rules::LayoutPreset::Plate, tr("Commands at the left, figures on a plate")},
      {rules::LayoutPreset::Corners, tr("Large symbol, figures in the corners")},
      {rules::LayoutPreset::Empty, tr("Empty")}};
  for (const auto& [preset, words] : presets) {
    QAction* action = menu->addAction(words);
    action->setObjectName(QStringLiteral("designer.add.") +
                          toQt(rules::kLayoutPresets[static_cast<std::size_t>(preset)]));
    connect(action, &QAction::triggered, this, [this, preset = preset] { this->add(preset); });
  }
  add->setMenu(menu);
  duplicate_ = button(tr("&Duplicate"), "designer.duplicate");
  remove_ = button(tr("Remo&ve"), "designer.remove");
  row->addWidget(add);
  row->addWidget(duplicate_);
  row->addWidget(remove_);
  column->addLayout(row);
  connect(duplicate_, &QPushButton::clicked, this, &CounterDesignerDialog::duplicate);
  connect(remove_, &QPushButton::clicked, this, &CounterDesignerDialog::remove);

  auto* form = new QFormLayout(whole_);
  form->setContentsMargins(0, 6, 0, 0);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  title_->setObjectName(QStringLiteral("designer.title"));
  form->addRow(tr("&Title"), title_);
  for (const auto& [ground, name, words] : {std::tuple(ground_, "designer.ground", tr("&Fronts")),
                                            std::tuple(backGround_, "designer.backGround", tr("Back&s"))}) {
    ground->setObjectName(QLatin1String(name));
    for (const auto& [word, text] :
         {std::pair("army", tr("In the colour of the army")), std::pair("pale", tr("Pale")),
          std::pair("dark", tr("Dark")), std::pair("cream", tr("Cream")),
          std::pair("command", tr("In the colour of the command")), std::pair("white", tr("White"))}) {
      ground->addItem(text, QLatin1String(word));
    }
    ground->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    form->addRow(words, ground);
    connect(ground, &QComboBox::activated, this, &CounterDesignerDialog::setGround);
  }
  auto* whose = new QLabel(tr("&Whose counters have it"));
  whose->setBuddy(use_);
  form->addRow(whose);
  use_->setObjectName(QStringLiteral("designer.use"));
  use_->setAccessibleName(tr("Whose counters have it"));
  use_->setStyleSheet(tickListStyle());
  form->addRow(use_);
  column->addWidget(whole_, 3);
  auto* symbol = button(tr("Add a s&ymbol of your own…"), "designer.symbol");
  symbol->setToolTip(tr("An SVG file of shapes on a square, or a PNG; it is named like the other symbols."));
  column->addWidget(symbol);
  connect(symbol, &QPushButton::clicked, this, &CounterDesignerDialog::addSymbol);
  connect(title_, &QLineEdit::editingFinished, this, [this] { rename(title_->text()); });
  connect(use_, &QListWidget::itemChanged, this, [this] {
    if (!isShowing_) setUse();
  });
  connect(layouts_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
    if (isShowing_) return;
    layout_ = item ? nameOf(*item) : std::string();
    part_.clear();
    fillUnits();
    showUse();
    showParts();
    showFaces();
  });
  return box;
}

QWidget* CounterDesignerDialog::makeMiddle() {
  auto* box = new QWidget;
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(6, 0, 6, 0);
  auto* row = new QHBoxLayout;
  auto* label = new QLabel(tr("Sho&wn on"));
  label->setBuddy(units_);
  units_->setObjectName(QStringLiteral("designer.units"));
  units_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  units_->setMinimumContentsLength(16);
  back_->setObjectName(QStringLiteral("designer.back"));
  row->addWidget(label);
  row->addWidget(units_, 1);
  row->addWidget(back_);
  column->addLayout(row);
  column->addWidget(canvas_, 1);
  notice_->setObjectName(QStringLiteral("designer.notice"));
  notice_->setWordWrap(true);
  setRole(*notice_, "second");
  column->addWidget(notice_);
  column->addWidget(previews_);
  connect(units_, &QComboBox::activated, this, &CounterDesignerDialog::showFaces);
  connect(back_, &QCheckBox::toggled, this, &CounterDesignerDialog::showFaces);
  connect(canvas_, &LayoutCanvas::partChosen, this, &CounterDesignerDialog::choosePart);
  connect(canvas_, &LayoutCanvas::partMoved, this,
          [this](const rules::NamedPart& part) { put(part, tr("Move a part of a layout")); });
  connect(canvas_, &LayoutCanvas::removalWanted, this, &CounterDesignerDialog::removePart);
  return box;
}

QWidget* CounterDesignerDialog::makeParts() {
  auto* box = new QWidget;
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 0, 0, 0);
  auto* heading = new QLabel(tr("&Parts, the uppermost first"));
  heading->setBuddy(parts_);
  column->addWidget(heading);
  parts_->setObjectName(QStringLiteral("designer.parts"));
  parts_->setAccessibleName(tr("Parts, the uppermost first"));
  column->addWidget(parts_, 2);
  auto* row = new QHBoxLayout;
  addPart_ = button(tr("&Add"), "designer.addPart");
  removePart_ = button(tr("R&emove"), "designer.removePart");
  up_ = button(tr("&Up"), "designer.up");
  down_ = button(tr("D&own"), "designer.down");
  for (QPushButton* each : {addPart_, removePart_, up_, down_}) row->addWidget(each);
  column->addLayout(row);
  QScrollArea* scroll = makePageScroll(nullptr);
  scroll->setWidget(form_);
  scroll->setMinimumWidth(form_->minimumSizeHint().width() + 24);
  column->addWidget(scroll, 3);
  connect(addPart_, &QPushButton::clicked, this, &CounterDesignerDialog::addPart);
  connect(removePart_, &QPushButton::clicked, this, [this] { removePart(part_); });
  connect(up_, &QPushButton::clicked, this, [this] { movePart(1); });
  connect(down_, &QPushButton::clicked, this, [this] { movePart(-1); });
  connect(parts_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
    if (!isShowing_) choosePart(item ? nameOf(*item) : std::string());
  });
  connect(form_, &PartForm::changed, this, [this](const rules::LayoutPart& part) {
    put({part_, part}, tr("Change a part of a layout"));
  });
  return box;
}

void CounterDesignerDialog::connectSession() {
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::Rule>() || changes.touches<model::Unit>() || changes.touches<model::FaceFigure>() ||
        changes.touches<model::Army>()) {
      refresh();
    }
  });
  connect(&session_, &Session::documentReplaced, this, &CounterDesignerDialog::refresh);
  connect(&session_, &Session::accessChanged, this, &CounterDesignerDialog::refresh);
  addUndoKeys(*this, session_);
}

rules::CounterLayout CounterDesignerDialog::layout() const {
  return rules::layoutCalled(session_.rules(), layout_);
}

void CounterDesignerDialog::refresh() {
  showLayouts();
  fillUnits();
  showUse();
  showParts();
  showFaces();
}

void CounterDesignerDialog::showLayouts() {
  const std::vector<std::string> names = rules::layouts(session_.rules());
  if (std::find(names.begin(), names.end(), layout_) == names.end())
    layout_ = names.empty() ? std::string() : names.front();
  isShowing_ = true;
  layouts_->clear();
  for (const std::string& name : names) {
    auto* item = new QListWidgetItem(toQt(rules::layoutCalled(session_.translatedRules(), name).title), layouts_);
    item->setData(Qt::UserRole, toQt(name));
    if (name == layout_) layouts_->setCurrentItem(item);
  }
  isShowing_ = false;
  const bool canEdit = !session_.isReadOnly();
  duplicate_->setEnabled(canEdit && !layout_.empty());
  remove_->setEnabled(canEdit && !layout_.empty());
}

void CounterDesignerDialog::showUse() {
  isShowing_ = true;
  whole_->setEnabled(!layout_.empty() && !session_.isReadOnly());
  const rules::CounterLayout shown = layout();
  title_->setText(layout_.empty() ? QString() : toQt(shown.title));
  for (const auto& [box, word] : {std::pair(ground_, shown.ground), std::pair(backGround_, shown.backGround)}) {
    int index = box->findData(toQt(word));
    if (index < 0) {
      box->addItem(toQt(word), toQt(word));
      index = box->count() - 1;
    }
    box->setCurrentIndex(index);
  }
  const rules::LayoutUse use = rules::keys::kLayoutFor.in(session_.rules(), {layout_}).value_or(rules::LayoutUse());
  use_->clear();
  const auto addItem = [&](UseKind kind, const std::string& name, const QString& title, bool isTicked) {
    auto* item = new QListWidgetItem(title, use_);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setData(KindRole, kind);
    item->setData(NameRole, toQt(name));
    item->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
  };
  const rules::RuleBook& book = session_.translatedRules();
  for (const std::string& type : book.under("unit-type")) {
    addItem(OfType, type, toQt(rules::typeTitle(book, type)), use.types.contains(type));
  }
  for (const std::string& arm : book.under("arm")) {
    addItem(OfArm, arm, tr("All of the arm “%1”").arg(toQt(rules::armTitle(book, arm))), use.arms.contains(arm));
  }
  for (const model::Army& army : session_.translated().all<model::Army>()) {
    addItem(OfArmy, army.slug, tr("Only of “%1”").arg(toQt(army.name)), use.armies.contains(army.slug));
  }
  isShowing_ = false;
}

// Those that have the layout first, each type once before others of it.
void CounterDesignerDialog::fillUnits() {
  const QVariant before = units_->currentData();
  const QSignalBlocker blocker(units_);
  units_->clear();
  std::vector<const model::Unit*> others;
  const auto add = [&](const model::Unit& unit) {
    units_->addItem(tr("%1 (%2)").arg(toQt(unit.name), toQt(rules::typeTitle(session_.translatedRules(), unit.type))),
                    QVariant::fromValue<qlonglong>(unit.id.value));
  };
  for (const model::Unit& unit : session_.translated().all<model::Unit>()) {
    const model::Army* army = session_.battle().find<model::Army>(unit.army);
    const bool isIts = rules::layoutFor(session_.rules(), unit.type, army ? army->slug : "") == layout_;
    isIts ? add(unit) : others.push_back(&unit);
  }
  for (const model::Unit* unit : others) add(*unit);
  const int index = units_->findData(before);
  if (index >= 0) units_->setCurrentIndex(index);
}

void CounterDesignerDialog::showParts() {
  const rules::CounterLayout shown = layout();
  isShowing_ = true;
  parts_->clear();
  const rules::LayoutPart* chosen = nullptr;
  for (auto each = shown.parts.rbegin(); each != shown.parts.rend(); ++each) {
    QString words = PartForm::wordOf(each->part.shows);
    if (!each->part.figure.empty()) words += QStringLiteral(": ") + toQt(each->part.figure);
    if (!each->part.words.empty()) words += QStringLiteral(": ") + toQt(each->part.words);
    auto* item = new QListWidgetItem(words, parts_);
    item->setData(Qt::UserRole, toQt(each->name));
    item->setToolTip(toQt(each->name));
    if (each->name != part_) continue;
    parts_->setCurrentItem(item);
    chosen = &each->part;
  }
  isShowing_ = false;
  if (!chosen) part_.clear();
  form_->show(chosen ? std::optional(*chosen) : std::nullopt);
  const bool canEdit = !session_.isReadOnly() && !layout_.empty();
  form_->setEnabled(canEdit && chosen);
  addPart_->setEnabled(canEdit);
  for (QPushButton* each : {removePart_, up_, down_}) each->setEnabled(canEdit && chosen);
}

void CounterDesignerDialog::showFaces() {
  const Id<model::Unit> id{units_->currentData().toLongLong()};
  const model::Battle& battle = session_.translated();
  const rules::RuleBook& book = session_.translatedRules();
  const render::CounterStyle style = counterStyle(session_);
  render::CounterFace front = render::counterFace(battle, book, id);
  render::CounterFace back = front;
  back.reduced = true;
  const auto sides = rules::sidesOf(battle, id);
  const auto found = std::find_if(sides.begin(), sides.end(),
                                  [](const model::Face* face) { return face->side == model::FaceSide::Back; });
  if (found != sides.end()) back = render::counterFace(battle, book, **found);
  // Also on a unit whose counters have another.
  if (!layout_.empty()) {
    const auto shown = std::make_shared<const rules::CounterLayout>(rules::layoutCalled(book, layout_));
    const bool isIts = front.layout && front.layout->name == layout_;
    for (render::CounterFace* face : {&front, &back}) {
      face->layout = shown;
      const model::Unit* unit = battle.find<model::Unit>(id);
      if (face->type.isEmpty() && unit) face->type = toQt(rules::typeTitle(book, unit->type));
    }
    notice_->setText(isIts ? QString()
                           : tr("The counters of this unit don’t have this layout; it is only tried on one."));
  } else {
    notice_->setText(tr("Counters have the look that Redoubt gives them. New begins a layout of your own."));
  }
  notice_->setVisible(!notice_->text().isEmpty());
  canvas_->choose(part_);
  canvas_->show(back_->isChecked() ? back : front, style);
  previews_->show(front, back, style);
}

void CounterDesignerDialog::chooseUnit(Id<model::Unit> id) {
  const model::Unit* unit = session_.battle().find<model::Unit>(id);
  if (!unit) return;
  const model::Army* army = session_.battle().find<model::Army>(unit->army);
  const std::string name = rules::layoutFor(session_.rules(), unit->type, army ? army->slug : "");
  if (!name.empty()) layout_ = name;
  refresh();
  const int index = units_->findData(QVariant::fromValue<qlonglong>(id.value));
  if (index >= 0) units_->setCurrentIndex(index);
  showFaces();
}

bool CounterDesignerDialog::apply(const model::Edit& edit) {
  return edit.empty() || session_.apply(edit);
}

void CounterDesignerDialog::add(rules::LayoutPreset preset) {
  const model::Unit* unit = session_.battle().find<model::Unit>(Id<model::Unit>{units_->currentData().toLongLong()});
  const QString title = unit ? toQt(rules::typeTitle(session_.translatedRules(), unit->type)) : tr("Layout");
  const rules::NewLayout made =
      rules::addLayout(session_.battle(), session_.rules(), preset, title.toStdString(),
                       unit ? unit->type : std::string(), tr("New layout of counters").toStdString());
  layout_ = made.name;
  part_.clear();
  apply(made.edit);
}

void CounterDesignerDialog::duplicate() {
  const QString title = tr("%1, copy").arg(toQt(layout().title));
  const rules::NewLayout made = rules::copyLayout(session_.battle(), session_.rules(), layout_, title.toStdString(),
                                                  tr("Duplicate a layout of counters").toStdString());
  layout_ = made.name;
  apply(made.edit);
}

void CounterDesignerDialog::remove() {
  apply(rules::removeLayout(session_.battle(), session_.rules(), layout_,
                            tr("Remove the layout “%1”").arg(toQt(layout().title)).toStdString()));
}

void CounterDesignerDialog::rename(const QString& title) {
  if (isShowing_ || layout_.empty() || title.trimmed().isEmpty()) return;
  apply(rules::setLayoutTitle(session_.battle(), layout_, title.trimmed().toStdString(),
                              tr("Rename a layout of counters").toStdString()));
}

void CounterDesignerDialog::setUse() {
  rules::LayoutUse use;
  for (int i = 0; i < use_->count(); ++i) {
    const QListWidgetItem* item = use_->item(i);
    if (item->checkState() != Qt::Checked) continue;
    const std::string name = item->data(NameRole).toString().toStdString();
    switch (item->data(KindRole).toInt()) {
      case OfType: use.types.insert(name); break;
      case OfArm: use.arms.insert(name); break;
      default: use.armies.insert(name); break;
    }
  }
  apply(rules::setLayoutUse(session_.battle(), layout_, use, tr("Whose counters have a layout").toStdString()));
}

void CounterDesignerDialog::setGround() {
  apply(rules::setLayoutGrounds(session_.battle(), layout_, ground_->currentData().toString().toStdString(),
                                backGround_->currentData().toString().toStdString(),
                                tr("Colours of a layout").toStdString()));
}

void CounterDesignerDialog::addPart() {
  const rules::CounterLayout shown = layout();
  rules::NamedPart part;
  part.part.shows = rules::LayoutPart::Shows::Name;
  part.part.left = 300;
  part.part.top = 420;
  part.part.width = 400;
  part.part.height = 160;
  part.part.order = shown.parts.empty() ? 10 : std::min(1000, shown.parts.back().part.order + 10);
  part.name = rules::freePartName(shown, part.part.shows);
  part_ = part.name;
  put(part, tr("Add a part to a layout"));
}

void CounterDesignerDialog::removePart(const std::string& part) {
  if (part.empty()) return;
  apply(rules::removePart(session_.battle(), layout_, part, tr("Remove a part of a layout").toStdString()));
}

// Changes places with the next one over or under it.
void CounterDesignerDialog::movePart(int by) {
  rules::CounterLayout shown = layout();
  const auto found = std::find_if(shown.parts.begin(), shown.parts.end(),
                                  [&](const rules::NamedPart& each) { return each.name == part_; });
  if (found == shown.parts.end()) return;
  const auto at = found - shown.parts.begin();
  const auto to = at + by;
  if (to < 0 || to >= static_cast<std::ptrdiff_t>(shown.parts.size())) return;
  std::swap(shown.parts[static_cast<std::size_t>(at)], shown.parts[static_cast<std::size_t>(to)]);
  for (std::size_t i = 0; i < shown.parts.size(); ++i)
    shown.parts[i].part.order = std::min<int>(1000, 10 * static_cast<int>(i + 1));
  apply(rules::putParts(session_.battle(), layout_, shown.parts, tr("Order of the parts of a layout").toStdString()));
}

void CounterDesignerDialog::choosePart(const std::string& part) {
  part_ = part;
  showParts();
  canvas_->choose(part_);
}

void CounterDesignerDialog::put(const rules::NamedPart& part, const QString& title) {
  if (layout_.empty() || part.name.empty()) return;
  apply(rules::putParts(session_.battle(), layout_, {part}, title.toStdString()));
}

void CounterDesignerDialog::addSymbol() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Add a symbol"), {}, tr("Symbols (*.svg *.png)"));
  if (path.isEmpty()) return;
  QFile file(path);
  const auto fail = [&](const QString& why) { QMessageBox::warning(this, tr("Add a symbol"), why); };
  if (!file.open(QIODevice::ReadOnly)) return fail(tr("The file can’t be read."));
  if (file.size() > static_cast<qint64>(rules::kMostSymbolBytes)) {
    return fail(tr("A symbol is at most 400 kB; this file is larger."));
  }
  const QByteArray bytes = file.readAll();
  rules::OwnSymbol symbol;
  if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
    if (const auto fault = render::faultOfSvg(bytes)) return fail(*fault);
    symbol.svg = bytes.toStdString();
  } else {
    const auto head = model::pictureHead(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (!head || head->type != model::PictureType::Png) return fail(tr("This is no PNG."));
    symbol.png = bytes.toStdString();
  }
  std::string name = slugged(QFileInfo(path).completeBaseName().toStdString());
  if (name.empty()) name = "symbol";
  if (apply(
          rules::putSymbol(session_.battle(), name, symbol, tr("Add the symbol “%1”").arg(toQt(name)).toStdString()))) {
    notice_->setText(
        tr("“%1” can now be chosen as the symbol of parts, unit types, leaders and markers.").arg(toQt(name)));
    notice_->setVisible(true);
  }
}

}  // namespace redoubt::editor
