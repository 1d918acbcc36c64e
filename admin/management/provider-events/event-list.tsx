import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  discardProviderEvent,
  replayProviderEvent,
  type UnprocessedEvent,
} from '../../../contracts/subscriptions/staff-provider-events.ts'
import { callApi } from '../../../relay/call.ts'
import { filteredPath } from '../../lists/filtered-path.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { Row, Rows } from '../../lists/row-link.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { momentText } from '../format.ts'
import { LinkedChip } from '../linked-chip.tsx'
import { ManagementPage } from '../management-page.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { managementWords as words } from '../words.ts'

const texts = words.providerEvents
/** A replayed event leaves the list once it is processed. */
const refetchMilliseconds = 5_000

interface Asked {
  act: 'replay' | 'discard'
  event: UnprocessedEvent
}

function EventRow({ event: one, onAsk }: { event: UnprocessedEvent; onAsk(asked: Asked): void }) {
  const { type, provider, event, payment, date, triedDateTime, tries, problem } = one
  const button = (act: Asked['act']) => (
    <Button size="small" aria-label={texts.actOf(texts[act], event)} onClick={() => onAsk({ act, event: one })}>
      {texts[act]}
    </Button>
  )
  return (
    <Row>
      <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {type}
      </Typography>
      <Typography component="span" sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {provider} {event}
      </Typography>
      <Typography component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
        {texts.tried(momentText(date), tries, momentText(triedDateTime))}
      </Typography>
      <Typography component="span" sx={{ fontSize: 14 }}>
        {texts.problems[problem]}
      </Typography>
      {payment && (
        <Link to={filteredPath('payments', { uid: [payment] })} style={{ color: 'inherit' }}>
          {words.differences.payment}
        </Link>
      )}
      {button('replay')}
      {button('discard')}
    </Row>
  )
}

function EventRows({ events }: { events: readonly UnprocessedEvent[] }) {
  const { refetch } = useListContext()
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      <Rows>
        {events.map((one) => (
          <EventRow key={one.uid} event={one} onAsk={setAsked} />
        ))}
      </Rows>
      {asked && (
        <ReasonDialog
          title={texts[asked.act]}
          text={texts[`${asked.act}Text`]}
          reason={asked.act === 'discard' ? 'required' : 'optional'}
          act={(reason, idempotencyKey) => {
            const params = { uid: asked.event.uid }
            return asked.act === 'discard'
              ? callApi(discardProviderEvent, { params, body: { reason }, idempotencyKey })
              : callApi(replayProviderEvent, { params, body: reason ? { reason } : {}, idempotencyKey })
          }}
          done={texts[`${asked.act}Done`]}
          onDone={() => void refetch()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** Events of the payment provider that the site could not process. */
export default function EventList() {
  return (
    <ListFrame
      resource="provider-events"
      title={texts.title}
      sort={{ field: 'date', order: 'ASC' }}
      count={texts.count}
      Frame={ManagementPage}
      searchable={false}
      refetchMilliseconds={refetchMilliseconds}
      filters={
        <>
          <FilterChoice name="problem" label={texts.problem} names={texts.problems} />
          <LinkedChip names={['uid']} />
        </>
      }
    >
      <ListBody<UnprocessedEvent & { id: string }> empty={texts.empty}>
        {(events) => <EventRows events={events} />}
      </ListBody>
    </ListFrame>
  )
}
