import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getCode } from '../../../contracts/subscriptions/reduction-codes.ts'
import type { StaffCode } from '../../../contracts/subscriptions/staff-codes.ts'
import { staffFormulas } from '../../../contracts/subscriptions/staff-offers.ts'
import { callApi } from '../../../relay/call.ts'
import { useChoices } from '../../forms/use-choices.ts'
import { useRecord } from '../../forms/use-record.ts'
import { formWords } from '../../forms/words.ts'
import { OfferLines, PreviewSection } from '../offer-preview.tsx'
import { notValidText } from './not-valid-text.ts'
import { codeWords as words } from './words.ts'

const NotValid = ({ code }: { code: StaffCode }) => (
  <Typography role="status">
    {notValidText(code, new Date())} {words.notValid.effect}
  </Typography>
)

/** Requests the code's effect with the visitor's call. Valid codes only: the server rate-limits requests for invalid ones. */
function CodeOffer({ code, formula }: { code: StaffCode; formula: string }) {
  const { record, fault } = useRecord(staffFormulas, formula)
  const { data: effect, error } = useQuery({
    queryKey: ['code-effect', code.uid, code.version, formula],
    queryFn: async ({ signal }) =>
      (await callApi(getCode, { params: { code: code.uid }, query: { formula }, signal })).payload,
    networkMode: 'always',
  })
  const problem = fault ?? error?.message
  if (problem) return <Typography role="alert">{problem}</Typography>
  if (!record || !effect) return <Typography role="status">{formWords.loading}</Typography>
  return effect.isValid ? <OfferLines offer={record} code={effect} /> : <NotValid code={code} />
}

/** Preview of a valid code; the usual formula is preselected, as on the visitor's page. */
function ValidCode({ code }: { code: StaffCode }) {
  const choices = useChoices(staffFormulas).filter(({ uid }) => code.formulas?.includes(uid) ?? true)
  const [chosen, choose] = useState<string>()
  const usual = choices.find(({ uid }) => uid === 'default') ?? choices[0]
  const formula = choices.find(({ uid }) => uid === chosen) ?? usual
  if (!formula) return null
  return (
    <>
      {choices.length > 1 && (
        <TextField
          select
          fullWidth
          label={words.previewFormula}
          value={formula.uid}
          onChange={({ target }) => choose(target.value)}
          sx={{ mt: 1, mb: 2 }}
        >
          {choices.map(({ uid, name }) => (
            <MenuItem key={uid} value={uid}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <CodeOffer key={formula.uid} code={code} formula={formula.uid} />
    </>
  )
}

/** Shows the saved code as a visitor sees it; unsaved changes have no effect yet. */
export const CodePreview = ({ code }: { code: StaffCode }) => (
  <PreviewSection title={words.preview}>
    {code.isValid ? <ValidCode code={code} /> : <NotValid code={code} />}
  </PreviewSection>
)
