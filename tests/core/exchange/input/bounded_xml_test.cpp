#include "core/exchange/input/bounded_xml.h"

#include <gtest/gtest.h>

#include <pugixml.hpp>

#include "tests/core/exchange/input/failure.h"

namespace redoubt::exchange::input {
namespace {

using test::failureOf;

std::string xmlRefusal(const std::string& text, const XmlLimits& limits = {}) {
  return failureOf([&] { BoundedXml(text, "a.xml", limits); });
}

TEST(BoundedXml, GivesElementsAttributesAndTexts) {
  const BoundedXml xml(
      "\xEF\xBB\xBF<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- one --><a b='&lt;&#x141;ódź&quot;' c=\"\">\n"
      " <d>1 &amp; 2</d><e> </e><![CDATA[<&>]]></a>\n<!-- end -->",
      "a.xml");
  const pugi::xml_node root = xml.root();
  EXPECT_STREQ(root.name(), "a");
  EXPECT_STREQ(root.attribute("b").value(), "<Łódź\"");
  EXPECT_STREQ(root.child("d").child_value(), "1 & 2");
  EXPECT_STREQ(root.child("e").child_value(), " ");
  EXPECT_STREQ(root.last_child().value(), "<&>");
  EXPECT_STREQ(xml.errorAt(root.child("d"), "odd").what(), "a.xml: line 3, column 3: odd.");
}

TEST(BoundedXml, PassesOverATypeWithoutDefinitionsAndRefusesDefinitions) {
  const BoundedXml xml("<!DOCTYPE map SYSTEM \"http://example.org/1.0/map.dtd\"><map/>", "a.xml");
  EXPECT_STREQ(xml.root().name(), "map");
  EXPECT_NE(xmlRefusal("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>").find("line 1, column 1: document types"),
            std::string::npos);
  EXPECT_NE(xmlRefusal("<!DOCTYPE a [\n<!ENTITY b \"]>\">]><a/>").find("definitions"), std::string::npos);
}

struct Refused {
  const char* text;
  const char* says;
};

class BoundedXmlRefuses : public ::testing::TestWithParam<Refused> {};

TEST_P(BoundedXmlRefuses, WithThePlace) {
  const std::string refusal = xmlRefusal(GetParam().text);
  EXPECT_NE(refusal.find(GetParam().says), std::string::npos) << refusal;
  EXPECT_EQ(refusal.find("bad-input: a.xml: "), 0u) << refusal;
}

INSTANTIATE_TEST_SUITE_P(
    Texts, BoundedXmlRefuses,
    ::testing::Values(Refused{"", "no element"}, Refused{"  \n ", "no element"}, Refused{"map", "column 1: something"},
                      Refused{"<a>\n <b>", "line 2, column 5: the text breaks off"},
                      Refused{"<a b='1", "line 1, column 6: the text breaks off"}, Refused{"<a", "breaks off"},
                      Refused{"<a><!-- ", "column 4: the text breaks off"}, Refused{"<a><![CDATA[", "breaks off"},
                      Refused{"<a></b>", "column 4: this end tag"}, Refused{"<a/></a>", "column 5: this end tag"},
                      Refused{"<a/><b/>", "column 5: something stands outside"},
                      Refused{"<a/>x", "column 5: something stands outside"},
                      Refused{"<a b='1' b='2'/>", "column 10: an attribute stands twice"},
                      Refused{"<a>&nbsp;</a>", "column 4: an unknown entity"},
                      Refused{"<a>\n&#0;</a>", "line 2, column 1: an unknown entity"},
                      Refused{"<a>&#xD800;</a>", "entity"}, Refused{"<a>&#x110000;</a>", "entity"},
                      Refused{"<a>&#99999999999999999999;</a>", "entity"}, Refused{"<a b='&amp'/>", "entity"},
                      Refused{"<a>& </a>", "entity"}, Refused{"<a b=1/>", "no XML"}, Refused{"<a b/>", "no XML"},
                      Refused{"<a b='1'c='2'/>", "no XML"}, Refused{"< a/>", "expected a name"},
                      Refused{"<a>\x01</a>", "control"}, Refused{"<a>\xC3\x28</a>", "not UTF-8"}));

TEST(BoundedXml, RefusesNulAndUtf16) {
  EXPECT_NE(xmlRefusal(std::string("<a>\0</a>", 8)).find("control"), std::string::npos);
  EXPECT_NE(xmlRefusal(std::string("\xFF\xFE<\0a\0/\0>\0", 10)).find("UTF-8"), std::string::npos);
}

TEST(BoundedXml, KeepsWithinEveryLimit) {
  const auto repeated = [](const std::string& part, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += part;
    return text;
  };
  const XmlLimits limits{
      .bytes = 10'000, .depth = 5, .nodes = 20, .attributes = 6, .attributesOfOne = 3, .attributeBytes = 10};
  const auto refuses = [&](const std::string& text, const char* says) {
    const std::string refusal = xmlRefusal(text, limits);
    EXPECT_NE(refusal.find(says), std::string::npos) << refusal;
  };
  refuses("<a>" + std::string(10'000, ' ') + "</a>", "larger than the 10000 bytes");
  EXPECT_NO_THROW(BoundedXml("<a><a><a><a><a/></a></a></a></a>", "a.xml", limits));
  refuses("<a><a><a><a><a><a/></a></a></a></a></a>", "nested deeper than 5");
  EXPECT_NO_THROW(BoundedXml("<a>" + repeated("<b/>", 18) + "</a>", "a.xml", limits));
  refuses("<a>" + repeated("<b/>", 20) + "</a>", "more than 20 elements");
  refuses("<a b='' c='' d='' e=''/>", "more attributes");
  refuses("<a b='' c='' d=''><a b='' c='' d=''/><a b=''/></a>", "more attributes");
  refuses("<a b='12345678901'/>", "longer than 10 bytes");
}

TEST(BoundedXml, DeepAndWideTextsAreRefusedByTheUsualLimits) {
  std::string deep;
  for (int i = 0; i < 100'000; ++i) deep += "<a>";
  EXPECT_NE(xmlRefusal(deep).find("nested deeper than 128"), std::string::npos);
  std::string wide = "<a>";
  for (int i = 0; i < 1'000'001; ++i) wide += "<b/>";
  EXPECT_NE(xmlRefusal(wide + "</a>").find("more than 1000000 elements"), std::string::npos);
}

}  // namespace
}  // namespace redoubt::exchange::input
