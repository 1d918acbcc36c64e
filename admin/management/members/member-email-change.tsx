import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  cancelMemberEmailChange,
  getMemberEmail,
  type MemberEmail,
} from '../../../contracts/accounts/staff-member-email.ts'
import type { MemberForStaff } from '../../../contracts/accounts/staff-members.ts'
import { callApi } from '../../../relay/call.ts'
import { momentText } from '../format.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { managementWords as words } from '../words.ts'

const texts = words.memberEmail.change

type Change = NonNullable<MemberEmail['change']>

export const emailChangeKey = (uid: string) => ['member-email', uid]

function stateOf({ nextConfirmed, currentConfirmed, delayed }: Change): string {
  if (!nextConfirmed) return delayed || currentConfirmed ? texts.nextMissing : texts.bothMissing
  return delayed ? texts.delayed : texts.currentMissing
}

interface MemberEmailChangeProps {
  member: MemberForStaff
  /** true if the viewer may cancel the change */
  cancellable: boolean
}

/** A requested change of the member's address that has not taken effect. */
export function MemberEmailChange({ member: { uid, version }, cancellable }: MemberEmailChangeProps) {
  const queries = useQueryClient()
  const [cancelling, setCancelling] = useState(false)
  const { data, error } = useQuery({
    queryKey: [...emailChangeKey(uid), version],
    queryFn: async () => (await callApi(getMemberEmail, { params: { uid } })).payload,
    gcTime: 0,
  })
  if (error) return <Typography role="alert">{error.message}</Typography>
  const change = data?.change
  if (!change) return null
  return (
    <Box component="section" aria-label={texts.title} sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{change.email}</Typography>
      <Typography>
        {texts.dates(momentText(change.requestedDateTime), momentText(change.expirationDateTime))}
      </Typography>
      <Typography>{stateOf(change)}</Typography>
      {cancellable && (
        <Button variant="outlined" color="inherit" sx={{ mt: 1 }} onClick={() => setCancelling(true)}>
          {texts.cancel}
        </Button>
      )}
      {cancelling && (
        <ReasonDialog
          title={texts.cancel}
          text={texts.cancelText(change.email)}
          reason="required"
          done={texts.cancelled}
          act={(reason, idempotencyKey) =>
            callApi(cancelMemberEmailChange, { params: { uid }, body: { reason }, idempotencyKey })
          }
          onDone={() => {
            void queries.invalidateQueries({ queryKey: emailChangeKey(uid) })
            void queries.invalidateQueries({ queryKey: ['timeline', uid] })
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </Box>
  )
}
