import Box from '@mui/material/Box'
import type { StaffArticle } from '../../../contracts/articles/staff-articles.ts'
import { dayOf, parisFormat } from '../../../contracts/text/paris.ts'
import { colours } from '../../theme.ts'
import { weeksOf } from '../../time/month.ts'
import { CalendarEntry } from './calendar-entry.tsx'

const weekday = parisFormat({ weekday: 'long' })
const whole = parisFormat({ weekday: 'long', day: 'numeric', month: 'long' })
/** Names of the weekdays: 1 January 2024 was a Monday. */
const weekdays = Array.from({ length: 7 }, (_, index) => weekday(`2024-01-0${index + 1}`))

interface MonthProps {
  month: string
  days: ReadonlyMap<string, readonly StaffArticle[]>
}

function Day({ day, articles }: { day: string | null; articles: readonly StaffArticle[] }) {
  const today = day === dayOf(Date.now())
  return (
    <Box
      component="td"
      sx={{
        verticalAlign: 'top',
        height: 104,
        p: 0.75,
        border: `1px solid ${colours.line}`,
        backgroundColor: day ? colours.card : colours.roseLight,
      }}
    >
      {day && (
        <Box
          component="time"
          dateTime={day}
          aria-current={today ? 'date' : undefined}
          sx={{ display: 'block', fontSize: 14, fontWeight: today ? 700 : 400, mb: 0.5, color: colours.inkSoft }}
        >
          {Number(day.slice(-2))}
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        {articles.map((article) => (
          <CalendarEntry key={article.uid} article={article} />
        ))}
      </Box>
    </Box>
  )
}

/** Grid of a month with one row a week, for screens with room for seven columns. */
export const MonthGrid = ({ month, days }: MonthProps) => (
  <Box component="table" sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}>
    <thead>
      <tr>
        {weekdays.map((name) => (
          <Box component="th" key={name} scope="col" sx={{ py: 1, fontSize: 14, fontWeight: 600, textAlign: 'left' }}>
            {name}
          </Box>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week) => (
        <tr key={week.find((day) => day !== null)}>
          {week.map((day, index) => (
            <Day key={day ?? weekdays[index]} day={day} articles={days.get(day ?? '') ?? []} />
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
)

/** The days that have articles, as a list, for phones. */
export const MonthDays = ({ days }: Pick<MonthProps, 'days'>) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
    {[...days].map(([day, articles]) => (
      <li key={day}>
        <Box component="time" dateTime={day} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
          {whole(day)}
        </Box>
        <Box sx={{ display: 'grid', gap: 0.75 }}>
          {articles.map((article) => (
            <CalendarEntry key={article.uid} article={article} />
          ))}
        </Box>
      </li>
    ))}
  </Box>
)
