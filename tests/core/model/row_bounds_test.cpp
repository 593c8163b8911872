#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <string>

#include "core/model/battle.h"
#include "core/model/row_info.h"

namespace redoubt::model {
namespace {

// A value as a file or an edit gives it.
class Given : public ValueSource {
 public:
  explicit Given(double value) : type_(Type::Real), number_(value) {}
  explicit Given(std::int64_t value) : type_(Type::Integer), number_(static_cast<double>(value)), integer_(value) {}
  explicit Given(std::string value) : type_(Type::Text), text_(std::move(value)) {}

  Type type() const override { return type_; }
  std::int64_t integer() const override { return integer_; }
  double real() const override { return number_; }
  std::string text() const override { return text_; }

 private:
  Type type_;
  double number_ = 0;
  std::int64_t integer_ = 0;
  std::string text_;
};

// Of each column of each table: `visit(column, row)`, with a row of its table.
template <class Visit>
void forEachColumn(Visit&& visit) {
  forEachTable([&]<class Row>(RowType<Row>) {
    for (const FieldInfo& field : rowInfo<Row>().fields) {
      SCOPED_TRACE(std::string(Row::kTable) + "." + std::string(field.name));
      Row row;
      visit(field, static_cast<void*>(&row));
    }
  });
}

TEST(RowBounds, NumbersAreTakenUpToTheirBoundsAndNotBeyond) {
  int columns = 0;
  forEachColumn([&](const FieldInfo& field, void* row) {
    if (field.kind == ColumnKind::Real) {
      EXPECT_TRUE(field.load(row, Given(field.bounds.most)));
      EXPECT_TRUE(field.load(row, Given(field.bounds.least)));
      EXPECT_FALSE(field.load(row, Given(std::nextafter(field.bounds.most, HUGE_VAL))));
      EXPECT_FALSE(field.load(row, Given(std::nextafter(field.bounds.least, -HUGE_VAL))));
      EXPECT_FALSE(field.load(row, Given(HUGE_VAL)));
      EXPECT_FALSE(field.load(row, Given(std::nan(""))));
    } else if (field.kind == ColumnKind::Integer) {
      const auto most = static_cast<std::int64_t>(field.bounds.most);
      const auto least = static_cast<std::int64_t>(field.bounds.least);
      EXPECT_TRUE(field.load(row, Given(most)));
      EXPECT_TRUE(field.load(row, Given(least)));
      EXPECT_FALSE(field.load(row, Given(most + 1)));
      EXPECT_FALSE(field.load(row, Given(least - 1)));
    } else {
      return;
    }
    ++columns;
    EXPECT_TRUE(field.isStorable(row)) << "what was refused is not kept";
  });
  EXPECT_GT(columns, 50);
}

TEST(RowBounds, TextsAreTakenUpToTheirLengthAndNotBeyond) {
  int columns = 0;
  forEachColumn([&](const FieldInfo& field, void* row) {
    if (field.kind != ColumnKind::Text) return;
    ++columns;
    EXPECT_TRUE(field.load(row, Given(std::string(field.bounds.longest, 'a'))));
    EXPECT_TRUE(field.isStorable(row));
    EXPECT_FALSE(field.load(row, Given(std::string(field.bounds.longest + 1, 'a'))));
  });
  EXPECT_GT(columns, 50);
}

}  // namespace
}  // namespace redoubt::model
