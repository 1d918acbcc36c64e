import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { ResourceCalls } from '../../contracts/staff.ts'
import { LoadingOrRetry } from '../layout/load-state.tsx'
import { useNotify } from '../layout/notices.tsx'
import { useFocusOnFault } from '../layout/use-focus-on-fault.ts'
import { AdminPage } from '../navigation/admin-page.tsx'
import type { Row } from '../records/record-calls.ts'
import { ClashChoices } from './clash-choices.tsx'
import { DeleteButton } from './delete-button.tsx'
import { FormBar } from './form-bar.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { Values } from './record-draft.ts'
import { useRecord } from './use-record.ts'
import { type RecordForm, useRecordForm } from './use-record-form.ts'
import type { FieldWords } from './value-text.ts'
import { formWords } from './words.ts'

/** Properties of a kind of record that its pages need. */
export interface RecordKind extends FieldWords {
  /** the resource's calls; its path is also that of its screens */
  calls: ResourceCalls
  fields: readonly string[]
  /** further fields of a new record */
  onlyNew?: readonly string[]
  empty: Values
  /** further fields, sent with every save */
  besides?: object
  /** creates a record, if that needs more than the resource's own call */
  create?(body: Values, idempotencyKey: string): Promise<Row>
  /** the screen that the record is a part of; default: its list */
  home?(record: Values): string
  texts: { add?: string; back: string; deleteTitle: string }
  titleOf(record: Values): string
  deleteText(record: Values): string
  /** false: the site needs the record */
  mayDelete?(record: Values): boolean
}

/** Leaves a form whose record is gone, without asking about unsaved text. */
export type Leave = (to: string, notice: string) => void

interface RecordPageProps {
  kind: RecordKind
  /** content above the fields of an existing record */
  head?(record: Row, dirty: boolean): ReactNode
  fields(form: RecordForm, isNew: boolean): ReactNode
  /** further actions on a record */
  actions?(record: Row, form: Pick<RecordForm, 'dirty' | 'save'> & { leave: Leave }): ReactNode
  /** content below the form of an existing record; gets the record as last saved */
  below?(record: Row): ReactNode
}

const homeOf = ({ calls, home }: RecordKind, record: Values): string => home?.(record) ?? `/${calls.path}`

const Back = ({ kind, record }: { kind: RecordKind; record: Values }) => (
  <Button component={Link} to={homeOf(kind, record)} color="inherit" startIcon={<ArrowLeft aria-hidden size={18} />}>
    {kind.texts.back}
  </Button>
)

interface FieldsOfProps extends RecordPageProps {
  record?: Row
  onSaved?(row: Row): void
}

function FieldsOf({ kind, record, head, fields, actions, onSaved }: FieldsOfProps) {
  const navigate = useNavigate()
  const notify = useNotify()
  const [left, setLeft] = useState<string>()
  const { calls } = kind
  const leave: Leave = (to, text) => {
    setLeft(to)
    notify(text, { type: 'success' })
  }
  // Navigate in an effect: earlier, the leave guard still sees unsaved changes and asks.
  useEffect(() => {
    if (left !== undefined) navigate(left, { replace: true })
  }, [left, navigate])
  const form = useRecordForm({
    calls,
    fields: record ? kind.fields : [...kind.fields, ...(kind.onlyNew ?? [])],
    record,
    empty: kind.empty,
    besides: kind.besides,
    create: kind.create,
    onSaved: (row) => {
      if (!record) leave(kind.home?.(row) ?? `/${calls.path}/${row.uid}`, formWords.saved)
      onSaved?.(row)
    },
  })
  const element = useFocusOnFault(form.notice)
  const current = record && (form.base as Row)
  function submit(event: FormEvent): void {
    event.preventDefault()
    void form.save()
  }
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <LeaveGuard dirty={form.dirty && left === undefined} />
      {current && head?.(current, form.dirty)}
      <ClashChoices form={form} kind={kind} />
      <Box sx={{ display: 'grid', gap: 2.5 }}>{fields(form, !record)}</Box>
      <FormBar form={form}>
        {current && actions?.(current, { ...form, leave })}
        {current && kind.mayDelete?.(current) !== false && (
          <DeleteButton
            calls={calls}
            record={current}
            title={kind.texts.deleteTitle}
            text={kind.deleteText(current)}
            onDeleted={() => leave(homeOf(kind, current), formWords.deleted)}
          />
        )}
      </FormBar>
    </form>
  )
}

export function RecordCreate(props: RecordPageProps) {
  const { texts } = props.kind
  return (
    <AdminPage title={texts.add} actions={<Back kind={props.kind} record={props.kind.empty} />} narrow>
      <FieldsOf {...props} />
    </AdminPage>
  )
}

function Loaded({ uid, ...props }: RecordPageProps & { uid: string }) {
  const { kind } = props
  const { record, fault, retry } = useRecord(kind.calls, uid)
  const [saved, setSaved] = useState<Row>()
  return (
    <AdminPage
      title={record && kind.titleOf(saved ?? record)}
      actions={<Back kind={kind} record={record ?? kind.empty} />}
      narrow
    >
      {record ? (
        <>
          <FieldsOf {...props} record={record} onSaved={setSaved} />
          {props.below?.(saved ?? record)}
        </>
      ) : (
        <LoadingOrRetry fault={fault} onRetry={retry} />
      )}
    </AdminPage>
  )
}

/** Form of the record in the address, or of a new one. */
export const RecordPage = (props: RecordPageProps) =>
  useParams().id === undefined ? <RecordCreate {...props} /> : <RecordEdit {...props} />

export function RecordEdit(props: RecordPageProps) {
  const { id = '' } = useParams()
  return <Loaded key={id} uid={id} {...props} />
}
