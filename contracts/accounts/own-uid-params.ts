import { z } from 'zod'
import { uuid } from '../forms.ts'

/** Parameters of calls about the person who makes them. */
export const ownUidParams = z.object({ uid: uuid })
