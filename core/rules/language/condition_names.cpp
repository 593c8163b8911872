#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/rules/language/condition_json.h"
#include "core/rules/language/condition_parts.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

// Finds the names of things in values that have their shape.
class NameFinder {
 public:
  void condition(const json& value, const std::string& at) {
    for (const auto& [key, item] : value.items()) {
      const std::string here = at + "/" + key;
      if (key == "not") {
        condition(item, here);
      } else if (key == "any" || key == "all") {
        for (std::size_t i = 0; i < item.size(); ++i) condition(item[i], here + "/" + std::to_string(i));
      } else if (key == "some" || key == "every") {
        group(item["group"], here + "/group");
        json rest = item;
        rest.erase("group");
        condition(rest, here);
      } else if (key == "count") {
        group(item["group"], here + "/group");
        bounds(item, here);
      } else if (key == "amount") {
        amount(item["of"], here + "/of");
        bounds(item, here);
      } else if (const auto fact = factFromText(key)) {
        ofFact(*fact, here);
        test(*fact, item, here);
      }
    }
  }

  void amount(const json& value, const std::string& at) {
    if (!value.is_object()) return;
    for (const auto& [word, kind] : kWithParts) {
      if (!value.contains(word)) continue;
      for (std::size_t i = 0; i < value[word].size(); ++i) {
        amount(value[word][i], at + "/" + word + "/" + std::to_string(i));
      }
    }
    if (value.contains("rating")) add(NameKind::Rating, value["rating"].get<std::string>(), at + "/rating");
    if (value.contains("of")) group(value["of"], at + "/of");
    if (value.contains("table")) add(NameKind::Table, value["table"].get<std::string>(), at + "/table");
    if (value.contains("count")) group(value["count"], at + "/count");
    if (!value.contains("fact")) return;
    if (const auto fact = factFromText(value["fact"].get_ref<const std::string&>())) ofFact(*fact, at + "/fact");
  }

  void group(const json& value, const std::string& at) {
    if (value.is_string()) return role(value.get_ref<const std::string&>(), at);
    role(value["of"].get_ref<const std::string&>(), at + "/of");
    if (value.contains("where")) condition(value["where"], at + "/where");
  }

  std::vector<LanguageName> found() { return std::move(found_); }

 private:
  void add(NameKind kind, std::string name, std::string pointer, bool isInMember = false) {
    found_.push_back({kind, std::move(name), std::move(pointer), isInMember});
  }

  void role(const std::string& name, const std::string& at) {
    const auto all = groupNames();
    if (std::find(all.begin(), all.end(), name) == all.end()) add(NameKind::Role, name, at);
  }

  void ofFact(const FactName& fact, const std::string& at) {
    const FactInfo& info = infoOf(fact.fact);
    if (info.parameter) add(*info.parameter, std::string(fact.parameter.text()), at, true);
  }

  void bounds(const json& value, const std::string& at) {
    for (const char* end : {"from", "to"}) {
      if (value.contains(end)) amount(value[end], at + "/" + end);
    }
  }

  void test(const FactName& fact, const json& value, const std::string& at) {
    const FactInfo& info = infoOf(fact.fact);
    if (info.kind == FactKind::Number) return numbers(value, at);
    if (!info.names) return;
    if (!value.is_array()) return word(fact, info, value, at);
    for (std::size_t i = 0; i < value.size(); ++i) word(fact, info, value[i], at + "/" + std::to_string(i));
  }

  void numbers(const json& value, const std::string& at) {
    if (value.is_object() && (value.contains("from") || value.contains("to"))) return bounds(value, at);
    if (!value.is_array()) return amount(value, at);
    for (std::size_t i = 0; i < value.size(); ++i) amount(value[i], at + "/" + std::to_string(i));
  }

  void word(const FactName& fact, const FactInfo& info, const json& value, const std::string& at) {
    const auto& text = value.get_ref<const std::string&>();
    if (info.isRelative && (text == "same" || text == "other")) return;
    // A level is known by its set: "morale/shaken".
    const std::string of = info.names == NameKind::StateLevel ? std::string(fact.parameter.text()) + "/" : std::string();
    add(*info.names, of + text, at);
  }

  std::vector<LanguageName> found_;
};

}  // namespace

std::vector<LanguageName> namesInCondition(const json& value) {
  NameFinder finder;
  finder.condition(value, "");
  return finder.found();
}

std::vector<LanguageName> namesInAmount(const json& value) {
  NameFinder finder;
  finder.amount(value, "");
  return finder.found();
}

std::vector<LanguageName> namesInGroup(const json& value) {
  NameFinder finder;
  finder.group(value, "");
  return finder.found();
}

}  // namespace redoubt::rules
