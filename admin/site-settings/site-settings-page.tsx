import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { WeekInput } from '../hours/week-input.tsx'
import { AdminPage } from '../navigation/admin-page.tsx'
import { SettingsForm } from '../site/settings-form.tsx'
import { useSettingsForm } from '../site/use-settings-form.ts'
import { siteWords } from '../site/words.ts'
import { colours } from '../theme.ts'
import { ColourSection } from './colour-section.tsx'
import { type Draft, draftOf, faultOf, settingNames, settingOf } from './draft.ts'
import { DrawnPictures } from './drawn-pictures.tsx'
import { PictureSection } from './picture-section.tsx'
import { settingsWords as words } from './words.ts'

const form = { names: settingNames, draftOf, settingOf }

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mb: 5 }}>
    <Typography variant="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
} as const

/** Keys of the draft whose value is text. */
type TextKey = { [Key in keyof Draft]: Draft[Key] extends string ? Key : never }[keyof Draft]

interface LineProps {
  id: string
  label: string
  help?: string
  name: TextKey
  numeric?: true
}

function Settings() {
  const settings = useSettingsForm(form)
  const { draft, saved, setDraft, faults, notice } = settings
  if (!draft) return <Typography role="status">{notice?.text ?? siteWords.loading}</Typography>
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const line = ({ id, label, help, name, numeric }: LineProps) => {
    const fault = faultOf(faults, id)
    return (
      <TextField
        fullWidth
        id={id}
        label={label}
        value={draft[name]}
        onChange={({ target }) => change({ [name]: target.value })}
        error={fault !== undefined}
        helperText={fault ?? help}
        autoComplete="off"
        slotProps={{ htmlInput: { 'aria-invalid': fault !== undefined, ...(numeric && { inputMode: 'numeric' }) } }}
      />
    )
  }
  return (
    <SettingsForm form={settings}>
      <Section title={words.identity}>
        <Box sx={pair}>
          {line({ id: 'site-name', label: words.siteName, help: words.siteNameHelp, name: 'siteName' })}
          {line({ id: 'logo-text', label: words.logoText, help: words.logoTextHelp, name: 'logoText' })}
        </Box>
        <PictureSection draft={draft} faults={faults} onChange={change} />
      </Section>
      <Section title={words.colours}>
        <ColourSection draft={draft} saved={saved ?? draft} faults={faults} onChange={change} />
        <DrawnPictures draft={draft} />
      </Section>
      <Section title={words.answers}>
        <Box sx={pair}>
          {line({ id: 'answer-within-hours.first', label: words.first, name: 'first', numeric: true })}
          {line({ id: 'answer-within-hours.next', label: words.next, name: 'next', numeric: true })}
        </Box>
        <Typography sx={{ mt: 1, mb: 3, color: colours.inkSoft }}>{words.answersHelp}</Typography>
        <WeekInput hours={draft.hours} fault={faults.get('coaching-hours')} onChange={(hours) => change({ hours })} />
        <Typography sx={{ mt: 1, color: colours.inkSoft }}>{words.hoursHelp}</Typography>
      </Section>
      <Section title={words.gifts}>
        <Box sx={pair}>
          {line({
            id: 'gift-terms.lengths',
            label: words.giftLengths,
            help: words.giftLengthsHelp,
            name: 'giftLengths',
          })}
          {line({
            id: 'gift-terms.codeMonths',
            label: words.giftMonths,
            help: words.giftMonthsHelp,
            name: 'giftMonths',
            numeric: true,
          })}
        </Box>
      </Section>
      <Section title={words.retention}>
        {line({
          id: 'contact-retention-days',
          label: words.retentionDays,
          help: words.retentionHelp,
          name: 'retentionDays',
          numeric: true,
        })}
      </Section>
    </SettingsForm>
  )
}

export default function SiteSettingsPage() {
  return (
    <AdminPage intro={words.intro} narrow>
      <Settings />
    </AdminPage>
  )
}
