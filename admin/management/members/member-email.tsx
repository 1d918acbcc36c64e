import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeMemberEmail } from '../../../contracts/accounts/staff-member-email.ts'
import type { MemberForStaff } from '../../../contracts/accounts/staff-members.ts'
import { callApi } from '../../../relay/call.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { managementWords as words } from '../words.ts'
import { emailChangeKey } from './member-email-change.tsx'

const texts = words.memberEmail

/** Changes the address of a member who lost the mailbox: the new address must confirm, the old one may refuse. */
export function MemberEmail({ member, onDone }: { member: MemberForStaff; onDone(): void }) {
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      {open && (
        <ReasonDialog
          title={texts.title}
          text={texts.text(member.email)}
          reason="required"
          done={texts.done}
          check={() => (/^\S+@\S+$/.test(typed.trim()) ? undefined : texts.missing)}
          act={(reason, idempotencyKey) =>
            callApi(changeMemberEmail, {
              params: { uid: member.uid },
              body: { email: typed.trim(), reason },
              idempotencyKey,
            })
          }
          onDone={() => {
            void queries.invalidateQueries({ queryKey: emailChangeKey(member.uid) })
            void queries.invalidateQueries({ queryKey: ['timeline', member.uid] })
            onDone()
          }}
          onClose={() => setOpen(false)}
        >
          <TextField
            required
            type="email"
            autoComplete="off"
            label={texts.email}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: 254 } }}
          />
        </ReasonDialog>
      )}
    </>
  )
}
