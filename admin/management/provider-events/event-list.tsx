import {
  discardProviderEvent,
  replayProviderEvent,
  staffProviderEvents,
  type UnprocessedEvent,
} from '../../../contracts/subscriptions/staff-provider-events.ts'
import { callApi } from '../../../relay/call.ts'
import { RecordList } from '../../lists/record-list.tsx'
import type { RowAct } from '../../lists/record-table.tsx'
import { momentText } from '../format.ts'
import { LinkFilterChip } from '../link-filter-chip.tsx'
import { PaymentLink } from '../payment-link.tsx'
import { managementWords as words } from '../words.ts'

const texts = words.providerEvents
/** A replayed event leaves the list once it is processed. */
const refetchMilliseconds = 5_000

const replay: RowAct<UnprocessedEvent> = {
  text: texts.replay,
  label: ({ event }) => texts.actOf(texts.replay, event),
  ask: ({ uid }) => ({
    title: texts.replay,
    text: texts.replayText,
    act: (reason, idempotencyKey) =>
      callApi(replayProviderEvent, { params: { uid }, body: reason ? { reason } : {}, idempotencyKey }),
    done: texts.replayDone,
  }),
}

const discard: RowAct<UnprocessedEvent> = {
  text: texts.discard,
  label: ({ event }) => texts.actOf(texts.discard, event),
  ask: ({ uid }) => ({
    title: texts.discard,
    text: texts.discardText,
    reason: 'required',
    act: (reason, idempotencyKey) =>
      callApi(discardProviderEvent, { params: { uid }, body: { reason }, idempotencyKey }),
    done: texts.discardDone,
  }),
}

/** Events of the payment provider that the site could not process. */
export default function EventList() {
  return (
    <RecordList
      calls={staffProviderEvents}
      texts={texts}
      sort="date"
      searchable={false}
      refetchMilliseconds={refetchMilliseconds}
      choices={[{ name: 'problem', label: texts.problem, names: texts.problems }]}
      filters={<LinkFilterChip names={['uid']} />}
      columns={[
        { head: texts.type, look: 'name', sort: 'type', show: ({ type }) => type },
        { head: texts.event, look: 'wide', sort: 'provider', show: ({ provider, event }) => `${provider} ${event}` },
        {
          head: texts.date,
          look: 'soft',
          sort: 'date',
          show: ({ date, tries, triedDateTime }) => texts.tried(momentText(date), tries, momentText(triedDateTime)),
        },
        { head: texts.problem, look: 'state', show: ({ problem }) => texts.problems[problem] },
        {
          head: texts.payment,
          look: 'state',
          show: ({ payment }) => payment !== null && <PaymentLink payment={payment} />,
        },
      ]}
      acts={[replay, discard]}
    />
  )
}
