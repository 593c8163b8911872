#include "editor/dialogs/battle/new_battle_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFrame>
#include <QGridLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/error.h"
#include "core/exchange/starting_rules.h"
#include "core/rules/vocabulary/translations.h"
#include "core/store/battle_file.h"
#include "editor/dialogs/battle/army_form.h"
#include "editor/dialogs/map/map_form.h"
#include "editor/dialogs/map/sheet_sketch.h"
#include "editor/session/core_words.h"
#include "editor/session/session.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kUnitsAtFirst = 2;

QString besideTheProgram() {
  return QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/redoubt/battles"));
}

// Default names of armies are not stored, because the next window may be in another language. Default names in older
// settings are ignored too.
bool isNameAtFirst(const QString& name) {
  return QStringList{QStringLiteral("Blue"), QStringLiteral("Red"), QStringLiteral("Niebiescy"),
                     QStringLiteral("Czerwoni")}
      .contains(name);
}

// Nothing for a file that can't be read: opening it would report the reason, here it is just not offered.
std::optional<model::Battle> read(const QString& path) {
  try {
    return store::readBattle(QFile::encodeName(path).toStdString()).battle;
  } catch (const Error&) {
    return std::nullopt;
  }
}

QString titleOfBlankRules() {
  return NewBattleDialog::tr("Blank rules");
}

// The blank rules with their titles in the language of the window, which becomes the language of the new battle.
model::Battle blankRules() {
  model::Battle battle = exchange::blankBattle();
  std::vector<model::Rule> titles;
  for (const model::Rule& rule : battle.all<model::Rule>()) {
    if (rule.path.ends_with("/title")) titles.push_back(rule);
  }
  for (model::Rule& rule : titles) {
    const QString title = QJsonDocument::fromJson('[' + QByteArray::fromStdString(rule.value.text) + ']')[0].toString();
    const QJsonArray shown{CoreWords::term(title.toStdString())};
    const QByteArray list = QJsonDocument(shown).toJson(QJsonDocument::Compact);
    rule.value.text = list.mid(1, list.size() - 2).toStdString();
    battle.all<model::Rule>().put(rule);
  }
  std::vector<model::System> systems(battle.all<model::System>().begin(), battle.all<model::System>().end());
  for (model::System& system : systems) {
    system.title = titleOfBlankRules().toStdString();
    battle.all<model::System>().put(system);
  }
  return battle;
}

// The ready systems that batches of games of a kind begin from, in this order, with what they are called and what kind
// of game they make.
struct ReadySystem {
  const char* slug;
  const char* title;
  const char* kind;
};
constexpr ReadySystem kReadySystems[] = {
    {"classic", QT_TRANSLATE_NOOP("redoubt::editor::NewBattleDialog", "Odds and steps"),
     QT_TRANSLATE_NOOP(
         "redoubt::editor::NewBattleDialog",
         "The classic game: attack, defence and movement on every counter, odds, retreats and step losses, "
         "zones of control that stop, towns that are worth points. The easiest to begin with.")},
    {"differential", QT_TRANSLATE_NOOP("redoubt::editor::NewBattleDialog", "Differences and supply"),
     QT_TRANSLATE_NOOP("redoubt::editor::NewBattleDialog",
                       "Divisions and railways: the difference of strengths picks the column, supply is traced to the "
                       "railhead, mud slows everything, losses come back as replacements.")},
    {"brigade", QT_TRANSLATE_NOOP("redoubt::editor::NewBattleDialog", "Brigades and chits"),
     QT_TRANSLATE_NOOP(
         "redoubt::editor::NewBattleDialog",
         "Battalions with facing and fire: a chit for each brigade decides who acts, units get shaken and "
         "rout, an army breaks at its losses, the weather is rolled for.")}};

// In the language of the window.
QString shownTitle(const model::Battle& battle) {
  const model::Battle shown = rules::inLanguage(battle, Session::language().code());
  return QString::fromStdString(model::info(shown)->title);
}

std::size_t placeOf(const model::Battle& battle) {
  const model::BattleInfo* info = model::info(battle);
  const model::System* system = info ? battle.find(info->system) : nullptr;
  for (; system; system = battle.find(system->parent)) {
    for (std::size_t at = 0; at < std::size(kReadySystems); ++at) {
      if (system->slug == kReadySystems[at].slug) return at;
    }
  }
  return std::size(kReadySystems);
}

// The metres per hex by the rules (`scale/metres-per-hex`).
std::optional<double> scaleOf(const rules::RuleBook& book) {
  const auto metres = book.integer("scale/metres-per-hex");
  return metres ? std::optional<double>(*metres) : std::nullopt;
}

QString length(double metres) {
  if (metres >= 1000) return NewBattleDialog::tr("%1 km").arg(QLocale().toString(metres / 1000, 'f', 1));
  return NewBattleDialog::tr("%1 m").arg(QLocale().toString(metres, 'f', 0));
}

QFrame* rule() {
  auto* line = new QFrame;
  setRole(*line, "rule");
  return line;
}

QLabel* words(const QString& objectName, const char* role) {
  auto* label = new QLabel;
  label->setObjectName(objectName);
  label->setWordWrap(true);
  setRole(*label, role);
  return label;
}

}  // namespace

NewBattleDialog::NewBattleDialog(QWidget* parent) : NewBattleDialog(besideTheProgram(), parent) {}

NewBattleDialog::NewBattleDialog(const QString& samples, QWidget* parent) : QDialog(parent), blank_(blankRules()) {
  setObjectName(QStringLiteral("newBattle"));
  setWindowTitle(tr("New battle"));
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(12);
  auto* columns = new QHBoxLayout;
  columns->setSpacing(20);
  columns->addWidget(makeForm(samples));
  columns->addWidget(makeSketch(), 1);
  outer->addLayout(columns, 1);
  outer->addWidget(makeFoot());
  map_->recall();
  beginWithRules();
  recallArmies();
  connect(title_, &QLineEdit::textChanged, this, &NewBattleDialog::describe);
  connect(rules_, &QComboBox::activated, this, &NewBattleDialog::beginWithRules);
  connect(map_, &MapForm::changed, this, &NewBattleDialog::describe);
  connect(armies_, &ArmyForm::changed, this, &NewBattleDialog::describe);
  connect(withSample_, &QCheckBox::toggled, this, &NewBattleDialog::beginWithRules);
  title_->selectAll();
  title_->setFocus();
  describe();
  resize(QSize(940, 700).expandedTo(minimumSizeHint()));
}

QWidget* NewBattleDialog::makeForm(const QString& samples) {
  auto* form = new QWidget;
  auto* column = new QVBoxLayout(form);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(10);
  auto* top = new QGridLayout;
  top->setHorizontalSpacing(12);
  top->setVerticalSpacing(7);
  top->setColumnStretch(1, 1);
  title_ = new QLineEdit(tr("New battle"));
  title_->setObjectName(QStringLiteral("newBattle.title"));
  rules_ = new QComboBox;
  rules_->setObjectName(QStringLiteral("newBattle.rules"));
  rules_->setToolTip(
      tr("Kinds of terrain, unit types and everything else the rules say; maps and set-ups are not taken "
         "over."));
  fillRules(samples);
  int row = 0;
  for (const auto& [text, field] : {std::pair<QString, QWidget*>{tr("&Title"), title_}, {tr("&Rules"), rules_}}) {
    auto* label = new QLabel(text);
    label->setBuddy(field);
    top->addWidget(label, row, 0);
    top->addWidget(field, row++, 1);
  }
  map_ = new MapForm;
  top->setColumnMinimumWidth(0, map_->labelWidth());
  armies_ = new ArmyForm;
  auto* heading = new QLabel(tr("Armies and the units they begin with"));
  setRole(*heading, "strong");
  column->addLayout(top);
  column->addWidget(makeSystem());
  column->addWidget(rule());
  column->addWidget(makeScan());
  column->addWidget(map_);
  column->addWidget(rule());
  column->addWidget(heading);
  column->addWidget(armies_);
  column->addStretch();
  return form;
}

// What the chosen rules are like, and whether their sample comes with them.
QWidget* NewBattleDialog::makeSystem() {
  picture_ = new QLabel;
  picture_->setObjectName(QStringLiteral("newBattle.picture"));
  picture_->hide();
  kind_ = words(QStringLiteral("newBattle.kind"), "second");
  withSample_ = new QCheckBox(tr("With its &sample: map, counters and set-up"));
  withSample_->setObjectName(QStringLiteral("newBattle.withSample"));
  withSample_->setToolTip(tr("The whole sample as a battle of your own, to change; otherwise an empty map"));
  auto* system = new QWidget;
  auto* row = new QHBoxLayout(system);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(12);
  row->addWidget(picture_, 0, Qt::AlignTop);
  auto* column = new QVBoxLayout;
  column->setSpacing(6);
  column->addWidget(kind_);
  column->addWidget(withSample_);
  column->addStretch(1);
  row->addLayout(column, 1);
  return system;
}

void NewBattleDialog::setPictures(const std::function<QPixmap(const QString& path)>& pictureOf) {
  pictureOf_ = pictureOf;
  showSystem();
}

bool NewBattleDialog::isWithSample() const {
  return rulesOf_ && withSample_->isChecked();
}

void NewBattleDialog::showSystem() {
  const QString path = rules_->currentData().toString();
  const QPixmap picture = pictureOf_ && !path.isEmpty() ? pictureOf_(path) : QPixmap();
  picture_->setPixmap(picture);
  picture_->setVisible(!picture.isNull());
  withSample_->setEnabled(rulesOf_.has_value());
  QString kind = tr("Common terrain and nothing else: every rule is yours to make.");
  if (rulesOf_) {
    const std::size_t place = placeOf(*rulesOf_);
    const model::BattleInfo* info = model::info(*rulesOf_);
    kind = place < std::size(kReadySystems) ? tr(kReadySystems[place].kind)
                                            : QString::fromStdString(info ? info->description : std::string());
  }
  kind_->setText(kind);
  showScan();
  armies_->setEnabled(!isWithSample());
}

QWidget* NewBattleDialog::makeSketch() {
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  sketch_ = new SheetSketch;
  size_ = words(QStringLiteral("newBattle.size"), "strong");
  details_ = words(QStringLiteral("newBattle.details"), "second");
  concerns_ = words(QStringLiteral("newBattle.concerns"), "note");
  problem_ = words(QStringLiteral("newBattle.problem"), "error");
  column->addWidget(sketch_, 1);
  for (QLabel* label : {size_, details_, concerns_, problem_}) column->addWidget(label);
  return side;
}

QWidget* NewBattleDialog::makeFoot() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  create_ = buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
  create_->setObjectName(QStringLiteral("newBattle.create"));
  create_->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &NewBattleDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &NewBattleDialog::reject);
  return buttons;
}

void NewBattleDialog::fillRules(const QString& samples) {
  rules_->addItem(tr("Blank: common terrain, no limits"));
  struct Sample {
    std::size_t place;
    QString title;
    QString path;
  };
  std::vector<Sample> found;
  const QDir folder(samples);
  for (const QString& name : folder.entryList({QStringLiteral("*.battle")}, QDir::Files, QDir::Name)) {
    const QString path = folder.filePath(name);
    const auto battle = read(path);
    const model::BattleInfo* info = battle ? model::info(*battle) : nullptr;
    if (!info || !info->system) continue;
    found.push_back({placeOf(*battle), shownTitle(*battle), path});
  }
  std::stable_sort(found.begin(), found.end(), [](const Sample& a, const Sample& b) { return a.place < b.place; });
  for (const Sample& each : found) {
    const bool isReady = each.place < std::size(kReadySystems);
    rules_->addItem(isReady ? tr("%1, as in “%2”").arg(tr(kReadySystems[each.place].title), each.title)
                            : tr("The rules of “%1”").arg(each.title),
                    each.path);
  }
}

void NewBattleDialog::beginWithRules() {
  const QString path = rules_->currentData().toString();
  rulesOf_ = path.isEmpty() ? std::nullopt : read(path);
  const rules::RuleBook book(rulesOf_ ? *rulesOf_ : blank_);
  map_->offerMetresPerHex(scaleOf(book));
  showArmies(book, startingArmies());
  showSystem();
  if (create_) describe();
}

void NewBattleDialog::showArmies(const rules::RuleBook& book, const std::vector<exchange::NewArmy>& armies) {
  armies_->setArmies(book, armies);
  if (scan_) armies_->dropUnits();
  QWidget* before = map_->lastField();
  for (QWidget* field : armies_->fields()) {
    setTabOrder(before, field);
    before = field;
  }
}

std::vector<exchange::NewArmy> NewBattleDialog::startingArmies() const {
  std::vector<exchange::NewArmy> armies;
  if (rulesOf_) {
    for (const model::Army& army : rulesOf_->all<model::Army>()) {
      armies.push_back({army.name, army.colour, army.slug, {}});
    }
    std::sort(armies.begin(), armies.end(), [&](const exchange::NewArmy& a, const exchange::NewArmy& b) {
      return rulesOf_->bySlug<model::Army>(a.slug)->ordinal < rulesOf_->bySlug<model::Army>(b.slug)->ordinal;
    });
  } else {
    armies = exchange::NewBattleOptions().armies;
    armies[0].name = tr("Blue").toStdString();
    armies[1].name = tr("Red").toStdString();
  }
  const rules::RuleBook book(rulesOf_ ? *rulesOf_ : blank_);
  for (exchange::NewArmy& army : armies) {
    for (const std::string& arm : exchange::startingArms(book)) {
      if (!exchange::startingType(book, arm, army.slug).empty()) army.units[arm] = kUnitsAtFirst;
    }
  }
  return armies;
}

QString NewBattleDialog::title() const {
  return title_->text().trimmed();
}

exchange::NewBattleOptions NewBattleDialog::options() const {
  exchange::NewBattleOptions options;
  options.title = title().toStdString();
  if (QLocale().language() != QLocale::C) {
    options.language = QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString();
  }
  options.rulesOf = rulesOf_ ? *rulesOf_ : blank_;
  options.armies = armies_->armies();
  options.scenarioTitle = tr("Set-up").toStdString();
  options.variantTitle = tr("First variant").toStdString();
  options = map_->applied(std::move(options));
  if (!scan_) return options;
  // Any map that is possible; the scan's takes its place.
  options.columns = options.rows = 1;
  options.paper.reset();
  return options;
}

QString NewBattleDialog::problem() const {
  if (title().isEmpty()) return tr("The battle has no title. Write one.");
  if (isWithSample()) return {};
  if (const QString problem = map_->problem(); !scan_ && !problem.isEmpty()) return problem;
  return armies_->problem();
}

void NewBattleDialog::describe() {
  const model::MapSheet* sample = isWithSample() ? model::mapSheet(*rulesOf_) : nullptr;
  if (sample) {
    describeSheet(*sample);
  } else if (scan_ || map_->problem().isEmpty()) {
    describeSheet(sheet());
  } else {
    sketch_->clear();
    for (QLabel* label : {size_, details_, concerns_}) label->clear();
  }
  const QString why = problem();
  problem_->setText(why);
  problem_->setVisible(!why.isEmpty());
  concerns_->setVisible(!concerns_->text().isEmpty());
  create_->setEnabled(why.isEmpty());
  create_->setToolTip(why);
}

void NewBattleDialog::describeSheet(const model::MapSheet& sheet) {
  sketch_->setSheet(sheet, options().margin);
  size_->setText(tr("%L1 × %L2 hexes, numbered %3 to %4")
                     .arg(sheet.columns)
                     .arg(sheet.rows)
                     .arg(sketch_->firstNumber(), sketch_->lastNumber()));
  QString details = tr("%Ln hex(es) in all.", nullptr, sheet.columns * sheet.rows);
  if (sheet.metresPerHex) {
    const hex::PaperSize size = hex::sizeOfGrid(sheet.orientation, *sheet.metresPerHex, {sheet.columns, sheet.rows});
    details = tr("%1 They cover %2 × %3.").arg(details, length(size.width), length(size.height));
  }
  details_->setText(details);
  sketch_->setAccessibleDescription(size_->text());
  QStringList concerns;
  for (const exchange::SizeConcern concern : exchange::concernsAbout(sheet)) {
    concerns << (concern == exchange::SizeConcern::ManyHexes
                     ? tr("More than %L1 hexes: painting and printing them takes long.").arg(exchange::kManyHexes)
                     : tr("A side of the sheet is longer than two metres."));
  }
  concerns_->setText(concerns.join(QLatin1Char('\n')));
}

void NewBattleDialog::accept() {
  if (!problem().isEmpty()) return;
  QApplication::setOverrideCursor(Qt::WaitCursor);
  try {
    made_ = isWithSample() ? ownSample() : exchange::newBattle(options());
    if (scan_ && !isWithSample()) {
      made_ = withScannedMap(std::move(*made_), *scan_, tr("Begin with a scan").toStdString());
    }
  } catch (const Error& error) {
    problem_->setText(CoreWords::text(error.phrase()));
    problem_->show();
  }
  QApplication::restoreOverrideCursor();
  if (!made_) return;
  if (!isWithSample() && !scan_) remember();
  QDialog::accept();
}

// The whole sample under the title that was typed.
model::Battle NewBattleDialog::ownSample() const {
  model::Battle battle = *rulesOf_;
  model::BattleInfo info = *model::info(battle);
  info.title = title().toStdString();
  battle.all<model::BattleInfo>().put(info);
  exchange::dropIdleTranslations(battle);
  return battle;
}

model::Battle NewBattleDialog::battle() const {
  return made_ ? *made_ : exchange::newBattle(options());
}

// Armies are only stored for the blank rules, where they are the author's own; other rules define their armies.
void NewBattleDialog::remember() const {
  map_->remember();
  if (rulesOf_ || scan_) return;
  QSettings settings;
  settings.beginWriteArray(QStringLiteral("newBattle/armies"));
  int index = 0;
  for (const exchange::NewArmy& army : armies_->armies()) {
    settings.setArrayIndex(index++);
    const QString name = QString::fromStdString(army.name);
    settings.setValue(QStringLiteral("name"), isNameAtFirst(name) ? QString() : name);
    settings.setValue(QStringLiteral("colour"), QString::fromStdString(army.colour));
    for (const auto& [arm, count] : army.units) {
      settings.setValue(QStringLiteral("units/") + QString::fromStdString(arm), count);
    }
  }
  settings.endArray();
}

void NewBattleDialog::recallArmies() {
  std::vector<exchange::NewArmy> armies = armies_->armies();
  QSettings settings;
  const int count = settings.beginReadArray(QStringLiteral("newBattle/armies"));
  for (int i = 0; i < std::min(count, static_cast<int>(armies.size())); ++i) {
    settings.setArrayIndex(i);
    exchange::NewArmy& army = armies[static_cast<std::size_t>(i)];
    const QString name = settings.value(QStringLiteral("name")).toString();
    if (!name.isEmpty() && !isNameAtFirst(name)) army.name = name.toStdString();
    army.colour = settings.value(QStringLiteral("colour")).toString().toStdString();
    for (auto& [arm, units] : army.units) {
      units = settings.value(QStringLiteral("units/") + QString::fromStdString(arm), units).toInt();
    }
  }
  settings.endArray();
  if (count > 0) showArmies(rules::RuleBook(blank_), armies);
}

}  // namespace redoubt::editor
