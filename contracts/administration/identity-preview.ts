import { z } from 'zod'
import { defineCall } from '../call.ts'
import { colour, text } from '../forms.ts'
import { payload } from '../paging.ts'
import { libraryPicture } from './identity.ts'

/** Pictures as `data:` addresses. */
export const drawnIdentity = z.object({
  tab: z.string(),
  phone: z.string(),
  share: z.string(),
})
export type DrawnIdentity = z.output<typeof drawnIdentity>

export const previewIdentity = defineCall({
  id: 'previewIdentity',
  method: 'POST',
  path: '/staff/identity/preview',
  summary: 'Icons and share picture as they would be drawn from these choices, which are not saved',
  access: 'staff',
  body: z.strictObject({
    name: text(1, 60),
    colours: z.strictObject({ accent: colour, ink: colour }),
    logo: libraryPicture,
    icon: libraryPicture,
    share: libraryPicture,
  }),
  answer: payload(drawnIdentity),
})
