#pragma once

class QScrollArea;
class QWidget;

namespace redoubt::editor {

/// A scroll area for a page of a dock, which only scrolls up and down. The page is best made with its viewport as the
/// parent: a widget that gets its parent late is styled anew with all that is in it.
QScrollArea* makePageScroll(QWidget* parent);

}  // namespace redoubt::editor
