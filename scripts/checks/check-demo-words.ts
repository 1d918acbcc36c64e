import { globSync, readFileSync } from 'node:fs'
import { isFrench, rulesOf, type Sentence, textsOf, wordsOf } from './sentences.ts'

/*
 * Lists every French sentence that a visitor, a member or staff can read.
 * The product is for any owner: outside the demo's folder, no sentence may name the demo's site, people, promises or offers.
 * `--list` prints the sentences with the place where the owner changes them.
 */

const read = (path: string): string => readFileSync(path, 'utf8')
const isCode = (path: string): boolean => !/\.test\.|\.d\.ts$|\/fixtures\//.test(path)
const filesOf = (...patterns: string[]): string[] => globSync(patterns).filter(isCode).sort()

const product = filesOf('{web,relay,conversation,contracts,modules,platform,server,admin}/**/*.{ts,tsx}').flatMap(
  (path) => textsOf(path, read(path)),
)

const demoCode = filesOf('demo/*.ts').flatMap((path) => textsOf(path, read(path)))
const { authors } = JSON.parse(read('demo/content.json')) as { authors: { name: string; biography: string }[] }
const demoProse = [
  ...demoCode.map(({ text }) => text),
  ...authors.map(({ biography }) => biography),
  // The other pages are legal texts, which the product has for every owner.
  read('demo/pages/about.md'),
]

const fullName = /^\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+$/u
const people = [...new Set([...authors.map(({ name }) => name), ...demoCode.map(({ text }) => text)])].filter((text) =>
  fullName.test(text),
)
const promises = new Set(demoProse.flatMap(wordsOf))

const rules = rulesOf({ people, promises })
const found = product.flatMap((one) =>
  rules.filter(([, breaks]) => breaks(one)).map(([what]) => `${one.where} ${what}: ${one.text}`),
)

/** Where the owner can change a sentence, by the prefix of its file's path. */
const places: readonly [RegExp, string][] = [
  [/^modules\/site\/home\/start-home/, '/admin/home'],
  [/^contracts\/administration\/start-frame/, '/admin/navigation, /admin/contact-page'],
  [/^contracts\/administration\/start-contact-page/, '/admin/contact-page'],
  [/^contracts\/administration\/start-page-texts/, '/admin/page-texts'],
  [/^modules\/articles\/writing\/default-/, '/admin/pages'],
  [/^modules\/\w+\/mails\//, '/admin/mail-texts (words around it)'],
]
const changedAt = ({ where }: Sentence): string => places.find(([path]) => path.test(where))?.[1] ?? 'the product’s own'

const sentences = product.filter(({ text }) => isFrench(text))
if (process.argv.includes('--list')) {
  for (const one of sentences) process.stdout.write(`${one.where}\t${changedAt(one)}\t${one.text}\n`)
}
if (found.length > 0) {
  process.stderr.write(`${found.join('\n')}\n`)
  process.exitCode = 1
}
process.stdout.write(`${sentences.length} French sentences, ${found.length} of the demo's house\n`)
