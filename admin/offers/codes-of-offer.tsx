import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { anyFormula, staffCodes } from '../../contracts/subscriptions/staff-codes.ts'
import { staffTrafficTokens } from '../../contracts/subscriptions/staff-offers.ts'
import { filteredPath } from '../lists/filtered-path.ts'
import { RecordTable } from '../lists/record-table.tsx'
import { listWords } from '../lists/words.ts'
import { useRecordList } from '../records/use-records.ts'
import { type CodeRow, rowOfCode, rowOfToken } from './code-rows.ts'
import { CollapsibleSection } from './collapsible-section.tsx'
import { LinkToGive } from './link-to-give.tsx'
import { offerWords } from './words.ts'

const words = offerWords.offers

/** Number of codes shown of each kind; the list has the rest. */
const shown = 3

const latest = (count: number) => ({ perPage: String(count), sort: 'date', order: 'desc' }) as const

/** Access codes of a formula, as many as the API lists at once. */
export const useTokens = (formula: string | undefined) =>
  useRecordList(
    staffTrafficTokens,
    { ...latest(100), ...(formula !== undefined && { filter: { formula } }) },
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
  const codes = useRecordList(staffCodes, {
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
    ...codes.data.payload.map((code) => rowOfCode(code, formula, now)),
    ...(tokens.data?.payload ?? []).slice(0, shown).map((token) => rowOfToken(token, now)),
  ]
  const moreCodes = codes.data.page.total - codes.data.payload.length
  const moreTokens = (tokens.data?.page.total ?? 0) - shown
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
