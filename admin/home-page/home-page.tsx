import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { type HomeContent, type HomeSection, homeLimits, type StaffHome } from '../../contracts/site/home.ts'
import { FormBar } from '../forms/form-bar.tsx'
import { PictureField } from '../forms/image-input.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { LineField } from '../forms/line-fields.tsx'
import { formWords } from '../forms/words.ts'
import { FieldGroup } from '../layout/field-group.tsx'
import { MoveButtons } from '../lists/move-buttons.tsx'
import { AdminPage } from '../navigation/admin-page.tsx'
import { SiteFacts } from '../site/site-facts.tsx'
import { siteWords } from '../site/words.ts'
import { PreviewScreen, SidePreview, sideBySideQuery } from './home-preview.tsx'
import { Revisions } from './revisions.tsx'
import { SectionFields, WordsFields } from './section-fields.tsx'
import { type HomeForm, useHome } from './use-home.ts'
import { homeWords as words } from './words.ts'

function HeroPart({ form, draft }: { form: HomeForm; draft: HomeContent }) {
  const { hero } = draft
  const set = (change: Partial<HomeContent['hero']>) => form.change({ hero: { ...hero, ...change } })
  return (
    <FieldGroup title={words.hero}>
      <WordsFields
        form={form}
        path="hero"
        value={hero}
        mostText={homeLimits.hero}
        onChange={(next) => form.change({ hero: next })}
      />
      <LineField
        label={words.action}
        value={hero.action}
        fault={form.faults.get('hero.action')}
        help={words.actionHelp}
        max={homeLimits.action}
        onChange={(action) => set({ action })}
      />
      <PictureField
        label={words.image}
        uid={hero.image}
        fault={form.faults.get('hero.image')}
        onChange={(image) => set({ image })}
        described
      />
    </FieldGroup>
  )
}

/** Shows or hides a section, and moves it. */
function SectionActions({ form, draft, section }: { form: HomeForm; draft: HomeContent; section: HomeSection }) {
  const { order, hidden } = draft
  const name = words.sections[section]
  return (
    <>
      <FormControlLabel
        label={words.shown}
        control={
          <Switch
            checked={!hidden.includes(section)}
            onChange={({ target }) =>
              form.change({ hidden: target.checked ? hidden.filter((one) => one !== section) : [...hidden, section] })
            }
          />
        }
      />
      <MoveButtons
        items={order}
        place={order.indexOf(section)}
        up={words.up(name)}
        down={words.down(name)}
        onMove={(next) => form.change({ order: next })}
      />
    </>
  )
}

const partName = (part: string): string => (part === 'hero' ? words.hero : words.sections[part as HomeSection])

function Editor({ form, home, draft }: { form: HomeForm; home: StaffHome; draft: HomeContent }) {
  return (
    <>
      {home.starting.length > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words.starting(home.starting.map(partName).join(', '))}
        </Alert>
      )}
      <HeroPart form={form} draft={draft} />
      {draft.order.map((section) => (
        <FieldGroup
          key={section}
          title={words.sections[section]}
          actions={<SectionActions form={form} draft={draft} section={section} />}
        >
          <SectionFields form={form} draft={draft} section={section} />
        </FieldGroup>
      ))}
    </>
  )
}

/** Edits the texts, the pictures and the order of sections of the home page. */
export default function HomePage() {
  const form = useHome()
  const { home, draft, dirty, notice } = form
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    void form.save()
  }
  const isWide = useMediaQuery(sideBySideQuery, { noSsr: true })
  const [isPreviewed, setPreviewed] = useState(false)
  return (
    <AdminPage>
      <LeaveGuard dirty={dirty} />
      <Box
        sx={{ display: 'grid', gap: 3, [sideBySideQuery]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' } }}
      >
        <Box sx={{ maxWidth: 860, minWidth: 0 }}>
          <Box component="form" onSubmit={submit} noValidate>
            <Typography>{words.help}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{words.paragraphs}</Typography>
            <SiteFacts />
            {!home && !notice && <Typography role="status">{formWords.loading}</Typography>}
            {home && draft && <Editor form={form} home={home} draft={draft} />}
            <FormBar form={form}>
              {!isWide && (
                <Button
                  color="inherit"
                  disabled={!home}
                  onClick={() => void form.saved().then((saved) => setPreviewed(saved !== undefined))}
                >
                  {siteWords.preview.title}
                </Button>
              )}
              <Button variant="outlined" color="inherit" disabled={!home} onClick={() => void form.publish()}>
                {words.publish}
              </Button>
            </FormBar>
          </Box>
          {home && <Revisions key={home.version} onRestore={(n) => void form.restore(n)} />}
        </Box>
        {home && isWide && <SidePreview version={home.version} />}
      </Box>
      {home && isPreviewed && !isWide && <PreviewScreen version={home.version} onClose={() => setPreviewed(false)} />}
    </AdminPage>
  )
}
