#include "editor/dialogs/compare/merge_dialog.h"

#include <QApplication>
#include <QButtonGroup>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "core/rules/vocabulary/translations.h"
#include "core/store/battle_file.h"
#include "editor/artwork/order_names.h"
#include "editor/boards/state_map.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/elided_box.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

using compare::MergeChoice;
using compare::MergeConflict;
using compare::MergeSide;

constexpr QSize kMergeSize(1180, 760);
constexpr const char* kMergeGeometry = "merge/geometry";
constexpr double kRoomAround = 3;  // hexes about a conflict
constexpr double kNearest = 56;    // pixels of a hex, at most

enum Column { What, Why, Decision, kColumns };

QString languageCode() {
  return QString::fromUtf8(Session::language().code().data(), static_cast<int>(Session::language().code().size()));
}

QString joined(const std::vector<std::string>& sentences, const QString& none) {
  QStringList lines;
  for (const std::string& each : sentences) lines << toQt(each);
  return lines.isEmpty() ? none : lines.join(QLatin1Char('\n'));
}

}  // namespace

MergeDialog::MergeDialog(Session& session, const QString& path, QWidget* parent)
    : QDialog(parent),
      session_(session),
      path_(path),
      name_(QFileInfo(path).fileName()),
      base_(new ElidedBox),
      baseNote_(new QLabel),
      tabs_(new QTabWidget),
      conflicts_(new QTableWidget(0, kColumns)),
      incoming_(new QListWidget),
      reason_(new QLabel),
      ours_(new QLabel),
      theirsText_(new QLabel),
      keepOurs_(new QRadioButton(tr("Keep &ours"))),
      takeTheirs_(new QRadioButton(tr("Take &theirs"))),
      keepBoth_(new QRadioButton(tr("&Keep both, with the error"))),
      ourMap_(new StateMap(session.translated(), session.setUp().variant(), session.hand().layers(), {})),
      theirMap_(new StateMap(session.translated(), session.setUp().variant(), session.hand().layers(), {})),
      state_(new QLabel),
      allOurs_(new QPushButton(tr("&All ours"))),
      allTheirs_(new QPushButton(tr("All t&heirs"))),
      apply_(new QPushButton(tr("&Merge"))) {
  setObjectName(QStringLiteral("merge"));
  setWindowTitle(tr("Merge with “%1”").arg(name_));
  const std::pair<QWidget*, const char*> names[] = {
      {base_, "base"},         {baseNote_, "baseNote"},     {tabs_, "tabs"},         {conflicts_, "conflicts"},
      {incoming_, "incoming"}, {reason_, "reason"},         {ours_, "ours"},         {theirsText_, "theirs"},
      {keepOurs_, "keepOurs"}, {takeTheirs_, "takeTheirs"}, {keepBoth_, "keepBoth"}, {ourMap_, "ourMap"},
      {theirMap_, "theirMap"}, {state_, "state"},           {allOurs_, "allOurs"},   {allTheirs_, "allTheirs"},
      {apply_, "apply"}};
  for (const auto& [widget, name] : names) widget->setObjectName(QStringLiteral("merge.") + QLatin1String(name));
  auto* column = new QVBoxLayout(this);
  column->setSpacing(8);
  column->addWidget(makeBase());
  auto* splitter = new QSplitter;
  tabs_->addTab(makeConflicts(), QString());
  tabs_->addTab(incoming_, QString());
  splitter->addWidget(tabs_);
  splitter->addWidget(makeMaps());
  splitter->setChildrenCollapsible(false);
  splitter->setStretchFactor(0, 1);
  splitter->setStretchFactor(1, 1);
  splitter->setSizes({520, 640});
  column->addWidget(splitter, 1);
  state_->setWordWrap(true);
  column->addWidget(state_);
  column->addWidget(makeButtons());
  incoming_->setAccessibleName(tr("What comes in"));
  incoming_->setWordWrap(true);
  incoming_->setSelectionMode(QAbstractItemView::NoSelection);
  for (const auto& [key, by] : {std::pair(QKeySequence(Qt::Key_F8), 1), {QKeySequence(Qt::SHIFT | Qt::Key_F8), -1}}) {
    connect(new QShortcut(key, this), &QShortcut::activated, this, [this, by = by] { step(by); });
  }
  resize(kMergeSize.boundedTo(parent ? parent->window()->size() : kMergeSize));
  restoreGeometry(QSettings().value(QLatin1String(kMergeGeometry)).toByteArray());
  isReady_ = session_.attempt([&] {
    theirs_ = store::readBattle(path_.toStdString()).battle;
    found_ = session_.document().commonBaseWith(path_.toStdString());
  });
  if (!isReady_) return;
  fillBases();
  connect(base_, &QComboBox::activated, this, &MergeDialog::chooseBase);
  chooseBase();
}

MergeDialog::~MergeDialog() {
  QSettings().setValue(QLatin1String(kMergeGeometry), saveGeometry());
}

QWidget* MergeDialog::makeBase() {
  auto* top = new QWidget;
  auto* grid = new QGridLayout(top);
  grid->setContentsMargins(0, 0, 0, 0);
  auto* label = new QLabel(tr("What both &began with:"));
  label->setBuddy(base_);
  base_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  base_->setMinimumWidth(size::scaled(160));
  baseNote_->setWordWrap(true);
  baseNote_->setTextFormat(Qt::PlainText);
  setRole(*baseNote_, "second");
  grid->addWidget(label, 0, 0);
  grid->addWidget(base_, 0, 1);
  grid->addWidget(baseNote_, 1, 0, 1, 2);
  grid->setColumnStretch(1, 1);
  return top;
}

QWidget* MergeDialog::makeConflicts() {
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  conflicts_->setAccessibleName(tr("Conflicts"));
  conflicts_->setHorizontalHeaderLabels({tr("Conflict"), tr("Why"), tr("Decided")});
  conflicts_->setSelectionBehavior(QAbstractItemView::SelectRows);
  conflicts_->setSelectionMode(QAbstractItemView::SingleSelection);
  conflicts_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  conflicts_->setShowGrid(false);
  conflicts_->setTabKeyNavigation(false);
  conflicts_->setWordWrap(false);
  conflicts_->verticalHeader()->hide();
  conflicts_->verticalHeader()->setDefaultSectionSize(size::row());
  conflicts_->horizontalHeader()->setHighlightSections(false);
  conflicts_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  conflicts_->horizontalHeader()->setSectionResizeMode(What, QHeaderView::Stretch);
  conflicts_->setColumnWidth(Why, size::scaled(130));
  conflicts_->setColumnWidth(Decision, size::scaled(80));
  followRows(*conflicts_);
  connect(conflicts_, &QTableWidget::currentCellChanged, this, &MergeDialog::showConflict);
  column->addWidget(conflicts_, 1);
  column->addWidget(makeChoices());
  return page;
}

QWidget* MergeDialog::makeChoices() {
  auto* box = new QWidget;
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(0, 0, 0, 0);
  reason_->setWordWrap(true);
  setRole(*reason_, "second");
  grid->addWidget(reason_, 0, 0, 1, 2);
  auto* group = new QButtonGroup(box);
  int row = 1;
  for (const auto& [button, choice] :
       {std::pair(keepOurs_, MergeChoice::Ours), {takeTheirs_, MergeChoice::Theirs}, {keepBoth_, MergeChoice::Both}}) {
    group->addButton(button);
    connect(button, &QRadioButton::clicked, this, [this, choice = choice] { choose(choice); });
    grid->addWidget(button, row, 0, Qt::AlignTop);
    QLabel* text = button == keepOurs_ ? ours_ : button == takeTheirs_ ? theirsText_ : nullptr;
    if (text) {
      text->setWordWrap(true);
      text->setTextFormat(Qt::PlainText);
      text->setTextInteractionFlags(Qt::TextSelectableByMouse);
      text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
      grid->addWidget(text, row, 1);
    }
    ++row;
  }
  grid->setColumnStretch(1, 1);
  return box;
}

QWidget* MergeDialog::makeMaps() {
  auto* maps = new QWidget;
  auto* grid = new QGridLayout(maps);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(6);
  int row = 0;
  for (StateMap* map : {ourMap_, theirMap_}) {
    auto* title = new QLabel(map == ourMap_ ? tr("Ours") : tr("Theirs: %1").arg(name_));
    setRole(*title, "strong");
    map->setAccessibleName(title->text());
    map->setFocusPolicy(Qt::StrongFocus);
    map->setMinimumSize(150, 110);
    connect(map, &StateMap::viewWanted, this, [this](const render::MapView& view) {
      isFitted_ = false;
      setView(view);
    });
    grid->addWidget(title, row++, 0);
    grid->addWidget(map, row, 0);
    grid->setRowStretch(row++, 1);
  }
  return maps;
}

QWidget* MergeDialog::makeButtons() {
  auto* buttons = new QWidget;
  auto* row = new QHBoxLayout(buttons);
  row->setContentsMargins(0, 0, 0, 0);
  auto* cancel = new QPushButton(tr("Cancel"));
  cancel->setObjectName(QStringLiteral("merge.cancel"));
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  connect(allOurs_, &QPushButton::clicked, this, [this] { chooseAll(MergeChoice::Ours); });
  connect(allTheirs_, &QPushButton::clicked, this, [this] { chooseAll(MergeChoice::Theirs); });
  connect(apply_, &QPushButton::clicked, this, &MergeDialog::merge);
  allOurs_->setToolTip(tr("Decides every conflict that is still open for what this battle has"));
  allTheirs_->setToolTip(tr("Decides every conflict that is still open for what the other file has"));
  row->addWidget(allOurs_);
  row->addWidget(allTheirs_);
  row->addStretch(1);
  row->addWidget(apply_);
  row->addWidget(cancel);
  for (QPushButton* button : {allOurs_, allTheirs_, apply_, cancel}) button->setAutoDefault(false);
  return buttons;
}

// --- what both began with

void MergeDialog::fillBases() {
  base_->clear();
  if (found_) base_->addItem(tr("Found in the histories of both"), QStringLiteral("found"));
  const auto& versions = session_.document().versions();
  for (auto row = versions.rbegin(); row != versions.rend(); ++row) {
    const QString title = row->kind == store::VersionKind::Opened ? tr("As it was opened")
                          : row->name.empty()                     ? tr("Version of %1").arg(toQt(row->madeAt))
                                                                  : tr("Version “%1”").arg(toQt(row->name));
    base_->addItem(title, QStringLiteral("version:%1").arg(row->id));
  }
  base_->addItem(tr("Another file…"), QStringLiteral("other"));
  if (!found_) {
    base_->insertItem(0, tr("Choose it"), QString());
    base_->setCurrentIndex(0);
  }
}

void MergeDialog::chooseBase() {
  const QString key = base_->currentData().toString();
  merge_.reset();
  words_.reset();
  choices_.clear();
  if (key == QLatin1String("found")) {
    const QString since = tr("%n edit(s) here", nullptr, static_cast<int>(found_->ourSteps)) + QStringLiteral(", ") +
                          tr("%n edit(s) there", nullptr, static_cast<int>(found_->theirSteps));
    baseNote_->setText(found_->lastStep.empty() ? tr("Both began with the same battle; since then %1.").arg(since)
                                                : tr("The last edit that both have is “%1”; since then %2.")
                                                      .arg(CoreWords::text(Phrase(found_->lastStep)), since));
    weave(found_->battle);
  } else if (key.startsWith(QLatin1String("version:"))) {
    baseNote_->setText(tr("What differs from that version is the work of either side."));
    model::Battle base;
    const std::int64_t version = key.section(QLatin1Char(':'), 1).toLongLong();
    if (session_.attempt([&] { base = session_.document().version(version); })) weave(base);
  } else if (key == QLatin1String("other")) {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("What both began with"), QString(), tr("Battles (*.battle)"));
    model::Battle base;
    if (!file.isEmpty() && session_.attempt([&] { base = store::readBattle(file.toStdString()).battle; })) {
      baseNote_->setText(tr("What differs from “%1” is the work of either side.").arg(QFileInfo(file).fileName()));
      weave(base);
    } else {
      base_->setCurrentIndex(0);
      return chooseBase();
    }
  } else {
    baseNote_->setText(tr(
        "The histories of the two files don't tell what both began with. Choose the version, or the file, from which "
        "the copy was made."));
  }
  fillConflicts();
  fillIncoming();
  showState();
}

void MergeDialog::weave(const model::Battle& base) {
  QApplication::setOverrideCursor(Qt::WaitCursor);
  const std::string language = languageCode().toStdString();
  merge_ = std::make_unique<compare::Merge>(base, session_.battle(), theirs_);
  words_ = std::make_unique<compare::MergeWords>(*merge_, language);
  words_->setRowNamer(orderNames(merge_->ours(), merge_->theirs(), language));
  choices_.resize(merge_->conflicts().size());
  const auto shown = session_.setUp().variant();
  theirMap_->setState(rules::inLanguage(merge_->theirs(), language), shown, session_.hand().layers());
  for (const MergeSide side : {MergeSide::Ours, MergeSide::Theirs}) {
    StateMap& map = side == MergeSide::Ours ? *ourMap_ : *theirMap_;
    std::set<hex::HexKey> hexes;
    for (const auto& each : words_->comparison(side).differences()) {
      for (const hex::HexKey hex : each.hexes) {
        if (map.layout().contains(hex)) hexes.insert(hex);
      }
    }
    map.setDiffering(std::move(hexes));
  }
  QApplication::restoreOverrideCursor();
}

// --- conflicts

void MergeDialog::fillConflicts() {
  const int count = merge_ ? static_cast<int>(merge_->conflicts().size()) : 0;
  conflicts_->setRowCount(count);
  for (int row = 0; row < count; ++row) {
    const MergeConflict& each = merge_->conflicts()[static_cast<std::size_t>(row)];
    for (const auto& [column, text] : {std::pair<int, QString>(What, toQt(words_->title(each))),
                                       {Why, toQt(words_->reason(each))},
                                       {Decision, {}}}) {
      auto* item = new QTableWidgetItem(text);
      item->setToolTip(text);
      conflicts_->setItem(row, column, item);
    }
  }
  tabs_->setTabText(0, tr("Conflicts (%1)").arg(count));
  tabs_->setTabEnabled(0, count > 0);
  tabs_->setCurrentIndex(count > 0 ? 0 : 1);
  if (count > 0) conflicts_->selectRow(0);
  showConflict();
}

void MergeDialog::fillIncoming() {
  incoming_->clear();
  const std::size_t count = words_ ? words_->comparison(MergeSide::Theirs).differences().size() : 0;
  if (words_) {
    std::optional<compare::Part> part;
    for (const auto& each : words_->comparison(MergeSide::Theirs).differences()) {
      if (each.part != part) {
        auto* heading = new QListWidgetItem(toQt(words_->words(MergeSide::Theirs).part(each.part)), incoming_);
        QFont font = incoming_->font();
        font.setBold(true);
        heading->setFont(font);
        part = each.part;
      }
      incoming_->addItem(toQt(words_->words(MergeSide::Theirs).sentence(each)));
    }
  }
  tabs_->setTabText(1, tr("What the other side did (%1)").arg(count));
}

int MergeDialog::current() const {
  return merge_ ? conflicts_->currentRow() : -1;
}

QString MergeDialog::choiceText(std::size_t conflict) const {
  if (!choices_[conflict]) return {};
  switch (*choices_[conflict]) {
    case MergeChoice::Ours: return tr("ours");
    case MergeChoice::Theirs: return tr("theirs");
    case MergeChoice::Both: return tr("both");
  }
  return {};
}

void MergeDialog::showConflict() {
  const int row = current();
  const bool isAny = row >= 0;
  for (QWidget* part : std::initializer_list<QWidget*>{reason_, ours_, theirsText_, keepOurs_, takeTheirs_}) {
    part->setVisible(isAny);
  }
  keepBoth_->setVisible(false);
  if (!isAny) return;
  const MergeConflict& conflict = merge_->conflicts()[static_cast<std::size_t>(row)];
  reason_->setText(toQt(words_->reason(conflict)));
  ours_->setText(joined(words_->done(conflict, MergeSide::Ours), tr("Left as it was")));
  theirsText_->setText(joined(words_->done(conflict, MergeSide::Theirs), tr("Left as it was")));
  keepBoth_->setVisible(conflict.kind == MergeConflict::Kind::Rules);
  showChoices();
  const auto hexes = words_->hexes(conflict);
  for (StateMap* map : {ourMap_, theirMap_}) {
    std::vector<hex::HexKey> there;
    for (const hex::HexKey hex : hexes) {
      if (map->layout().contains(hex)) there.push_back(hex);
    }
    map->setCurrent(there);
  }
  if (hexes.empty()) {
    isFitted_ = true;
    return fit();
  }
  hex::Bounds bounds = {};
  bool isFirst = true;
  for (const hex::HexKey hex : hexes) {
    const hex::Point point = ourMap_->layout().centre(hex);
    const hex::Bounds at{point.x, point.y, point.x, point.y};
    bounds = isFirst ? at : render::united(bounds, at);
    isFirst = false;
  }
  render::MapView view = ourMap_->fitted(render::grown(bounds, kRoomAround));
  if (view.pixelsPerHex > kNearest) {
    const hex::Point middle{(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2};
    view = {kNearest, {middle.x - ourMap_->width() / kNearest / 2, middle.y - ourMap_->height() / kNearest / 2}};
  }
  isFitted_ = false;
  setView(view);
}

void MergeDialog::setView(const render::MapView& view) {
  ourMap_->setView(view);
  theirMap_->setView(view);
}

void MergeDialog::fit() {
  setView(ourMap_->fitted(render::united(ourMap_->sheet(), theirMap_->sheet())));
}

void MergeDialog::showChoices() {
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    conflicts_->item(static_cast<int>(i), Decision)->setText(choiceText(i));
  }
  const int row = current();
  if (row < 0) return;
  const auto choice = choices_[static_cast<std::size_t>(row)];
  for (const auto& [button, of] :
       {std::pair(keepOurs_, MergeChoice::Ours), {takeTheirs_, MergeChoice::Theirs}, {keepBoth_, MergeChoice::Both}}) {
    button->setAutoExclusive(false);
    if (button->group()) button->group()->setExclusive(false);
    button->setChecked(choice == of);
    if (button->group()) button->group()->setExclusive(true);
  }
}

void MergeDialog::choose(MergeChoice choice) {
  const int row = current();
  if (row < 0) return;
  choices_[static_cast<std::size_t>(row)] = choice;
  showChoices();
  showState();
}

void MergeDialog::chooseAll(MergeChoice choice) {
  for (auto& each : choices_) {
    if (!each) each = choice;
  }
  showChoices();
  showState();
}

void MergeDialog::step(int by) {
  const int rows = conflicts_->rowCount();
  if (rows == 0) return;
  tabs_->setCurrentIndex(0);
  conflicts_->selectRow((std::max(current(), 0) + by + rows) % rows);
}

void MergeDialog::showState() {
  const auto open = std::count(choices_.begin(), choices_.end(), std::nullopt);
  const bool isChanged = merge_ && merge_->changedBy(MergeSide::Theirs) > 0;
  for (QPushButton* button : {allOurs_, allTheirs_}) button->setEnabled(open > 0);
  apply_->setEnabled(isChanged && open == 0);
  if (!merge_) {
    state_->setText({});
  } else if (!isChanged) {
    state_->setText(tr("The other file has nothing that this battle lacks."));
  } else if (open > 0) {
    state_->setText(tr("%n conflict(s) are still to be decided.", nullptr, static_cast<int>(open)));
  } else {
    state_->setText(choices_.empty() ? tr("There are no conflicts. Merging is one edit, which can be undone.")
                                     : tr("All is decided. Merging is one edit, which can be undone."));
  }
}

void MergeDialog::merge() {
  std::vector<MergeChoice> choices;
  for (const auto& each : choices_) choices.push_back(each.value_or(MergeChoice::Ours));
  const model::Battle merged = merge_->merged(choices);
  const QString title = CoreWords::text(Phrase::of("stored.merge", {{"name", name_.toStdString()}}));
  const model::Edit edit = merge_->edit(merged, title.toStdString());
  if (edit.empty() || session_.applyEverywhere(edit)) accept();
}

void MergeDialog::resizeEvent(QResizeEvent* event) {
  QDialog::resizeEvent(event);
  layout()->activate();
  if (isFitted_) fit();
}

}  // namespace redoubt::editor
