#pragma once

#include "core/model/field.h"

/// Rows that help the author: waived findings, house checks, export presets, notes, texts in other languages.
namespace redoubt::model {

enum class Severity { Error, Warning, Note };
template <>
struct EnumText<Severity> {
  static constexpr std::array<std::string_view, 3> kWords{"error", "warning", "note"};
};

/// A finding the author accepts, by the check's code and the finding's subject, never by its wording.
struct Waiver {
  std::string code;
  std::string subject;
  std::string reason;

  static constexpr std::string_view kTable = "waiver";
  static constexpr auto fields() {
    return std::tuple{model::key("code", &Waiver::code, Nature::FindingCode),
                      model::key("subject", &Waiver::subject, Nature::FindingSubject),
                      field("reason", &Waiver::reason, Nature::Prose)};
  }
  auto key() const { return std::tuple{code, subject}; }
  auto keyView() const { return std::tie(code, subject); }
  friend bool operator==(const Waiver&, const Waiver&) = default;
};

struct HouseCheck {
  Id<HouseCheck> id;
  std::string slug;
  std::string title;
  Severity severity = Severity::Warning;
  std::string query;

  static constexpr std::string_view kTable = "house_check";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &HouseCheck::id), field("slug", &HouseCheck::slug, Nature::Slug),
                      field("title", &HouseCheck::title, Nature::Name), field("severity", &HouseCheck::severity),
                      field("query", &HouseCheck::query, Nature::Query)};
  }
  auto key() const { return id; }
  friend bool operator==(const HouseCheck&, const HouseCheck&) = default;
};

struct ExportPreset {
  Id<ExportPreset> id;
  std::string slug;
  std::string target;
  JsonText options;

  static constexpr std::string_view kTable = "export_preset";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &ExportPreset::id), field("slug", &ExportPreset::slug, Nature::Slug),
                      field("target", &ExportPreset::target, Nature::Format),
                      field("options", &ExportPreset::options, kLongText)};
  }
  auto key() const { return id; }
  friend bool operator==(const ExportPreset&, const ExportPreset&) = default;
};

struct Note {
  Id<Note> id;
  std::optional<hex::HexKey> hex;
  std::string text;

  static constexpr std::string_view kTable = "note";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Note::id), field("hex", &Note::hex), field("text", &Note::text, Nature::Prose)};
  }
  auto key() const { return id; }
  friend bool operator==(const Note&, const Note&) = default;
};

/// What a text of the battle is in another language, wherever it stands: names, titles and sentences of rows, and
/// titles of rules. A text without a row of a language is the same in it.
struct Translation {
  std::string language;
  std::string original;
  std::string text;

  static constexpr std::string_view kTable = "translation";
  static constexpr auto fields() {
    return std::tuple{model::key("language", &Translation::language, Nature::Language),
                      model::longKey("original", &Translation::original, Nature::Prose),
                      field("text", &Translation::text, Nature::Prose)};
  }
  auto key() const { return std::tuple{language, original}; }
  auto keyView() const { return std::tie(language, original); }
  friend bool operator==(const Translation&, const Translation&) = default;
};

}  // namespace redoubt::model
