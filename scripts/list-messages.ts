import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseSync } from '@swc/core'
import { messages } from '../contracts/messages.ts'
import { fr } from '../web/i18n/fr.ts'

/*
 * Writes docs/messages.md: every sentence with which the site, the API or the back office reports a failure, a success, work in
 * progress or an empty list, with its place. `--check` fails if the file is outdated.
 */

const file = 'docs/messages.md'

type Kind = 'error' | 'wait' | 'success' | 'empty'

interface Message {
  kind: Kind
  text: string
  where: string
}

/** Kinds of messages, by the last parts of their key; the first match counts. Keys without a match are labels, titles and prose. */
const kinds: [Kind, RegExp][] = [
  [
    'wait',
    /(^|[._])(sending|saving|pending|processing|asking|trying|loading|wait|waiting|under_way|stopping\w*|typing|refunding)(_|\.|$)/,
  ],
  ['wait', /(order_pending|older_loading|waiting_coach|link_sent_text|started)$/],
  [
    'success',
    /(^flash\.(?!\w*(Failed|Unclosed))|[._](sent|done|paid|returned|copied|copied_status|thanks|saved|refunded)(_|\.|$))/i,
  ],
  ['empty', /([._](none|empty|alone|nothing|readings_none|favorites_none|unassigned)(_|\.|$)|no_payment$)/],
  [
    'error',
    /(fail|error|refused|throttled|invalid|unauthorized|forbidden|late$|over$|useless|declin|problem|too_|tooM|tooL|too_many|unreach|unknown|gone|missing|stale|unavailable|impossible|server$|wrong|ended|unfinished|unconfirmed|unclosed|past_due|sent_twice|choose_again|not_kept|interrupted|locked|closed$|needed|withdrawn_title|lost|signed_out|link_ended|cancelled|subscribersOnly|already|short|strength|long$|kept|none_help|missingRole|failure|field$|check_missing|unsent)/i,
  ],
]

const kindOf = (key: string): Kind | undefined => kinds.find(([, pattern]) => pattern.test(key))?.[0]

function* leaves(value: unknown, key = ''): Generator<[key: string, text: string]> {
  if (typeof value === 'string') yield [key, value]
  else for (const [name, part] of Object.entries(value ?? {})) yield* leaves(part, key ? `${key}.${name}` : name)
}

const sources = (...patterns: string[]): { path: string; text: string }[] =>
  globSync(patterns)
    .filter((path) => !/\.test\.|\/fixtures\/|web\/i18n\//.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const pages = sources('web/**/*.{ts,tsx}', 'relay/**/*.ts')

/** Finds the files that use a key. Keys may end in an expression: `t(\`account.payment.decline.${family}\`)`. */
function usersOf(key: string): string {
  const plain = key.replace(/_(one|many|other)$/, '')
  const parts = plain.split('.')
  for (let length = parts.length; length > 1; length -= 1) {
    const begin = parts.slice(0, length).join('.')
    const exact = length === parts.length ? [`'${begin}'`, `\`${begin}\``] : [`${begin}.`, `'${begin}'`, `\`${begin}.`]
    const found = pages.filter(({ text }) => exact.some((one) => text.includes(one)))
    if (found.length > 0) return found.map(({ path }) => path).join(', ')
  }
  return 'web/i18n'
}

/** A sentence, or a title of at least three words; labels of controls are neither. */
const isSaid = (key: string, text: string): boolean =>
  /[.!?…]\s*$/u.test(text) ||
  (text.split(' ').length > 2 &&
    /(title|sent|done|copied|thanks|ended|pending|section_\w+|late|server|network)$/.test(key))

function messagesOfPages(): Message[] {
  return [...leaves(fr)].flatMap(([key, text]) => {
    const kind = isSaid(key, text) ? kindOf(key) : undefined
    return kind && !/_(many|other)$/.test(key) ? [{ kind, text, where: usersOf(key) }] : []
  })
}

const messagesOfFields = (): Message[] =>
  Object.entries(messages).map(([name, value]) => ({
    kind: 'error',
    text: typeof value === 'function' ? (value as (...given: number[]) => string)(8, 50) : value,
    where: `field or API: messages.${name}`,
  }))

interface SwcNode {
  type?: string
  value?: unknown
  callee?: unknown
  arguments?: { expression?: SwcNode }[]
  quasis?: { cooked?: string }[]
}

const refusals =
  /^(AppError|conflict|forbidden|invalid|notFound|tooMany|unauthorized|unavailable|violation|Refusal|refuse\w*)$/
const notices = /^(notify)$/

function nameOf(callee: unknown): string {
  const node = callee as { type?: string; value?: string; property?: { value?: string } } | undefined
  return node?.value ?? node?.property?.value ?? ''
}

function* visit(node: unknown): Generator<SwcNode> {
  if (Array.isArray(node)) for (const one of node) yield* visit(one)
  else if (node && typeof node === 'object') {
    if ('type' in node) yield node as SwcNode
    for (const value of Object.values(node)) if (value && typeof value === 'object') yield* visit(value)
  }
}

const isSentence = (text: string): boolean => /^[A-ZÀ-Ý«…].* .*[.!?…»a-zé)]$/u.test(text.trim()) && text.length > 12

function sentenceOf(node: SwcNode | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return String(node.value)
  if (node?.type === 'TemplateLiteral') return (node.quasis ?? []).map(({ cooked = '' }) => cooked).join('{{…}}')
  return undefined
}

/** Sentences that the server throws, and those that the back office shows as notifications. */
function thrownIn({ path, text }: { path: string; text: string }, calls: RegExp, kind: Kind): Message[] {
  const tree = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' })
  const found = new Set<string>()
  for (const node of visit(tree.body)) {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') continue
    if (!calls.test(nameOf(node.callee))) continue
    for (const given of node.arguments ?? []) {
      const sentence = sentenceOf(given.expression)
      if (sentence && isSentence(sentence)) found.add(sentence)
    }
  }
  return [...found].map((sentence) => ({ kind, text: sentence, where: path }))
}

const server = sources('contracts/**/*.ts', 'modules/**/*.ts', 'platform/**/*.ts', 'server/**/*.ts')
const backOffice = sources('admin/**/*.{ts,tsx}')

const all = [
  ...messagesOfPages(),
  ...messagesOfFields(),
  ...server.flatMap((one) => thrownIn(one, refusals, 'error')),
  ...backOffice.flatMap((one) => thrownIn(one, notices, 'success')),
]

const titles: Record<Kind, string> = {
  error: 'Something failed, or is not possible',
  wait: 'Something is under way',
  success: 'Something worked',
  empty: 'There is nothing to show',
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const document = `# Messages

Every sentence by which the site, the API and the back office say that something failed, worked, is under way or is empty. Written by
\`npm run messages\` from \`web/i18n\`, \`contracts/messages.ts\` and what the server refuses with; \`npm run check\` compares.
Mails are in \`modules/*/mails\`. \`{{…}}\` is filled in.
${(Object.keys(titles) as Kind[])
  .map((kind) => {
    const rows = all.filter((one) => one.kind === kind)
    return `\n## ${titles[kind]} (${rows.length})\n\n| message | where |\n|---|---|\n${rows
      .map(({ text, where }) => `| ${cell(text)} | ${cell(where)} |`)
      .join('\n')}\n`
  })
  .join('')}`

if (!process.argv.includes('--check')) writeFileSync(file, document)
else if (readFileSync(file, 'utf8') !== document) {
  process.stderr.write(`${file} is not current: npm run messages\n`)
  process.exitCode = 1
}
process.stdout.write(`${all.length} messages\n`)
