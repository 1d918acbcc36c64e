import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import type { Overview } from '../../../contracts/administration/staff-system.ts'
import { monthText } from '../../../contracts/text/french-format.ts'
import { dayOf } from '../../../contracts/text/paris.ts'
import { filteredPath } from '../../lists/filtered-path.ts'
import { decimalText, percentText } from '../../text/french.ts'
import { colours } from '../../theme.ts'
import { daysOfMonth } from '../../time/month.ts'
import { Definitions } from '../figures/definitions.tsx'
import { euros } from '../format.ts'
import { todayWords as texts } from './words.ts'

const dayMilliseconds = 86_400_000
const withAccess = ['trialing', 'active', 'pastDue', 'cancelled']

interface FigureProps {
  name: string
  /** null: nothing has been measured for it yet */
  value: string | null
  /** path of the list that the figure counts */
  to: string
}

const Figure = ({ name, value, to }: FigureProps) => (
  <Box sx={{ p: 2, borderRadius: '22px', border: `1px solid ${colours.line}`, backgroundColor: colours.card }}>
    <Typography component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
      {name}
    </Typography>
    <Typography
      component="dd"
      sx={{ m: 0, ...(value === null ? { fontSize: 15 } : { fontSize: 26, fontFamily: '"Fraunces Variable", serif' }) }}
    >
      {value === null ? (
        texts.none
      ) : (
        <Link to={to} aria-label={texts.listOf(name, value)}>
          {value}
        </Link>
      )}
    </Typography>
  </Box>
)

const definitions = (Object.keys(texts.means) as (keyof typeof texts.means)[]).map((name) => ({
  name: texts[name],
  definition: texts.means[name],
}))

/** Revenue by month. Bars are relative to the best month; amounts are beside the bars. */
function Months({ months }: { months: Overview['revenueByMonth'] }) {
  const shown = months.filter(({ amount }) => amount !== 0)
  const most = Math.max(1, ...shown.map(({ amount }) => amount))
  if (shown.length === 0) return <Typography sx={{ mt: 1 }}>{texts.none}</Typography>
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', mt: 1 }}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ textAlign: 'left' }}>
            {texts.month}
          </Box>
          <Box component="th" scope="col" sx={{ textAlign: 'right' }}>
            {texts.amount}
          </Box>
          <Box component="td" aria-hidden sx={{ width: { xs: '30%', sm: '50%' } }} />
        </tr>
      </thead>
      <tbody>
        {shown.map(({ month, amount }) => (
          <tr key={month}>
            <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 400, py: 0.5, whiteSpace: 'nowrap' }}>
              {monthText(month)}
            </Box>
            <Box component="td" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
              <Link
                to={`/figures?from=${month}-01&to=${daysOfMonth(month).at(-1)}#figure-revenue`}
                aria-label={texts.listOf(monthText(month), euros(amount))}
              >
                {euros(amount)}
              </Link>
            </Box>
            <Box component="td" aria-hidden sx={{ pl: 2 }}>
              <Box
                sx={{
                  height: 12,
                  borderRadius: 6,
                  backgroundColor: colours.ruby,
                  width: `${(100 * Math.max(0, amount)) / most}%`,
                }}
              />
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

export function Figures({ overview }: { overview: Overview }) {
  const { medianFirstAnswerSeconds: seconds, satisfaction } = overview
  const { average, count } = satisfaction
  const now = Date.now()
  const today = dayOf(now)
  const ninetyDaysAgo = dayOf(now - 90 * dayMilliseconds)
  return (
    <Box component="section" aria-labelledby="figures">
      <Typography id="figures" variant="h2" sx={{ mt: 4, mb: 2 }}>
        {texts.figures}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}
      >
        <Figure
          name={texts.subscribers}
          value={String(overview.subscribers)}
          to={filteredPath('subscriptions', { status: withAccess })}
        />
        <Figure
          name={texts.trials}
          value={String(overview.trials)}
          to={filteredPath('subscriptions', { counted: `trial@${today}` })}
        />
        <Figure
          name={texts.revenue}
          value={euros(overview.monthlyRecurringRevenue)}
          to={filteredPath('subscriptions', { status: 'active' })}
        />
        <Figure
          name={texts.churn}
          value={percentText(overview.churn)}
          to={filteredPath('subscriptions', { counted: `departed@${today}` })}
        />
        <Figure
          name={texts.firstAnswer}
          value={seconds === null ? null : texts.hours(decimalText(seconds / 3600))}
          to={`/ticket-report?from=${ninetyDaysAgo}&to=${today}`}
        />
        <Figure
          name={texts.satisfaction}
          value={average === null ? null : texts.satisfactionOf(decimalText(average), count)}
          to={`/figures?from=${ninetyDaysAgo}&to=${today}#figure-satisfaction`}
        />
      </Box>
      <Definitions title={texts.definitions} definitions={definitions} sx={{ mt: 1 }} />
      <Typography variant="h2" sx={{ mt: 4 }}>
        {texts.byMonth}
      </Typography>
      <Months months={overview.revenueByMonth} />
    </Box>
  )
}
