#include "editor/panels/side_page.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "core/model/map_verbs.h"
#include "core/model/origins.h"
#include "core/rules/book/provenance.h"
#include "editor/panels/map_facts.h"
#include "editor/style/theme.h"
#include "editor/words/hex_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

int levelOf(const model::Battle& battle, hex::HexKey hex) {
  const model::HexRow* row = battle.find<model::HexRow>(hex);
  return row ? row->level : 0;
}

std::string kindOf(const FactRow& row) {
  return row.subject().toString().toStdString();
}

QLabel* emptiness(const QString& text) {
  auto* label = new QLabel(text);
  setRole(*label, "second");
  return label;
}

}  // namespace

SidePage::SidePage(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      title_(new QLabel),
      subtitle_(new ElidedLabel),
      hexsides_(new FactRows([this](FactRow& row) { makeHexsideRow(row); })),
      noHexsides_(emptiness(tr("Nothing lies on it."))),
      links_(new FactRows([this](FactRow& row) { makeLinkRow(row); })),
      noLinks_(emptiness(tr("No road or other way leads across."))),
      findings_(new SmallList(tr("Problems with this hexside"))) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(size::kMargin, size::kMargin, size::kMargin, size::kMargin);
  column->setSpacing(6);
  title_->setObjectName(QStringLiteral("side.title"));
  setRole(*title_, "subject");
  subtitle_->setObjectName(QStringLiteral("side.subtitle"));
  setRole(*subtitle_, "second");
  hexsides_->setObjectName(QStringLiteral("side.hexsides"));
  links_->setObjectName(QStringLiteral("side.links"));
  findings_->setObjectName(QStringLiteral("side.findings"));
  addHexside_ = makeAdder(tr("Add to this side"), "side.add.hexside", rules::TerrainPlace::Hexside);
  addLink_ = makeAdder(tr("Add a way"), "side.add.link", rules::TerrainPlace::Link);
  findingsHeading_ = sectionTitle(tr("Problems here"));
  for (QWidget* widget : std::initializer_list<QWidget*>{title_, subtitle_, makeWayBack(), ruleLine(),
                                                         sectionTitle(tr("On this hexside")), hexsides_, noHexsides_}) {
    column->addWidget(widget);
  }
  column->addWidget(addHexside_, 0, Qt::AlignLeft);
  column->addSpacing(4);
  for (QWidget* widget : std::initializer_list<QWidget*>{sectionTitle(tr("Ways across it")), links_, noLinks_}) {
    column->addWidget(widget);
  }
  column->addWidget(addLink_, 0, Qt::AlignLeft);
  column->addSpacing(4);
  column->addWidget(findingsHeading_);
  column->addWidget(findings_);
  column->addStretch();
  connect(findings_, &SmallList::chosen, this, [this](QListWidgetItem* item) {
    const auto index = static_cast<std::size_t>(item->data(Qt::UserRole).toInt());
    if (index < session_.findings().size()) emit findingChosen(session_.findings()[index]);
  });
}

QWidget* SidePage::makeWayBack() {
  auto* bar = new QWidget;
  auto* line = new QHBoxLayout(bar);
  line->setContentsMargins(0, 0, 0, 0);
  back_ = new QPushButton;
  back_->setObjectName(QStringLiteral("side.back"));
  other_ = new QPushButton;
  other_->setObjectName(QStringLiteral("side.other"));
  for (QPushButton* button : {back_, other_}) {
    setRole(*button, "link");
    button->setAutoDefault(false);
  }
  line->addWidget(back_);
  line->addStretch();
  line->addWidget(other_);
  connect(back_, &QPushButton::clicked, this, [this] { session_.hand().select({here()}); });
  connect(other_, &QPushButton::clicked, this, [this] { session_.hand().select({there(), {}, side()}); });
  return bar;
}

QPushButton* SidePage::makeAdder(const QString& words, const char* objectName, rules::TerrainPlace place) {
  auto* button = new QPushButton(words);
  button->setObjectName(QLatin1String(objectName));
  button->setAutoDefault(false);
  auto* menu = new QMenu(button);
  connect(menu, &QMenu::aboutToShow, this, [this, menu, place] { fillMenu(*menu, place); });
  button->setMenu(menu);
  return button;
}

void SidePage::makeHexsideRow(FactRow& row) {
  QPushButton& turn = row.addButton(tr("Turn round"), QStringLiteral("side.turn"));
  QPushButton& remove = row.addButton(tr("Remove"), QStringLiteral("side.remove"));
  connect(&turn, &QPushButton::clicked, this, [this, &row] { turnRound(kindOf(row)); });
  connect(&remove, &QPushButton::clicked, this, [this, &row] { removeHexside(kindOf(row)); });
}

void SidePage::makeLinkRow(FactRow& row) {
  QPushButton& remove = row.addButton(tr("Remove"), QStringLiteral("side.link.remove"));
  connect(&remove, &QPushButton::clicked, this, [this, &row] { removeLink(kindOf(row)); });
}

hex::HexKey SidePage::here() const {
  const auto [near, far] = session_.layout().hexesOf(side());
  return session_.hand().selection().hex == far ? far : near;
}

hex::HexKey SidePage::there() const {
  const auto [near, far] = session_.layout().hexesOf(side());
  return here() == far ? near : far;
}

QString SidePage::name() const {
  return tr("%1 / %2").arg(HexWords::number(session_, here()), HexWords::number(session_, there()));
}

QString SidePage::reasonAgainst(rules::TerrainPlace place) const {
  const QString reason = Words::readOnlyReason(session_);
  if (!reason.isEmpty() || place != rules::TerrainPlace::Link || session_.layout().isInner(side())) return reason;
  return tr("A way needs a hex of the map on both sides.");
}

void SidePage::refresh() {
  if (!session_.hand().selection().side) return;
  showHead();
  showHexsides();
  showLinks();
  showFindings();
}

void SidePage::showHead() {
  const hex::Layout& layout = session_.layout();
  title_->setText(tr("Hexside %1").arg(name()));
  const auto index = layout.sideTowards(here(), there());
  const QString from = HexWords::number(session_, here());
  const bool isInner = layout.contains(there());
  const QString direction = index ? HexWords::compass(layout, *index) : QString();
  subtitle_->setText(isInner ? tr("To the %1 of %2").arg(direction, from)
                             : tr("To the %1 of %2, at the edge of the map").arg(direction, from));
  back_->setText(tr("‹ Hex %1").arg(from));
  back_->setAccessibleName(tr("Back to hex %1").arg(from));
  other_->setVisible(isInner);
  other_->setText(tr("From hex %1 ›").arg(HexWords::number(session_, there())));
  other_->setAccessibleName(tr("This side seen from hex %1").arg(HexWords::number(session_, there())));
  for (const auto& [button, place] :
       {std::pair(addHexside_, rules::TerrainPlace::Hexside), std::pair(addLink_, rules::TerrainPlace::Link)}) {
    button->setEnabled(reasonAgainst(place).isEmpty());
    button->setToolTip(reasonAgainst(place));
  }
}

void SidePage::showHexsides() {
  const model::Battle& battle = session_.battle();
  const QString reason = Words::readOnlyReason(session_);
  int count = 0;
  model::forEachOn<model::Hexside>(battle, side(), [&](const model::Hexside& on) {
    FactRow& row = hexsides_->at(count++);
    const QString kind = HexWords::terrain(session_, on.kind);
    row.setPicture(swatchIcon(session_, on.kind, devicePixelRatioF()));
    QString title = kind;
    if (on.high) {
      const auto [near, far] = session_.layout().hexesOf(on.side);
      const hex::HexKey upper = *on.high == model::HighSide::Near ? near : far;
      title = tr("%1, higher in %2").arg(title, HexWords::number(session_, upper));
    }
    if (const model::Army* owner = session_.translated().find(on.owner))
      title = tr("%1, of %2").arg(title, Words::text(owner->name));
    row.setTitle(title);
    row.setSubject(Words::text(on.kind));
    const model::Provenance* origin = rules::provenanceOf(battle, on, "kind");
    row.setNote(mapSource(session_, origin), origin);
    const auto known = rules::terrainKind(session_.rules(), on.kind);
    auto& turn = *row.findChild<QPushButton*>(QStringLiteral("side.turn"));
    turn.setVisible(on.high.has_value() || (known && known->hasHighSide));
    row.describe(turn, tr("Turn round: the other hex becomes the higher of %1").arg(kind), reason);
    row.describe(*row.findChild<QPushButton*>(QStringLiteral("side.remove")),
                 tr("Remove %1 from this hexside").arg(kind), reason);
  });
  hexsides_->finish(count);
  noHexsides_->setVisible(count == 0);
}

void SidePage::showLinks() {
  const QString reason = Words::readOnlyReason(session_);
  int count = 0;
  model::forEachOn<model::Link>(session_.battle(), side(), [&](const model::Link& across) {
    FactRow& row = links_->at(count++);
    const QString kind = HexWords::terrain(session_, across.kind);
    row.setPicture(swatchIcon(session_, across.kind, devicePixelRatioF()));
    row.setTitle(kind);
    row.setSubject(Words::text(across.kind));
    const model::Provenance* origin = rules::provenanceOf(session_.battle(), across, "kind");
    row.setNote(mapSource(session_, origin), origin);
    row.describe(*row.findChild<QPushButton*>(QStringLiteral("side.link.remove")),
                 tr("Remove %1 across this hexside").arg(kind), reason);
  });
  links_->finish(count);
  noLinks_->setVisible(count == 0);
}

void SidePage::showFindings() {
  findings_->clear();
  for (std::size_t i = 0; i < session_.findings().size(); ++i) {
    const check::Finding& finding = session_.findings()[i];
    const auto* place = std::get_if<hex::HexsideKey>(&finding.place);
    if (finding.waived || !place || *place != side()) continue;
    findings_->add(signIcon(signOf(finding.severity)),
                   Words::text(check::message(finding, session_.languageOfFindings())), static_cast<int>(i));
  }
  findings_->fit();
  findingsHeading_->setVisible(findings_->count() > 0);
}

void SidePage::fillMenu(QMenu& menu, rules::TerrainPlace place) {
  menu.clear();
  if (!session_.hand().selection().side) return;
  const model::Battle& battle = session_.battle();
  for (const rules::TerrainKind& kind : rules::terrainKinds(session_.translatedRules())) {
    if (kind.place != place) continue;
    const bool isThere = place == rules::TerrainPlace::Hexside
                             ? battle.find<model::Hexside>({side(), kind.slug}) != nullptr
                             : battle.find<model::Link>({side(), kind.slug}) != nullptr;
    QAction* action = menu.addAction(swatchIcon(session_, kind.slug, devicePixelRatioF()), Words::text(kind.title),
                                     this, [this, kind] { add(kind); });
    action->setEnabled(!isThere);
  }
  if (menu.isEmpty()) menu.addAction(tr("The rules have none"))->setEnabled(false);
}

model::HighSide SidePage::upperSide() const {
  const auto [near, far] = session_.layout().hexesOf(side());
  const int difference = levelOf(session_.battle(), near) - levelOf(session_.battle(), far);
  const bool isNear = difference == 0 ? here() == near : difference > 0;
  return isNear ? model::HighSide::Near : model::HighSide::Far;
}

void SidePage::add(const rules::TerrainKind& kind) {
  if (!session_.hand().selection().side) return;
  const hex::HexsideKey key = side();
  const std::string title = tr("Add %1 at %2").arg(Words::text(kind.title), name()).toStdString();
  if (kind.place == rules::TerrainPlace::Link) {
    session_.apply(model::paintLinks(session_.battle(), {&key, 1}, kind.slug, title));
    return;
  }
  const auto high = kind.hasHighSide ? std::optional(upperSide()) : std::nullopt;
  session_.apply(model::paintHexsides(session_.battle(), {&key, 1}, kind.slug, high, title));
}

void SidePage::removeHexside(const std::string& kind) {
  if (!session_.hand().selection().side) return;
  const hex::HexsideKey key = side();
  const QString title = tr("Remove %1 at %2").arg(HexWords::terrain(session_, kind), name());
  session_.apply(model::eraseHexsides(session_.battle(), {&key, 1}, kind, title.toStdString()));
}

void SidePage::removeLink(const std::string& kind) {
  if (!session_.hand().selection().side) return;
  const hex::HexsideKey key = side();
  const QString title = tr("Remove %1 at %2").arg(HexWords::terrain(session_, kind), name());
  session_.apply(model::eraseLinks(session_.battle(), {&key, 1}, kind, title.toStdString()));
}

void SidePage::turnRound(const std::string& kind) {
  if (!session_.hand().selection().side) return;
  const hex::HexsideKey key = side();
  const model::Hexside* row = session_.battle().find<model::Hexside>({key, kind});
  if (!row) return;
  const model::HighSide turned = !row->high                            ? upperSide()
                                 : *row->high == model::HighSide::Near ? model::HighSide::Far
                                                                       : model::HighSide::Near;
  const QString title = tr("Turn %1 at %2 round").arg(HexWords::terrain(session_, kind), name());
  model::Edit edit = model::paintHexsides(session_.battle(), {&key, 1}, kind, turned, title.toStdString());
  model::markSetByHand(edit, session_.battle(), model::Hexside::kTable, model::keyText<model::Hexside>(row->key()),
                       "high");
  session_.apply(edit);
}

}  // namespace redoubt::editor
