#include "core/model/relocate.h"

#include <set>
#include <string_view>
#include <utility>

#include "core/base/text.h"
#include "core/model/origins.h"
#include "core/model/placement_verbs.h"
#include "core/model/retrace.h"

namespace redoubt::model {
namespace {

constexpr std::size_t kExamples = 3;

std::string joined(std::string_view table, std::string_view rest) {
  return std::string(table) + "/" + std::string(rest);
}

// Moves the rows of one battle, table by table.
class Mover {
 public:
  Mover(const Battle& battle, const Relocation& relocation, std::string title)
      : battle_(battle), relocation_(relocation), result_{Edit(std::move(title)), {}} {}

  Relocated run() && {
    moveHexes();
    moveHexsides();
    moveLinks();
    drawLines();
    moveMarks();
    moveZoneHexes();
    movePlacements();
    moveOrigins();
    moveWaivers();
    return std::move(result_);
  }

 private:
  template <class Row>
  void move(const Row& old, Row row) {
    if (row == old) return;
    if (row.key() != old.key()) result_.edit.erase<Row>(old.key());
    result_.edit.put(std::move(row));
  }

  template <class Row>
  void drop(const Row& old) {
    result_.edit.erase<Row>(old.key());
    gone_.insert(joined(Row::kTable, keyText<Row>(old.key())));
  }

  void moveHexes() {
    for (const HexRow& old : battle_.all<HexRow>()) {
      if (const auto hex = relocation_.hex(old.hex)) {
        move(old, HexRow{*hex, old.terrain, old.level});
      } else {
        result_.edit.erase<HexRow>(old.key());
      }
    }
  }

  bool isOnNewMap(hex::HexKey hex) const { return relocation_.to().contains(hex); }

  void moveHexsides() {
    for (const Hexside& old : battle_.all<Hexside>()) {
      const auto moved = relocation_.hexside(old.side);
      if (!moved) {
        const auto [near, far] = relocation_.from().hexesOf(old.side);
        const bool isParted = relocation_.retraces() && (isOnNewMap(near) || isOnNewMap(far));
        isParted ? ++result_.report.retracedHexsides[old.kind].parted : ++result_.report.lostHexsides[old.kind];
        drop(old);
        continue;
      }
      Hexside row = old;
      row.side = moved->side;
      if (row.high && moved->swapsHexes) row.high = *row.high == HighSide::Near ? HighSide::Far : HighSide::Near;
      move(old, std::move(row));
    }
  }

  void moveLinks() {
    for (const Link& old : battle_.all<Link>()) {
      if (const auto moved = relocation_.link(old.side)) {
        move(old, Link{moved->side, old.kind});
        continue;
      }
      const auto [near, far] = relocation_.from().hexesOf(old.side);
      const bool isParted = relocation_.retraces() && isOnNewMap(near) && isOnNewMap(far);
      isParted ? ++result_.report.retracedLinks[old.kind].parted : ++result_.report.lostLinks[old.kind];
      drop(old);
    }
  }

  void drawLines() {
    const std::vector<Traced<Hexside>> hexsides = retracedHexsides(battle_, relocation_);
    draw(hexsides, result_.report.retracedHexsides);
    draw(retracedLinks(battle_, relocation_, hexsides), result_.report.retracedLinks);
  }

  template <class Row>
  void draw(const std::vector<Traced<Row>>& rows, std::map<std::string, Retraced>& counts) {
    for (const Traced<Row>& each : rows) {
      ++counts[each.row.kind].drawn;
      result_.edit.put(each.row);
      if (!hasOrigin(battle_, Row::kTable, keyText<Row>(each.like))) continue;
      result_.edit.put(Provenance{std::string(Row::kTable), keyText<Row>(each.row.key()), "*", Status::Estimated,
                                  std::nullopt, std::string(kSetByHand)});
    }
  }

  void moveMarks() {
    for (const Symbol& old : battle_.all<Symbol>()) {
      Symbol row = old;
      row.angle = relocation_.symbolAngle(old.angle);
      moveMark(old, std::move(row), old.kind, result_.report.symbols);
    }
    for (const Label& old : battle_.all<Label>()) {
      Label row = old;
      row.angle = relocation_.labelAngle(old.angle);
      row.path = relocation_.labelPath(old.path);
      moveMark(old, std::move(row), old.text, result_.report.labels);
    }
    for (const MapPicture& old : battle_.all<MapPicture>()) {
      if (old.hex) movePicture(old);
    }
    for (const ScanPoint& old : battle_.all<ScanPoint>()) moveScanPoint(old);
    for (const Note& old : battle_.all<Note>()) {
      if (!old.hex) continue;
      const auto hex = relocation_.hex(*old.hex);
      if (hex) {
        move(old, Note{old.id, *hex, old.text});
      } else {
        result_.report.notes.push_back({old.text, *old.hex});
        drop(old);
      }
    }
  }

  struct Anchored {
    hex::HexKey hex;
    hex::Point offset;
  };
  // The new place of a point. Where its hex goes, it is counted from another; nothing if no hex is left.
  std::optional<Anchored> anchored(hex::HexKey hex, hex::Point offset) const {
    const hex::Layout& from = relocation_.from();
    std::optional<hex::HexKey> anchor;
    if (relocation_.hex(hex)) anchor = hex;
    from.forEachHex([&](hex::HexKey each) {
      if (!anchor && relocation_.hex(each)) anchor = each;
    });
    if (!anchor) return std::nullopt;
    const hex::Point before = from.centre(hex);
    const hex::Point after = from.centre(*anchor);
    return Anchored{*relocation_.hex(*anchor),
                    relocation_.offset({offset.x + before.x - after.x, offset.y + before.y - after.y})};
  }

  void movePicture(const MapPicture& old) {
    const auto there = anchored(*old.hex, {old.dx, old.dy});
    if (!there) return drop(old);
    MapPicture row = old;
    row.hex = there->hex;
    row.dx = there->offset.x;
    row.dy = there->offset.y;
    row.angle = relocation_.pictureAngle(old.angle);
    move(old, std::move(row));
  }

  // The picture itself stays as it is, so the pixel does too.
  void moveScanPoint(const ScanPoint& old) {
    const auto there = anchored(old.hex, {old.dx, old.dy});
    if (!there || gone_.contains(joined(MapPicture::kTable, keyText<MapPicture>(old.mapPicture)))) return drop(old);
    ScanPoint row = old;
    row.hex = there->hex;
    row.dx = there->offset.x;
    row.dy = there->offset.y;
    move(old, std::move(row));
  }

  template <class Row>
  void moveMark(const Row& old, Row row, const std::string& name, std::vector<LostMark>& lost) {
    const auto hex = relocation_.hex(old.hex);
    if (!hex) {
      lost.push_back({name, old.hex});
      drop(old);
      return;
    }
    const hex::Point offset = relocation_.offset({old.dx, old.dy});
    row.hex = *hex;
    row.dx = offset.x;
    row.dy = offset.y;
    move(old, std::move(row));
  }

  void moveZoneHexes() {
    std::map<Id<Zone>, LostZoneHexes> zones;
    for (const ZoneHex& old : battle_.all<ZoneHex>()) {
      LostZoneHexes& counted = zones[old.zone];
      if (const auto hex = relocation_.hex(old.hex)) {
        ++counted.left;
        move(old, ZoneHex{old.zone, *hex});
      } else {
        ++counted.lost;
        drop(old);
      }
    }
    for (auto& [id, counted] : zones) {
      if (counted.lost == 0) continue;
      counted.zone = id;
      if (const Zone* zone = battle_.find<Zone>(id)) {
        counted.title = zone->title.empty() ? zone->slug : zone->title;
        counted.kind = zone->kind;
      }
      result_.report.zones.push_back(std::move(counted));
    }
  }

  bool losesAHex(const Placement& row) const {
    if (!row.hex) return false;
    return !relocation_.hex(*row.hex) || (row.secondHex && !relocation_.hex(*row.secondHex));
  }

  void movePlacements() {
    for (const Placement& old : battle_.all<Placement>()) {
      if (old.hex && old.direction && relocation_.facesOthers(*old.direction, *old.hex)) ++result_.report.facings;
      if (losesAHex(old)) {
        result_.report.counters.push_back({old.id, nameOf(battle_, old), *old.hex});
        continue;
      }
      Placement row = old;
      turnAlong(result_.edit, battle_, relocation_, row);
      if (row.hex) row.hex = relocation_.hex(*row.hex);
      lieAlong(result_.edit, battle_, relocation_, row);
      move(old, std::move(row));
    }
  }

  // The rest of a subject's name, after its table, as it is after the move; nothing if the subject is removed. The hex
  // or side is the first of the parts that '/' divides, but for zones' hexes the last.
  std::optional<std::string> restAfter(std::string_view table, std::string_view rest) const {
    if (gone_.contains(joined(table, rest))) return std::nullopt;
    const bool isLast = table == ZoneHex::kTable;
    const std::size_t slash = isLast ? rest.rfind('/') : rest.find('/');
    const std::size_t from = !isLast || slash == std::string_view::npos ? 0 : slash + 1;
    const std::size_t to = isLast || slash == std::string_view::npos ? rest.size() : slash;
    const auto number = toInteger(rest.substr(from, to - from));
    if (!number) return std::string(rest);
    std::optional<std::int64_t> after = number;
    if (table == HexRow::kTable || isLast) after = hexAfter(*number);
    if (table == Hexside::kTable || table == Link::kTable) after = sideAfter(table, *number);
    if (!after) return std::nullopt;
    if (*after == *number) return std::string(rest);
    return std::string(rest.substr(0, from)) + std::to_string(*after) + std::string(rest.substr(to));
  }

  std::optional<std::int64_t> hexAfter(std::int64_t number) const {
    if (!hex::HexKey::isValid(number)) return number;
    const auto hex = relocation_.hex(hex::HexKey{number});
    return hex ? std::optional(hex->value) : std::nullopt;
  }

  std::optional<std::int64_t> sideAfter(std::string_view table, std::int64_t number) const {
    if (!hex::HexsideKey::isValid(number)) return number;
    const hex::HexsideKey side{number};
    const auto moved = table == Link::kTable ? relocation_.link(side) : relocation_.hexside(side);
    return moved ? std::optional(moved->side.value) : std::nullopt;
  }

  void moveOrigins() {
    for (const Provenance& old : battle_.all<Provenance>()) {
      Provenance row = old;
      const auto rest = restAfter(old.subjectTable, old.subject);
      if (rest) row.subject = *rest;
      rest ? move(old, std::move(row)) : result_.edit.erase<Provenance>(old.key());
    }
  }

  // A waiver's subject is `table/rest`, with "@scenario/variant" after it where it holds in these alone.
  void moveWaivers() {
    for (const Waiver& old : battle_.all<Waiver>()) {
      const std::string_view subject = std::string_view(old.subject).substr(0, old.subject.find('@'));
      const std::size_t slash = subject.find('/');
      if (slash == std::string_view::npos) continue;
      const std::string_view table = subject.substr(0, slash);
      const auto rest = restAfter(table, subject.substr(slash + 1));
      if (!rest) {
        result_.edit.erase<Waiver>(old.key());
        continue;
      }
      Waiver row = old;
      row.subject = joined(table, *rest) + old.subject.substr(subject.size());
      move(old, std::move(row));
    }
  }

  const Battle& battle_;
  const Relocation& relocation_;
  Relocated result_;
  std::set<std::string> gone_;  // `table/key` of rows that were dropped
};

void countHexes(RelocationReport& report, const Relocation& relocation) {
  const hex::Layout& from = relocation.from();
  const hex::Layout& to = relocation.to();
  int kept = 0;
  int before = 0;
  from.forEachHex([&](hex::HexKey hex) {
    ++before;
    const auto there = relocation.hex(hex);
    if (!there) return;
    ++kept;
    const bool wasHalf = from.isHalf(hex);
    const bool isHalf = to.isHalf(*there);
    if (isHalf && !wasHalf) ++report.halfHexesGained;
    if (wasHalf && !isHalf) ++report.halfHexesLost;
    std::string was = from.number(hex);
    std::string is = to.number(*there);
    if (was == is) return;
    ++report.renumbered;
    if (report.examples.size() < kExamples) report.examples.push_back({std::move(was), std::move(is)});
  });
  int after = 0;
  to.forEachHex([&](hex::HexKey) { ++after; });
  report.hexesLost = before - kept;
  report.hexesGained = after - kept;
}

// Looks for hex numbers in what authors write, for their own rules or in names: nothing in the file says what such
// texts mean.
class MentionFinder {
 public:
  MentionFinder(const Relocation& relocation, RelocationReport& report) : relocation_(relocation), report_(report) {
    for (const char c : std::string_view(" \t\r\n\"'`,;:()[]{}<>=-+*/|.")) {
      const bool isPartOfNumbers = relocation.from().spec().numberSeparator.find(c) != std::string::npos;
      if (!isPartOfNumbers) separators_ += c;
    }
  }

  void look(std::string_view table, const std::string& name, std::string_view text) {
    for (const std::string_view word : words(text, separators_)) {
      const auto hex = relocation_.from().parse(word);
      if (!hex) continue;
      const auto there = relocation_.hex(*hex);
      if (there && relocation_.to().number(*there) == word) continue;
      report_.mentions.push_back({std::string(table), name, std::string(word)});
      return;
    }
  }

 private:
  const Relocation& relocation_;
  RelocationReport& report_;
  std::string separators_;
};

void findMentions(RelocationReport& report, const Battle& battle, const Relocation& relocation) {
  MentionFinder finder(relocation, report);
  for (const Setting& row : battle.all<Setting>()) finder.look(Setting::kTable, row.path, row.value.text);
  for (const Event& row : battle.all<Event>()) {
    finder.look(Event::kTable, row.slug, (row.condition ? row.condition->text : std::string()) + " " + row.effect.text);
  }
  for (const Victory& row : battle.all<Victory>()) {
    if (row.formula) finder.look(Victory::kTable, row.slug, row.formula->text);
  }
  for (const HouseCheck& row : battle.all<HouseCheck>()) finder.look(HouseCheck::kTable, row.title, row.query);
  for (const Zone& row : battle.all<Zone>()) finder.look(Zone::kTable, row.title, row.title);
  for (const Label& row : battle.all<Label>()) finder.look(Label::kTable, row.text, row.text);
}

}  // namespace

bool RelocationReport::losesContent() const {
  return !labels.empty() || !symbols.empty() || !notes.empty() || !zones.empty() || !lostHexsides.empty() ||
         !lostLinks.empty();
}

void turnAlong(Edit& edit, const Battle& battle, const Relocation& relocation, Placement& row) {
  if (!row.direction) return;
  const Facing was = *row.direction;
  row.direction = relocation.facing(was, row.hex);
  const bool isRetraced = relocation.retraces() && row.direction != was;
  if (row.hex ? relocation.facesOthers(was, *row.hex) : isRetraced) {
    markSetByHand(edit, battle, Placement::kTable, keyText<Placement>(row.key()), "direction");
  }
}

void lieAlong(Edit& edit, const Battle& battle, const Relocation& relocation, Placement& row) {
  if (!row.secondHex) return;
  const auto wanted = relocation.hex(*row.secondHex);
  row.secondHex.reset();
  const hex::Layout& layout = relocation.to();
  for (const hex::HexKey each : row.hex ? layout.neighbours(*row.hex) : std::vector<hex::HexKey>()) {
    const bool isNearer =
        !row.secondHex || (wanted && layout.distance(each, *wanted) < layout.distance(*row.secondHex, *wanted));
    if (isNearer) row.secondHex = each;
  }
  if (row.secondHex == wanted) return;
  markSetByHand(edit, battle, Placement::kTable, keyText<Placement>(row.key()), "second_hex");
}

Relocated relocate(const Battle& battle, const Relocation& relocation, std::string title) {
  Relocated result = Mover(battle, relocation, std::move(title)).run();
  countHexes(result.report, relocation);
  findMentions(result.report, battle, relocation);
  return result;
}

Edit pruned(const Battle& battle, const Edit& edit) {
  return toEdit(difference(battle, applied(battle, edit)), edit.title());
}

}  // namespace redoubt::model
