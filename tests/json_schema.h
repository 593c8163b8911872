#pragma once

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

/// JSON documents held against JSON Schemas. valijson takes long to compile, so one source of a test program includes
/// this and no more.
namespace redoubt::json_schema {

inline nlohmann::json parsedFile(const std::filesystem::path& path) {
  std::ifstream file(path);
  return nlohmann::json::parse(file);
}

/// A schema of draft 7.
class Schema {
 public:
  explicit Schema(const nlohmann::json& schema) {
    valijson::SchemaParser parser(valijson::SchemaParser::kDraft7);
    parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(schema), schema_);
  }

  /// What the schema has against a document; empty where it is valid.
  std::string violations(const nlohmann::json& document) const {
    valijson::Validator validator;
    valijson::ValidationResults results;
    const valijson::adapters::NlohmannJsonAdapter target(document);
    if (validator.validate(schema_, target, &results)) return {};
    std::string all = "invalid";
    valijson::ValidationResults::Error error;
    while (results.popError(error)) {
      for (const std::string& part : error.context) all += part;
      all += ": " + error.description + "\n";
    }
    return all;
  }

 private:
  valijson::Schema schema_;
};

}  // namespace redoubt::json_schema
