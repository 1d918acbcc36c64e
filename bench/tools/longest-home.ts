import { globSync, readFileSync } from 'node:fs'
import { homeLimits as most } from '../../contracts/site/home.ts'
import { fetchPayload } from '../../tests/fixtures/call-api.ts'
import { signIn } from './sign-in.ts'

/** French prose: repeated text would compress far better than an owner's. */
const prose = globSync('demo/articles/*.md')
  .sort()
  .map((file) => readFileSync(file, 'utf8'))
  .join(' ')
  .replace(/[#*_>|[\]()<`-]|\{\{|\}\}/g, ' ')
  .replace(/\s+/g, ' ')

let taken = 0
/** The next words of the prose, at most `most` characters. */
function words(most: number): string {
  const text = prose.slice(taken, taken + most)
  taken += most
  return text.slice(0, text.lastIndexOf(' ')).trim()
}
const html = (max: number) => `<p>${words(max - 7)}</p>`
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
const heading = () => ({ title: words(most.title), text: html(most.text) })

/** A home page with the maximum number of texts, each of maximum length. */
const longestHome = () => ({
  hero: { title: words(most.title), text: html(most.hero), action: words(most.action) },
  exchange: times(most.bubbles, () => ({ from: 'member', text: words(most.bubble) })),
  steps: times(most.steps, () => ({ title: words(most.stepTitle), text: html(most.text) })),
  offer: { ...heading(), points: times(most.points, () => words(most.point)), note: heading() },
  questions: times(most.questions, () => ({ question: words(most.question), answer: html(most.answer) })),
  closing: heading(),
  headings: Object.fromEntries(
    ['themes', 'exchange', 'steps', 'magazine', 'coaches', 'voices', 'questions'].map((name) => [name, heading()]),
  ),
})

/** Publishes the longest permitted home page; the hero's picture stays. */
export async function publishLongestHome(url: string): Promise<void> {
  const token = await signIn(url, 'admin@exemple.fr')
  const send = (method: string, path: string, body?: object) =>
    fetchPayload(url, method, `/staff/home${path}`, { token, body })
  const { version, hero } = await send('GET', '')
  const longest = longestHome()
  const saved = await send('PUT', '', { ...longest, hero: { ...hero, ...longest.hero }, version })
  await send('POST', '/publish', { version: saved.version })
}
