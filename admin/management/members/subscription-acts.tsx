import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { StaffSubscription } from '../../../contracts/accounts/staff-members.ts'
import {
  type SubscriptionActs as Described,
  getSubscriptionActs,
  giftableMonths,
  giveMemberMonths,
  pauseMemberSubscription,
  proposeFormula,
  stopMemberRenewal,
  undoMemberPause,
  undoMemberSwitch,
} from '../../../contracts/subscriptions/staff-subscription-acts.ts'
import { callApi } from '../../../relay/call.ts'
import { MoreMenu } from '../../layout/more-menu.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { type ActName, choicesOf, possibleActs } from './subscription-act-list.ts'
import { subscriptionActWords as words } from './subscription-act-words.ts'

interface Decision {
  uid: string
  version: number
  reason: string
  idempotencyKey: string
  choice: string
}

function send(name: ActName, { uid, version, reason, idempotencyKey, choice }: Decision): Promise<unknown> {
  const target = { params: { uid }, idempotencyKey }
  const body = { version, reason }
  const months = giftableMonths.find((one) => `${one}` === choice) ?? 1
  if (name === 'stop') return callApi(stopMemberRenewal, { ...target, body })
  if (name === 'pause') return callApi(pauseMemberSubscription, { ...target, body: { ...body, months } })
  if (name === 'undoPause') return callApi(undoMemberPause, { ...target, body })
  if (name === 'months') return callApi(giveMemberMonths, { ...target, body: { ...body, months } })
  if (name === 'propose') return callApi(proposeFormula, { ...target, body: { ...body, formula: choice } })
  return callApi(undoMemberSwitch, { ...target, body })
}

interface ActDialogProps {
  name: ActName
  uid: string
  acts: Described
  onDone(): void
  onClose(): void
}

function ActDialog({ name, uid, acts, onDone, onClose }: ActDialogProps) {
  // Keep the state that the user saw when the dialog opened: a refetch must not replace it.
  const [shown] = useState(acts)
  const [choice, setChoice] = useState('')
  const choices = choicesOf(name, shown)
  const { version } = shown
  return (
    <ReasonDialog
      title={words.titles[name]}
      text={words.texts[name](shown)}
      reason="required"
      done={words.done}
      check={() => (choices.length > 0 && choice === '' ? words.choose : undefined)}
      act={(reason, idempotencyKey) => send(name, { uid, version, reason, idempotencyKey, choice })}
      onDone={onDone}
      onClose={onClose}
    >
      {choices.length > 0 && (
        <RadioGroup aria-label={words.titles[name]} value={choice} onChange={({ target }) => setChoice(target.value)}>
          {choices.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
      )}
    </ReasonDialog>
  )
}

/** Acts on a running subscription, behind « ⋯ ». */
export function SubscriptionActs({ subscription: { uid, status } }: { subscription: StaffSubscription }) {
  const queries = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const [name, setName] = useState<ActName>()
  const [acted, setActed] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['subscription-acts', uid],
    queryFn: async () => (await callApi(getSubscriptionActs, { params: { uid } })).payload,
    gcTime: 0,
  })
  const possible = data ? possibleActs(data) : []
  const isMenuGone = acted && data !== undefined && possible.length === 0
  useEffect(() => {
    if (isMenuGone) place.current?.focus()
  }, [isMenuGone])
  if (error) return <Typography role="alert">{error.message}</Typography>
  function refetch(): void {
    setActed(true)
    for (const part of ['subscription-acts', 'member-money', 'member-mails', 'timeline']) {
      void queries.invalidateQueries({ queryKey: [part] })
    }
  }
  return (
    <Box ref={place} tabIndex={-1} sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: -1, outline: 'none' }}>
      {data?.stopRequested && status !== 'cancelled' && <Typography role="status">{words.stopping}</Typography>}
      <MoreMenu label={words.menu} items={possible.map((one) => [words.titles[one], () => setName(one)])} />
      {name && data && (
        <ActDialog name={name} uid={uid} acts={data} onDone={refetch} onClose={() => setName(undefined)} />
      )}
    </Box>
  )
}
