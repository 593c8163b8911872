#include "core/aids/html.h"

#include "core/aids/aids.h"
#include "core/base/phrase.h"

namespace redoubt::aids {
namespace {

constexpr const char* kStyle = R"css(
*{box-sizing:border-box}
body{margin:0;background:var(--desk);color:var(--ink);font:15px/1.45 Inter,"Segoe UI","Helvetica Neue",Arial,sans-serif}
main{max-width:1080px;margin:0 auto;padding:16px}
h1,h2,h3,h4{font-family:"Linux Libertine O","Libertinus Serif",Georgia,serif;line-height:1.15;break-after:avoid}
h1{font-size:34px;margin:12px 0 2px}
.sub{color:var(--soft);margin:0 0 16px}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:6px 18px;padding:0}
a{color:var(--accent)}
section{background:var(--paper);padding:20px 24px 28px;margin:0 0 20px;border-top:4px solid var(--accent)}
section>h2{font-size:28px;margin:0 0 12px}
h3{font-size:21px;margin:22px 0 8px;border-bottom:1px solid var(--line);padding-bottom:3px}
h4{font-size:17px;margin:16px 0 6px;color:var(--accent)}
h5{font-size:15px;margin:12px 0 4px}
.lead{font:italic 18px/1.4 "Linux Libertine O",Georgia,serif}
.note,.q{color:var(--soft)}.note{font-size:13px}
.c{color:var(--soft);font-size:11px;white-space:nowrap;vertical-align:1px;font-weight:400;font-style:normal}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;margin:8px 0}
dt{color:var(--soft)}dd{margin:0}
.wide{overflow-x:auto}
table{border-collapse:collapse;margin:8px 0;min-width:40%}
caption{text-align:right}
th,td{padding:3px 9px;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
thead th{border-bottom:2px solid var(--ink);font-size:13px;vertical-align:bottom}
tbody tr:nth-child(even){background:var(--band)}
.n{text-align:center}
.chart td{font-weight:600}.chart td.t{font-weight:400}
tr.g th{background:var(--band);border-bottom:1px solid var(--accent);color:var(--accent)}
.sw{display:inline-block;width:76px;height:40px;vertical-align:middle;margin-right:10px}
.sw svg,.sw img{width:100%;height:100%;display:block}
.counters{display:flex;flex-wrap:wrap;gap:8px;list-style:none;padding:0;margin:8px 0}
.counters li{width:66px;text-align:center;font-size:11px;line-height:1.2;overflow-wrap:anywhere}
.counters .p{display:block;width:60px;height:60px;margin:0 auto 2px}
.counters .p svg,.counters .p img{width:100%;height:100%}
.branch{border-left:6px solid var(--stripe,var(--line));padding:2px 0 2px 14px;margin:12px 0}
.branch p{margin:0 0 4px}
.map img,.map svg{width:100%;height:auto;max-width:760px;border:1px solid var(--line)}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:10px}
.card{border:1px solid var(--line);border-top:5px solid var(--stripe,var(--accent));padding:8px 10px;break-inside:avoid}
.card .m{font:700 26px "Linux Libertine O",Georgia,serif;margin-right:8px}
.card p{margin:3px 0;font-size:13px}
tr,dt,dd,li{break-inside:avoid}
@media print{body{background:#fff;font-size:9.5pt}main{max-width:none;padding:0}nav{display:none}
section{break-before:page;padding:0;border-top-width:2px}section:first-of-type{break-before:auto}}
)css";

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '\x22': out += "&quot;"; break;
      default: out += c;
    }
  }
  return out;
}

bool isColour(std::string_view text) {
  return text.size() == 7 && text[0] == '#' && text.find_first_not_of("0123456789abcdefABCDEF", 1) == text.npos;
}

class Writer {
 public:
  Writer(const Document& document, const PictureElement& pictures) : document_(document), pictures_(pictures) {}

  std::string run(const PageLook& look) {
    const std::string language = escaped(document_.language);
    out_ = "<!DOCTYPE html>\n<html lang=\"" + language + "\">\n<head>\n<meta charset=\"utf-8\">\n";
    out_ += "<meta name=\"viewport\" content=\"width=device-width\">\n<meta name=\"generator\" content=\"Redoubt\">\n";
    const std::string title =
        document_.title + (document_.scenario.empty() ? std::string() : " – " + document_.scenario);
    out_ += "<title>" + escaped(title) + "</title>\n<style>\n";
    out_ += ":root{color-scheme:light dark;--paper:" + look.paper + ";--ink:" + look.ink + ";--accent:" + look.accent +
            ";--soft:#5c646c;--line:#c9c4b8;--band:rgba(120,110,90,.09);--desk:#e9e6df}\n";
    out_ +=
        "@media (prefers-color-scheme:dark){:root{--paper:#22252a;--ink:#e6e4df;--accent:#e0a070;--soft:#a2a9b0;"
        "--line:#4a4f57;--band:rgba(255,255,255,.05);--desk:#17191c}}\n";
    out_ += "@media print{:root{color-scheme:light;--paper:#fff;--ink:#000;--accent:" + look.accent +
            ";--soft:#444;--line:#aaa;--band:#f3f1ec;--desk:#fff}}";
    out_ += kStyle + look.css + "</style>\n</head>\n<body>\n<main>\n";
    out_ += "<h1>" + escaped(document_.title) + "</h1>\n<p class=\"sub\">" + escaped(document_.subtitle);
    if (!document_.scenario.empty()) out_ += " · " + escaped(document_.scenario);
    out_ += "</p>\n";
    contents();
    for (const Sheet& sheet : document_.sheets) write(sheet);
    out_ += "<p class=\"note\">" + escaped(say("aids.estimated")) + " · " + escaped(say("aids.made")) + "</p>\n";
    out_ += "</main>\n</body>\n</html>\n";
    return std::move(out_);
  }

 private:
  std::string say(const char* key) const { return said(Phrase::of(key), document_.language); }

  void contents() {
    out_ += "<nav aria-label=\"" + escaped(say("aids.html.sheets")) + "\"><ul>";
    for (const Sheet& sheet : document_.sheets) {
      out_ += "<li><a href=\"#" + std::string(toText(sheet.kind)) + "\">" + escaped(sheet.title) + "</a></li>";
    }
    out_ += "</ul></nav>\n";
  }

  void write(const Sheet& sheet) {
    out_ += "<section id=\"" + std::string(toText(sheet.kind)) + "\">\n<h2>" + escaped(sheet.title) + "</h2>\n";
    for (const Block& block : sheet.blocks) {
      std::visit([&](const auto& is) { this->write(is); }, block.is);
    }
    out_ += "</section>\n";
  }

  static std::string spans(const Line& line) {
    std::string out;
    for (const Span& span : line) {
      switch (span.manner) {
        case Manner::Plain: out += escaped(span.text); break;
        case Manner::Strong: out += "<b>" + escaped(span.text) + "</b>"; break;
        case Manner::Quiet: out += "<span class=\"q\">" + escaped(span.text) + "</span>"; break;
        case Manner::Cite: out += "<span class=\"c\">" + escaped(span.text) + "</span>"; break;
      }
    }
    return out;
  }

  // A picture with its words for screen readers, unless the same words stand beside it.
  std::string picture(const Picture& picture, const char* kind, bool isSaid) const {
    const std::string element = pictures_ ? pictures_(picture) : std::string();
    if (element.empty()) return isSaid ? std::string() : escaped(picture.alt);
    const std::string open = std::string("<span class=\"") + kind + "\"";
    if (isSaid) return open + " aria-hidden=\"true\">" + element + "</span>";
    return open + " role=\"img\" aria-label=\"" + escaped(picture.alt) + "\">" + element + "</span>";
  }

  void write(const Heading& heading) {
    const std::string tag = "h" + std::to_string(heading.level + 2);
    out_ += "<" + tag + ">" + spans(heading.text) + "</" + tag + ">\n";
  }

  void write(const Paragraph& paragraph) {
    const char* name = paragraph.look == Paragraph::Look::Lead   ? " class=\"lead\""
                       : paragraph.look == Paragraph::Look::Note ? " class=\"note\""
                                                                 : "";
    out_ += std::string("<p") + name + ">" + spans(paragraph.text) + "</p>\n";
  }

  void write(const List& list) {
    const std::string tag = list.isNumbered ? "ol" : "ul";
    out_ += "<" + tag + ">";
    bool isInside = false;
    for (std::size_t i = 0; i < list.items.size(); ++i) {
      const bool isDeep = list.items[i].depth > 0;
      if (isDeep && !isInside) out_ += "<" + tag + (list.isNumbered ? " type=\"a\"" : "") + ">";
      if (!isDeep && isInside) out_ += "</" + tag + "></li>";
      isInside = isDeep;
      const bool hasInside = i + 1 < list.items.size() && list.items[i + 1].depth > 0 && !isDeep;
      out_ += "<li>" + spans(list.items[i].text) + (hasInside ? "" : "</li>\n");
    }
    if (isInside) out_ += "</" + tag + "></li>";
    out_ += "</" + tag + ">\n";
  }

  void write(const Facts& facts) {
    out_ += "<dl>";
    for (const Facts::Fact& fact : facts.facts) {
      out_ += "<dt>" + spans(fact.label) + "</dt><dd>" + spans(fact.value) + "</dd>\n";
    }
    out_ += "</dl>\n";
  }

  void cells(const Table& table, const Table::Row& row, bool isHead) {
    out_ += row.isGroup ? "<tr class=\"g\">" : "<tr>";
    std::size_t column = 0;
    for (const Table::Cell& cell : row.cells) {
      const bool isText = column < table.isText.size() && table.isText[column];
      const bool isRowHead = !isHead && !row.isGroup && column == 0;
      const bool isTh = isHead || row.isGroup || isRowHead;
      out_ += isTh ? "<th" : "<td";
      if (isHead && !cell.text.empty()) out_ += cell.span > 1 ? " scope=\"colgroup\"" : " scope=\"col\"";
      if (isRowHead) out_ += " scope=\"row\"";
      if (row.isGroup) out_ += " scope=\"rowgroup\"";
      if (cell.span > 1) out_ += " colspan=\"" + std::to_string(cell.span) + "\"";
      out_ += row.isGroup ? ">" : isText ? " class=\"t\">" : " class=\"n\">";
      if (cell.picture) out_ += picture(*cell.picture, "sw", true);
      out_ += spans(cell.text) + (isTh ? "</th>" : "</td>");
      column += static_cast<std::size_t>(cell.span);
    }
    out_ += "</tr>\n";
  }

  void write(const Table& table) {
    out_ += table.look == Table::Look::Chart ? "<div class=\"wide\"><table class=\"chart\">\n"
                                             : "<div class=\"wide\"><table>\n";
    if (!table.caption.empty()) out_ += "<caption>" + spans(table.caption) + "</caption>\n";
    if (!table.head.empty()) {
      out_ += "<thead>\n";
      for (const Table::Row& row : table.head) cells(table, row, true);
      out_ += "</thead>\n";
    }
    out_ += "<tbody>\n";
    for (const Table::Row& row : table.rows) cells(table, row, false);
    out_ += "</tbody></table></div>\n";
  }

  void counters(const std::vector<CounterItem>& items) {
    if (items.empty()) return;
    out_ += "<ul class=\"counters\">";
    for (const CounterItem& item : items) {
      const std::string text = plainText(item.caption);
      out_ += "<li>" + picture(item.picture, "p", !text.empty()) + spans(item.caption) + "</li>\n";
    }
    out_ += "</ul>\n";
  }

  static std::string stripe(const std::string& colour) {
    return isColour(colour) ? " style=\"--stripe:" + colour + "\"" : std::string();
  }

  void write(const Counters& block) { counters(block.items); }

  void write(const Branch& branch) {
    out_ += "<div class=\"branch\"" + stripe(branch.colour) + ">";
    const char* tag = branch.depth > 0 ? "h4" : "h3";
    out_ += std::string("<") + tag + ">" + spans(branch.title) + "</" + tag + ">\n";
    if (!branch.note.empty()) out_ += "<p class=\"note\">" + spans(branch.note) + "</p>\n";
    std::vector<CounterItem> all = branch.leaders;
    all.insert(all.end(), branch.counters.begin(), branch.counters.end());
    counters(all);
    out_ += "</div>\n";
  }

  void write(const MapPart& map) { out_ += "<p>" + picture(map.picture, "map", false) + "</p>\n"; }

  void write(const Cards& cards) {
    out_ += "<div class=\"cards\">\n";
    for (const Cards::Card& card : cards.cards) {
      out_ += "<div class=\"card\"" + stripe(card.colour) + "><p><span class=\"m\">" + escaped(card.mark) + "</span>" +
              spans(card.title) + "</p>";
      for (const Line& line : card.lines) out_ += "<p>" + spans(line) + "</p>\n";
      counters(card.counters);
      out_ += "</div>\n";
    }
    out_ += "</div>\n";
  }

  const Document& document_;
  const PictureElement& pictures_;
  std::string out_;
};

}  // namespace

std::string toHtml(const Document& document, const PictureElement& pictures, const PageLook& look) {
  return Writer(document, pictures).run(look);
}

}  // namespace redoubt::aids
