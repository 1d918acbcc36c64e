import { z } from 'zod'
import { isoDateTime, uuid } from '../forms.ts'
import * as staff from '../staff.ts'
import { leavingReasons } from './leaving.ts'

/** `uid`: of the subscription that the member left. The member is not named. */
export const staffLeavingAnswer = z
  .object({
    uid: uuid,
    date: isoDateTime,
    reason: z
      .string()
      .nullable()
      .meta({ description: `One of ${leavingReasons.join(', ')}, or another text` }),
    text: z.string().nullable(),
    formula: z.string(),
  })
  .meta({ id: 'StaffLeavingAnswer' })
export type StaffLeavingAnswer = z.output<typeof staffLeavingAnswer>

const resource = staff.resource({
  path: 'leaving-answers',
  one: 'StaffLeavingAnswer',
  many: 'StaffLeavingAnswers',
  params: staff.byUuid,
  entity: staffLeavingAnswer,
})
export const staffLeavingAnswers = {
  ...resource.list(['date', 'uid'], { ...staff.uuidFilter, reason: z.enum(leavingReasons).optional() }),
  ...resource.get(),
}
