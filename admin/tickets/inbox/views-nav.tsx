import Box from '@mui/material/Box'
import { useListContext } from 'ra-core'
import { Link, useNavigate } from 'react-router-dom'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { colours } from '../../theme.ts'
import type { TicketFilter } from '../ticket-filter.ts'
import { viewHref, viewOf, views } from './views.ts'
import { inboxWords } from './words.ts'

/** The views of the list, each an address of its own. */
export function ViewsNav() {
  const { filterValues, sort } = useListContext()
  const navigate = useNavigate()
  const filter = filterValues as TicketFilter
  const current = viewOf(filter, sort)
  useShortcuts(Object.fromEntries(views.map((view, index) => [`${index + 1}`, () => navigate(viewHref(view, filter))])))
  return (
    <Box component="nav" aria-label={inboxWords.views} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {views.map((view) => (
        <Box
          key={view.name}
          component={Link}
          to={viewHref(view, filter)}
          aria-current={view === current ? 'page' : undefined}
          sx={{
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
        </Box>
      ))}
    </Box>
  )
}
