import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { type StaffArticle, staffArticles } from '../../contracts/articles/staff-articles.ts'
import { useRecordList } from '../records/use-records.ts'

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
  const { data } = useRecordList(
    staffArticles,
    { ...(q && { q }), filter: { state: ['published'] }, perPage: '20', sort: 'date', order: 'desc' },
    { placeholderData: keepPreviousData },
  )
  return (
    <Autocomplete<StaffArticle, false, true>
      openOnFocus
      disableClearable
      value={null as never}
      options={(data?.payload ?? []).filter(({ uid }) => !without.includes(uid))}
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
