import { mergeAttributes } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { dataAttribute, numberAttribute, plainAttribute } from './parse-rules.ts'

const spans = () => ({
  colspan: numberAttribute('colspan', 1),
  rowspan: numberAttribute('rowspan', 1),
  // The table's commands expect it; widths are the page's.
  colwidth: { default: null, rendered: false },
})

/** Caption and head are attributes, as a table has rows alone here; html.ts writes `thead` and `tbody`. */
export const tables = [
  Table.extend({
    group: 'block figurePart',
    addAttributes: () => ({
      caption: dataAttribute('data-caption'),
    }),
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
    addNodeView: () => null,
  }).configure({ resizable: false }),
  TableRow.extend({
    addAttributes: () => ({
      head: {
        default: false,
        parseHTML: (element: HTMLElement) => element.parentElement?.nodeName === 'THEAD',
        renderHTML: ({ head }) => (head ? { 'data-head': '' } : {}),
      },
    }),
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: ({ HTMLAttributes }) => ['tr', mergeAttributes(HTMLAttributes), 0],
  }),
  TableHeader.extend({
    addAttributes: () => ({ scope: plainAttribute('scope'), ...spans() }),
    renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes), 0],
  }),
  TableCell.extend({
    addAttributes: spans,
    renderHTML: ({ HTMLAttributes }) => ['td', mergeAttributes(HTMLAttributes), 0],
  }),
]
