#include "core/ask/first_turn/words.h"

#include <algorithm>

#include "core/ask/first_turn/speaker.h"

namespace redoubt::ask {
namespace {

std::vector<OpeningRow> rowsOf(OpeningPart part, const opening::Speaker& speaker, const FirstTurn& report) {
  switch (part) {
    case OpeningPart::Turn: return turnRows(speaker, report);
    case OpeningPart::Fire: return fireRows(speaker, report);
    case OpeningPart::Attack: return attackRows(speaker, report);
    case OpeningPart::Arrivals: return arrivalRows(speaker, report);
    case OpeningPart::Command: return commandRows(speaker, report);
    case OpeningPart::Supply: return supplyRows(speaker, report);
    case OpeningPart::Ground: return groundRows(speaker, report);
    case OpeningPart::Open: break;
  }
  return openRows(speaker, report);
}

// By the armies' own order; what is of none comes first, notes of each come last.
void sortByArmy(std::vector<OpeningRow>& rows, const World& world) {
  const auto placeOf = [&](const OpeningRow& row) {
    const model::Army* army = world.battle().bySlug<model::Army>(row.army);
    return army ? army->ordinal : -1;
  };
  std::stable_sort(rows.begin(), rows.end(),
                   [&](const OpeningRow& a, const OpeningRow& b) { return placeOf(a) < placeOf(b); });
}

void nameArmies(OpeningRow& row, const opening::Speaker& speaker) {
  row.armyName = row.army.empty() ? std::string() : speaker.armyName(row.army);
  for (OpeningRow& each : row.rows) nameArmies(each, speaker);
}

void addText(std::string& text, const OpeningRow& row, std::string_view language, std::size_t details,
             std::size_t depth, const Texts* texts, bool isSummary = true) {
  text += std::string(2 * depth, ' ') + said(row.text, language, {}, texts);
  if (row.certainty == rules::Certainty::Estimated) text += " ≈";
  const std::string cited = isSummary ? citationsOf(row.because) : std::string();
  if (!cited.empty()) text += " " + cited;
  text += '\n';
  for (std::size_t place = 0; place < std::min(details, row.rows.size()); ++place) {
    addText(text, row.rows[place], language, details, depth + 1, texts, false);
  }
}

}  // namespace

Phrase titleOf(OpeningPart part) {
  switch (part) {
    case OpeningPart::Turn: return Phrase::of("opening.part.turn");
    case OpeningPart::Fire: return Phrase::of("opening.part.fire");
    case OpeningPart::Attack: return Phrase::of("opening.part.attack");
    case OpeningPart::Arrivals: return Phrase::of("opening.part.arrivals");
    case OpeningPart::Command: return Phrase::of("opening.part.command");
    case OpeningPart::Supply: return Phrase::of("opening.part.supply");
    case OpeningPart::Ground: return Phrase::of("opening.part.ground");
    case OpeningPart::Open: break;
  }
  return Phrase::of("opening.part.open");
}

std::vector<OpeningSection> wordsFor(const World& world, const FirstTurn& report) {
  const opening::Speaker speaker(world);
  std::vector<OpeningSection> sections;
  for (const OpeningPart part : kOpeningParts) {
    OpeningSection section{part, 0, rowsOf(part, speaker, report)};
    sortByArmy(section.rows, world);
    for (OpeningRow& row : section.rows) nameArmies(row, speaker);
    section.count =
        static_cast<std::size_t>(std::count_if(section.rows.begin(), section.rows.end(), [](const OpeningRow& each) {
          return each.tone != OpeningRow::Tone::Note;
        }));
    sections.push_back(std::move(section));
  }
  return sections;
}

std::string citationsOf(const std::vector<Reason>& because) {
  std::vector<std::string> cited;
  for (const Reason& each : because) {
    if (!each.citation.empty() && !rules::hasItem(cited, each.citation)) cited.push_back(each.citation);
  }
  std::string text;
  for (const std::string& each : cited) text += (text.empty() ? "" : ", ") + each;
  return text.empty() ? text : "[" + text + "]";
}

std::string textOf(const std::vector<OpeningSection>& sections, std::string_view language, std::size_t details,
                   const Texts* texts) {
  std::string text;
  for (const OpeningSection& each : sections) {
    if (each.rows.empty()) continue;
    if (!text.empty()) text += '\n';
    text += said(Phrase::of("opening.headline", {{"part", titleOf(each.part)}, {"count", std::to_string(each.count)}}),
                 language) +
            '\n';
    std::string army;
    for (const OpeningRow& row : each.rows) {
      if (row.army != army && !row.army.empty()) text += "  " + row.armyName + '\n';
      army = row.army;
      addText(text, row, language, details, army.empty() ? 1 : 2, texts);
    }
  }
  return text;
}

}  // namespace redoubt::ask
