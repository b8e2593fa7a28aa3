"""Reports as HTML pages that need nothing but themselves: templates, their style, and charts as SVG."""
