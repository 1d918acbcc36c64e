import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { SwitchInput } from '../../forms/switch-input.tsx'
import { TextInput } from '../../forms/text-input.tsx'
import type { RecordForm } from '../../forms/use-record-form.ts'
import { colours } from '../../theme.ts'
import { AmountInput } from '../amount-input.tsx'
import { CountInput } from '../count-input.tsx'
import { DurationInput } from '../duration-input.tsx'
import { orderSentences } from '../order-sentences.ts'
import { type Terms, termsText } from '../terms.ts'
import { offerWords as words } from '../words.ts'

/** The lines before the button that orders, and the sentence below it. */
function LegalLines({ terms }: { terms: Terms }) {
  const [now] = useState(() => new Date())
  const lines = orderSentences(terms, now)
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

function Preview({ form: { draft } }: { form: RecordForm }) {
  const terms = draft as Readonly<Record<keyof Terms, unknown>>
  return (
    <Box component="section" aria-labelledby="preview">
      <Typography id="preview" component="h2" sx={{ fontWeight: 600, mb: 1 }}>
        {words.preview}
      </Typography>
      <Box role="status" sx={{ p: 2, minHeight: 88, borderRadius: '22px', backgroundColor: colours.rose }}>
        <Typography
          dir="auto"
          sx={{ fontSize: 20, fontFamily: '"Fraunces Variable", serif', overflowWrap: 'anywhere' }}
        >
          {String(draft.name)}
        </Typography>
        <Typography>{termsText(terms)}</Typography>
      </Box>
      <LegalLines terms={terms} />
    </Box>
  )
}

export const formulaFields = (form: RecordForm, isNew: boolean) => (
  <>
    <TextInput form={form} name="name" label={words.name} required max={200} />
    {isNew && <TextInput form={form} name="uid" label={words.uid} help={words.uidHelp} required max={64} />}
    <AmountInput form={form} name="amount" label={words.amount} help={words.amountHelp} />
    <DurationInput form={form} name="periodDuration" label={words.period} required />
    <AmountInput form={form} name="trialAmount" label={words.trialAmount} />
    <DurationInput form={form} name="trialDuration" label={words.trial} />
    <AmountInput form={form} name="creditAmount" label={words.credit} help={words.creditHelp} />
    <DurationInput form={form} name="creditDelay" label={words.creditDelay} />
    <SwitchInput form={form} name="private" label={words.private} />
    <SwitchInput form={form} name="listed" label={words.listed} />
    <CountInput form={form} name="order" label={words.position} help={words.positionHelp} />
    <Preview form={form} />
  </>
)
