import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useGetList } from 'ra-core'
import { useState } from 'react'
import type { StaffArticle } from '../../contracts/articles/staff-articles.ts'

type Found = StaffArticle & { id: string }

interface ArticlePickerProps {
  label: string
  help?: string
  /** uids of articles that are chosen already and not offered */
  without: readonly string[]
  onPick(article: StaffArticle): void
}

/** Finds one more published article by its title or text. */
export function ArticlePicker({ label, help, without, onPick }: ArticlePickerProps) {
  const [q, setQ] = useState('')
  const { data = [] } = useGetList<Found>(
    'articles',
    {
      filter: { state: ['published'], ...(q ? { q } : {}) },
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'date', order: 'DESC' },
    },
    { placeholderData: (before: unknown) => before as never },
  )
  return (
    <Autocomplete<Found, false, true>
      openOnFocus
      disableClearable
      value={null as never}
      options={data.filter(({ uid }) => !without.includes(uid))}
      filterOptions={(options) => options}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ uid }) => uid}
      inputValue={q}
      onInputChange={(_event, value, reason) => setQ(reason === 'input' ? value : '')}
      onChange={(_event, article) => onPick(article)}
      renderInput={(params) => <TextField {...params} label={label} helperText={help} />}
    />
  )
}
