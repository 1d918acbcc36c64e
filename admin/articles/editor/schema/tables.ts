import { mergeAttributes } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { dataAttribute, numberAttribute, plainAttribute } from './parse-rules.ts'

const spans = () => ({
  colspan: numberAttribute('colspan', 1),
  rowspan: numberAttribute('rowspan', 1),
  // TipTap's table commands expect this attribute; column widths come from the page's styles.
  colwidth: { default: null, rendered: false },
})

/** Tables contain only rows here, so caption and head are attributes; html.ts writes `caption`, `thead` and `tbody`. */
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
