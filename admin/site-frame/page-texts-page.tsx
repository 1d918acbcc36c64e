import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { defaultPageTexts, listDefaultHeads } from '../../contracts/administration/default-page-texts.ts'
import { type PageTexts, type PageWithTexts, pageTextLimits } from '../../contracts/administration/page-texts.ts'
import type { PreviewedPage } from '../../contracts/administration/staff-system.ts'
import { LineField, TextBlock } from '../forms/line-fields.tsx'
import { FieldGroup } from '../layout/field-group.tsx'
import { AdminPage } from '../navigation/admin-page.tsx'
import { SavedPreview } from '../site/saved-preview.tsx'
import { siteWords } from '../site/words.ts'
import { FrameForm } from './frame-form.tsx'
import { usePageTexts } from './use-frame.ts'
import { useSettingsPreview } from './use-settings-preview.ts'
import { frameWords } from './words.ts'

const words = frameWords.pageTexts
const pages = Object.keys(defaultPageTexts) as PageWithTexts[]

/** Pages on which visitors read the texts. Order and welcome are missing: only members can open them. */
const addresses: Partial<Readonly<Record<PageWithTexts, PreviewedPage>>> = {
  articles: '/articles',
  authors: '/authors',
  coaches: '/coaches',
  contact: '/contact',
  registration: '/registration',
  gift: '/gift',
  giftUse: '/gift/use',
  login: '/login',
}

interface HeadingPartProps {
  page: PageWithTexts
  value: PageTexts[PageWithTexts]
  /** the texts are those of a new site, which the owner should replace */
  isStarting: boolean
  faults: ReadonlyMap<string, string>
  /** absent if only members can open the page */
  onPreview: (() => void) | undefined
  /** shown below the fields */
  children: ReactNode
  onChange(value: PageTexts[PageWithTexts]): void
}

function HeadingPart({ page, value, isStarting, faults, onPreview, children, onChange }: HeadingPartProps) {
  const fault = (name: string) => faults.get(`page-texts.${page}.${name}`)
  return (
    <FieldGroup title={words.pages[page]}>
      {isStarting && <Alert severity="info">{words.starting}</Alert>}
      <LineField
        label={words.heading}
        value={value.title}
        fault={fault('title')}
        max={pageTextLimits.title}
        onChange={(title) => onChange({ ...value, title })}
      />
      <TextBlock
        label={words.lead}
        value={value.lead}
        fault={fault('lead')}
        help={words.leadHelp}
        max={pageTextLimits.lead}
        onChange={(lead) => onChange({ ...value, lead })}
      />
      {'aside' in value && (
        <LineField
          label={words.aside}
          value={value.aside}
          fault={fault('aside')}
          max={pageTextLimits.aside}
          onChange={(aside) => onChange({ ...value, aside })}
        />
      )}
      <div>
        <Button color="inherit" onClick={() => onChange(defaultPageTexts[page])}>
          {words.original}
        </Button>
        {onPreview && (
          <Button color="inherit" aria-label={words.preview(words.pages[page])} onClick={onPreview}>
            {siteWords.preview.title}
          </Button>
        )}
      </div>
      {children}
    </FieldGroup>
  )
}

function PageTextsForm() {
  const form = usePageTexts()
  const preview = useSettingsPreview(form)
  const { draft, faults, notice } = form
  if (!draft) return <Typography role="status">{notice?.text ?? siteWords.loading}</Typography>
  const texts = draft['page-texts']
  const starting: readonly PageWithTexts[] = listDefaultHeads(texts)
  return (
    <FrameForm form={form}>
      {pages.map((page) => {
        const address = addresses[page]
        const link = preview.links.find((one) => one.page === address)
        return (
          <HeadingPart
            key={page}
            page={page}
            value={texts[page]}
            isStarting={starting.includes(page)}
            faults={faults}
            onPreview={address && (() => void preview.show([address]))}
            onChange={(value) => form.setDraft({ 'page-texts': { ...texts, [page]: value } })}
          >
            {link && <SavedPreview key={form.stamp} href={link.href} name={words.pages[page]} />}
          </HeadingPart>
        )
      })}
    </FrameForm>
  )
}

/** Headings of lists, of the contact page, and of the pages where visitors register, order, give and sign in. */
export default function PageTextsPage() {
  return (
    <AdminPage intro={words.intro} narrow>
      <PageTextsForm />
    </AdminPage>
  )
}
