import { z } from 'zod'
import { uuid } from '../forms.ts'

/** The data of the event `removed`: staff took that message back within seconds. No id. */
export const removedEvent = z.object({ uid: uuid }).meta({ id: 'RemovedEvent' })
export type RemovedEvent = z.output<typeof removedEvent>
