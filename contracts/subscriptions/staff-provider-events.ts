import { z } from 'zod'
import { count, isoDateTime, oneOrMany, uuid } from '../forms.ts'
import * as staff from '../staff.ts'

export const eventProblem = z.enum(['provider', 'site'])

/** An event of the payment provider that could not be processed; once it is, it is no longer listed. */
export const unprocessedEvent = z
  .object({
    uid: uuid,
    provider: z.string(),
    /** the provider's identifier of the event */
    event: z.string(),
    type: z.string(),
    payment: uuid.nullable(),
    date: isoDateTime.meta({ description: 'When it came first' }),
    triedDateTime: isoDateTime,
    tries: count,
    problem: eventProblem.meta({ description: 'provider: it did not answer; site: a defect of the site' }),
  })
  .meta({ id: 'UnprocessedEvent' })
export type UnprocessedEvent = z.output<typeof unprocessedEvent>

const event = staff.resource({
  path: 'provider-events',
  one: 'ProviderEvent',
  many: 'ProviderEvents',
  params: staff.byUuid,
  entity: unprocessedEvent,
})
export const staffProviderEvents = event.list(['date', 'triedDateTime', 'type', 'provider', 'tries', 'uid'], {
  ...staff.uuidFilter,
  problem: oneOrMany(eventProblem).optional(),
})

/** Processes the event again, with its present state at the provider. Nothing is changed twice. */
export const replayProviderEvent = staff.actionCall(
  'replayProviderEvent',
  'provider-events/:uid/replay',
  staff.optionalReasonBody,
  unprocessedEvent,
)
/** Discards the event unprocessed. If the provider sends it again, it is processed. */
export const discardProviderEvent = staff.actionCall(
  'discardProviderEvent',
  'provider-events/:uid/discard',
  staff.reasonBody,
  unprocessedEvent,
)

export const eventCalls = [replayProviderEvent, discardProviderEvent]
