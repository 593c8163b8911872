#include "editor/panels/proposals_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/terrain/terrain.h"
#include "editor/panels/small_list.h"
#include "editor/render/map_painter.h"
#include "editor/session/to_qt.h"
#include "editor/style/page_scroll.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kMostKinds = 1'000;  // the page scrolls, not the list
constexpr double kUncertain = 0.9;

QPushButton* pushButton(const char* name, const QString& text, const QString& tip = {}) {
  auto* button = new QPushButton(text);
  button->setObjectName(QLatin1String(name));
  button->setToolTip(tip);
  return button;
}

QIcon swatchOf(const Session& session, const std::string& slug) {
  QPixmap picture(18, 18);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  render::paintSwatch(painter, QRectF(0, 0, 18, 18), session.translated(), slug);
  return QIcon(picture);
}

}  // namespace

ProposalsPanel::ProposalsPanel(Session& session, TerrainProposals& proposals, QWidget* parent)
    : QWidget(parent),
      session_(session),
      proposals_(proposals),
      pictures_(new QComboBox),
      painted_(new QCheckBox(tr("All that is painted is a sample"))),
      add_(pushButton("proposals.add", tr("Add the selected area"), tr("Its hexes are right as they are, bare ground too."))),
      forget_(pushButton("proposals.forget", tr("Forget those"), tr("Takes the added hexes from the samples."))),
      samples_(new SmallList(tr("Samples by kind"), kMostKinds)),
      propose_(pushButton("proposals.start", tr("Propose terrain"))),
      progress_(new QProgressBar),
      state_(new QLabel),
      problem_(new QLabel),
      next_(pushButton("proposals.next", tr("Least certain next"), tr("Selects the open hex of which the proposal is least certain (F8)."))),
      confirm_(pushButton("proposals.confirm", tr("Confirm the selected area"))),
      clear_(pushButton("proposals.clear", tr("Take the proposals away"))) {
  QScrollArea* scroll = makePageScroll(this);
  scroll->setWidget(makePage());
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(scroll);
  setMinimumWidth(200);
  connectAll();
}

QWidget* ProposalsPanel::makePage() {
  auto* page = new QWidget;
  setRole(*page, "page");
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(size::kMargin, 8, size::kMargin, 8);
  column->setSpacing(7);
  pictures_->setObjectName(QStringLiteral("proposals.picture"));
  pictures_->setAccessibleName(tr("Picture"));
  pictures_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  pictures_->setMinimumContentsLength(8);
  painted_->setObjectName(QStringLiteral("proposals.painted"));
  painted_->setToolTip(tr("All hexes with other terrain than bare ground, those whose terrain was confirmed, and all hexsides and ways "
                          "that are drawn."));
  painted_->setChecked(proposals_.takesPainted());
  samples_->setObjectName(QStringLiteral("proposals.samples"));
  progress_->setObjectName(QStringLiteral("proposals.progress"));
  progress_->setAccessibleName(tr("Progress"));
  progress_->setRange(0, 100);
  state_->setObjectName(QStringLiteral("proposals.state"));
  problem_->setObjectName(QStringLiteral("proposals.problem"));
  setRole(*problem_, "error");
  auto* help = new QLabel(tr("Paint some hexes of each kind, and add an area with bare ground. The rest is proposed from "
                             "the picture; what you confirm teaches the rest."));
  help->setWordWrap(true);
  setRole(*help, "second");
  for (QLabel* each : {state_, problem_}) {
    each->setWordWrap(true);
    each->setTextFormat(Qt::PlainText);
  }
  for (QWidget* each : std::initializer_list<QWidget*>{help, pictures_, painted_, add_, forget_, samples_, propose_,
                                                       progress_, problem_, state_, next_, confirm_, clear_}) {
    column->addWidget(each);
  }
  column->addStretch();
  return page;
}

void ProposalsPanel::connectAll() {
  connect(painted_, &QCheckBox::toggled, &proposals_, &TerrainProposals::setTakesPainted);
  connect(add_, &QPushButton::clicked, this, [this] { proposals_.addKnown(session_.hand().area()); });
  connect(forget_, &QPushButton::clicked, &proposals_, &TerrainProposals::dropKnown);
  connect(propose_, &QPushButton::clicked, this, &ProposalsPanel::startOrStop);
  connect(next_, &QPushButton::clicked, this, &ProposalsPanel::leastCertainWanted);
  connect(confirm_, &QPushButton::clicked, this, [this] {
    const auto& area = session_.hand().area();
    proposals_.confirm({area.begin(), area.end()});
  });
  connect(clear_, &QPushButton::clicked, &proposals_, &TerrainProposals::clear);
  connect(pictures_, &QComboBox::currentIndexChanged, this, &ProposalsPanel::showState);
  connect(&proposals_, &TerrainProposals::changed, this, &ProposalsPanel::refresh);
  connect(&proposals_, &TerrainProposals::progressed, this,
          [this](double share) { progress_->setValue(qRound(100 * share)); });
  connect(&proposals_, &TerrainProposals::failed, this, [this](const QString& why) {
    failure_ = why;
    showState();
  });
  connect(&session_.hand(), &Hand::areaChanged, this, &ProposalsPanel::showState);
  connect(&session_, &Session::documentReplaced, this, &ProposalsPanel::refresh);
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    const bool isConcerned = changes.touches<model::MapPicture>() || changes.touches<model::ScanPoint>() ||
                             changes.touches<model::HexRow>() || changes.touches<model::Hexside>() ||
                             changes.touches<model::Link>() || changes.touches<model::Rule>();
    if (isConcerned) refresh();
  });
}

void ProposalsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

std::optional<Id<model::MapPicture>> ProposalsPanel::picture() const {
  if (pictures_->currentIndex() < 0) return std::nullopt;
  return Id<model::MapPicture>{pictures_->currentData().toLongLong()};
}

void ProposalsPanel::fillPictures() {
  const QSignalBlocker quiet(pictures_);
  const auto before = picture();
  pictures_->clear();
  for (const model::MapPicture& row : session_.battle().all<model::MapPicture>()) {
    if (!row.hex) continue;
    pictures_->addItem(row.title.empty() ? tr("Picture") : toQt(row.title), QVariant::fromValue<qint64>(row.id.value));
    if (before && *before == row.id) pictures_->setCurrentIndex(pictures_->count() - 1);
  }
}

void ProposalsPanel::refresh() {
  if (!isVisible()) return;
  fillPictures();
  showSamples();
  showState();
}

void ProposalsPanel::showSamples() {
  samples_->clear();
  const auto counts = countsOf(proposals_.samples());
  for (const rules::TerrainKind& kind : rules::terrainKinds(session_.translatedRules())) {
    const auto count = counts.find(kind.slug);
    if (count == counts.end()) continue;
    samples_->add(swatchOf(session_, kind.slug),
                  tr("%1: %2", "kind of terrain: number of samples").arg(toQt(kind.title)).arg(count->second));
  }
  samples_->fit();
}

void ProposalsPanel::startOrStop() {
  if (proposals_.isWorking()) return proposals_.stop();
  failure_.clear();
  progress_->setValue(0);
  if (picture()) proposals_.start(*picture());
  if (proposals_.isWorking()) emit toolWanted();
}

QString ProposalsPanel::state() const {
  if (proposals_.isWorking()) return tr("The picture is being looked at…");
  if (!proposals_.isShown()) return {};
  int uncertain = 0;
  for (const auto& each : proposals_.proposals().hexes) {
    if (proposals_.at(each.key) && each.confidence < kUncertain) ++uncertain;
  }
  return tr("%n hex(es) are proposed.", nullptr, proposals_.openHexes()) + QLatin1Char(' ') +
         tr("%n of them are uncertain.", nullptr, uncertain);
}

void ProposalsPanel::showState() {
  const QString obstacle = picture() ? proposals_.obstacle(*picture())
                           : TerrainProposals::canPropose()
                               ? tr("No picture lies on the map. Transcribe > Lay a picture under the map… takes one.")
                               : proposals_.obstacle({});
  const bool isWorking = proposals_.isWorking();
  if (isWorking || proposals_.isShown()) failure_.clear();
  problem_->setText(obstacle.isEmpty() ? failure_ : obstacle);
  problem_->setVisible(!problem_->text().isEmpty());
  propose_->setText(isWorking ? tr("Stop") : tr("Propose terrain"));
  propose_->setEnabled(isWorking || obstacle.isEmpty());
  progress_->setVisible(isWorking);
  state_->setText(state());
  state_->setVisible(!state_->text().isEmpty());
  const bool hasArea = !session_.hand().area().empty();
  add_->setEnabled(hasArea);
  next_->setEnabled(proposals_.openHexes() > 0);
  confirm_->setEnabled(hasArea && proposals_.openHexes() > 0 && !session_.isReadOnly());
  clear_->setEnabled(proposals_.isShown());
}

}  // namespace redoubt::editor
