#include "editor/dialogs/transcript/transcript_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "editor/dialogs/transcript/text_tables.h"
#include "editor/dialogs/transcript/transcript_choices.h"
#include "editor/dialogs/transcript/transcript_lines.h"
#include "editor/dialogs/transcript/transcript_reader.h"
#include "editor/dialogs/transcript/transcript_view.h"
#include "editor/fields/undo_keys.h"
#include "editor/session/session.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr QSize kTranscriptSize(1160, 760);
constexpr const char* kTranscriptGeometry = "transcript/geometry";

void nameAs(QWidget* widget, const char* name) {
  widget->setObjectName(QStringLiteral("transcript.") + QLatin1String(name));
}

}  // namespace

TranscriptDialog::TranscriptDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      reader_(new TranscriptReader(this)),
      pdf_(new PdfReader(this)),
      open_(new QPushButton(tr("&Open…"))),
      paste_(new QPushButton(tr("&Paste"))),
      stop_(new QPushButton(tr("Stop"))),
      title_(new QLabel),
      form_(new QComboBox),
      choices_(new TranscriptChoices(session)),
      encodingBar_(new QWidget),
      encodingWords_(new QLabel),
      encoding_(new QComboBox),
      useEncoding_(new QPushButton(tr("The letters are &right"))),
      dropEncoding_(new QPushButton(tr("&Leave it"))),
      view_(new TranscriptView),
      tabs_(new QTabWidget),
      filter_(new QComboBox),
      previous_(new QPushButton(QStringLiteral("◂"))),
      next_(new QPushButton(QStringLiteral("▸"))),
      items_(new ItemsModel(this)),
      table_(new QTableView),
      guesses_(new QListWidget),
      readAs_(new QLabel),
      kind_(new QComboBox),
      words_(new QPushButton(tr("&Edit words"))),
      meaning_(new QPushButton(tr("&What is it…"))),
      tables_(new TextTables),
      obstacle_(new QLabel),
      summary_(new QLabel),
      leftWords_(new QLabel),
      goThrough_(new QPushButton(tr("&Go through them"))),
      outcome_(new QLabel),
      buttons_(new QDialogButtonBox) {
  setObjectName(QStringLiteral("transcript"));
  setWindowTitle(tr("Import text"));
  setAcceptDrops(true);
  nameParts();
  arrange();
  connectParts();
  connectLines();
  addKeys();
  resize(kTranscriptSize);
  restoreGeometry(QSettings().value(QLatin1String(kTranscriptGeometry)).toByteArray());
  follow();
  view_->setFocus();
}

void TranscriptDialog::nameParts() {
  for (const auto& [widget, name] :
       std::initializer_list<std::pair<QWidget*, const char*>>{{open_, "open"},
                                                               {paste_, "paste"},
                                                               {stop_, "stop"},
                                                               {title_, "title"},
                                                               {form_, "form"},
                                                               {encodingBar_, "encodingBar"},
                                                               {encoding_, "encoding"},
                                                               {useEncoding_, "useEncoding"},
                                                               {dropEncoding_, "dropEncoding"},
                                                               {tabs_, "tabs"},
                                                               {filter_, "filter"},
                                                               {previous_, "previous"},
                                                               {next_, "next"},
                                                               {table_, "items"},
                                                               {guesses_, "guesses"},
                                                               {readAs_, "readAs"},
                                                               {kind_, "kind"},
                                                               {words_, "editWords"},
                                                               {meaning_, "meaning"},
                                                               {obstacle_, "obstacle"},
                                                               {summary_, "summary"},
                                                               {leftWords_, "left"},
                                                               {goThrough_, "goThrough"},
                                                               {outcome_, "outcome"}}) {
    nameAs(widget, name);
  }
}

TranscriptDialog::~TranscriptDialog() {
  QSettings().setValue(QLatin1String(kTranscriptGeometry), saveGeometry());
}

void TranscriptDialog::arrange() {
  auto* column = new QVBoxLayout(this);
  setRole(*obstacle_, "note");
  obstacle_->setWordWrap(true);
  obstacle_->hide();
  column->addWidget(obstacle_);
  column->addLayout(arrangeTop());
  column->addWidget(choices_);
  column->addWidget(arrangeEncoding());
  auto* parts = new QSplitter;
  parts->setObjectName(QStringLiteral("transcript.parts"));
  parts->setChildrenCollapsible(false);
  parts->addWidget(view_);
  tabs_->setDocumentMode(true);
  tabs_->addTab(arrangeLines(), tr("Understood as"));
  tabs_->addTab(tables_, tr("Tables"));
  parts->addWidget(tabs_);
  parts->setStretchFactor(0, 1);
  parts->setStretchFactor(1, 1);
  column->addWidget(parts, 1);
  column->addLayout(arrangeEnd());
  for (QPushButton* button :
       {open_, paste_, stop_, useEncoding_, dropEncoding_, previous_, next_, words_, meaning_, goThrough_}) {
    button->setAutoDefault(false);
  }
}

QHBoxLayout* TranscriptDialog::arrangeTop() {
  title_->setTextFormat(Qt::PlainText);
  setRole(*title_, "strong");
  stop_->hide();
  form_->addItem(tr("Form as it looks"), -1);
  form_->addItem(tr("Plain text"), static_cast<int>(transcribe::TextForm::Plain));
  form_->addItem(tr("Markdown"), static_cast<int>(transcribe::TextForm::Markdown));
  form_->addItem(tr("Table with commas (CSV)"), static_cast<int>(transcribe::TextForm::Csv));
  form_->setAccessibleName(tr("Form of the text"));
  open_->setToolTip(tr("Text, Markdown, HTML, CSV or PDF (Ctrl+O)"));
  paste_->setToolTip(tr("Adds what is on the clipboard (Ctrl+V in the text)"));
  auto* row = new QHBoxLayout;
  row->addWidget(open_);
  row->addWidget(paste_);
  row->addWidget(stop_);
  row->addSpacing(8);
  row->addWidget(title_, 1);
  row->addWidget(form_);
  return row;
}

QWidget* TranscriptDialog::arrangeEncoding() {
  encodingWords_->setWordWrap(true);
  encoding_->addItems(otherEncodings());
  encoding_->setAccessibleName(tr("Encoding of the text"));
  auto* row = new QHBoxLayout(encodingBar_);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(encodingWords_, 1);
  row->addWidget(encoding_);
  row->addWidget(useEncoding_);
  row->addWidget(dropEncoding_);
  encodingBar_->hide();
  return encodingBar_;
}

void TranscriptDialog::arrangeFilter() {
  filter_->addItem(tr("This line"), static_cast<int>(ItemsShown::Line));
  filter_->addItem(tr("What needs a look"), static_cast<int>(ItemsShown::Looks));
  filter_->addItem(tr("What is left"), static_cast<int>(ItemsShown::Left));
  filter_->addItem(tr("All lines"), static_cast<int>(ItemsShown::All));
  filter_->setAccessibleName(tr("Which lines are listed"));
  previous_->setToolTip(tr("The line before that needs a look (Shift+F8)"));
  previous_->setAccessibleName(tr("The line before that needs a look"));
  next_->setToolTip(tr("The next line that needs a look (F8)"));
  next_->setAccessibleName(tr("The next line that needs a look"));
}

void TranscriptDialog::arrangeTable() {
  table_->setModel(items_);
  table_->setAccessibleName(tr("What the lines are understood as"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setTabKeyNavigation(false);
  table_->setWordWrap(false);
  table_->setShowGrid(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(size::row());
  table_->horizontalHeader()->setHighlightSections(false);
  for (int column = 0; column < ItemsModel::kColumns; ++column) {
    const bool isName = column == ItemsModel::kWords || column == ItemsModel::kMeans;
    table_->horizontalHeader()->setSectionResizeMode(column,
                                                     isName ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
  }
  table_->horizontalHeader()->setMinimumSectionSize(size::scaled(40));
  table_->horizontalHeader()->setMaximumSectionSize(size::scaled(220));
  connect(items_, &QAbstractItemModel::modelReset, this, &TranscriptDialog::showColumns);
  followRows(*table_);
}

void TranscriptDialog::arrangeKind() {
  using transcribe::LineKind;
  for (const LineKind each :
       {LineKind::Placement, LineKind::Manifest, LineKind::Schedule, LineKind::Heading, LineKind::Note}) {
    kind_->addItem(TranscriptLines::kind(each), static_cast<int>(each));
  }
  kind_->setAccessibleName(tr("Kind of the line"));
  kind_->setToolTip(tr("What this line is (Ctrl+1 to Ctrl+5)"));
  words_->setToolTip(tr("Read other words in this line (Enter in the text)"));
  meaning_->setToolTip(tr("Say which unit, leader or zone the words are (Enter in the list)"));
}

QWidget* TranscriptDialog::arrangeLines() {
  arrangeFilter();
  arrangeTable();
  arrangeKind();
  guesses_->setAccessibleName(tr("What was guessed in this line, and what is left"));
  guesses_->setWordWrap(true);
  guesses_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  readAs_->setWordWrap(true);
  readAs_->setTextFormat(Qt::PlainText);
  setRole(*readAs_, "second");
  auto* top = new QHBoxLayout;
  top->addWidget(filter_, 1);
  top->addWidget(previous_);
  top->addWidget(next_);
  auto* bottom = new QHBoxLayout;
  bottom->addWidget(kind_, 1);
  bottom->addWidget(words_);
  bottom->addWidget(meaning_);
  auto* lists = new QSplitter(Qt::Vertical);
  lists->setChildrenCollapsible(false);
  lists->addWidget(table_);
  lists->addWidget(guesses_);
  lists->setStretchFactor(0, 3);
  lists->setStretchFactor(1, 1);
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 6, 0, 0);
  column->addLayout(top);
  column->addWidget(lists, 1);
  column->addWidget(readAs_);
  column->addLayout(bottom);
  return page;
}

QVBoxLayout* TranscriptDialog::arrangeEnd() {
  for (QLabel* label : {summary_, leftWords_, outcome_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  setRole(*summary_, "second");
  auto* left = new QHBoxLayout;
  left->addWidget(leftWords_, 1);
  left->addWidget(goThrough_);
  take_ = buttons_->addButton(tr("&Take into the battle"), QDialogButtonBox::ApplyRole);
  take_->setObjectName(QStringLiteral("transcript.take"));
  take_->setToolTip(tr("One edit, which can be undone (Ctrl+Enter)"));
  discard_ = buttons_->addButton(tr("&Discard the text"), QDialogButtonBox::ResetRole);
  discard_->setObjectName(QStringLiteral("transcript.discard"));
  QPushButton* close = buttons_->addButton(QDialogButtonBox::Close);
  for (QPushButton* button : {take_, discard_, close}) button->setAutoDefault(false);
  auto* column = new QVBoxLayout;
  column->addWidget(summary_);
  column->addLayout(left);
  column->addWidget(outcome_);
  column->addWidget(buttons_);
  return column;
}

void TranscriptDialog::connectParts() {
  connect(open_, &QPushButton::clicked, this, &TranscriptDialog::askFile);
  connect(paste_, &QPushButton::clicked, this, &TranscriptDialog::paste);
  connect(stop_, &QPushButton::clicked, pdf_, &PdfReader::stop);
  connect(pdf_, &PdfReader::done, this, [this](const TextFile& file) {
    stop_->hide();
    open_->setEnabled(true);
    showFile(file);
  });
  connect(encoding_, &QComboBox::currentIndexChanged, this, &TranscriptDialog::showEncoding);
  connect(useEncoding_, &QPushButton::clicked, this, [this] { acceptEncoding(true); });
  connect(dropEncoding_, &QPushButton::clicked, this, [this] { acceptEncoding(false); });
  connect(form_, &QComboBox::activated, this, [this] {
    TranscriptDraft next = draft_;
    const int form = form_->currentData().toInt();
    next.form = form < 0 ? std::nullopt : std::optional(static_cast<transcribe::TextForm>(form));
    change(std::move(next));
  });
  connect(choices_, &TranscriptChoices::changed, this, [this] {
    TranscriptDraft next = draft_;
    choices_->fill(next);
    change(std::move(next));
  });
  connect(reader_, &TranscriptReader::done, this, &TranscriptDialog::showReading);
  connect(take_, &QPushButton::clicked, this, &TranscriptDialog::take);
  connect(discard_, &QPushButton::clicked, this, &TranscriptDialog::discardText);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(&session_, &Session::documentReplaced, this, &TranscriptDialog::follow);
  connect(&session_, &Session::accessChanged, this, &TranscriptDialog::showTakeable);
  connect(&session_, &Session::changed, this, [this] {
    choices_->show(draft_);
    readAgain();
  });
}

void TranscriptDialog::connectLines() {
  connect(view_, &TranscriptView::pasteWanted, this, &TranscriptDialog::paste);
  connect(view_, &TranscriptView::correctWanted, this, &TranscriptDialog::correctLine);
  connect(view_, &TranscriptView::corrected, this, &TranscriptDialog::takeCorrection);
  connect(view_, &TranscriptView::replaced, this, &TranscriptDialog::takeReplacement);
  connect(view_, &TranscriptView::menuWanted, this, &TranscriptDialog::showMenu);
  connect(view_, &TranscriptView::lineChanged, this, &TranscriptDialog::showLine);
  connect(filter_, &QComboBox::currentIndexChanged, this, &TranscriptDialog::showLine);
  connect(previous_, &QPushButton::clicked, this, [this] { goToNext(-1, false); });
  connect(next_, &QPushButton::clicked, this, [this] { goToNext(1, false); });
  connect(goThrough_, &QPushButton::clicked, this, &TranscriptDialog::goThroughLeft);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &TranscriptDialog::followRow);
  connect(table_, &QTableView::activated, this,
          [this](const QModelIndex& index) { askMeaning(index.row(), index.column()); });
  connect(meaning_, &QPushButton::clicked, this, [this] {
    const QModelIndex index = table_->currentIndex();
    askMeaning(index.isValid() ? index.row() : 0, index.isValid() ? index.column() : 0);
  });
  connect(words_, &QPushButton::clicked, this, &TranscriptDialog::correctLine);
  connect(kind_, &QComboBox::activated, this,
          [this] { setKind(static_cast<transcribe::LineKind>(kind_->currentData().toInt())); });
  connect(tables_, &TextTables::chosen, view_, &TranscriptView::goToLine);
}

void TranscriptDialog::addKeys() {
  const auto key = [this](const QKeySequence& keys, auto&& act) {
    connect(new QShortcut(keys, this), &QShortcut::activated, this, act);
  };
  key(QKeySequence(Qt::Key_F8), [this] { goToNext(1, false); });
  key(QKeySequence(Qt::SHIFT | Qt::Key_F8), [this] { goToNext(-1, false); });
  key(QKeySequence::Open, [this] { askFile(); });
  key(QKeySequence(Qt::CTRL | Qt::Key_Return), [this] { take_->click(); });
  key(QKeySequence::Undo, [this] { undo(); });
  for (const char* each : kRedoKeys) key(QKeySequence(QLatin1String(each)), [this] { redo(); });
  for (int k = 0; k < kind_->count(); ++k) {
    key(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + k)),
        [this, k] { setKind(static_cast<transcribe::LineKind>(kind_->itemData(k).toInt())); });
  }
}

}  // namespace redoubt::editor
