import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Plus } from 'lucide-react'
import { type RaRecord, useGetList } from 'ra-core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { anyFormula, type StaffCode } from '../../contracts/subscriptions/staff-codes.ts'
import type { StaffTrafficToken } from '../../contracts/subscriptions/staff-offers.ts'
import { filteredPath } from '../lists/filtered-path.ts'
import { RecordTable } from '../lists/record-table.tsx'
import { listWords } from '../lists/words.ts'
import { type CodeRow, rowOfCode, rowOfToken } from './code-rows.ts'
import { CollapsibleSection } from './collapsible-section.tsx'
import { LinkToGive } from './link-to-give.tsx'
import { offerWords } from './words.ts'

const words = offerWords.offers

/** Number of codes shown of each kind; the list has the rest. */
const shown = 3

const latest = (perPage: number) =>
  ({ pagination: { page: 1, perPage }, sort: { field: 'date', order: 'DESC' } }) as const

/** Access codes of a formula, as many as the API lists at once. */
export const useTokens = (formula: string | undefined) =>
  useGetList<StaffTrafficToken & RaRecord>(
    'traffic-tokens',
    { ...latest(100), filter: { formula } },
    { enabled: formula !== undefined },
  )

const More = ({ to, children }: { to: string; children: ReactNode }) => (
  <Box component={Link} to={to} sx={{ color: 'inherit', py: 1 }}>
    {children}
  </Box>
)

const Add = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button component={Link} to={to} color="inherit" startIcon={<Plus aria-hidden size={18} />}>
    {children}
  </Button>
)

const Rows = ({ label, rows }: { label: string; rows: readonly CodeRow[] }) => (
  <Box sx={{ mx: { xs: -2, sm: -3 } }}>
    <RecordTable
      label={label}
      records={rows}
      addressOf={({ uid }) => `/${uid}`}
      refetch={() => undefined}
      columns={[
        { head: offerWords.code, look: 'name', show: ({ value }) => value },
        { head: words.effect, look: 'wideSoft', show: ({ effect }) => effect },
        { head: words.uses, look: 'soft', show: ({ uses }) => uses },
        { head: words.end, look: 'soft', show: ({ end }) => end },
        { head: offerWords.state, look: 'state', show: ({ state }) => state },
        {
          head: words.link,
          look: 'below',
          show: ({ value, query }) => (
            <CollapsibleSection title={words.link}>
              <LinkToGive name={value} query={query} />
            </CollapsibleSection>
          ),
        },
      ]}
    />
  </Box>
)

interface CodesOfOfferProps {
  /** absent: the codes that are for all formulas */
  formula?: string
  label: string
  none: string
}

/** The latest codes of a formula, the number of further ones, and a link to add a code. */
export function CodesOfOffer({ formula, label, none }: CodesOfOfferProps) {
  const codes = useGetList<StaffCode & RaRecord>('codes', {
    ...latest(shown),
    filter: { formula: formula ?? anyFormula },
  })
  const tokens = useTokens(formula)
  const fault = codes.error ?? tokens.error
  if (fault) return <Typography role="alert">{fault.message}</Typography>
  if (!codes.data || (formula !== undefined && !tokens.data)) {
    return <Typography role="status">{listWords.loading}</Typography>
  }
  const now = new Date()
  const rows = [
    ...codes.data.map((code) => rowOfCode(code, formula, now)),
    ...(tokens.data ?? []).slice(0, shown).map((token) => rowOfToken(token, now)),
  ]
  const moreCodes = (codes.total ?? 0) - codes.data.length
  const moreTokens = (tokens.total ?? 0) - shown
  const prefilled = formula === undefined ? '' : `?${new URLSearchParams({ formula })}`
  return (
    <>
      {rows.length > 0 ? <Rows label={label} rows={rows} /> : <Typography color="text.secondary">{none}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {moreCodes > 0 && (
          <More to={filteredPath('codes', { formula: formula ?? anyFormula })}>{words.moreCodes(moreCodes)}</More>
        )}
        {moreTokens > 0 && <More to={filteredPath('traffic-tokens', { formula })}>{words.moreTokens(moreTokens)}</More>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -1 }}>
        <Add to={`/codes/create${prefilled}`}>{words.addCode}</Add>
        {formula !== undefined && <Add to={`/traffic-tokens/create${prefilled}`}>{words.addToken}</Add>}
      </Box>
    </>
  )
}
