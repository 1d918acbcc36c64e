import Typography from '@mui/material/Typography'
import { LineField } from '../forms/line-fields.tsx'
import { FieldGroup } from '../layout/field-group.tsx'
import { AdminPage } from '../navigation/admin-page.tsx'
import { siteWords } from '../site/words.ts'
import { FrameForm } from './frame-form.tsx'
import { SearchResult } from './search-result.tsx'
import { useSearchTexts } from './use-frame.ts'
import { frameWords } from './words.ts'

const words = frameWords.search

function SearchForm() {
  const form = useSearchTexts()
  const { draft, faults, notice } = form
  if (!draft) return <Typography role="status">{notice?.text ?? siteWords.loading}</Typography>
  const texts = draft['search-texts']
  const usual = texts.find(({ page }) => page === '*')?.description ?? ''
  const kept = texts.filter(({ title, description }) => title || description)
  return (
    <FrameForm form={form}>
      {texts.map((text) => {
        const set = (part: Partial<typeof text>) =>
          form.setDraft({ 'search-texts': texts.map((one) => (one === text ? { ...one, ...part } : one)) })
        // Only filled entries are sent: the index in the path of a violation counts only those.
        const path = `search-texts.${kept.indexOf(text)}`
        return (
          <FieldGroup key={text.page} title={words.pages[text.page]}>
            {text.page !== '*' && (
              <LineField
                label={words.pageTitle}
                value={text.title}
                fault={faults.get(`${path}.title`)}
                max={70}
                onChange={(title) => set({ title })}
              />
            )}
            <LineField
              label={words.description}
              value={text.description}
              fault={faults.get(`${path}.description`)}
              max={200}
              onChange={(description) => set({ description })}
            />
            {text.page !== '*' && (
              <SearchResult
                name={words.pages[text.page]}
                address={`${location.origin}${text.page}`}
                title={text.title}
                description={text.description || usual}
              />
            )}
          </FieldGroup>
        )
      })}
    </FrameForm>
  )
}

/** Titles and descriptions of public pages, for search engines. */
export default function SearchPage() {
  return (
    <AdminPage intro={words.intro} narrow>
      <SearchForm />
    </AdminPage>
  )
}
