import { z } from 'zod'
import { uuid } from '../forms.ts'

/** Parameters of calls about the person who makes them. */
export const oneself = z.object({ uid: uuid })
