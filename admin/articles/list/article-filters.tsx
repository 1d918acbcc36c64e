import TextField from '@mui/material/TextField'
import { staffAuthors, staffCategories, staffTags } from '../../../contracts/articles/staff-content.ts'
import { dayOf } from '../../../contracts/text/paris.ts'
import { useChoices } from '../../forms/use-choices.ts'
import { Choice } from '../../lists/choice.tsx'
import { FoldedFilters } from '../../lists/folded-filters.tsx'
import { useList } from '../../lists/list-provider.tsx'
import { words } from '../../words.ts'
import { startOfDay } from './day.ts'
import { useFilter } from './use-filter.ts'
import { articleListWords as texts } from './words.ts'

const named = (of: Readonly<Record<string, string>>) => Object.entries(of).map(([uid, name]) => ({ uid, name }))
const oneDay = 1

function Day({ label, value, onChange }: { label: string; value: string; onChange(day: string): void }) {
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: { xs: '1 1 40%', sm: '0 1 auto' } }}
    />
  )
}

/** Period filter. Its end is shown as the last day, but sent as the start of the next day. */
function Dates() {
  const { filter, change } = useFilter()
  const last = filter.to ? dayOf(new Date(new Date(filter.to).getTime() - 1).toISOString()) : ''
  return (
    <>
      <Day
        label={texts.from}
        value={filter.from ? dayOf(filter.from) : ''}
        onChange={(day) => change({ from: day && startOfDay(day) })}
      />
      <Day label={texts.to} value={last} onChange={(day) => change({ to: day && startOfDay(day, oneDay) })} />
    </>
  )
}

function Sort() {
  const { sort, change } = useList()
  return (
    <Choice
      label={texts.sort}
      value={sort.field === 'modified' ? '' : sort.field}
      all={texts.sorts.modified}
      choices={named(texts.sorts).filter(({ uid }) => uid !== 'modified')}
      onChange={(field) => change({ sort: { field: field || 'modified', order: field === 'title' ? 'ASC' : 'DESC' } })}
    />
  )
}

export function ArticleFilters() {
  const { filter, change } = useFilter()
  return (
    <FoldedFilters>
      <Choice
        label={texts.state}
        value={filter.state ?? ''}
        all={texts.allStates}
        choices={named(words.articles.states)}
        onChange={(state) => change({ state })}
      />
      <Choice
        label={texts.category}
        value={filter.category ?? ''}
        all={texts.allCategories}
        choices={useChoices(staffCategories)}
        onChange={(category) => change({ category })}
      />
      <Choice
        label={texts.tag}
        value={filter.tag ?? ''}
        all={texts.allTags}
        choices={useChoices(staffTags)}
        onChange={(tag) => change({ tag })}
      />
      <Choice
        label={texts.author}
        value={filter.author ?? ''}
        all={texts.allAuthors}
        choices={useChoices(staffAuthors)}
        onChange={(author) => change({ author })}
      />
      <Choice
        label={texts.review}
        value={filter.review ?? ''}
        all={texts.allReviews}
        choices={named(texts.reviews)}
        onChange={(review) => change({ review })}
      />
      <Dates />
      <Sort />
    </FoldedFilters>
  )
}
