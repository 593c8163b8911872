#include "editor/dialogs/map/map_change_words.h"

#include <QLocale>

#include "core/check/finding.h"
#include "core/rules/terrain/terrain.h"
#include "editor/render/symbol_kinds.h"

namespace redoubt::editor {
namespace {

int total(const std::map<std::string, int>& counts) {
  int sum = 0;
  for (const auto& [kind, count] : counts) sum += count;
  return sum;
}

QString elided(const std::string& name) {
  constexpr qsizetype kLongest = 60;
  const QString whole = MapChangeWords::text(name).simplified();
  return whole.size() > kLongest ? whole.left(kLongest - 1) + QStringLiteral("…") : whole;
}

// Puts the lines of one report together.
class Writer {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::MapChangeWords)

 public:
  Writer(const Session& session, const model::RelocationReport& report) : session_(session), report_(report) {}

  std::vector<ChangeLine> run() {
    writeCounters();
    writeMarks(tr("%n names go", nullptr, count(report_.labels)), report_.labels);
    std::vector<model::LostMark> symbols = report_.symbols;
    for (model::LostMark& mark : symbols) {
      mark.name = render::symbolTitle(MapChangeWords::text(mark.name)).toStdString();
    }
    writeMarks(tr("%n symbols go", nullptr, count(symbols)), symbols);
    writeMarks(tr("%n notes go", nullptr, count(report_.notes)), report_.notes);
    writeZones();
    writeKinds(tr("%n hexside marks go", nullptr, total(report_.lostHexsides)), report_.lostHexsides);
    writeKinds(tr("%n road pieces go", nullptr, total(report_.lostLinks)), report_.lostLinks);
    writeRetraced(tr("Lines on hexsides are traced anew, by guess"), report_.retracedHexsides);
    writeRetraced(tr("Roads are led round, by guess"), report_.retracedLinks);
    writeFacings();
    writeHexes();
    writeNumbers();
    writeMentions();
    return std::move(lines_);
  }

 private:
  template <class Rows>
  static int count(const Rows& rows) {
    return static_cast<int>(rows.size());
  }

  QString hexName(hex::HexKey hex) const { return MapChangeWords::text(check::hexText(session_.layout(), hex)); }

  void writeCounters() {
    if (report_.counters.empty()) return;
    ChangeLine line{tr("%n counters stand on hexes that go", nullptr, count(report_.counters)), {}, true};
    for (const model::LostCounter& counter : report_.counters) {
      line.details << tr("%1, hex %2").arg(elided(counter.name), hexName(counter.hex));
    }
    lines_.push_back(std::move(line));
  }

  void writeMarks(const QString& text, const std::vector<model::LostMark>& marks) {
    if (marks.empty()) return;
    ChangeLine line{text, {}, true};
    for (const model::LostMark& mark : marks) {
      line.details << tr("%1, hex %2").arg(elided(mark.name), hexName(mark.hex));
    }
    lines_.push_back(std::move(line));
  }

  void writeZones() {
    if (report_.zones.empty()) return;
    ChangeLine line{tr("%n zones lose hexes", nullptr, count(report_.zones)), {}, true};
    for (const model::LostZoneHexes& zone : report_.zones) {
      const QString title = elided(zone.title);
      if (zone.left > 0) {
        line.details << tr("%1 loses %2 of %3 hexes").arg(title).arg(zone.lost).arg(zone.lost + zone.left);
      } else if (zone.kind == model::ZoneKind::Entry) {
        line.details << tr("%1 loses all its hexes, so that nothing can enter there").arg(title);
      } else {
        line.details << tr("%1 loses all its hexes and stays empty").arg(title);
      }
    }
    lines_.push_back(std::move(line));
  }

  QString terrainName(const std::string& kind) const {
    return MapChangeWords::text(rules::terrainTitle(session_.translatedRules(), kind));
  }

  void writeKinds(const QString& text, const std::map<std::string, int>& kinds) {
    if (kinds.empty()) return;
    ChangeLine line{text, {}, true};
    for (const auto& [kind, count] : kinds) line.details << tr("%1: %2").arg(terrainName(kind)).arg(count);
    lines_.push_back(std::move(line));
  }

  QString retracedText(const std::string& kind, const model::Retraced& count) const {
    const QString name = terrainName(kind);
    if (count.parted == 0) return tr("%1: its pieces are joined again by %2 more").arg(name).arg(count.drawn);
    const QString text = count.drawn > count.parted   ? tr("%1: %2 of its pieces become %3, so it gets longer")
                         : count.drawn < count.parted ? tr("%1: %2 of its pieces become %3, so it gets shorter")
                                                      : tr("%1: %2 of its pieces become %3");
    return text.arg(name).arg(count.parted).arg(count.drawn);
  }

  void writeRetraced(const QString& text, const std::map<std::string, model::Retraced>& kinds) {
    if (kinds.empty()) return;
    ChangeLine line{text, {}, true};
    for (const auto& [kind, count] : kinds) line.details << retracedText(kind, count);
    lines_.push_back(std::move(line));
  }

  void writeFacings() {
    if (report_.facings == 0) return;
    lines_.push_back({tr("%n counters face other hexes than before", nullptr, report_.facings), {}, true});
  }

  void writeHexes() {
    if (report_.hexesLost > 0) lines_.push_back({tr("%n hexes go", nullptr, report_.hexesLost)});
    if (report_.hexesGained > 0) lines_.push_back({tr("%n hexes are added", nullptr, report_.hexesGained)});
    if (report_.halfHexesGained > 0) {
      lines_.push_back({tr("%n hexes become half hexes", nullptr, report_.halfHexesGained)});
    }
    if (report_.halfHexesLost > 0) {
      lines_.push_back({tr("%n half hexes become whole", nullptr, report_.halfHexesLost)});
    }
  }

  void writeNumbers() {
    if (report_.renumbered == 0) return;
    ChangeLine line{tr("The numbers of %n hexes change", nullptr, report_.renumbered)};
    for (const model::Renumbered& example : report_.examples) {
      const QString before = MapChangeWords::text(example.before);
      const QString after = MapChangeWords::text(example.after);
      if (after.isEmpty()) {
        line.details << tr("%1 has no number any more").arg(before);
      } else if (before.isEmpty()) {
        line.details << tr("One without a number becomes %1").arg(after);
      } else {
        line.details << tr("%1 becomes %2").arg(before, after);
      }
    }
    if (report_.renumbered > count(report_.examples)) line.details << QStringLiteral("…");
    lines_.push_back(std::move(line));
  }

  void writeMentions() {
    if (report_.mentions.empty()) return;
    ChangeLine line{tr("%n texts name hexes by number and stay as they are", nullptr, count(report_.mentions))};
    for (const model::Mention& mention : report_.mentions) {
      line.details
          << tr("%1 %2: %3").arg(placeName(mention.table), elided(mention.name), MapChangeWords::text(mention.number));
    }
    lines_.push_back(std::move(line));
  }

  // The place of a text that mentions hexes.
  static QString placeName(const std::string& table) {
    if (table == model::Setting::kTable) return tr("Setting");
    if (table == model::Event::kTable) return tr("Event");
    if (table == model::Victory::kTable) return tr("Victory condition");
    if (table == model::HouseCheck::kTable) return tr("House check");
    if (table == model::Zone::kTable) return tr("Zone");
    if (table == model::Label::kTable) return tr("Name on the map");
    return MapChangeWords::text(table);
  }

  const Session& session_;
  const model::RelocationReport& report_;
  std::vector<ChangeLine> lines_;
};

}  // namespace

QString MapChangeWords::text(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

std::vector<ChangeLine> MapChangeWords::lines(const Session& session, const model::RelocationReport& report) {
  return Writer(session, report).run();
}

QString MapChangeWords::sheetSize(const model::MapSheet& sheet) {
  return tr("%1 × %2 cm")
      .arg(QLocale().toString(sheet.sheetWidthMm / 10, 'f', 1), QLocale().toString(sheet.sheetHeightMm / 10, 'f', 1));
}

QString MapChangeWords::gridSize(const hex::Layout& layout) {
  std::string first, last;
  layout.forEachHex([&](hex::HexKey hex) {
    std::string number = layout.number(hex);
    if (number.empty()) return;
    if (first.empty()) first = number;
    last = std::move(number);
  });
  const QString size = tr("%L1 × %L2 hexes").arg(layout.spec().columns).arg(layout.spec().rows);
  return first.empty() ? size : tr("%1, %2 to %3").arg(size, text(first), text(last));
}

QString MapChangeWords::obstacle(const Session& session) {
  if (!session.hasDocument()) return tr("No battle is open.");
  if (session.isReadOnly()) return tr("This battle is open for reading only; save a copy to change it.");
  return {};
}

QString MapChangeWords::obstacle(const Session& session, const model::Edit& edit) {
  const auto locked = session.hand().layers().lockedAgainst(edit);
  if (!locked) return {};
  return tr("The layer “%1” is locked. Unlock it in the Layers dock first.").arg(MapLayers::title(*locked));
}

}  // namespace redoubt::editor
