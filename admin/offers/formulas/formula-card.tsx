import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { StaffFormula, StaffTrafficToken } from '../../../contracts/subscriptions/staff-offers.ts'
import { colours } from '../../theme.ts'
import { CodesOfOffer, useTokens } from '../codes-of-offer.tsx'
import { CollapsibleSection } from '../collapsible-section.tsx'
import { LinkToGive } from '../link-to-give.tsx'
import { OfferLines } from '../offer-preview.tsx'
import { termsText } from '../terms.ts'
import { offerWords } from '../words.ts'
import { defaultFormulaUid } from './formula-kind.ts'

const words = offerWords.offers

interface OfferCardProps {
  title: string
  /** address of the formula's form */
  to?: string
  /** shown beside the title */
  state?: string | undefined
  children: ReactNode
}

const OfferCard = ({ title, to, state, children }: OfferCardProps) => {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ px: { xs: 2, sm: 3 }, py: 2.5, '& + &': { borderTop: `1px solid ${colours.line}` } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 0.5 }}>
        <Typography id={id} variant="h2" dir="auto" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {to === undefined ? (
            title
          ) : (
            <Box component={Link} to={to} sx={{ color: 'inherit' }}>
              {title}
            </Box>
          )}
        </Typography>
        {state && <Typography sx={{ fontSize: 14 }}>{state}</Typography>}
      </Box>
      {children}
    </Box>
  )
}

/** Tells how visitors reach the formula, by the server's rule: it closes once all of its access codes are invalid. */
function stateOf({ uid, listed, private: isPrivate }: StaffFormula, tokens: readonly StaffTrafficToken[]) {
  if (uid !== defaultFormulaUid) {
    if (isPrivate) return 'byCode'
    if (tokens.length > 0 && !tokens.some(({ isValid }) => isValid)) return 'over'
  }
  return listed ? 'listed' : 'byLink'
}

/** An offer as a whole: its price, who may order it, what a visitor reads, and its codes. */
export function FormulaCard({ formula }: { formula: StaffFormula }) {
  const { uid, name } = formula
  const { data: tokens } = useTokens(uid)
  const state = tokens && stateOf(formula, tokens.payload)
  return (
    <OfferCard title={name} to={`/formulas/${uid}`} state={state && words[state]}>
      <Typography>{termsText(formula)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mb: 1 }}>
        <CollapsibleSection title={offerWords.preview}>
          <OfferLines offer={formula} />
        </CollapsibleSection>
        {(state === 'listed' || state === 'byLink') && (
          <CollapsibleSection title={words.link}>
            <LinkToGive name={uid} query={{ formula: uid }} />
          </CollapsibleSection>
        )}
      </Box>
      <CodesOfOffer formula={uid} label={words.codesOf(name)} none={words.none} />
    </OfferCard>
  )
}

/** Codes that name no formula, and the lists of all codes. */
export const CodesForAll = () => (
  <OfferCard title={words.forAll}>
    <CodesOfOffer label={words.codesOf(words.forAll)} none={words.noneForAll} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, '& a': { color: 'inherit', py: 1 } }}>
      <Link to="/codes">{words.allCodes}</Link>
      <Link to="/traffic-tokens">{words.allTokens}</Link>
    </Box>
  </OfferCard>
)
