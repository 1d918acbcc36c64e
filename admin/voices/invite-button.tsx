import Button from '@mui/material/Button'
import { useState } from 'react'
import { inviteVoice } from '../../contracts/site/voices.ts'
import { callApi } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useNotify } from '../layout/notices.tsx'
import { voiceWords as words } from './words.ts'

/** Mails a member a link by which they may write a voice. */
export function InviteVoiceButton({ uid }: { uid: string }) {
  const notify = useNotify()
  const [open, setOpen] = useState(false)
  async function invite(): Promise<void> {
    setOpen(false)
    try {
      await callApi(inviteVoice, { params: { uid } })
      notify(words.invited, { type: 'success' })
    } catch (error) {
      notify(failureSentence(error), { type: 'error' })
    }
  }
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        {words.invite}
      </Button>
      {open && (
        <ConfirmDialog
          title={words.inviteTitle}
          text={words.inviteText}
          confirm={words.invite}
          onConfirm={() => void invite()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
