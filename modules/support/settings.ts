import { z } from 'zod'
import { defaultContactPage } from '../../contracts/administration/default-contact-page.ts'
import { contactPage as contactForm } from '../../contracts/administration/site-frame.ts'
import { coachingHours as hoursForm } from '../../contracts/administration/site-settings.ts'
import { defineSetting } from '../../platform/settings/index.ts'

/** Working hours until the first answer, and until each next one. */
const answerWithin = z.strictObject({ first: z.int().min(1).max(500), next: z.int().min(1).max(500) })

const weekdays = [1, 2, 3, 4, 5]

/** Time for which a help desk ticket is kept after its last message. */
export const contactRetentionDays = defineSetting(
  'contact-retention-days',
  z.int().min(1).max(36_500),
  ({ supportRetentionDays }) => supportRetentionDays,
)

/** Default: one working day. */
export const answerWithinHours = defineSetting('answer-within-hours', answerWithin, () => ({ first: 9, next: 9 }))

/** Working hours of colleagues who have set none of their own. */
export const coachingHours = defineSetting('coaching-hours', hoursForm, () =>
  weekdays.map((day) => ({ day, from: '09:00', to: '18:00' })),
)

/** Questions that the contact page answers, and the categories of a contact ticket. */
export const contactPage = defineSetting('contact-page', contactForm, () => defaultContactPage)
