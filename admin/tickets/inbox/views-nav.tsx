import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { maxViewCount, type TicketViewCounts } from '../../../contracts/support/staff-ticket-list.ts'
import { screenReaderOnly } from '../../layout/screen-reader-only.ts'
import { scrollToCurrentLink } from '../../layout/scroll-to-current-link.ts'
import { useList } from '../../lists/list-provider.tsx'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { colours } from '../../theme.ts'
import type { TicketFilter } from '../list/ticket-filter.ts'
import { lowScreenQuery } from '../low-screen-query.ts'
import { type View, viewHref, viewOf, views } from './views.ts'
import { inboxWords } from './words.ts'

/** On a phone the views form one scrolling row, which leaves room for the conversations. */
const row = {
  position: 'relative',
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  gap: 0.75,
  mx: { xs: -1.5, sm: 0 },
  px: { xs: 1.5, sm: 0 },
  py: { xs: 0.5, sm: 0 },
  '& > *': { flex: 'none' },
} as const

const inOneRow = { flexWrap: 'nowrap', overflowX: 'auto', py: 0.5 } as const

const Count = ({ count }: { count: number }) => (
  <>
    <Box component="span" aria-hidden sx={{ ml: 1, fontSize: 14, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {count > maxViewCount ? `${maxViewCount}+` : count}
    </Box>
    <Box component="span" sx={screenReaderOnly}>
      {inboxWords.inView(count, maxViewCount)}
    </Box>
  </>
)

interface ViewsNavProps {
  counts: TicketViewCounts | undefined
  /** the list is a column: the views form one scrolling row, as on a phone */
  beside: boolean
}

export function ViewsNav({ counts, beside }: ViewsNavProps) {
  const list = useList()
  const navigate = useNavigate()
  const { sort, total } = list
  const filter: TicketFilter = list.filter
  const current = viewOf(filter, sort)
  // Prefer the list's own total for the current view: the counts may be some seconds older.
  const countOf = (view: View, all: TicketViewCounts) =>
    view === current && total !== undefined ? Math.min(total, maxViewCount + 1) : all[view.count]
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row follows the view that is shown
  useEffect(() => scrollToCurrentLink(nav.current), [current])
  useShortcuts(Object.fromEntries(views.map((view, index) => [`${index + 1}`, () => navigate(viewHref(view, filter))])))
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={inboxWords.views}
      sx={{ ...row, ...(beside && inOneRow), [lowScreenQuery]: inOneRow }}
    >
      {views.map((view) => (
        <Box
          key={view.name}
          component={Link}
          to={viewHref(view, filter)}
          aria-current={view === current ? 'page' : undefined}
          sx={{
            position: 'relative',
            px: { xs: 1.5, sm: 2 },
            minHeight: 40,
            display: 'inline-flex',
            alignItems: 'center',
            borderRadius: 999,
            border: `1px solid ${colours.line}`,
            backgroundColor: view === current ? colours.rose : colours.card,
            color: 'inherit',
            fontSize: 15,
            fontWeight: view === current ? 700 : 500,
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
            '&:focus-visible': { outline: `2px solid ${colours.ruby}`, outlineOffset: 2 },
          }}
        >
          {inboxWords.view[view.name]}
          {counts && <Count count={countOf(view, counts)} />}
        </Box>
      ))}
    </Box>
  )
}
