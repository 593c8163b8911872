#include "editor/session/core_words.h"

#include <QHash>
#include <algorithm>
#include <iterator>

#include "core/base/wording.h"
#include "editor/session/session.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

// A word of the core, and what the window shows instead; null: the same word.
struct Saying {
  const char* core;
  const char* shown = nullptr;
};

// Tables, columns and values of the file, and the titles of the blank rules.
struct Terms {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::CoreWords)

 public:
  static constexpr Saying kAll[] = {
      {QT_TR_NOOP("army")}, {QT_TR_NOOP("player")}, {QT_TR_NOOP("leader")}, {QT_TR_NOOP("command")},
      {QT_TR_NOOP("unit")}, {QT_TR_NOOP("unit command")}, {QT_TR_NOOP("counter")}, {QT_TR_NOOP("face")},
      {"face figure", QT_TR_NOOP("figure of a face")},
      {QT_TR_NOOP("step")}, {QT_TR_NOOP("mark")}, {QT_TR_NOOP("map")}, {QT_TR_NOOP("hex")}, {QT_TR_NOOP("hexside")},
      {QT_TR_NOOP("link")}, {QT_TR_NOOP("symbol")}, {QT_TR_NOOP("label")}, {"map picture", QT_TR_NOOP("picture")}, {QT_TR_NOOP("zone")},
      {QT_TR_NOOP("picture")}, {QT_TR_NOOP("width")}, {QT_TR_NOOP("height")}, {QT_TR_NOOP("opacity")},
      {"under", QT_TR_NOOP("under the terrain")}, {"over", QT_TR_NOOP("over the terrain")}, {"beside", QT_TR_NOOP("beside the map")},
      {QT_TR_NOOP("zone hex")}, {QT_TR_NOOP("waiver")}, {QT_TR_NOOP("house check")}, {QT_TR_NOOP("export preset")},
      {QT_TR_NOOP("note")}, {QT_TR_NOOP("translation")}, {"original", QT_TR_NOOP("original text")}, {QT_TR_NOOP("battle")}, {QT_TR_NOOP("source")}, {QT_TR_NOOP("paragraph")},
      {QT_TR_NOOP("question")}, {QT_TR_NOOP("provenance")}, {QT_TR_NOOP("system")}, {QT_TR_NOOP("rule")},
      {QT_TR_NOOP("scenario")}, {QT_TR_NOOP("variant")}, {"set up block", QT_TR_NOOP("set-up block")},
      {"variant block", QT_TR_NOOP("block of a variant")}, {QT_TR_NOOP("setting")}, {QT_TR_NOOP("entry")},
      {QT_TR_NOOP("track")}, {QT_TR_NOOP("space")}, {QT_TR_NOOP("placement")},
      {"set up order", QT_TR_NOOP("set-up order")}, {QT_TR_NOOP("pool")}, {QT_TR_NOOP("return point")},
      {QT_TR_NOOP("event")}, {QT_TR_NOOP("victory")}, {QT_TR_NOOP("angle")}, {QT_TR_NOOP("block")},
      {QT_TR_NOOP("capacity")}, {QT_TR_NOOP("choice")}, {QT_TR_NOOP("code")}, {QT_TR_NOOP("colour")},
      {"column base", QT_TR_NOOP("first column number")}, {QT_TR_NOOP("column digits")}, {QT_TR_NOOP("column step")},
      {QT_TR_NOOP("column style")}, {QT_TR_NOOP("columns")}, {QT_TR_NOOP("condition")}, {QT_TR_NOOP("copies")},
      {QT_TR_NOOP("copies printed")}, {QT_TR_NOOP("count")}, {QT_TR_NOOP("date")}, {QT_TR_NOOP("description")},
      {QT_TR_NOOP("dice")}, {QT_TR_NOOP("direction")}, {QT_TR_NOOP("distance")},
      {"dx", QT_TR_NOOP("offset to the right")}, {"dy", QT_TR_NOOP("offset down")},
      {"edge bottom", QT_TR_NOOP("lower edge")}, {"edge left", QT_TR_NOOP("left edge")},
      {"edge right", QT_TR_NOOP("right edge")}, {"edge top", QT_TR_NOOP("upper edge")}, {QT_TR_NOOP("edition")},
      {QT_TR_NOOP("effect")}, {QT_TR_NOOP("exempt")}, {QT_TR_NOOP("fallback")}, {QT_TR_NOOP("field")},
      {QT_TR_NOOP("fire")}, {QT_TR_NOOP("first column")}, {QT_TR_NOOP("first row")}, {QT_TR_NOOP("first turn")},
      {QT_TR_NOOP("font")}, {QT_TR_NOOP("formation")}, {QT_TR_NOOP("formula")}, {QT_TR_NOOP("heading")},
      {"hex width mm", QT_TR_NOOP("width of a hex, mm")}, {"high", QT_TR_NOOP("upper side")},
      {"id", QT_TR_NOOP("number")}, {QT_TR_NOOP("invented")}, {QT_TR_NOOP("kind")}, {QT_TR_NOOP("language")},
      {QT_TR_NOOP("last turn")}, {QT_TR_NOOP("level")}, {QT_TR_NOOP("metres per hex")}, {QT_TR_NOOP("morale")},
      {QT_TR_NOOP("name")}, {"north angle", QT_TR_NOOP("direction of north")}, {QT_TR_NOOP("number")},
      {QT_TR_NOOP("number order")}, {QT_TR_NOOP("number printed")}, {QT_TR_NOOP("number separator")},
      {QT_TR_NOOP("occurrence")}, {QT_TR_NOOP("options")}, {"ordinal", QT_TR_NOOP("order")},
      {QT_TR_NOOP("orientation")}, {"overall", QT_TR_NOOP("commander-in-chief")}, {QT_TR_NOOP("owner")},
      {QT_TR_NOOP("parent")}, {QT_TR_NOOP("path")}, {QT_TR_NOOP("place")}, {QT_TR_NOOP("points")},
      {QT_TR_NOOP("publisher")}, {QT_TR_NOOP("query")}, {QT_TR_NOOP("reading")}, {QT_TR_NOOP("reason")},
      {QT_TR_NOOP("role")}, {"row base", QT_TR_NOOP("first row number")}, {QT_TR_NOOP("row digits")},
      {QT_TR_NOOP("row step")}, {QT_TR_NOOP("row style")}, {QT_TR_NOOP("rows")}, {QT_TR_NOOP("second hex")},
      {QT_TR_NOOP("selector")},
      {QT_TR_NOOP("severity")}, {"sheet height mm", QT_TR_NOOP("height of the sheet, mm")},
      {"sheet width mm", QT_TR_NOOP("width of the sheet, mm")}, {QT_TR_NOOP("shifted")}, {QT_TR_NOOP("short name")},
      {QT_TR_NOOP("side")}, {QT_TR_NOOP("size")}, {"slug", QT_TR_NOOP("short name")}, {QT_TR_NOOP("stack")},
      {QT_TR_NOOP("status")}, {QT_TR_NOOP("style")}, {QT_TR_NOOP("subject")},
      {"subject table", QT_TR_NOOP("kind of subject")}, {QT_TR_NOOP("target")}, {QT_TR_NOOP("terrain")},
      {QT_TR_NOOP("text")}, {QT_TR_NOOP("title")}, {QT_TR_NOOP("trigger")}, {QT_TR_NOOP("turn")},
      {QT_TR_NOOP("type")}, {QT_TR_NOOP("value")}, {QT_TR_NOOP("verb")}, {QT_TR_NOOP("words")}, {QT_TR_NOOP("year")},
      {QT_TR_NOOP("activation")}, {QT_TR_NOOP("ambiguity")}, {QT_TR_NOOP("area")}, {"at", QT_TR_NOOP("on a hex")},
      {QT_TR_NOOP("available")}, {QT_TR_NOOP("award")}, {QT_TR_NOOP("back")}, {QT_TR_NOOP("camp")}, {QT_TR_NOOP("exit")}, {QT_TR_NOOP("objective")}, {QT_TR_NOOP("supply")},
      {QT_TR_NOOP("chit")}, {"column-row", QT_TR_NOOP("column, then row")}, {QT_TR_NOOP("condensed")},
      {QT_TR_NOOP("contradiction")}, {QT_TR_NOOP("counters")}, {QT_TR_NOOP("derived")}, {QT_TR_NOOP("digits")},
      {QT_TR_NOOP("enters")}, {QT_TR_NOOP("errata")}, {QT_TR_NOOP("error")}, {QT_TR_NOOP("estimated")},
      {QT_TR_NOOP("even")}, {QT_TR_NOOP("far")}, {QT_TR_NOOP("fixed")}, {"flat", QT_TR_NOOP("flat-top")},
      {"free-choice", QT_TR_NOOP("free choice")}, {QT_TR_NOOP("front")}, {QT_TR_NOOP("gap")},
      {QT_TR_NOOP("grotesque")}, {QT_TR_NOOP("group")}, {QT_TR_NOOP("half")},
      {"half-unnumbered", QT_TR_NOOP("half, unnumbered")}, {QT_TR_NOOP("letters")}, {QT_TR_NOOP("manifest")},
      {QT_TR_NOOP("marker")}, {QT_TR_NOOP("misprint")}, {QT_TR_NOOP("near")},
      {"nearest-free", QT_TR_NOOP("nearest free hex")}, {QT_TR_NOOP("none")}, {QT_TR_NOOP("odd")},
      {"off-map", QT_TR_NOOP("off the map")}, {"on-activation", QT_TR_NOOP("on activation")}, {QT_TR_NOOP("opens")},
      {"pointy", QT_TR_NOOP("pointy-top")}, {QT_TR_NOOP("printed")}, {QT_TR_NOOP("relief")}, {QT_TR_NOOP("remark")},
      {"row-column", QT_TR_NOOP("row, then column")}, {QT_TR_NOOP("rulebook")}, {QT_TR_NOOP("sans")},
      {QT_TR_NOOP("serif")}, {QT_TR_NOOP("set-up")}, {QT_TR_NOOP("state")}, {QT_TR_NOOP("study")},
      {QT_TR_NOOP("threshold")}, {QT_TR_NOOP("town")}, {QT_TR_NOOP("unavailable")}, {QT_TR_NOOP("unknown")},
      {QT_TR_NOOP("unnumbered")}, {QT_TR_NOOP("village")}, {QT_TR_NOOP("wait")}, {QT_TR_NOOP("warning")},
      {QT_TR_NOOP("water")}, {QT_TR_NOOP("whole")}, {"with-own-units", QT_TR_NOOP("with own units")},
      {QT_TR_NOOP("within")}, {QT_TR_NOOP("woods")}, {QT_TR_NOOP("table")}, {QT_TR_NOOP("index")},
      {QT_TR_NOOP("view")}, {QT_TR_NOOP("Blank")}, {QT_TR_NOOP("Infantry")}, {QT_TR_NOOP("Cavalry")},
      {QT_TR_NOOP("Artillery")}, {QT_TR_NOOP("Clear")}, {QT_TR_NOOP("Woods")}, {QT_TR_NOOP("Village")},
      {QT_TR_NOOP("Hill")}, {QT_TR_NOOP("Marsh")}, {QT_TR_NOOP("Stream")}, {QT_TR_NOOP("River")},
      {QT_TR_NOOP("Slope")}, {QT_TR_NOOP("Wall")}, {QT_TR_NOOP("Fence")}, {QT_TR_NOOP("Road")}, {QT_TR_NOOP("Track")},
      {QT_TR_NOOP("Bridge")}, {QT_TR_NOOP("Ford")},
      {QT_TR_NOOP("source text")}, {"scan point", QT_TR_NOOP("point of a scan")},
      {"counter sheet", QT_TR_NOOP("sheet of counters")}, {"sheet cell", QT_TR_NOOP("place on a sheet")},
      {QT_TR_NOOP("line")}, {QT_TR_NOOP("confirmed by")}, {QT_TR_NOOP("confirmed at")},
      {QT_TR_NOOP("confirmed value")}, {QT_TR_NOOP("fit")}, {"x", QT_TR_NOOP("across the picture")},
      {"y", QT_TR_NOOP("down the picture")}, {QT_TR_NOOP("held out")}, {"left", QT_TR_NOOP("left edge")},
      {"top", QT_TR_NOOP("upper edge")}, {"right", QT_TR_NOOP("right edge")}, {"bottom", QT_TR_NOOP("lower edge")},
      {"gap x", QT_TR_NOOP("gap across")}, {"gap y", QT_TR_NOOP("gap down")},
      {"back left", QT_TR_NOOP("left edge of the backs")}, {"back top", QT_TR_NOOP("upper edge of the backs")},
      {"back right", QT_TR_NOOP("right edge of the backs")}, {"back bottom", QT_TR_NOOP("lower edge of the backs")},
      {"back angle", QT_TR_NOOP("angle of the backs")}, {QT_TR_NOOP("flip")}, {QT_TR_NOOP("row")},
      {QT_TR_NOOP("column")}, {"placed", QT_TR_NOOP("by its place")}, {"affine", QT_TR_NOOP("by points, straight")},
      {"perspective", QT_TR_NOOP("by points, in perspective")}, {"warp", QT_TR_NOOP("by points, bent")},
      {"open", QT_TR_NOOP("to be done")}, {QT_TR_NOOP("done")}, {QT_TR_NOOP("skipped")},
      {"left-right", QT_TR_NOOP("left and right swapped")}, {"top-bottom", QT_TR_NOOP("top and bottom swapped")},
      {QT_TR_NOOP("facing")}, {"skip", QT_TR_NOOP("to be skipped")}, {"phrase", QT_TR_NOOP("other words")},
  };
};

const char* shownFor(const Saying& saying) { return saying.shown ? saying.shown : saying.core; }

}  // namespace

QString CoreWords::text(const Phrase& phrase) { return toQt(said(phrase, Session::language().code(), "window")); }

QString CoreWords::text(const Error& error) {
  QString words = text(error.phrase());
  if (!error.context().empty()) return tr("%1: %2").arg(toQt(error.context()), words);
  if (!words.isEmpty()) words[0] = words[0].toUpper();
  return words;
}

QString CoreWords::stored(std::string_view stored) {
  const auto known = wording::recognised(stored, "stored");
  return known ? text(*known) : toQt(stored);
}

QString CoreWords::term(std::string_view word) {
  static const QHash<QString, const char*> known = [] {
    QHash<QString, const char*> terms;
    for (const Saying& saying : Terms::kAll) terms.insert(QString::fromUtf8(saying.core), shownFor(saying));
    return terms;
  }();
  const auto found = known.constFind(toQt(word).replace(QLatin1Char('_'), QLatin1Char(' ')));
  return found == known.constEnd() ? toQt(word) : Terms::tr(*found);
}

bool CoreWords::knowsTerm(std::string_view word) {
  const QString spaced = toQt(word).replace(QLatin1Char('_'), QLatin1Char(' '));
  return std::any_of(std::begin(Terms::kAll), std::end(Terms::kAll),
                     [&](const Saying& saying) { return spaced == QLatin1String(saying.core); });
}

}  // namespace redoubt::editor
