import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { monthText } from '../../../contracts/text/french-format.ts'
import { listWords } from '../../lists/words.ts'
import { AdminPage } from '../../navigation/admin-page.tsx'
import { monthAfter, thisMonth } from '../../time/month.ts'
import { articleListWords } from '../list/words.ts'
import { MonthDays, MonthGrid } from './month-grid.tsx'
import { useMonth } from './use-month.ts'

const texts = articleListWords.month

/** Shown month, kept in the address: « back » from an article returns to it. */
function useShownMonth(): [month: string, show: (month: string) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('month') ?? ''
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : thisMonth()
  return [month, (next) => setSearch({ month: next })]
}

function Steps({ month, show }: { month: string; show(month: string): void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <IconButton aria-label={texts.previous} onClick={() => show(monthAfter(month, -1))}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <Typography component="h2" variant="h2" aria-live="polite" sx={{ minWidth: 160, textAlign: 'center' }}>
        {monthText(month)}
      </Typography>
      <IconButton aria-label={texts.next} onClick={() => show(monthAfter(month, 1))}>
        <ChevronRight aria-hidden />
      </IconButton>
      {month !== thisMonth() && (
        <Button color="inherit" onClick={() => show(thisMonth())}>
          {texts.today}
        </Button>
      )}
    </Box>
  )
}

/** Scheduled and published articles by month. */
export default function CalendarPage() {
  const [month, show] = useShownMonth()
  const { days, isPending, fault, refetch, more } = useMonth(month)
  const wide = useMediaQuery('(min-width: 960px)')
  const note = isPending ? listWords.loading : (fault ?? (days.size === 0 ? texts.empty : more ? texts.more : ''))
  return (
    <AdminPage>
      <Steps month={month} show={show} />
      <Typography role="status" sx={{ mb: note ? 2 : 0 }}>
        {note}
      </Typography>
      {fault && (
        <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
          {listWords.retry}
        </Button>
      )}
      {wide ? <MonthGrid month={month} days={days} /> : <MonthDays days={days} />}
    </AdminPage>
  )
}
