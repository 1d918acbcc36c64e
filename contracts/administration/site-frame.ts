import { z } from 'zod'
import { rule, text } from '../forms.ts'
import { messages } from '../messages.ts'
import { codePointLength } from '../text/code-points.ts'
import { line } from '../text/lines.ts'

/** An address of this site, or of another one by https. */
const linkTarget = text(1, 500).check(
  rule((to) => (/^(?:\/(?![/\\])|https:\/\/[^/\s])[^\s\\]*$/.test(to) ? undefined : messages.linkTarget)),
)

/** All labels of the menu together: more would not fit beside the logo at 1280 pixels. */
export const maxMenuCharacters = 60

const link = z.strictObject({ label: line(1, 40), to: linkTarget })
export type SiteLink = z.output<typeof link>

const length = (links: readonly SiteLink[]) => links.reduce((sum, { label }) => sum + codePointLength(label), 0)

/** Links of menu and footer. The footer's contract column and legal line are not among them: the law requires those. */
export const navigation = z.strictObject({
  menu: z
    .array(link)
    .max(6)
    .check(rule((links) => (length(links) > maxMenuCharacters ? messages.menuLength(maxMenuCharacters) : undefined))),
  claim: line(0, 120).meta({ description: 'Sentence below the logo in the footer' }),
  footer: z.array(z.strictObject({ title: line(1, 40), links: z.array(link).max(8) })).max(2),
})
export type Navigation = z.output<typeof navigation>

const paragraph = text(1, 600)

/** Texts with emergency numbers: on the contact page, below a first message to a coach, and beside each discussion. */
export const emergency = z.strictObject({
  title: line(1, 80),
  contact: paragraph,
  coaching: paragraph,
  discussion: paragraph,
})
export type Emergency = z.output<typeof emergency>

/** The category precedes the subject in brackets; together they must stay within the contract’s 200 characters. */
const categoryName = line(1, 32).check(rule((name) => (/[[\]]/.test(name) ? messages.characters : undefined)))

const unique = (values: readonly string[]) => new Set(values).size === values.length

/** Questions and categories of the contact page. Tickets of a category with `to: owner` are assigned to the owner. */
export const contactPage = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        question: line(1, 200),
        answer: text(1, 2000).meta({ description: 'Plain text' }),
        link: link.nullable(),
      }),
    )
    .max(30),
  categories: z
    .array(z.strictObject({ name: categoryName, to: z.enum(['support', 'owner']) }))
    .max(20)
    .check(rule((all) => (unique(all.map(({ name }) => name)) ? undefined : messages.duplicate))),
})
export type ContactPage = z.output<typeof contactPage>

/** Public pages with fixed addresses; `*`: every page that has no description of its own. */
export const publicPages = [
  '*',
  '/',
  '/articles',
  '/authors',
  '/coaches',
  '/categories',
  '/tags',
  '/about',
  '/contact',
  '/gift',
  '/registration',
  '/login',
  '/terms-of-service',
  '/legal-notice',
  '/privacy',
  '/cookies',
  '/accessibility',
] as const
export type PublicPage = (typeof publicPages)[number]

/** Titles and descriptions for search engines; for an empty one, the site's default is used. */
export const searchTexts = z
  .array(z.strictObject({ page: z.enum(publicPages), title: line(0, 70), description: line(0, 200) }))
  .max(publicPages.length)
  .check(rule((all) => (unique(all.map(({ page }) => page)) ? undefined : messages.duplicate)))
export type SearchTexts = z.output<typeof searchTexts>
