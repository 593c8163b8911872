#include "editor/dialogs/proof/proof_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPixmap>
#include <QPushButton>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/dialogs/proof/proof_reader.h"
#include "editor/dialogs/proof/proof_topics.h"
#include "editor/dialogs/proof/scan_part.h"
#include "editor/dialogs/proof/source_view.h"
#include "editor/dialogs/proof/value_form.h"
#include "editor/dialogs/records/record_verbs.h"
#include "editor/render/pictures/decoded_pictures.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr QSize kProofSize(1100, 700);
constexpr const char* kProofGeometry = "proof/geometry";
constexpr const char* kProofOnMap = "proof/onMap";
constexpr int kPictureSide = 120;
constexpr int kOwnStatus = -2;
constexpr int kAnyStatus = -1;

QString dayAndTime(const std::string& when) {
  const QDateTime time = QDateTime::fromString(toQt(when), Qt::ISODate);
  return time.isValid() ? QLocale().toString(time.toLocalTime(), QLocale::ShortFormat) : toQt(when);
}

}  // namespace

ProofDialog::ProofDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      state_(new ProofState(session, this)),
      model_(new ProofModel(*state_, this)),
      topics_(new ProofTopics(*state_)),
      which_(new QComboBox),
      status_(new QComboBox),
      reader_(new ProofReader(QStringLiteral("proof.reader"))),
      view_(new QTableView),
      obstacle_(new QLabel),
      subject_(new QLabel),
      origin_(new QLabel),
      quote_(new QLabel),
      proofed_(new QLabel),
      picture_(new QLabel),
      form_(new ValueForm(session, QStringLiteral("proof"))),
      text_(new SourceView(QStringLiteral("proof.text"))),
      scan_(new ScanPart(session, QStringLiteral("proof.scan"))),
      onMap_(new QCheckBox(tr("Follow on the &map"))),
      back_(new QPushButton(tr("&Previous"))),
      next_(new QPushButton(tr("&Next"))),
      wrong_(new QPushButton(tr("&Wrong"))),
      takeBack_(new QPushButton(tr("Take &back"))),
      confirmAll_(new QPushButton(tr("Confirm &all listed"))),
      confirm_(new QPushButton(tr("&Confirm"))) {
  setObjectName(QStringLiteral("proof"));
  setWindowTitle(tr("Proofreading"));
  arrange();
  connectParts();
  resize(kProofSize);
  restoreGeometry(QSettings().value(QLatin1String(kProofGeometry)).toByteArray());
  list();
  view_->setFocus();
}

ProofDialog::~ProofDialog() {
  QSettings settings;
  settings.setValue(QLatin1String(kProofGeometry), saveGeometry());
  settings.setValue(QLatin1String(kProofOnMap), onMap_->isChecked());
}

void ProofDialog::arrange() {
  const std::pair<QWidget*, const char*> names[] = {
      {which_, "which"},       {status_, "status"}, {view_, "list"},      {obstacle_, "obstacle"},
      {subject_, "subject"},   {origin_, "origin"}, {quote_, "words"},    {proofed_, "proofed"},
      {onMap_, "onMap"},       {back_, "previous"}, {next_, "next"},      {wrong_, "wrong"},
      {takeBack_, "takeBack"}, {confirm_, "confirm"}, {confirmAll_, "confirmAll"}};
  for (const auto& [widget, name] : names) widget->setObjectName(QStringLiteral("proof.") + QLatin1String(name));
  using Which = ProofFilter::Which;
  for (const auto& [words, which] : {std::pair(tr("To be proved"), Which::Open), {tr("Changed since"), Which::Changed},
                                     {tr("Confirmed"), Which::Confirmed}, {tr("All"), Which::All}}) {
    which_->addItem(words, static_cast<int>(which));
  }
  status_->addItem(tr("Of any status"), kAnyStatus);
  for (const auto status :
       {model::Status::Printed, model::Status::Derived, model::Status::Estimated, model::Status::Unknown}) {
    status_->addItem(Words::status(status), static_cast<int>(status));
  }
  status_->addItem(toQt(state_->words().status(nullptr)), kOwnStatus);
  which_->setAccessibleName(tr("Which values"));
  status_->setAccessibleName(tr("Status of the values"));
  setRole(*obstacle_, "note");
  obstacle_->setWordWrap(true);
  view_->setModel(model_);
  view_->setAccessibleName(tr("Values"));
  view_->setSelectionBehavior(QAbstractItemView::SelectRows);
  view_->setSelectionMode(QAbstractItemView::SingleSelection);
  view_->setTabKeyNavigation(false);
  view_->setWordWrap(false);
  view_->setShowGrid(false);
  view_->verticalHeader()->hide();
  view_->verticalHeader()->setDefaultSectionSize(size::row());
  view_->horizontalHeader()->setHighlightSections(false);
  view_->horizontalHeader()->setStretchLastSection(true);
  for (const auto& [column, width] : {std::pair(0, 220), {1, 120}, {2, 150}, {3, 120}}) {
    view_->setColumnWidth(column, size::scaled(width));
  }
  onMap_->setChecked(QSettings().value(QLatin1String(kProofOnMap), true).toBool());

  auto* you = new QLabel(tr("&You:"));
  you->setBuddy(reader_);
  auto* top = new QHBoxLayout;
  for (QWidget* widget : std::initializer_list<QWidget*>{which_, status_}) top->addWidget(widget);
  top->addStretch(1);
  top->addWidget(you);
  reader_->setMinimumWidth(size::scaled(130));
  top->addWidget(reader_);
  auto* card = new QWidget;
  arrangeCard(*card);
  auto* right = new QSplitter(Qt::Vertical);
  right->setChildrenCollapsible(false);
  right->addWidget(view_);
  right->addWidget(card);
  right->setStretchFactor(0, 1);
  right->setStretchFactor(1, 1);
  auto* both = new QSplitter(Qt::Horizontal);
  both->setObjectName(QStringLiteral("proof.split"));
  both->setChildrenCollapsible(false);
  both->addWidget(topics_);
  both->addWidget(right);
  both->setStretchFactor(1, 1);
  both->setSizes({size::scaled(330), size::scaled(760)});
  topics_->setMinimumWidth(size::scaled(190));
  for (QWidget* part : std::initializer_list<QWidget*>{topics_, view_, card}) part->setMinimumHeight(size::scaled(120));
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(onMap_);
  buttons->addStretch(1);
  for (QPushButton* button : {confirmAll_, takeBack_, wrong_, back_, next_, confirm_}) {
    button->setAutoDefault(false);
    buttons->addWidget(button);
  }
  auto* column = new QVBoxLayout(this);
  column->addWidget(obstacle_);
  column->addLayout(top);
  column->addWidget(both, 1);
  column->addLayout(buttons);
  confirm_->setToolTip(tr("It is as the source has it: Enter, in a field Ctrl+Enter"));
  next_->setToolTip(tr("Leave it open: Space"));
  back_->setToolTip(tr("Backspace"));
  wrong_->setToolTip(tr("Set it right here: F2"));
  takeBack_->setToolTip(tr("Say no more that it was confirmed: Delete"));
  onMap_->setToolTip(tr("Bring the hex of the value into the middle of the map, with the scan that lies there."));
}

void ProofDialog::arrangeCard(QWidget& card) {
  card.setAttribute(Qt::WA_StyledBackground);
  setRole(card, "page");
  setRole(*subject_, "subject");
  for (QLabel* label : {origin_, proofed_}) setRole(*label, "second");
  for (QLabel* label : {subject_, origin_, quote_, proofed_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  }
  picture_->setObjectName(QStringLiteral("proof.picture"));
  picture_->setAccessibleName(tr("The counter in print"));
  auto* words = new QVBoxLayout;
  words->setSpacing(6);
  for (QWidget* widget : std::initializer_list<QWidget*>{subject_, form_, origin_, quote_, proofed_}) {
    words->addWidget(widget);
  }
  auto* top = new QHBoxLayout;
  top->addLayout(words, 1);
  top->addWidget(picture_, 0, Qt::AlignTop);
  auto* column = new QVBoxLayout(&card);
  column->setContentsMargins(14, 10, 14, 10);
  column->setSpacing(6);
  column->addLayout(top);
  column->addWidget(text_, 1);
  column->addWidget(scan_, 1);
  column->addStretch(0);
  text_->setMinimumHeight(size::scaled(90));
}

void ProofDialog::connectParts() {
  connect(topics_, &ProofTopics::placeChanged, this, &ProofDialog::list);
  connect(which_, &QComboBox::currentIndexChanged, this, &ProofDialog::list);
  connect(status_, &QComboBox::currentIndexChanged, this, &ProofDialog::list);
  connect(state_, &ProofState::renewed, this, &ProofDialog::follow);
  connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProofDialog::showValue);
  connect(form_, &ValueForm::changed, this, &ProofDialog::change);
  connect(confirm_, &QPushButton::clicked, this, &ProofDialog::confirm);
  connect(confirmAll_, &QPushButton::clicked, this, &ProofDialog::confirmListed);
  connect(takeBack_, &QPushButton::clicked, this, &ProofDialog::takeBack);
  connect(wrong_, &QPushButton::clicked, this, &ProofDialog::wrong);
  connect(back_, &QPushButton::clicked, this, [this] { step(-1); });
  connect(next_, &QPushButton::clicked, this, [this] { step(1); });
  connect(onMap_, &QCheckBox::toggled, this, &ProofDialog::showValue);
  connect(reader_, &QLineEdit::textChanged, this, &ProofDialog::enable);
  connect(reader_, &QLineEdit::returnPressed, view_, qOverload<>(&QWidget::setFocus));
  connect(&session_, &Session::documentLeaving, this, [this] { form_->finish(); });
  connect(&session_, &Session::accessChanged, this, &ProofDialog::enable);
  for (const int key : {Qt::Key_Return, Qt::Key_Enter}) {
    auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), this);
    connect(shortcut, &QShortcut::activated, this, [this] {
      form_->finish();
      confirm();
    });
  }
  view_->installEventFilter(this);
}

bool ProofDialog::eventFilter(QObject* watched, QEvent* event) {
  if (watched != view_ || event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  if (key->modifiers() & ~Qt::KeypadModifier) return false;
  switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: confirm(); return true;
    case Qt::Key_Space: step(1); return true;
    case Qt::Key_Backspace: step(-1); return true;
    case Qt::Key_F2: wrong(); return true;
    case Qt::Key_Delete: takeBack(); return true;
    default: return false;
  }
}

void ProofDialog::hideEvent(QHideEvent* event) {
  form_->finish();
  QDialog::hideEvent(event);
}

const proof::ProofValue* ProofDialog::current() const {
  return model_->at(view_->currentIndex().row());
}

void ProofDialog::select(int row) {
  const int last = model_->rowCount() - 1;
  if (last < 0) return showEmpty();
  view_->setCurrentIndex(model_->index(std::clamp(row, 0, last), 0));
  showValue();
}

void ProofDialog::list() {
  ProofFilter filter;
  if (const auto place = topics_->place()) {
    filter.topic = place->topic;
    filter.group = place->group;
  }
  filter.which = static_cast<ProofFilter::Which>(which_->currentData().toInt());
  const int status = status_->currentData().toInt();
  filter.isOwn = status == kOwnStatus;
  if (status >= 0) filter.status = static_cast<model::Status>(status);
  model_->show(filter);
  select(0);
}

// After a change the same value stays chosen; if it is listed no more, the one in its place.
void ProofDialog::follow() {
  const int row = view_->currentIndex().row();
  const auto shown = shown_;
  model_->show(model_->filter());
  const int same = shown ? model_->rowOf(*shown) : -1;
  select(same >= 0 ? same : row);
}

void ProofDialog::choose(const proof::ValueName& name) {
  const auto value = state_->proof().find(name);
  if (!value) return;
  which_->setCurrentIndex(which_->findData(static_cast<int>(ProofFilter::Which::All)));
  status_->setCurrentIndex(0);
  topics_->choose({value->topic, std::nullopt});
  select(model_->rowOf(name));
}

void ProofDialog::showEmpty() {
  shown_.reset();
  form_->showNothing();
  subject_->setText(tr("Nothing here is listed any more."));
  for (QWidget* part : std::initializer_list<QWidget*>{origin_, quote_, proofed_, text_, scan_, picture_}) part->hide();
  enable();
}

void ProofDialog::showValue() {
  const proof::ProofValue* value = current();
  if (!value) return showEmpty();
  shown_ = nameOf(*value);
  const model::Battle& battle = state_->proof().battle();
  subject_->setText(value->column ? state_->row(*value)
                                  : tr("%1 is there").arg(state_->row(*value)));
  value->column ? form_->show(model::AnyRow(*value->table, value->row), std::string(value->field()))
                : form_->showNothing();
  QStringList origin{toQt(state_->words().status(value->origin))};
  if (const std::string cited = state_->words().citation(value->origin); !cited.empty()) origin << toQt(cited);
  if (value->origin && !value->origin->note.empty()) origin << Words::note(session_, value->origin->note);
  origin_->setText(origin.join(QStringLiteral(" · ")));
  origin_->show();
  const QString words = value->origin ? toQt(value->origin->words).trimmed() : QString();
  quote_->setText(tr("“%1”").arg(words));
  const bool hasText = text_->show(battle, value->origin);
  text_->setVisible(hasText);
  quote_->setVisible(!words.isEmpty() && !hasText);
  scan_->setVisible(!hasText && scan_->show(mapHexesOf(session_.layout(), *value->table, value->row)));
  showPicture(*value);
  const bool isProved = value->standing != proof::Standing::Open;
  if (isProved) {
    const model::Provenance& said = *value->origin;
    const QString by = toQt(said.confirmedBy);
    proofed_->setText(value->standing == proof::Standing::Confirmed
                          ? tr("Confirmed by %1, %2").arg(by, dayAndTime(said.confirmedAt))
                          : tr("%1 confirmed another value, %2").arg(by, dayAndTime(said.confirmedAt)));
  }
  proofed_->setVisible(isProved);
  const auto hex = onMap_->isChecked() ? hexOf(*value->table, value->row) : std::nullopt;
  if (hex && session_.layout().contains(*hex)) session_.jumpTo(*hex);
  enable();
}

// What a counter looks like in print, beside its figures.
void ProofDialog::showPicture(const proof::ProofValue& value) {
  const model::Face* face = faceOf(session_.battle(), *value.table, value.row);
  const auto bytes = face ? session_.battle().pictures().find(face->picture) : nullptr;
  const double side = size::scaled(kPictureSide) * devicePixelRatioF();
  const QImage image = bytes ? render::decodedPicture(face->picture, bytes, side) : QImage();
  picture_->setVisible(!image.isNull());
  if (image.isNull()) return;
  const int pixels = static_cast<int>(side);
  QPixmap picture = QPixmap::fromImage(image.scaled(pixels, pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation));
  picture.setDevicePixelRatio(devicePixelRatioF());
  picture_->setPixmap(picture);
}

void ProofDialog::enable() {
  const QString reason = Words::readOnlyReason(session_);
  const bool isUnnamed = reader_->text().simplified().isEmpty();
  obstacle_->setText(!reason.isEmpty() ? reason : tr("Write your name, so that it can be told who confirmed what."));
  obstacle_->setVisible(!reason.isEmpty() || isUnnamed);
  const proof::ProofValue* value = current();
  const bool canEdit = reason.isEmpty();
  confirm_->setEnabled(value && canEdit && value->standing != proof::Standing::Confirmed);
  confirmAll_->setEnabled(value && canEdit);
  takeBack_->setEnabled(value && canEdit && value->standing != proof::Standing::Open);
  wrong_->setEnabled(value && canEdit);
  back_->setEnabled(view_->currentIndex().row() > 0);
  next_->setEnabled(value && view_->currentIndex().row() + 1 < model_->rowCount());
}

void ProofDialog::step(int by) {
  form_->finish();
  select(view_->currentIndex().row() + by);
}

void ProofDialog::applyTo(const std::vector<proof::ProofValue>& values, bool isConfirming, const QString& what) {
  if (isConfirming) {
    const auto reader = reader_->reader();
    if (!reader) return enable();
    session_.applyEverywhere(proof::confirm(values, *reader, tr("Confirm %1").arg(what).toStdString()));
  } else {
    session_.applyEverywhere(proof::unconfirm(values, tr("Take back: %1").arg(what).toStdString()));
  }
}

void ProofDialog::confirm() {
  const proof::ProofValue* value = current();
  if (!value || !confirm_->isEnabled()) return;
  const int row = view_->currentIndex().row();
  const proof::ValueName name = nameOf(*value);
  applyTo({*value}, true, tr("%1: %2").arg(state_->row(*value), state_->field(*value)));
  // Where what was confirmed stays listed, the next is chosen.
  if (model_->rowOf(name) == row && current() && current()->standing == proof::Standing::Confirmed) select(row + 1);
}

void ProofDialog::confirmListed() {
  const std::vector<proof::ProofValue> values = model_->values();
  if (values.empty()) return;
  applyTo(values, true, tr("%n value(s)", nullptr, static_cast<int>(values.size())));
}

void ProofDialog::takeBack() {
  const proof::ProofValue* value = current();
  if (!value || !takeBack_->isEnabled()) return;
  applyTo({*value}, false, tr("%1: %2").arg(state_->row(*value), state_->field(*value)));
}

// A value is set right where it stands; a row that is not so, where rows are removed.
void ProofDialog::wrong() {
  const proof::ProofValue* value = current();
  if (!value || !wrong_->isEnabled()) return;
  if (form_->isShowing()) return form_->edit();
  session_.show(FindingGoal(RecordGoal{std::string(value->table->name()), value->key()}));
}

// What a reader types beside the source is what the source has. Without a name it is only a change.
void ProofDialog::change(const model::AnyRow& wanted, const QString& column) {
  const proof::ProofValue* value = current();
  if (!value) return;
  const model::AnyRow before(*value->table, value->row);
  const auto reader = reader_->text().simplified().isEmpty() ? std::nullopt : reader_->reader();
  if (!reader || column != QString::fromUtf8(value->field().data(), static_cast<qsizetype>(value->field().size()))) {
    session_.applyEverywhere(RecordVerbs::change(session_, before, wanted, column).edit);
    return;
  }
  const QString title = tr("Set right: %1, %2").arg(state_->row(*value), state_->field(*value));
  session_.applyEverywhere(proof::setRight(*value, wanted, *reader, title.toStdString()));
}

}  // namespace redoubt::editor
