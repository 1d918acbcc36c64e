import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import TableSortLabel from '@mui/material/TableSortLabel'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { screenReaderOnly } from '../layout/screen-reader-only.ts'
import type { Question } from '../management/reason-dialog.tsx'
import { colours } from '../theme.ts'
import { listWords } from './words.ts'

/** Loaded on demand: the list of articles, which is in the first load, never opens this dialog. */
const ReasonDialog = lazy(async () => ({ default: (await import('../management/reason-dialog.tsx')).ReasonDialog }))

const soft = { color: 'text.secondary', fontSize: 14 } as const

/** Width and style of columns. `narrow` is the style on a narrow screen, where each row is a block. */
const looks = {
  /** The name of the record has a line of its own on a narrow screen. */
  name: { width: 'minmax(9rem, 3fr)', style: { fontWeight: 600 }, narrow: { flexBasis: '100%' } },
  amount: { width: 'max-content', style: { fontWeight: 600, whiteSpace: 'nowrap' } },
  wide: { width: 'minmax(7rem, 4fr)', style: {} },
  wideSoft: { width: 'minmax(7rem, 4fr)', style: { color: 'text.secondary' } },
  /** one line; longer text is truncated */
  clipped: {
    width: 'minmax(7rem, 4fr)',
    style: { color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    narrow: { flexBasis: '100%' },
  },
  soft: { width: 'fit-content(16rem)', style: soft },
  /** a value that needs its column head, which precedes it on a narrow screen */
  fact: { width: 'fit-content(12rem)', style: soft, narrow: { '&::before': { content: 'attr(data-head) " "' } } },
  state: { width: 'fit-content(14rem)', style: { fontSize: 14 } },
  /** a line of its own below the row, without a visible head */
  below: { width: '', style: { gridColumn: '1 / -1', order: 1, fontSize: 14 }, narrow: { flexBasis: '100%' } },
} as const

export interface Column<One, Sort extends string = string> {
  head: string
  look: keyof typeof looks
  /** field by which the call sorts */
  sort?: Sort
  /** undefined or false: an empty cell */
  show(one: One): ReactNode
}

interface Dialog {
  onDone(): void
  onClose(): void
}

/** A button in a row; it asks for confirmation before it acts. */
export interface RowAct<One> {
  text: string
  /** for screen readers: also names the record */
  label(one: One): string
  /** default: in every row */
  isOffered?(one: One): boolean
  /** a question with a field for a reason, or a dialog of the act's own */
  ask(one: One): Question | ((dialog: Dialog) => ReactNode)
}

interface Choice<One> {
  isChosen(one: One): boolean
  toggle(one: One): void
  label(one: One): string
}

export interface Sorting {
  field: string
  order: string
  sortBy(field: string, order: 'ASC' | 'DESC'): void
}

export interface RecordTableProps<One> {
  label: string
  records: readonly One[]
  columns: readonly Column<One>[]
  acts?: readonly RowAct<One>[] | undefined
  /** target of the link in the first cell */
  addressOf?: ((one: One) => string | undefined) | undefined
  /** absent: the columns cannot be sorted */
  sorting?: Sorting | undefined
  /** a checkbox before each row */
  choice?: Choice<One> | undefined
  /** called after an act */
  refetch(): void
}

/** Below this width of the table, each row is a block. */
const narrow = '@container (max-width: 680px)'
const px = { px: { xs: 2, sm: 3 } } as const

/** Set roles explicitly: some browsers drop the roles of a table that is styled as a grid. */
const tableStyle = {
  display: 'grid',
  columnGap: 2,
  // Contains the absolutely positioned hidden heads, which would otherwise lengthen the page.
  position: 'relative',
  '& thead, & tbody, & tr': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  '& tr': { alignItems: 'center', position: 'relative', ...px },
  '& th, & td': { minWidth: 0, textAlign: 'left', overflowWrap: 'anywhere', p: 0 },
  '& th': { ...soft, fontWeight: 600, py: 0.5 },
  '& td': { py: 0.5 },
  '& tbody tr': { minHeight: 56, py: 0.5, borderTop: `1px solid ${colours.line}` },
  '& tbody tr:has([data-open]):hover': { backgroundColor: colours.roseLight },
  // The link covers its whole row; other controls of the row lie above it.
  '& [data-open]': { color: 'inherit', textDecoration: 'none' },
  '& [data-open]::after': { content: '""', position: 'absolute', inset: 0 },
  '& [data-open]:focus-visible': { outline: 'none' },
  '& [data-open]:focus-visible::after': {
    outline: `2px solid ${colours.ruby}`,
    outlineOffset: -2,
    borderRadius: '8px',
  },
  '& td :is(a, button, .MuiCheckbox-root):not([data-open])': { position: 'relative', zIndex: 1 },
  // Pointer target of at least 24 px.
  '& td a:not([data-open])': { display: 'inline-block', py: 0.25 },
  [narrow]: {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'flex', flexWrap: 'wrap', columnGap: 2 },
    '& tbody tr': { py: 1 },
    // The checkbox lies left of the row's lines.
    '& tr:has(> [data-choice])': { pl: 6 },
    '& [data-choice]': { position: 'absolute', left: 4, top: 0 },
    '& td': { py: 0 },
    '& td:empty': { display: 'none' },
    '& th:not([data-sort])': screenReaderOnly,
  },
} as const

function Head<One>({ column: { head, look, sort }, sorting }: { column: Column<One>; sorting: Sorting | undefined }) {
  if (!sort || !sorting) {
    return (
      <Box component="th" role="columnheader" scope="col" sx={look === 'below' ? screenReaderOnly : undefined}>
        {head}
      </Box>
    )
  }
  const isSorted = sorting.field === sort
  const isAscending = sorting.order === 'ASC'
  // Amounts and facts, such as dates, are first sorted in descending order.
  const first = look === 'amount' || look === 'fact' ? 'DESC' : 'ASC'
  return (
    <Box
      component="th"
      role="columnheader"
      scope="col"
      data-sort
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      <TableSortLabel
        active={isSorted}
        direction={isAscending ? 'asc' : 'desc'}
        onClick={() => sorting.sortBy(sort, isSorted ? (isAscending ? 'DESC' : 'ASC') : first)}
        sx={{ minHeight: 32 }}
      >
        {head}
      </TableSortLabel>
    </Box>
  )
}

/** Records as a table of aligned columns; on a narrow screen each row is a block with the same data. */
export function RecordTable<One extends { uid: string }>(props: RecordTableProps<One>) {
  const { label, records, columns, acts = [], addressOf, sorting, choice, refetch } = props
  const [asked, setAsked] = useState<ReturnType<RowAct<One>['ask']>>()
  const dialog = { onDone: refetch, onClose: () => setAsked(undefined) }
  const cellsOf = (one: One) =>
    columns.map(({ head, look, show }, place) => {
      const to = place === 0 ? addressOf?.(one) : undefined
      const shown = show(one)
      const { style, ...more } = looks[look]
      return (
        <Box
          key={head}
          component="td"
          role="cell"
          dir="auto"
          data-head={head}
          sx={'narrow' in more ? [style, { [narrow]: more.narrow }] : style}
        >
          {to === undefined ? (
            shown
          ) : (
            <Link to={to} data-open>
              {shown}
            </Link>
          )}
        </Box>
      )
    })
  const widths = columns.flatMap(({ look }) => looks[look].width || [])
  const tracks = [...(choice ? ['max-content'] : []), ...widths, ...(acts.length > 0 ? ['fit-content(16rem)'] : [])]
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="table"
        role="table"
        aria-label={label}
        sx={[tableStyle, { gridTemplateColumns: tracks.join(' ') }]}
      >
        <Box component="thead" role="rowgroup">
          <Box component="tr" role="row">
            {choice && <Hidden head={listWords.choice} />}
            {columns.map((column) => (
              <Head key={column.head} column={column} sorting={sorting} />
            ))}
            {acts.length > 0 && <Hidden head={listWords.acts} />}
          </Box>
        </Box>
        <Box component="tbody" role="rowgroup">
          {records.map((one) => (
            <Box component="tr" key={one.uid} role="row">
              {choice && (
                <Box component="td" role="cell" data-choice>
                  <Checkbox
                    checked={choice.isChosen(one)}
                    onChange={() => choice.toggle(one)}
                    slotProps={{ input: { 'aria-label': choice.label(one) } }}
                  />
                </Box>
              )}
              {cellsOf(one)}
              {acts.length > 0 && (
                <Box component="td" role="cell">
                  {acts
                    .filter(({ isOffered }) => isOffered?.(one) !== false)
                    .map(({ text, label: labelOf, ask }) => (
                      <Button
                        key={text}
                        size="small"
                        aria-label={labelOf(one)}
                        onClick={() => setAsked(() => ask(one))}
                      >
                        {text}
                      </Button>
                    ))}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      </Box>
      <Suspense>
        {typeof asked === 'function' ? asked(dialog) : asked && <ReasonDialog {...asked} {...dialog} />}
      </Suspense>
    </Box>
  )
}

/** Visually hidden head of a column whose cells need no explanation. */
const Hidden = ({ head }: { head: string }) => (
  <Box component="th" role="columnheader" scope="col">
    <Box component="span" sx={screenReaderOnly}>
      {head}
    </Box>
  </Box>
)
