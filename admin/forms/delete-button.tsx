import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ResourceCalls } from '../../contracts/staff.ts'
import { failureSentence } from '../api/failure-sentence.ts'
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
  const [fault, setFault] = useState<string>()
  const busy = useRef(false)

  async function remove(): Promise<void> {
    if (busy.current) return
    busy.current = true
    try {
      await removeRecord(calls, record)
      await client.invalidateQueries({ queryKey: [calls.path] })
      onDeleted()
    } catch (error) {
      setFault(failureSentence(error))
    } finally {
      busy.current = false
    }
  }

  return (
    <>
      <Button
        color="error"
        startIcon={<Trash2 aria-hidden size={18} />}
        onClick={() => {
          setFault(undefined)
          setOpen(true)
        }}
      >
        {formWords.delete}
      </Button>
      {open && (
        <ConfirmDialog
          title={title}
          text={text}
          confirm={formWords.delete}
          fault={fault}
          onConfirm={() => void remove()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
