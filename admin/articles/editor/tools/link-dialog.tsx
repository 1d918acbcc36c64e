import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { keepPreviousData } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { staffArticles } from '../../../../contracts/articles/staff-articles.ts'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { useRecordList } from '../../../records/use-records.ts'
import { editorWords } from '../words.ts'

const texts = editorWords.link

interface Choice {
  href: string
  title: string
}

function useArticles(q: string): Choice[] {
  const { data } = useRecordList(
    staffArticles,
    { ...(q && { q }), perPage: '20', sort: 'modified', order: 'desc' },
    { placeholderData: keepPreviousData },
  )
  return (data?.payload ?? []).map(({ uid, title }) => ({ href: `/article/${uid}`, title }))
}

/** Completes an address: « exemple.fr » becomes a web address, « a@exemple.fr » a `mailto:` address. */
const addressOf = (given: string): string =>
  /^(?:[a-z]+:|\/|#)/i.test(given) || given === ''
    ? given
    : given.includes('@')
      ? `mailto:${given}`
      : `https://${given}`

function applyLink(editor: Editor, href: string, title: string): void {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (href === '') chain.unsetMark('link').run()
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: title || href, marks: [{ type: 'link', attrs: { href } }] }).run()
  } else chain.setMark('link', { href }).run()
}

/** Links to an article that is found by its title, or to any address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [given, setGiven] = useState<string>(editor.getAttributes('link').href ?? '')
  const [chosen, setChosen] = useState<Choice>()
  const articles = useArticles(given.startsWith('/') || given.includes(':') ? '' : given)
  const submit = (href: string) => {
    onClose()
    applyLink(editor, href, chosen?.href === href ? chosen.title : '')
  }
  return (
    <ConfirmDialog
      title={texts.title}
      confirm={texts.confirm}
      extra={
        <Button color="inherit" onClick={() => submit('')}>
          {texts.remove}
        </Button>
      }
      onConfirm={() => submit(addressOf(given.trim()))}
      onClose={onClose}
    >
      <Autocomplete<Choice, false, false, true>
        freeSolo
        openOnFocus
        options={articles}
        filterOptions={(options) => options}
        inputValue={given}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.href)}
        renderOption={({ key, ...props }, { href, title }) => (
          <li key={key} {...props} data-href={href}>
            {title}
          </li>
        )}
        onInputChange={(_event, value) => setGiven(value)}
        onChange={(_event, value) => setChosen(typeof value === 'object' && value ? value : undefined)}
        renderInput={(params) => <TextField {...params} autoFocus label={texts.label} sx={{ mt: 1 }} />}
      />
    </ConfirmDialog>
  )
}
