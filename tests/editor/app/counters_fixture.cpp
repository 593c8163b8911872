#include "tests/editor/app/counters_fixture.h"

#include <QWheelEvent>
#include <array>
#include <map>

#include "core/store/battle_file.h"
#include "editor/tools/counter_verbs.h"

namespace redoubt::editor {

void CountersTest::SetUp() {
  WindowTest::SetUp();
  exchange::NewBattleOptions options;
  options.orientation = GetParam();
  options.columns = 20;
  options.rows = 15;
  options.armies = {{"Blue", "#386AA7", {}, {{"infantry", 10}, {"artillery", 2}}}};
  model::Battle battle = exchange::newBattle(options);
  for (model::Rule rule : std::vector(battle.all<model::Rule>().begin(), battle.all<model::Rule>().end())) {
    if (rule.path == "stacking/alternatives") rule.value.text = R"([{"infantry": 4}, {"infantry": 1, "artillery": 2}])";
    if (rule.path == "facing/mixed-in-stack") rule.value.text = "false";
    if (rule.path == "facing/free") rule.value.text = R"(["artillery"])";
    battle.all<model::Rule>().put(rule);
  }
  path_ = folder_.filePath(QStringLiteral("counters.battle"));
  store::writeNewFile(path_.toStdString(), battle);
  open(path_);
  session().hand().setTool(QStringLiteral("tool.select"));
}

Id<model::Placement> CountersTest::placeUnit(const std::string& type, int number, hex::HexKey hex, const char* facing) {
  int seen = 0;
  for (const model::Unit& unit : battle().all<model::Unit>()) {
    if (session().rules().text("unit-type/" + unit.type + "/arm") != type || ++seen != number) continue;
    const auto id = placeCounter(session(), {unit.id, {}}, hex);
    EXPECT_TRUE(id);
    if (facing) {
      const auto direction = hex::directionFromText(facing);
      session().apply(model::setFacing(battle(), std::array{*id}, model::Facing{direction}, "Face"));
    }
    session().hand().select({});
    return *id;
  }
  ADD_FAILURE() << "no unit " << number << " of " << type;
  return {};
}

Id<model::Placement> CountersTest::place(int unit, const char* number, const char* facing) {
  return placeUnit("infantry", unit, hex(number), facing);
}

Id<model::Placement> CountersTest::placeGun(int unit, const char* number, const char* facing) {
  return placeUnit("artillery", unit, hex(number), facing);
}

CountersTest::Ids CountersTest::stack(const std::vector<int>& fromTop, const char* number, const char* facing) {
  Ids ids;
  for (auto unit = fromTop.rbegin(); unit != fromTop.rend(); ++unit) {
    ids.insert(ids.begin(), place(*unit, number, facing));
  }
  return ids;
}

void CountersTest::select(const Ids& counters) {
  session().hand().select({session().setUp().placement(counters.front())->hex, counters});
}

void CountersTest::press(QPoint at, Qt::KeyboardModifiers modifiers) {
  QTest::mousePress(canvas().viewport(), Qt::LeftButton, modifiers, at);
}

void CountersTest::release(QPoint at, Qt::KeyboardModifiers modifiers) {
  QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, modifiers, at);
}

int CountersTest::changed(const QImage& a, const QImage& b, hex::HexKey hex) {
  const QRect rect = frameOf(hex).toAlignedRect().intersected(a.rect());
  int count = 0;
  for (int y = rect.top(); y <= rect.bottom(); ++y) {
    for (int x = rect.left(); x <= rect.right(); ++x) count += a.pixel(x, y) != b.pixel(x, y);
  }
  return count;
}

void CountersTest::listen() {
  QObject::connect(&session(), &Session::failed, window_.get(), [this](const QString& text) { failures_ << text; });
}

CountersTest::Ids CountersTest::stackInFile(const char* number) {
  const model::Battle battle = inFile();
  std::map<int, Id<model::Placement>> byStack;
  for (const model::Placement& row : battle.all<model::Placement>()) {
    if (row.hex == hex(number)) byStack[row.stack] = row.id;
  }
  Ids ids;
  for (const auto& [position, id] : byStack) ids.push_back(id);
  return ids;
}

std::optional<hex::HexKey> CountersTest::hexInFile(Id<model::Placement> id) {
  const model::Battle battle = inFile();
  const model::Placement* row = battle.find<model::Placement>(id);
  return row ? row->hex : std::nullopt;
}

std::string CountersTest::facingInFile(Id<model::Placement> id) {
  const model::Battle battle = inFile();
  const model::Placement* row = battle.find<model::Placement>(id);
  return row && row->direction ? model::toText(*row->direction) : std::string();
}

std::string CountersTest::lastTitle() {
  return session().document().undoTitle();
}

QStringList CountersTest::orders() {
  QStringList orders;
  for (const CounterFacts& counter : fan().facts().counters) orders << counter.order;
  return orders;
}

void CountersTest::dragCard(int index, QPoint to) {
  const auto send = [&](QPoint at) {
    QMouseEvent move(QEvent::MouseMove, at, fan().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&fan(), &move);
  };
  const QPoint from = card(index);
  const QPoint end = fan().mapFromParent(to);
  QTest::mousePress(&fan(), Qt::LeftButton, {}, from);
  send(from + (end - from) / 3);
  send(from + (end - from) * 2 / 3);
  send(end);
  QTest::mouseRelease(&fan(), Qt::LeftButton, {}, end);
}

void CountersTest::wheelOver(QWidget& widget, QPoint at, int steps, Qt::KeyboardModifiers modifiers) {
  const QPoint turned(0, 120 * steps);
  QWheelEvent wheel(at, widget.mapToGlobal(at), {}, turned, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(&widget, &wheel);
}

QRectF CountersTest::frameOf(hex::HexKey hex) {
  QPolygonF corners;
  for (int i = 0; i < hex::kSides; ++i) corners << canvas().view().toPixels(session().layout().corner(hex, i));
  return corners.boundingRect();
}

}  // namespace redoubt::editor
