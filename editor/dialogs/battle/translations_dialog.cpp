#include "editor/dialogs/battle/translations_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QSettings>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "core/base/wording.h"
#include "editor/fields/form.h"
#include "editor/fields/undo_keys.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr QSize kTranslationsSize(940, 680);
constexpr int kTextWidth = 360;
constexpr int kPlaceWidth = 200;
constexpr const char* kTranslationsGeometry = "translations/geometry";
constexpr const char* kLanguage = "translations/language";

// "polski (pl)"; only the code of a language that nobody here has heard of.
QString languageWords(const QString& code) {
  const QLocale locale(code);
  const QString name = locale.language() == QLocale::C ? QString() : locale.nativeLanguageName();
  return name.isEmpty() ? code : QStringLiteral("%1 (%2)").arg(name, code);
}

// Texts with all words of a search in them or their translation, or only those without translation.
class TranslationsFilter : public QSortFilterProxyModel {
 public:
  TranslationsFilter(TranslationsModel& texts, QObject* parent) : QSortFilterProxyModel(parent), texts_(texts) {
    setSourceModel(&texts);
  }

  void search(const QString& text) {
    words_ = plainText(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
  }
  void setOnlyOpen(bool isOnly) {
    isOnlyOpen_ = isOnly;
    invalidateFilter();
  }

 protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
    if (isOnlyOpen_ && (texts_.isTranslated(row) || texts_.isIdle(row))) return false;
    QString all;
    for (int column = 0; column < texts_.columnCount(); ++column) {
      all += texts_.data(texts_.index(row, column, parent), Qt::DisplayRole).toString() + QLatin1Char(' ');
    }
    all = plainText(all);
    return std::all_of(words_.begin(), words_.end(), [&](const QString& word) { return all.contains(word); });
  }

 private:
  TranslationsModel& texts_;
  QStringList words_;
  bool isOnlyOpen_ = false;
};

}  // namespace

TranslationsDialog::TranslationsDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      texts_(new TranslationsModel(session, this)),
      filter_(new TranslationsFilter(*texts_, this)),
      language_(new QComboBox),
      search_(new QLineEdit),
      onlyOpen_(new QCheckBox(tr("&Only without translation"))),
      view_(new QTableView),
      obstacle_(new QLabel),
      counts_(new QLabel),
      original_(new QLabel),
      places_(new QLabel),
      form_(new Form(session, QStringLiteral("translations"))),
      next_(new QPushButton(tr("&Next without translation"))),
      removeIdle_(new QPushButton(tr("&Delete those that stand nowhere"))) {
  setObjectName(QStringLiteral("translations"));
  setWindowTitle(tr("Translations"));
  FieldSpec spec = fieldSpec<model::Translation>(session, "text");
  spec.label = tr("&Translation");
  form_->add(std::move(spec));
  arrange();
  connectParts();
  resize(kTranslationsSize);
  restoreGeometry(QSettings().value(QLatin1String(kTranslationsGeometry)).toByteArray());
  fillLanguages();
}

TranslationsDialog::~TranslationsDialog() {
  QSettings().setValue(QLatin1String(kTranslationsGeometry), saveGeometry());
}

void TranslationsDialog::arrange() {
  for (const auto& [widget, name] :
       std::initializer_list<std::pair<QWidget*, const char*>>{{language_, "language"},
                                                               {search_, "search"},
                                                               {onlyOpen_, "onlyOpen"},
                                                               {view_, "list"},
                                                               {obstacle_, "obstacle"},
                                                               {counts_, "counts"},
                                                               {original_, "original"},
                                                               {places_, "places"},
                                                               {next_, "next"},
                                                               {removeIdle_, "removeIdle"}}) {
    widget->setObjectName(QStringLiteral("translations.") + QLatin1String(name));
  }
  obstacle_->setWordWrap(true);
  setRole(*obstacle_, "note");
  setRole(*counts_, "second");
  setRole(*places_, "second");
  setRole(*original_, "subject");
  language_->setEditable(true);
  language_->setInsertPolicy(QComboBox::NoInsert);
  language_->setMinimumWidth(size::scaled(170));
  search_->setPlaceholderText(tr("Search"));
  search_->setClearButtonEnabled(true);
  view_->setModel(filter_);
  view_->setAccessibleName(tr("Texts of the battle"));
  view_->setSelectionBehavior(QAbstractItemView::SelectRows);
  view_->setSelectionMode(QAbstractItemView::SingleSelection);
  view_->setTabKeyNavigation(false);
  view_->setWordWrap(false);
  view_->setShowGrid(false);
  view_->verticalHeader()->hide();
  view_->verticalHeader()->setDefaultSectionSize(size::row());
  view_->horizontalHeader()->setHighlightSections(false);
  view_->horizontalHeader()->setStretchLastSection(true);
  view_->setColumnWidth(TranslationsModel::Text, size::scaled(kTextWidth));
  view_->setColumnWidth(TranslationsModel::Place, size::scaled(kPlaceWidth));
  for (QLabel* label : {original_, places_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  }
  auto* languageLabel = new QLabel(tr("&Language:"));
  languageLabel->setBuddy(language_);
  auto* top = new QHBoxLayout;
  top->addWidget(languageLabel);
  top->addWidget(language_);
  top->addSpacing(10);
  top->addWidget(search_, 1);
  top->addWidget(onlyOpen_);
  auto* bottom = new QHBoxLayout;
  bottom->addWidget(counts_, 1);
  bottom->addWidget(removeIdle_);
  bottom->addWidget(next_);
  auto* column = new QVBoxLayout(this);
  column->addWidget(obstacle_);
  column->addLayout(top);
  column->addWidget(view_, 1);
  column->addWidget(original_);
  column->addWidget(places_);
  column->addWidget(form_);
  column->addLayout(bottom);
  for (QPushButton* button : {next_, removeIdle_}) button->setAutoDefault(false);
}

void TranslationsDialog::connectParts() {
  connect(language_, &QComboBox::textActivated, this, [this] { setLanguage(language_->currentData().toString()); });
  connect(language_->lineEdit(), &QLineEdit::editingFinished, this, [this] {
    const QString typed = language_->currentText().trimmed();
    const int known = language_->findText(typed);
    setLanguage(known >= 0 ? language_->itemData(known).toString() : typed.toLower());
  });
  connect(search_, &QLineEdit::textChanged, this,
          [this](const QString& text) { static_cast<TranslationsFilter*>(filter_)->search(text); });
  connect(onlyOpen_, &QCheckBox::toggled, this,
          [this](bool isOnly) { static_cast<TranslationsFilter*>(filter_)->setOnlyOpen(isOnly); });
  connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TranslationsDialog::showChosen);
  connect(view_, &QTableView::activated, this, [this] { form_->editor("text")->control().setFocus(); });
  connect(form_, &Form::changed, this, [this](const model::AnyRow& wanted) { put(wanted.as<model::Translation>()); });
  connect(texts_, &TranslationsModel::followed, this, [this] {
    showChosen();
    showCounts();
  });
  connect(next_, &QPushButton::clicked, this, &TranslationsDialog::goToUntranslated);
  auto* next = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this);
  connect(next, &QShortcut::activated, next_, [this] { next_->click(); });
  connect(removeIdle_, &QPushButton::clicked, this, &TranslationsDialog::removeIdle);
  connect(&session_, &Session::documentLeaving, this, [this] { form_->finish(); });
  connect(&session_, &Session::documentReplaced, this, &TranslationsDialog::fillLanguages);
  connect(&session_, &Session::accessChanged, this, &TranslationsDialog::showChosen);
  addUndoKeys(*this, session_);
}

void TranslationsDialog::hideEvent(QHideEvent* event) {
  form_->finish();
  QDialog::hideEvent(event);
}

// Those that the file has, and those that the program speaks; not the battle's own.
void TranslationsDialog::fillLanguages() {
  const model::BattleInfo* info = model::info(session_.battle());
  const QString own = info ? Words::text(info->language) : QString();
  std::set<QString> codes;
  for (const std::string& code : rules::translatedLanguages(session_.battle())) codes.insert(Words::text(code));
  for (const std::string& code : wording::languages()) codes.insert(Words::text(code));
  codes.erase(own);
  language_->clear();
  for (const QString& code : codes) language_->addItem(languageWords(code), code);
  const QString kept = QSettings().value(QLatin1String(kLanguage)).toString();
  const QString window = Words::text(Session::language().code());
  const QString wanted = codes.contains(kept) ? kept : codes.contains(window) ? window : *codes.begin();
  setLanguage(wanted);
}

void TranslationsDialog::setLanguage(const QString& code) {
  static const QRegularExpression kCode(QStringLiteral("^[a-z]{2,3}$"));
  const bool isOne = kCode.match(code).hasMatch();
  if (isOne && language_->findData(code) < 0) language_->addItem(languageWords(code), code);
  const QString shown = isOne ? code : Words::text(texts_->language());
  language_->setCurrentIndex(language_->findData(shown));
  if (shown.toStdString() == texts_->language()) return;
  form_->finish();
  QSettings().setValue(QLatin1String(kLanguage), shown);
  texts_->setLanguage(shown.toStdString());
  if (chosen() < 0) select(0);
}

int TranslationsDialog::chosen() const {
  const QModelIndex index = filter_->mapToSource(view_->currentIndex());
  return index.isValid() ? index.row() : -1;
}

void TranslationsDialog::select(int row) {
  if (row < 0 || row >= texts_->rowCount()) return;
  const QModelIndex index = filter_->mapFromSource(texts_->index(row, 0));
  if (!index.isValid()) return;
  view_->setCurrentIndex(index);
  view_->scrollTo(index);
}

void TranslationsDialog::choose(const std::string& text) {
  search_->clear();
  onlyOpen_->setChecked(false);
  select(texts_->find(text));
  form_->editor("text")->control().setFocus();
}

void TranslationsDialog::showChosen() {
  const int row = chosen();
  for (QWidget* each : std::initializer_list<QWidget*>{original_, places_, form_}) each->setVisible(row >= 0);
  const QString obstacle = Words::readOnlyReason(session_);
  obstacle_->setText(obstacle);
  obstacle_->setVisible(!obstacle.isEmpty());
  if (row < 0) return;
  const model::Translation shown = texts_->translation(row);
  original_->setText(Words::text(shown.original));
  const QString places = texts_->places(row).replace(QLatin1Char('\n'), QStringLiteral(" · "));
  places_->setText(texts_->isIdle(row) ? tr("This text stands nowhere in the battle any more.") : places);
  form_->show(model::AnyRow(model::tableInfo<model::Translation>(), &shown));
  form_->setObstacle(obstacle);
}

void TranslationsDialog::showCounts() {
  counts_->setText(tr("%L1 of %L2 texts are translated").arg(texts_->translatedCount()).arg(texts_->count()));
  const bool anyIdle = texts_->rowCount() > texts_->count();
  removeIdle_->setVisible(anyIdle);
  removeIdle_->setEnabled(!session_.isReadOnly());
  next_->setEnabled(texts_->translatedCount() < texts_->count());
}

void TranslationsDialog::goToUntranslated() {
  form_->finish();
  const int count = filter_->rowCount(), from = view_->currentIndex().row();
  for (int step = 1; step <= count; ++step) {
    const int at = (from + step) % count;
    const int row = filter_->mapToSource(filter_->index(at, 0)).row();
    if (texts_->isTranslated(row) || texts_->isIdle(row)) continue;
    select(row);
    break;
  }
  form_->editor("text")->control().setFocus();
}

void TranslationsDialog::put(const model::Translation& wanted) {
  model::Edit edit(
      tr("Translate “%1”", "in the history").arg(Words::text(wanted.original).simplified().left(60)).toStdString());
  if (wanted.text.empty()) {
    edit.erase<model::Translation>(wanted.key());
  } else {
    edit.put(wanted);
  }
  session_.apply(edit);
}

void TranslationsDialog::removeIdle() {
  model::Edit edit(tr("Delete translations of texts that stand nowhere", "in the history").toStdString());
  for (int row = 0; row < texts_->rowCount(); ++row) {
    if (texts_->isIdle(row)) edit.erase<model::Translation>(texts_->translation(row).key());
  }
  session_.apply(edit);
}

}  // namespace redoubt::editor
