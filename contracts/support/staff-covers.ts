import { z } from 'zod'
import { isoDate, uuid, version } from '../forms.ts'
import * as staff from '../staff.ts'

export const coverStates = ['proposed', 'agreed', 'running', 'over', 'closed'] as const

/**
 * A colleague who reads and answers a coach's discussions on agreed days. Access begins only after the colleague accepts, and
 * ends automatically after the last day in Paris.
 */
export const staffCover = z
  .object({
    uid: uuid,
    coach: uuid,
    coachName: z.string(),
    cover: uuid,
    coverName: z.string(),
    from: isoDate.meta({ description: 'Its first day, in Paris' }),
    to: isoDate.meta({ description: 'Its last day, in Paris' }),
    state: z.enum(coverStates).meta({ description: 'closed: declined, withdrawn or ended before its last day' }),
    version,
  })
  .meta({ id: 'StaffCover' })
export type StaffCover = z.output<typeof staffCover>

const cover = staff.resource({
  path: 'covers',
  one: 'StaffCover',
  many: 'StaffCovers',
  params: staff.byUuid,
  entity: staffCover,
})

export const staffCovers = {
  ...cover.list(['from', 'uid'], { ...staff.uuidFilter, coach: uuid.optional(), cover: uuid.optional() }),
  ...cover.get(),
  ...cover.create(z.strictObject({ coach: uuid, cover: uuid, from: isoDate, to: isoDate })),
  ...cover.change(
    {
      state: z.enum(['agreed', 'closed']).meta({
        description: 'agreed: by the covering coach alone; closed: by either coach or an admin, at any moment',
      }),
    },
    staff.readOnlyFields('uid', 'coach', 'coachName', 'cover', 'coverName', 'from', 'to'),
  ),
}
