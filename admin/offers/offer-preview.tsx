import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { codeAppliedText } from '../../contracts/subscriptions/offer-words.ts'
import { colours } from '../theme.ts'
import { orderSentences } from './order-sentences.ts'
import { type CodeEffect, type Terms, termsText } from './terms.ts'
import { offerWords as words } from './words.ts'

/** The required lines before the order button, and the sentence below it. */
function LegalLines({ terms, code }: { terms: Terms; code?: CodeEffect | undefined }) {
  const [now] = useState(() => new Date())
  const lines = orderSentences(terms, now, code)
  if (!lines) return null
  return (
    <Box sx={{ mt: 1, p: 2, borderRadius: '22px', border: `1px solid ${colours.line}`, backgroundColor: colours.card }}>
      <Typography component="h3" sx={{ fontWeight: 600, fontSize: 15 }}>
        {words.legal}
      </Typography>
      <Box component="dl" sx={{ m: 0, my: 1 }}>
        {lines.map(({ label, text }) => (
          <Box key={label} sx={{ py: 0.5 }}>
            <Typography component="dt" sx={{ color: 'text.secondary', fontSize: 14 }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography sx={{ fontWeight: 600 }}>[ {words.order.button} ]</Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>{words.order.conditions}</Typography>
    </Box>
  )
}

export const PreviewSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-labelledby="preview">
    <Typography id="preview" component="h2" sx={{ fontWeight: 600, mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

interface OfferLinesProps {
  offer: object
  /** undefined: a visitor without a code */
  code?: CodeEffect
}

/** An offer as a visitor reads it: name and price in one line, the required lines, and the order button. */
export function OfferLines({ offer, code }: OfferLinesProps) {
  const terms = offer as Terms & { name?: unknown }
  return (
    <>
      <Box role="status" sx={{ p: 2, minHeight: 88, borderRadius: '22px', backgroundColor: colours.rose }}>
        <Typography
          dir="auto"
          sx={{ fontSize: 20, fontFamily: '"Fraunces Variable", serif', overflowWrap: 'anywhere' }}
        >
          {String(terms.name ?? '')}
        </Typography>
        <Typography>{termsText(terms, code)}</Typography>
        {code && <Typography>{codeAppliedText(code.value)}</Typography>}
      </Box>
      <LegalLines terms={terms} code={code} />
    </>
  )
}

export const OfferPreview = ({ offer }: { offer: object }) => (
  <PreviewSection title={words.preview}>
    <OfferLines offer={offer} />
  </PreviewSection>
)
