#include "tests/editor/render/counter_sheet.h"

#include <QPainter>
#include <algorithm>
#include <set>

#include "core/rules/book/provenance.h"
#include "core/rules/forces/markers.h"
#include "editor/render/counters/counter_card.h"
#include "editor/render/counters/counter_text.h"
#include "editor/render/fonts.h"

namespace redoubt::render::sample {
namespace {

constexpr int kWidth = 1640;
constexpr int kMargin = 48;
constexpr int kLeft = 200;
constexpr int kCounter = 160;
constexpr int kGap = 6;
constexpr int kPairs = 4;
constexpr int kPairStep = (kWidth - kLeft - kMargin + 26) / kPairs;
constexpr int kRowStep = kCounter + 44;

const QColor kPaper(0xF3, 0xEE, 0xE1);
const QColor kInk(0x22, 0x24, 0x28);
const QColor kSecond(0x6E, 0x6A, 0x60);

// What the sheet shows of one kind of unit or leader.
struct Entry {
  QString title;
  std::vector<CounterFace> faces;
};

struct Section {
  QString title;
  QColor colour;
  std::vector<Entry> units;
  std::vector<Entry> leaders;
  std::set<QString> kinds = {};
};

QString text(const std::string& words) {
  return QString::fromStdString(words);
}

// A soft shadow, then the counter.
void draw(QPainter& painter, const QRectF& rect, const CounterFace& face, std::optional<double> angle = {},
          const CounterStyle& style = {}) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(30, 22, 12, 34));
  const double off = rect.width() * 0.02;
  for (const double grow : {0.0, 0.5, 1.0}) {
    const QRectF shadow = rect.translated(off * 0.5, off).adjusted(-off * grow, -off * grow, off * grow, off * grow);
    painter.drawRoundedRect(shadow, rect.width() * 0.07, rect.width() * 0.07);
  }
  paintCounter(painter, rect, face, angle, style);
}

void write(QPainter& painter, QPointF at, const QString& words, const Type& type, double size, const QColor& colour) {
  const double width = widthOf(type, words) * size;
  drawLine(painter, type, words, {at.x() + width / 2, at.y()}, size, width + 1, colour);
}

const Type kHeading{kMapFont, QFont::Bold};
const Type kBold{kNumberFont, QFont::Bold};
const Type kPlain{kNumberFont};

// The front and the back of a unit's first counter, with its hex.
std::vector<CounterFace> facesOf(const model::Battle& battle, const rules::RuleBook& rules, const model::Unit& unit) {
  std::vector<const model::Counter*> counters;
  for (const model::Counter& counter : battle.all<model::Counter>()) {
    if (counter.unit == unit.id) counters.push_back(&counter);
  }
  if (counters.empty()) return {};
  const auto byNumber = [](const auto* a, const auto* b) {
    return std::pair(a->number, a->id) < std::pair(b->number, b->id);
  };
  const model::Counter* first = *std::min_element(counters.begin(), counters.end(), byNumber);
  std::vector<CounterFace> faces;
  for (const model::FaceSide side : {model::FaceSide::Front, model::FaceSide::Back}) {
    for (const model::Face& row : battle.all<model::Face>()) {
      if (row.counter == first->id && row.side == side) faces.push_back(counterFace(battle, rules, row));
    }
  }
  for (const model::Placement& placement : battle.all<model::Placement>()) {
    if (placement.unit != unit.id || !placement.hex || faces.empty()) continue;
    faces[0].startHex = text(model::layoutOf(battle).number(*placement.hex));
    faces[0].startHexPrinted = !rules::isEstimate(battle, placement, "hex");
    break;
  }
  return faces;
}

// The rows of an army in its own order.
template <class Row>
std::vector<const Row*> rowsOf(const model::Battle& battle, Id<model::Army> army) {
  std::vector<const Row*> rows;
  for (const Row& row : battle.all<Row>()) {
    if (row.army == army) rows.push_back(&row);
  }
  std::sort(rows.begin(), rows.end(),
            [](const Row* a, const Row* b) { return std::pair(a->ordinal, a->id) < std::pair(b->ordinal, b->id); });
  return rows;
}

Section& sectionOf(std::vector<Section>& sections, const model::Army& army, const QString& year) {
  const QColor colour(text(army.colour));
  for (Section& section : sections) {
    if (section.colour == colour) return section;
  }
  sections.push_back({text(army.name).section(' ', 0, 0) + '\n' + year, colour, {}, {}});
  return sections.back();
}

void addUnits(Section& section, const model::Battle& battle, const rules::RuleBook& rules, const model::Army& army) {
  for (const model::Unit* unit : rowsOf<model::Unit>(battle, army.id)) {
    const QString title = text(rules.text("unit-type/" + unit->type + "/title").value_or(unit->type));
    std::vector<CounterFace> faces = facesOf(battle, rules, *unit);
    if (faces.empty() || !section.kinds.insert(title + faces[0].symbol).second) continue;
    section.units.push_back({title, std::move(faces)});
  }
}

void addLeaders(Section& section, const model::Battle& battle, const rules::RuleBook& rules, const model::Army& army) {
  for (const model::Leader* leader : rowsOf<model::Leader>(battle, army.id)) {
    if (!section.kinds.insert(leader->overall ? "overall" : "leader").second) continue;
    section.leaders.push_back(
        {text(leader->name),
         {counterFace(battle, rules, leader->id), chitFace(battle, rules, leader->id), chitBack(battle, leader->id)}});
  }
}

std::vector<Section> sectionsOf(const std::vector<model::Battle>& battles) {
  std::vector<Section> sections;
  for (const model::Battle& battle : battles) {
    const rules::RuleBook rules(battle);
    const QString year = text(battle.all<model::BattleInfo>().begin()->title).right(4);
    std::vector<const model::Army*> armies;
    for (const model::Army& army : battle.all<model::Army>()) armies.push_back(&army);
    std::sort(armies.begin(), armies.end(),
              [](const auto* a, const auto* b) { return std::pair(a->ordinal, a->id) < std::pair(b->ordinal, b->id); });
    for (const model::Army* army : armies) {
      Section& section = sectionOf(sections, *army, year);
      addUnits(section, battle, rules, *army);
      addLeaders(section, battle, rules, *army);
    }
  }
  return sections;
}

std::vector<CounterFace> markersOf(const std::vector<model::Battle>& battles) {
  std::vector<CounterFace> markers;
  std::set<QString> seen;
  for (const model::Battle& battle : battles) {
    const rules::RuleBook rules(battle);
    for (const std::string& marker : rules::markers(rules)) {
      CounterFace face = markerFace(rules, marker);
      face.shape = CounterFace::Shape::Token;
      if (seen.insert(keyOf(face)).second) markers.push_back(face);
    }
  }
  return markers;
}

double drawSection(QPainter& painter, const Section& section, double y) {
  const double top = y;
  write(painter, {kMargin + 20.0, y + 14}, section.title.section('\n', 0, 0), kHeading, 24, kInk);
  write(painter, {kMargin + 20.0, y + 42}, section.title.section('\n', 1), kHeading, 20, kSecond);
  const auto drawEntries = [&](const std::vector<Entry>& entries, int perRow, int step) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const double x = kLeft + step * static_cast<double>(i % static_cast<std::size_t>(perRow));
      double left = x;
      for (const CounterFace& face : entries[i].faces) {
        const auto angle = face.facing ? std::optional(0.0) : std::nullopt;
        draw(painter, QRectF(left, y, kCounter, kCounter), face, angle);
        left += kCounter + kGap;
      }
      write(painter, {x + 1, y + kCounter + 17}, entries[i].title, kBold, 14, kInk);
      if ((i + 1) % static_cast<std::size_t>(perRow) == 0 || i + 1 == entries.size()) y += kRowStep;
    }
  };
  drawEntries(section.units, kPairs, kPairStep);
  drawEntries(section.leaders, 2, kPairStep * 3 / 2);
  painter.fillRect(QRectF(kMargin, top, 5, y - top - 30), section.colour);
  return y + 8;
}

double drawMarkers(QPainter& painter, const std::vector<CounterFace>& markers, double y) {
  constexpr std::size_t kPerRow = 8;
  const double top = y;
  write(painter, {kMargin + 20.0, y + 16}, "Markers", kHeading, 24, kInk);
  for (std::size_t i = 0; i < markers.size(); ++i) {
    const double x = kLeft + static_cast<double>(i % kPerRow) * (kCounter + 16);
    draw(painter, QRectF(x, y, kCounter, kCounter), markers[i]);
    if ((i + 1) % kPerRow == 0 || i + 1 == markers.size()) y += kCounter + 18;
  }
  painter.fillRect(QRectF(kMargin, top, 5, y - top - 18), kSecond);
  return y + 14;
}

// The same counters at one size of the map, in rows.
double drawAtSize(QPainter& painter, const std::vector<CounterFace>& faces, int size, double y,
                  const CounterStyle& style = {}) {
  write(painter, {kMargin + 20.0, y + size / 2.0}, QStringLiteral("%1 px").arg(size), kBold, 15, kInk);
  double x = kLeft - 60;
  for (const CounterFace& face : faces) {
    if (x + size > kWidth - kMargin) {
      x = kLeft - 60;
      y += size + 12;
    }
    draw(painter, QRectF(x, y, size, size), face, face.facing ? std::optional(0.0) : std::nullopt, style);
    x += size + 12;
  }
  return y + size + 22;
}

double drawHead(QPainter& painter) {
  write(painter, {kMargin + 0.0, 72}, "Counters", {kMapFont}, 62, kInk);
  write(painter, {kMargin + 2.0, 122}, QString::fromUtf8("Racławice, Maciejowice and Szczekociny 1794 · Kłuszyn 1610"),
        {kMapFont, QFont::Normal, true}, 20, kSecond);
  write(painter, {kMargin + 2.0, 160},
        "Drawn by the program from the files of the battles: one unit of every kind in each army, front and back, "
        "leaders with their chits, markers.",
        kPlain, 16, kInk);
  write(painter, {kMargin + 2.0, 184},
        "Bold figures are printed, grey italics are working values, a dash is an unknown one.", kPlain, 16, kInk);
  return 226;
}

// All faces at the sizes of the map, the smallest with backs and markers; then with estimated values marked.
double drawMapSizes(QPainter& painter, const std::vector<Section>& sections, const std::vector<CounterFace>& markers,
                    double y) {
  std::vector<CounterFace> fronts;
  std::vector<CounterFace> others;
  for (const Section& section : sections) {
    for (const Entry& entry : section.units) {
      fronts.push_back(entry.faces[0]);
      if (entry.faces.size() > 1) others.push_back(entry.faces[1]);
    }
  }
  for (const Section& section : sections) {
    for (const Entry& entry : section.leaders) others.insert(others.end(), entry.faces.begin(), entry.faces.end());
  }
  others.insert(others.end(), markers.begin(), markers.end());
  write(painter, {kMargin + 0.0, y + 16}, "At map size", kHeading, 26, kInk);
  y = drawAtSize(painter, fronts, 40, y + 44);
  y = drawAtSize(painter, others, 40, y);
  y = drawAtSize(painter, fronts, 56, y);
  y = drawAtSize(painter, fronts, 80, y);
  write(painter, {kMargin + 0.0, y + 16}, "Estimated values marked", kHeading, 26, kInk);
  const CounterStyle marked{Estimates::Marked};
  y = drawAtSize(painter, {fronts.begin(), fronts.begin() + std::min<std::ptrdiff_t>(14, std::ssize(fronts))}, 80,
                 y + 44, marked);
  return drawAtSize(painter, {fronts.begin(), fronts.begin() + std::min<std::ptrdiff_t>(24, std::ssize(fronts))}, 40, y,
                    marked);
}

}  // namespace

QImage counterSheet(const std::vector<model::Battle>& battles) {
  const std::vector<Section> sections = sectionsOf(battles);
  const std::vector<CounterFace> markers = markersOf(battles);
  QImage image(kWidth, 9000, QImage::Format_RGB32);
  image.fill(kPaper);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  double y = drawHead(painter);
  for (const Section& section : sections) y = drawSection(painter, section, y);
  y = drawMarkers(painter, markers, y);
  y = drawMapSizes(painter, sections, markers, y);
  painter.end();
  return image.copy(0, 0, kWidth, static_cast<int>(y) + kMargin);
}

}  // namespace redoubt::render::sample
