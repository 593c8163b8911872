#include <fmt/format.h>

#include <array>

#include "core/proof/report.h"
#include "core/proof/words.h"

namespace redoubt::proof {
namespace {

// Also for QTextDocument, which prints the page: it knows tables and plain selectors, and leaves out what else is here.
constexpr std::string_view kStyle = R"css(
body { margin: 0 auto; max-width: 1000px; padding: 24px 32px 48px; background: #ffffff; color: #22262a;
  font-family: Inter, "Segoe UI", "Helvetica Neue", Arial, sans-serif; font-size: 14px; line-height: 1.45; }
h1 { margin: 0; font-size: 26px; font-weight: 600; }
h2 { margin: 32px 0 8px; font-size: 18px; font-weight: 600; }
p { margin: 6px 0; }
.second { color: #5c646c; }
table { width: 100%; border-collapse: collapse; margin-top: 8px; }
th, td { padding: 4px 5px; border-bottom: 1px solid #c9cdd1; text-align: left; vertical-align: top; }
thead th { color: #5c646c; font-size: 12px; font-weight: 600; vertical-align: bottom; }
th.number, td.number { text-align: right; }
td.number { white-space: nowrap; }
tr.topic td, tr.topic th { font-weight: 600; background: #eff0f2; }
tr.group td, tr.group th { font-weight: 400; }
tr.group th { padding-left: 24px; }
.quote { font-family: "Linux Libertine O", "Linux Libertine", Georgia, serif; }
.bar { margin: 16px 0 8px; }
.bar td { height: 10px; padding: 0; border: 0; background: #dce8f5; font-size: 4px; }
.bar td.done { background: #2767a8; }
dt { margin-top: 12px; font-weight: 600; }
dd { margin: 2px 0 0 24px; }
@media print {
  body { max-width: none; padding: 0; font-size: 9.5pt; }
  h1 { font-size: 18pt; } h2 { font-size: 13pt; break-after: avoid; }
  thead { display: table-header-group; }
  tr, dt, dd { break-inside: avoid; }
  .bar td, tr.topic td, tr.topic th { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  @page { margin: 16mm 14mm; }
}
)css";

std::string escaped(std::string_view text) {
  std::string html;
  html.reserve(text.size());
  for (const char c : text) {
    switch (c) {
      case '&': html += "&amp;"; break;
      case '<': html += "&lt;"; break;
      case '>': html += "&gt;"; break;
      case '"': html += "&quot;"; break;
      case '\'': html += "&#39;"; break;
      case '\n': html += "<br>"; break;
      default:
        if (static_cast<unsigned char>(c) >= 0x20 || c == '\t') html += c;
    }
  }
  return html;
}

// "12 345 (45 %)"; nothing for zero, so that what is there stands out.
std::string share(std::size_t part, std::size_t whole) {
  if (part == 0 || whole == 0) return {};
  // Rounded down, so that 100 % is all of them.
  const std::size_t percent = part * 100 / whole;
  return fmt::format("{}&nbsp;<span class=\"second\">({}&#8239;%)</span>", part, percent == 0 ? "&lt;1" : std::to_string(percent));
}

struct Head {
  std::string_view column;
  int percent = 0;  // of the width
};

class Page {
 public:
  explicit Page(const Report& report) : report_(report) {}

  std::string run() && {
    begin();
    addSummary();
    addTopics();
    addReaders();
    addChanges();
    addGuesses();
    addFindings();
    addQuestions();
    addReadings();
    addSources();
    html_ += "</body>\n</html>\n";
    return std::move(html_);
  }

 private:
  std::string say(std::string_view key, std::vector<Phrase::Argument> arguments = {}) const {
    return said(Phrase::of("proof.report." + std::string(key), std::move(arguments)), report_.language);
  }

  template <class... Parts>
  void add(fmt::format_string<Parts...> text, Parts&&... parts) {
    html_ += fmt::format(text, std::forward<Parts>(parts)...);
  }

  void begin() {
    const std::string title = escaped(say("title", {{"battle", report_.title}}));
    add("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n", escaped(report_.language));
    add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n", title);
    html_ += "<style>" + std::string(kStyle) + "</style>\n</head>\n<body>\n";
    add("<h1>{}</h1>\n", title);
    if (!report_.subtitle.empty()) add("<p class=\"second\">{}</p>\n", escaped(report_.subtitle));
    if (!report_.madeAt.empty()) {
      add("<p class=\"second\">{}</p>\n", escaped(say("made", {{"day", report_.madeAt.substr(0, 10)}})));
    }
  }

  void heading(std::string_view key) { add("<h2>{}</h2>\n", escaped(say(key))); }

  void addSummary() {
    const Counts& total = report_.total;
    const std::size_t percent = total.all == 0 ? 0 : total.confirmed * 100 / total.all;
    html_ += "<table class=\"bar\" width=\"100%\" cellspacing=\"0\"><tr>";
    if (percent > 0) add("<td class=\"done\" bgcolor=\"#2767a8\" width=\"{}%\"></td>", percent);
    if (percent < 100) html_ += "<td bgcolor=\"#dce8f5\"></td>";
    html_ += "</tr></table>\n";
    add("<p>{}</p>\n", escaped(say("summary", {{"confirmed", std::to_string(total.confirmed)},
                                               {"all", std::to_string(total.all)},
                                               {"percent", std::to_string(percent)}})));
  }

  void addCounts(std::string_view kind, const std::string& title, const Counts& counts) {
    add("<tr class=\"{}\"><th scope=\"row\">{}</th><td class=\"number\">{}</td>", kind, escaped(title), counts.all);
    for (const std::size_t part : {counts.printed, counts.derived, counts.estimated, counts.unknown, counts.own,
                                   counts.confirmed, counts.changed}) {
      add("<td class=\"number\">{}</td>", share(part, counts.all));
    }
    html_ += "</tr>\n";
  }

  void addTopics() {
    heading("topics");
    html_ += "<table width=\"100%\">\n<thead><tr><th width=\"20%\"></th>";
    constexpr std::array kNumbers{Head{"values", 7},  Head{"printed", 11}, Head{"derived", 13},   Head{"estimated", 10},
                                  Head{"unknown", 9}, Head{"own", 8},      Head{"confirmed", 11}, Head{"changed", 11}};
    for (const Head& each : kNumbers) {
      add("<th class=\"number\" width=\"{}%\">{}</th>", each.percent, escaped(say("column." + std::string(each.column))));
    }
    html_ += "</tr></thead>\n<tbody>\n";
    for (const Report::Topic& topic : report_.topics) {
      addCounts("topic", topic.title, topic.counts);
      if (topic.groups.size() < 2) continue;
      for (const Report::Line& group : topic.groups) addCounts("group", group.title, group.counts);
    }
    addCounts("topic", say("total"), report_.total);
    html_ += "</tbody>\n</table>\n";
    add("<p class=\"second\">{}</p>\n", escaped(say("legend")));
  }

  void tableHead(std::initializer_list<Head> columns) {
    html_ += "<table width=\"100%\">\n<thead><tr>";
    for (const Head& each : columns) {
      add("<th width=\"{}%\">{}</th>", each.percent, escaped(say("column." + std::string(each.column))));
    }
    html_ += "</tr></thead>\n<tbody>\n";
  }
  void cells(std::initializer_list<std::string> cells) {
    html_ += "<tr>";
    for (const std::string& cell : cells) add("<td>{}</td>", cell);
    html_ += "</tr>\n";
  }
  void tableEnd() { html_ += "</tbody>\n</table>\n"; }

  static std::string quoted(const std::string& words) {
    return words.empty() ? std::string() : "<span class=\"quote\">" + escaped(words) + "</span>";
  }

  void addReaders() {
    if (report_.readers.empty()) return;
    heading("readers");
    tableHead({{"reader", 46}, {"values", 18}, {"from", 18}, {"to", 18}});
    for (const Report::Reader& reader : report_.readers) {
      cells({escaped(reader.name), std::to_string(reader.values), escaped(reader.first), escaped(reader.last)});
    }
    tableEnd();
  }

  void addChanges() {
    if (report_.changes.empty()) return;
    heading("changes");
    tableHead({{"what", 32}, {"field", 16}, {"was", 18}, {"is", 18}, {"reader", 16}});
    for (const Report::Change& change : report_.changes) {
      cells({escaped(change.row), escaped(change.field), escaped(change.confirmed), escaped(change.now),
             escaped(change.by)});
    }
    tableEnd();
  }

  void addGuesses() {
    heading("guesses");
    if (report_.guesses.empty()) return nothing("no-guesses");
    tableHead({{"what", 26}, {"field", 13}, {"is", 17}, {"status", 12}, {"why", 32}});
    for (const Report::Guess& guess : report_.guesses) {
      std::string why = escaped(guess.note);
      for (const std::string& part : {quoted(guess.words), escaped(guess.citation)}) {
        if (!part.empty()) why += (why.empty() ? "" : "<br>") + part;
      }
      cells({escaped(guess.rows), escaped(guess.field), escaped(guess.value), escaped(guess.status), std::move(why)});
    }
    tableEnd();
  }

  void addFindings() {
    if (report_.onEstimates.empty()) return;
    heading("on-estimates");
    html_ += "<ul>\n";
    for (const std::string& finding : report_.onEstimates) add("<li>{}</li>\n", escaped(finding));
    html_ += "</ul>\n";
  }

  void addQuestions() {
    heading("questions");
    if (report_.questions.empty()) return nothing("no-questions");
    html_ += "<dl>\n";
    for (const Report::Question& question : report_.questions) {
      const std::string cited = question.citation.empty() ? std::string() : question.citation + ", ";
      add("<dt>{} <span class=\"second\">({}{})</span></dt>\n", escaped(question.title), escaped(cited),
          escaped(question.kind));
      if (!question.text.empty()) add("<dd>{}</dd>\n", escaped(question.text));
      const std::string reading =
          question.reading.empty() ? say("open-question") : say("reading", {{"reading", question.reading}});
      add("<dd>{}</dd>\n", escaped(reading));
    }
    html_ += "</dl>\n";
  }

  void addReadings() {
    if (report_.readings.empty()) return;
    heading("readings");
    tableHead({{"words", 32}, {"kind", 16}, {"means", 26}, {"source", 26}});
    for (const Report::Reading& reading : report_.readings) {
      cells({quoted(reading.words), escaped(reading.kind), escaped(reading.target), escaped(reading.source)});
    }
    tableEnd();
  }

  void addSources() {
    heading("sources");
    if (report_.sources.empty()) return nothing("no-sources");
    tableHead({{"source", 42}, {"kind", 16}, {"edition", 24}, {"cited", 18}});
    for (const Report::Source& source : report_.sources) {
      std::string title = escaped(source.title);
      if (!source.note.empty()) title += "<br><span class=\"second\">" + escaped(source.note) + "</span>";
      cells({std::move(title), escaped(source.kind), escaped(source.edition), std::to_string(source.values)});
    }
    tableEnd();
  }

  void nothing(std::string_view key) { add("<p class=\"second\">{}</p>\n", escaped(say(key))); }

  const Report& report_;
  std::string html_;
};

}  // namespace

std::string toHtml(const Report& report) {
  return Page(report).run();
}

}  // namespace redoubt::proof
