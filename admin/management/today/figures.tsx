import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Overview } from '../../../contracts/staff-system.ts'
import { colours } from '../../theme.ts'
import { euros } from '../format.ts'
import { managementWords as words } from '../words.ts'

const texts = words.today
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })
const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A null value stands for a figure that nothing has been measured for yet. */
const Figure = ({ name, value }: { name: string; value: string | null }) => (
  <Box sx={{ p: 2, borderRadius: '22px', border: `1px solid ${colours.line}`, backgroundColor: colours.card }}>
    <Typography component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
      {name}
    </Typography>
    <Typography
      component="dd"
      sx={{ m: 0, ...(value === null ? { fontSize: 15 } : { fontSize: 26, fontFamily: '"Fraunces Variable", serif' }) }}
    >
      {value ?? texts.none}
    </Typography>
  </Box>
)

/** A bar's length is a share of the best month; its amount stands beside it. */
function Months({ months }: { months: Overview['revenueByMonth'] }) {
  const most = Math.max(1, ...months.map(({ amount }) => amount))
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
          <Box component="td" aria-hidden sx={{ width: '50%' }} />
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, amount }) => (
          <tr key={month}>
            <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 400, py: 0.5 }}>
              {monthName.format(new Date(`${month}-01T00:00:00Z`))}
            </Box>
            <Box component="td" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
              {euros(amount)}
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
  return (
    <Box component="section" aria-labelledby="figures">
      <Typography id="figures" variant="h2" sx={{ mt: 4, mb: 2 }}>
        {texts.figures}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
      >
        <Figure name={texts.subscribers} value={String(overview.subscribers)} />
        <Figure name={texts.trials} value={String(overview.trials)} />
        <Figure name={texts.revenue} value={euros(overview.monthlyRecurringRevenue)} />
        <Figure name={texts.churn} value={percent.format(overview.churn)} />
        <Figure
          name={texts.firstAnswer}
          value={seconds === null ? null : texts.hours(decimal.format(seconds / 3600))}
        />
        <Figure
          name={texts.satisfaction}
          value={average === null ? null : texts.satisfactionOf(decimal.format(average), count)}
        />
      </Box>
      <Typography variant="h2" sx={{ mt: 4 }}>
        {texts.byMonth}
      </Typography>
      <Months months={overview.revenueByMonth} />
    </Box>
  )
}
