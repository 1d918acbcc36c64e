import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { Merge } from 'lucide-react'
import { useRef, useState } from 'react'
import { callApi } from '../../relay/call.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import type { Leave } from '../forms/record-page.tsx'
import { type Choice, useChoices } from '../forms/use-choices.ts'
import type { Row } from '../records/record-calls.ts'
import type { EntryKind, MergeCall } from './kinds.ts'
import { entryWords } from './words.ts'

interface MergeProps {
  kind: EntryKind
  merge: MergeCall
  record: Row
  leave: Leave
}

function MergeDialog({ kind: { resource, calls }, merge, record, leave, onClose }: MergeProps & { onClose(): void }) {
  const client = useQueryClient()
  const choices = useChoices(calls).filter(({ uid }) => uid !== record.uid)
  const [into, setInto] = useState<Choice | null>(null)
  const key = useRef(crypto.randomUUID())

  async function send(): Promise<void> {
    if (!into) return
    try {
      const body = { into: into.uid, version: record.version }
      await callApi(merge, { params: { uid: record.uid }, body, idempotencyKey: key.current })
      await client.invalidateQueries()
      leave(`/${resource}/${into.uid}`, entryWords.merged)
    } catch (error) {
      key.current = crypto.randomUUID()
      throw error
    }
  }

  return (
    <ConfirmDialog
      title={entryWords.mergeTitle}
      text={entryWords.mergeText(String(record.name))}
      confirm={entryWords.mergeConfirm}
      disabled={!into}
      onConfirm={send}
      onClose={onClose}
    >
      <Autocomplete
        options={choices}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.uid === other.uid}
        value={into}
        onChange={(_event, chosen) => setInto(chosen)}
        noOptionsText={entryWords.mergeNone}
        renderInput={(params) => <TextField {...params} label={entryWords.mergeInto} autoFocus />}
      />
    </ConfirmDialog>
  )
}

/** Merges the entry into another one; its address then redirects there. */
export function MergeButton(props: MergeProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button color="inherit" startIcon={<Merge aria-hidden size={18} />} onClick={() => setOpen(true)}>
        {entryWords.merge}
      </Button>
      {open && <MergeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
