#include "core/check/families.h"
#include "core/check/victory/victory_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"award-malformed", Severity::Error,
     "The points of “{award}” can't be read at column {column} of “{formula}”: expected {expected}.",
     "Nie da się odczytać punktów w „{award}”, znak {column} zapisu „{formula}”: oczekiwano: {expected}."},
    {"award-without-figure", Severity::Error,
     "“{award}” reckons the points for a leader by morale or stars, which leaders don't have.",
     "„{award}” liczy punkty za dowódcę według morale lub gwiazdek, których dowódcy nie mają."},
    {"award-idle", Severity::Note,
     "“{award}” brings nothing here: the enemies of {players} have nothing that it is for.",
     "„{award}” nic tu nie daje: przeciwnicy strony ({players}) nie mają tego, za co jest nagroda."},
    {"threshold-of-nobody", Severity::Error, "“{threshold}” ends the game for a player who doesn't exist.",
     "„{threshold}” kończy grę na rzecz gracza, którego nie ma."},
    {"threshold-without-points", Severity::Error, "“{threshold}” ends the game, but not at 1 point or more.",
     "„{threshold}” kończy grę, ale próg nie wynosi co najmniej 1 punkt."},
    {"threshold-twice", Severity::Error, "The game is won by {player} at {points} points, and at {other} as well.",
     "Dwa progi zwycięstwa ({player}): {points} i {other}."},
    {"player-without-threshold", Severity::Note, "The game ends early for one side only: no threshold for {players}.",
     "Gra kończy się wcześniej tylko na rzecz jednej strony: bez progu jest {players}."},
    {"scenario-without-threshold", Severity::Note,
     "By the rules a threshold ends the game early, but “{title}” has none.",
     "Według zasad grę kończy wcześniej próg punktów, ale „{title}” żadnego nie ma."},
    {"threshold-unattainable", Severity::Error,
     "At {points} points the game is won by {player}, but everything the enemy has brings only {most}.",
     "Przy {points} punktach wygrywa: {player}; wszystko, co ma przeciwnik, daje jednak tylko {most}."},
    {"threshold-unattainable-estimated", Severity::Warning,
     "At {points} points the game is won by {player}, but everything the enemy has brings only {most}, if the "
     "estimated figures are right.",
     "Przy {points} punktach wygrywa: {player}; wszystko, co ma przeciwnik, daje jednak tylko {most}, jeśli wartości "
     "szacunkowe są trafne."},
    {"threshold-undecidable", Severity::Warning,
     "Whether {points} points can be had by {player} can't be decided: {most} can, but the figures of {count} units "
     "are "
     "unknown ({names}).",
     "Nie da się orzec, czy {points} punktów może mieć {player}: na pewno {most}, ale nieznane są wartości jednostek "
     "({count}: {names})."},
    {"threshold-share", Severity::Note,
     "At {points} points the game is won by {player}; everything the enemy has brings {most}.",
     "Przy {points} punktach wygrywa: {player}; wszystko, co ma przeciwnik, daje {most}."},
    {"threshold-share-estimated", Severity::Note,
     "At {points} points the game is won by {player}; everything the enemy has brings {most}, if the estimated figures "
     "are right.",
     "Przy {points} punktach wygrywa: {player}; wszystko, co ma przeciwnik, daje {most}, jeśli wartości szacunkowe są "
     "trafne."},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"strike-threshold", Severity::Note, "Strike the second threshold of {player}", "Wykreśl drugi próg: {player}"},
});

}  // namespace

Family victoryFamily() {
  const TableSet forces = tables<model::Scenario, model::Variant, model::VariantBlock, model::SetUpBlock,
                                 model::Setting, model::Player, model::Army, model::Leader>() |
                          CheckContext::figureTables();
  Family family;
  family.findings = kFindings;
  family.fixes = kFixes;
  family.checks = {
      whole("awards", forces | tables<model::Victory>(), checkAwards),
      whole("thresholds", forces | tables<model::Victory, model::Event>(), checkThresholds),
  };
  return family;
}

}  // namespace redoubt::check
