#pragma once

#include "core/model/field.h"

/// The rows that say what a battle is and where every value of it comes from.
namespace redoubt::model {

struct System;

enum class SourceKind { Rulebook, Map, Counters, Manifest, Errata, Study };
template <>
struct EnumText<SourceKind> {
  static constexpr std::array<std::string_view, 6> kWords{"rulebook", "map", "counters", "manifest", "errata", "study"};
};

enum class QuestionKind { Contradiction, Gap, Misprint, Ambiguity };
template <>
struct EnumText<QuestionKind> {
  static constexpr std::array<std::string_view, 4> kWords{"contradiction", "gap", "misprint", "ambiguity"};
};

/// How a value came into the file. A check never passes silently over Estimated or Unknown.
enum class Status { Printed, Derived, Estimated, Unknown };
template <>
struct EnumText<Status> {
  static constexpr std::array<std::string_view, 4> kWords{"printed", "derived", "estimated", "unknown"};
};

/// The one row that names the battle and its rule system.
struct BattleInfo {
  Id<BattleInfo> id;
  std::string slug;
  std::string title;
  std::string date;
  std::string place;
  std::string language;
  std::optional<Id<System>> system;
  std::string description;

  static constexpr std::string_view kTable = "battle";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &BattleInfo::id),
                      field("slug", &BattleInfo::slug, Nature::Slug),
                      field("title", &BattleInfo::title, Nature::Name),
                      field("date", &BattleInfo::date, Nature::Date),
                      field("place", &BattleInfo::place, Nature::Name),
                      field("language", &BattleInfo::language, Nature::Language),
                      field("system", &BattleInfo::system),
                      field("description", &BattleInfo::description, Nature::Prose)};
  }
  auto key() const { return id; }
  friend bool operator==(const BattleInfo&, const BattleInfo&) = default;
};

struct Source {
  Id<Source> id;
  std::string slug;
  SourceKind kind = SourceKind::Rulebook;
  std::string title;
  std::string edition;
  std::string publisher;
  std::optional<int> year;
  std::string language;
  std::string note;

  static constexpr std::string_view kTable = "source";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Source::id),
                      field("slug", &Source::slug, Nature::Slug),
                      field("kind", &Source::kind),
                      field("title", &Source::title, Nature::Name),
                      field("edition", &Source::edition, Nature::Name),
                      field("publisher", &Source::publisher, Nature::Name),
                      field("year", &Source::year, between(-10'000, 10'000)),
                      field("language", &Source::language, Nature::Language),
                      field("note", &Source::note, Nature::Prose)};
  }
  auto key() const { return id; }
  friend bool operator==(const Source&, const Source&) = default;
};

/// A numbered paragraph of a source. A number can occur twice in a book; `occurrence` counts from 1.
struct Paragraph {
  Id<Paragraph> id;
  Id<Source> source;
  std::string number;
  int occurrence = 1;
  std::string heading;

  static constexpr std::string_view kTable = "paragraph";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Paragraph::id), field("source", &Paragraph::source),
                      field("number", &Paragraph::number, kName),
                      field("occurrence", &Paragraph::occurrence, Nature::Count),
                      field("heading", &Paragraph::heading, Nature::Name)};
  }
  auto key() const { return id; }
  friend bool operator==(const Paragraph&, const Paragraph&) = default;
};

/// A contradiction or gap of the sources, and how we read it.
struct Question {
  Id<Question> id;
  std::string slug;
  QuestionKind kind = QuestionKind::Gap;
  std::optional<Id<Paragraph>> paragraph;
  std::string title;
  std::string text;
  std::string reading;

  static constexpr std::string_view kTable = "question";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Question::id),
                      field("slug", &Question::slug, Nature::Slug),
                      field("kind", &Question::kind),
                      field("paragraph", &Question::paragraph),
                      field("title", &Question::title, Nature::Name),
                      field("text", &Question::text, Nature::Prose),
                      field("reading", &Question::reading, Nature::Prose)};
  }
  auto key() const { return id; }
  friend bool operator==(const Question&, const Question&) = default;
};

/// A text that was read into the battle, kept so that a proofreader can walk beside it.
struct SourceText {
  Id<SourceText> id;
  std::optional<Id<Source>> source{};
  std::string title{};
  std::string text{};

  static constexpr std::string_view kTable = "source_text";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &SourceText::id), field("source", &SourceText::source),
                      field("title", &SourceText::title, Nature::Name),
                      field("text", &SourceText::text, kLongText, Nature::Prose)};
  }
  auto key() const { return id; }
  friend bool operator==(const SourceText&, const SourceText&) = default;
};

/// What words of a text turned out to be. Skip: nothing that belongs into the battle. Phrase: other words, to be read in
/// their place.
enum class ReadingKind { Unit, Leader, Command, Army, Type, Zone, Hex, Facing, Heading, Note, Skip, Phrase };
template <>
struct EnumText<ReadingKind> {
  static constexpr std::array<std::string_view, 12> kWords{"unit", "leader", "command", "army", "type", "zone",
                                                           "hex",  "facing", "heading", "note", "skip", "phrase"};
};

/// What a person said of words that the reader of texts did not understand or guessed wrong. It serves the rest of the
/// text and the next one. Without a source it holds for all.
struct Reading {
  Id<Reading> id;
  std::optional<Id<Source>> source{};
  std::string words{};
  ReadingKind kind = ReadingKind::Unit;
  std::string target{};  ///< the slug of what is meant, or the words that are read instead

  static constexpr std::string_view kTable = "reading";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Reading::id), field("source", &Reading::source),
                      field("words", &Reading::words), field("kind", &Reading::kind),
                      field("target", &Reading::target)};
  }
  auto key() const { return id; }
  friend bool operator==(const Reading&, const Reading&) = default;
};

/// Where one value comes from. `subject` is the row's key as text (keyText), `field` a column or "*" for the
/// whole row. Of a value that somebody confirmed it holds who, when (ISO 8601, UTC), and the value as text, so that a
/// later change is seen; without a person there is no confirmation.
struct Provenance {
  std::string subjectTable;
  std::string subject;
  std::string field;
  Status status = Status::Printed;
  std::optional<Id<Paragraph>> paragraph;
  std::string note;
  std::optional<Id<Source>> source{};    ///< where no paragraph is known
  std::optional<Id<SourceText>> text{};  ///< the text it was read from
  std::optional<int> line{};             ///< in that text, from 1
  std::string words{};                   ///< as the source has them
  std::string confirmedBy{};
  std::string confirmedAt{};
  std::string confirmedValue{};

  static constexpr std::string_view kTable = "provenance";
  static constexpr auto fields() {
    return std::tuple{model::key("subject_table", &Provenance::subjectTable, Nature::Table),
                      model::key("subject", &Provenance::subject, Nature::RowKey),
                      model::key("field", &Provenance::field, Nature::Column),
                      model::field("status", &Provenance::status),
                      model::field("paragraph", &Provenance::paragraph),
                      model::field("note", &Provenance::note, Nature::Prose),
                      model::field("source", &Provenance::source),
                      model::field("text", &Provenance::text),
                      model::field("line", &Provenance::line, between(1, 1'000'000)),
                      model::field("words", &Provenance::words),
                      model::field("confirmed_by", &Provenance::confirmedBy, kName),
                      model::field("confirmed_at", &Provenance::confirmedAt, kName),
                      model::field("confirmed_value", &Provenance::confirmedValue, kLongText)};
  }
  auto key() const { return std::tuple{subjectTable, subject, field}; }
  auto keyView() const { return std::tie(subjectTable, subject, field); }
  friend bool operator==(const Provenance&, const Provenance&) = default;
};

/// A rule system; what it does not say is inherited from its parent.
struct System {
  Id<System> id;
  std::string slug;
  std::optional<Id<System>> parent;
  std::string title;

  static constexpr std::string_view kTable = "system";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &System::id), field("slug", &System::slug, Nature::Slug),
                      field("parent", &System::parent), field("title", &System::title, Nature::Name)};
  }
  auto key() const { return id; }
  friend bool operator==(const System&, const System&) = default;
};

/// One value of a rule system, under a path such as `stacking/alternatives`.
struct Rule {
  Id<System> system;
  std::string path;
  JsonText value;

  static constexpr std::string_view kTable = "rule";
  static constexpr auto fields() {
    return std::tuple{model::key("system", &Rule::system), model::key("path", &Rule::path, Nature::RulePath),
                      field("value", &Rule::value, kLongText)};
  }
  auto key() const { return std::tuple{system, path}; }
  auto keyView() const { return std::tie(system, path); }
  friend bool operator==(const Rule&, const Rule&) = default;
};

}  // namespace redoubt::model
