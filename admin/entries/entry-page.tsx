import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { ContentPage } from '../content/content-page.tsx'
import { ClashChoices } from '../forms/clash-choices.tsx'
import { DeleteButton } from '../forms/delete-button.tsx'
import { FormBar } from '../forms/form-bar.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import type { Row } from '../forms/record-calls.ts'
import { TextInput } from '../forms/text-input.tsx'
import { useRecord } from '../forms/use-record.ts'
import { type RecordForm, useRecordForm } from '../forms/use-record-form.ts'
import { formWords } from '../forms/words.ts'
import { listWords } from '../lists/words.ts'
import { type EntryKind, labels } from './kinds.ts'
import { entryWords } from './words.ts'

/** What is asked beside the name. */
export type EntryFields = (form: RecordForm) => ReactNode

interface EntryFormProps {
  kind: EntryKind
  record?: Row
  fields?: EntryFields | undefined
  /** what else can be done with it */
  actions?: ((record: Row, dirty: boolean) => ReactNode) | undefined
}

const Back = ({ kind: { resource, texts } }: { kind: EntryKind }) => (
  <Button component={Link} to={`/${resource}`} color="inherit" startIcon={<ArrowLeft aria-hidden size={18} />}>
    {texts.back}
  </Button>
)

function Usage({ kind, record }: { kind: EntryKind; record: Row }) {
  const count = Number(record.articles)
  const filter = encodeURIComponent(JSON.stringify({ [kind.filter]: record.uid }))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>{entryWords.articles(count)}</Typography>
      {count > 0 && (
        <Button component={Link} to={`/articles?filter=${filter}`} color="inherit">
          {entryWords.showArticles}
        </Button>
      )}
      <Button
        href={`/${kind.resource}/${record.uid}`}
        color="inherit"
        startIcon={<ExternalLink aria-hidden size={18} />}
      >
        {formWords.onSite}
      </Button>
    </Box>
  )
}

function EntryForm({ kind, record, fields, actions }: EntryFormProps) {
  const navigate = useNavigate()
  const notify = useNotify()
  const [left, setLeft] = useState(false)
  const { resource, texts } = kind
  const form = useRecordForm({
    resource,
    fields: record ? kind.fields : ['uid', ...kind.fields],
    record,
    empty: kind.empty,
    onSaved: (row) => {
      if (record) return
      setLeft(true)
      notify(formWords.saved, { type: 'success' })
      navigate(`/${resource}/${row.uid}`, { replace: true })
    },
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    void form.save()
  }
  return (
    <form onSubmit={submit} noValidate>
      <LeaveGuard dirty={form.dirty && !left} />
      {record && <Usage kind={kind} record={form.base as Row} />}
      <ClashChoices form={form} labels={labels} />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <TextInput form={form} name="name" label={entryWords.name} required max={200} />
        {!record && (
          <TextInput form={form} name="uid" label={entryWords.address} help={entryWords.addressHelp} max={96} />
        )}
        {fields?.(form)}
      </Box>
      <FormBar form={form}>
        {record && actions?.(form.base as Row, form.dirty)}
        {record && (
          <DeleteButton
            resource={resource}
            record={form.base as Row}
            title={texts.deleteTitle}
            text={texts.deleteText(Number(form.base.articles))}
            onDeleted={() => {
              setLeft(true)
              notify(formWords.deleted, { type: 'success' })
              navigate(`/${resource}`)
            }}
          />
        )}
      </FormBar>
    </form>
  )
}

type EntryScreenProps = Omit<EntryFormProps, 'record'>

/** A new author, category or tag. */
export const EntryCreate = (props: EntryScreenProps) => (
  <ContentPage title={props.kind.texts.add} actions={<Back kind={props.kind} />} narrow>
    <EntryForm {...props} />
  </ContentPage>
)

function EntryLoaded({ uid, ...props }: EntryScreenProps & { uid: string }) {
  const { record, fault, retry } = useRecord(props.kind.resource, uid)
  return (
    <ContentPage title={String(record?.name ?? props.kind.texts.title)} actions={<Back kind={props.kind} />} narrow>
      {record ? (
        <EntryForm {...props} record={record} />
      ) : (
        <Box role="status">
          <Typography sx={{ mb: 2 }}>{fault ?? formWords.loading}</Typography>
          {fault && (
            <Button variant="outlined" color="inherit" onClick={retry}>
              {listWords.retry}
            </Button>
          )}
        </Box>
      )}
    </ContentPage>
  )
}

/** One author, category or tag. */
export function EntryEdit(props: EntryScreenProps) {
  const { id = '' } = useParams()
  return <EntryLoaded key={id} uid={id} {...props} />
}
