import { z } from 'zod'
import { uuid } from '../forms.ts'

/** Data of the event `removed`: staff took that message back within seconds. The event has no id. */
export const removedEvent = z.object({ uid: uuid }).meta({ id: 'RemovedEvent' })
export type RemovedEvent = z.output<typeof removedEvent>
