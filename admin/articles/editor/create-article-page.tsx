import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { staffArticles } from '../../../contracts/articles/staff-articles.ts'
import { staffAuthors, staffCategories } from '../../../contracts/articles/staff-content.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { useChoices } from '../../forms/use-choices.ts'
import { useNotify } from '../../layout/notices.tsx'
import { PageTitle } from '../../layout/page-title.tsx'
import { createRecord } from '../../records/record-calls.ts'
import { EntryField } from './settings-panel.tsx'
import { editorWords } from './words.ts'

const texts = editorWords.create

/** A draft needs a title, an author and a category; all of them may change later. */
export default function CreateArticlePage() {
  const [title, setTitle] = useState('')
  const [author, setAuthor] = useState('')
  const [category, setCategory] = useState('')
  const [isSending, setSending] = useState(false)
  const notify = useNotify()
  const navigate = useNavigate()
  const authors = useChoices(staffAuthors)
  const categories = useChoices(staffCategories)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (title.trim() === '' || author === '' || category === '') return notify(texts.missing, { type: 'warning' })
    setSending(true)
    try {
      const { uid } = await createRecord(staffArticles, { title, author, category }, crypto.randomUUID())
      navigate(`/articles/${uid}`, { replace: true })
    } catch (error) {
      notify(failureSentence(error), { type: 'error' })
      setSending(false)
    }
  }
  return (
    <Box sx={{ overflow: 'auto', height: '100%', px: 2, py: 3 }}>
      <PageTitle title={texts.title} />
      <Box
        component="form"
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ maxWidth: 560, mx: 'auto', display: 'grid', gap: 2.5 }}
      >
        <Typography variant="h1">{texts.title}</Typography>
        <TextField
          autoFocus
          label={texts.name}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <EntryField label={texts.author} value={author} entries={authors} onChange={setAuthor} />
        <EntryField label={texts.category} value={category} entries={categories} onChange={setCategory} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button type="submit" variant="contained" loading={isSending}>
            {texts.submit}
          </Button>
          <Button component={Link} to="/articles" color="inherit">
            {editorWords.back}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}
