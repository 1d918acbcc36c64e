import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ResourceCalls } from '../../contracts/staff.ts'
import { type Row, removeRecord } from '../records/record-calls.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { formWords } from './words.ts'

interface DeleteButtonProps {
  calls: ResourceCalls
  record: Row
  title: string
  text: string
  onDeleted(): void
}

/** Deletes a record after a confirmation. If the server refuses, the dialog shows why. */
export function DeleteButton({ calls, record, title, text, onDeleted }: DeleteButtonProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  async function remove(): Promise<void> {
    await removeRecord(calls, record)
    await client.invalidateQueries({ queryKey: [calls.path] })
    onDeleted()
  }
  return (
    <>
      <Button color="error" startIcon={<Trash2 aria-hidden size={18} />} onClick={() => setOpen(true)}>
        {formWords.delete}
      </Button>
      {open && (
        <ConfirmDialog
          title={title}
          text={text}
          confirm={formWords.delete}
          onConfirm={remove}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
