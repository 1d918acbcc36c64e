import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import {
  endVip,
  grantVip,
  type MemberForStaff,
  restoreMember,
  suspendMember,
} from '../../../contracts/accounts/staff-members.ts'
import { callApi } from '../../../relay/call.ts'
import { MoreMenu } from '../../layout/more-menu.tsx'
import { InviteVoiceButton } from '../../voices/invite-button.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { managementWords as words } from '../words.ts'
import { MemberEmail } from './member-email.tsx'
import { sheetWords } from './sheet-words.ts'

const texts = words.members

const acts = {
  suspend: { call: suspendMember, title: texts.suspend, text: texts.suspendText },
  restore: { call: restoreMember, title: texts.restore, text: texts.restoreText },
  grantVip: { call: grantVip, title: texts.grantVip, text: texts.grantVipText },
  endVip: { call: endVip, title: texts.endVip, text: texts.endVipText },
}
type ActName = keyof typeof acts

/** Acts that take something away from the member: they are in the menu « ⋯ ». */
const dangerous: readonly ActName[] = ['suspend', 'endVip']

function offered({ state, roles }: MemberForStaff): readonly ActName[] {
  if (state === 'erased') return []
  const access: ActName = roles.includes('vip') ? 'endVip' : 'grantVip'
  return state === 'suspended' ? ['restore', access] : [access, 'suspend']
}

/** Actions of the owner on an account; each is audited. */
export function MemberActs({ member, onDone }: { member: MemberForStaff; onDone(): void }) {
  const [name, setName] = useState<ActName>()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {offered(member)
        .filter((one) => !dangerous.includes(one))
        .map((one) => (
          <Button key={one} variant="outlined" color="inherit" onClick={() => setName(one)}>
            {acts[one].title}
          </Button>
        ))}
      {member.state !== 'erased' && <MemberEmail member={member} onDone={onDone} />}
      {member.state !== 'erased' && member.state !== 'suspended' && <InviteVoiceButton uid={member.uid} />}
      <MoreMenu
        label={sheetWords.more}
        items={offered(member)
          .filter((one) => dangerous.includes(one))
          .map((one) => [acts[one].title, () => setName(one)])}
      />
      {name && (
        <ReasonDialog
          title={acts[name].title}
          text={acts[name].text}
          done={texts.done}
          act={(reason, idempotencyKey) =>
            callApi(acts[name].call, {
              params: { uid: member.uid },
              body: { version: member.version, ...(reason !== '' && { reason }) },
              idempotencyKey,
            })
          }
          onDone={onDone}
          onClose={() => setName(undefined)}
        />
      )}
    </Box>
  )
}
