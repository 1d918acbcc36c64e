import { z } from 'zod'
import { text } from '../forms.ts'
import { line } from '../text/lines.ts'

export const pageTextLimits = { title: 80, lead: 400, aside: 120 } as const

/** Heading of a page, and the sentence below it; an empty sentence is not shown. */
const heading = z.strictObject({ title: line(1, pageTextLimits.title), lead: text(0, pageTextLimits.lead) })

/**
 * Headings of lists and of the contact page, and words above forms. Texts required by law are part of the forms and cannot be
 * changed here.
 */
export const pageTexts = z.strictObject({
  articles: heading,
  authors: heading,
  coaches: heading,
  contact: heading,
  registration: heading,
  payment: heading,
  welcome: heading,
  gift: heading,
  giftUse: heading,
  login: heading.extend({ aside: line(0, pageTextLimits.aside) }),
})
export type PageTexts = z.output<typeof pageTexts>
export type PageWithTexts = keyof PageTexts

/** Page headings that an owner is expected to write, with the French names of their pages. */
export const ownerHeads = {
  articles: 'Magazine',
  authors: 'Autrices et auteurs',
  coaches: 'Coachs',
  contact: 'Contact',
} as const
export type OwnerHead = keyof typeof ownerHeads
