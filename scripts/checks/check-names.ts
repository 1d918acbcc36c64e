import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

/** Words of a former private vocabulary: docs/glossary.md has the standard terms. */
const forbidden = new Set(
  'house houses desk desks door doors room rooms seal seals sealed sealing unseal unsealed somebody nobody whoever told tell tells hear hears heard plant plants planted'.split(
    ' ',
  ),
)
/** Allowed: standard compounds. Exempt: drawings of real houses and plants, and planted faults. */
const standard = /help-?desk|light-?house/gi
const exempt = /^(?:demo\/illustrations|tests\/planted)\//
const longestSubject = 72

const git = (...given: string[]): string[] =>
  execFileSync('git', given, { encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter(Boolean)

const wordsOf = (name: string): string[] => name.replace(standard, '').match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []
const isForbidden = (name: string): boolean => wordsOf(name).some((word) => forbidden.has(word.toLowerCase()))

interface Finding {
  file: string
  what: string
}

type Node = { type?: string; value?: unknown }

function* visit(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* visit(one)
  else if (node && typeof node === 'object') {
    if ('type' in node) yield node as Node
    for (const value of Object.values(node)) if (value && typeof value === 'object') yield* visit(value)
  }
}

function inspect(file: string): Finding[] {
  const tree = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'esnext',
  })
  const names = new Set<string>()
  for (const node of visit(tree.body)) {
    if (node.type === 'Identifier' && typeof node.value === 'string' && isForbidden(node.value)) names.add(node.value)
  }
  return [...names].map((what) => ({ file, what: `identifier ${what}` }))
}

/** Subjects that begin with an article, a question word, a past tense or a gerund; « Bring » and « Feed » are neither. */
const notImperative =
  /^(?:The|A|An|It|What|Who|When)\b|^(?!(?:Bring|String|Feed|Need|Seed|Speed|Embed|Shed|Proceed|Exceed)\b)\w+(?:ed|ing)\b/

/** Checks commit subjects since this script exists: imperative and short; reasons belong to the body. */
function checkSubjects(): Finding[] {
  const [since] = git('log', '--follow', '--diff-filter=A', '--format=%H', '--', 'scripts/checks/check-names.ts').slice(
    -1,
  )
  const subjects = since ? git('log', '--no-merges', '--format=%s', `${since}..HEAD`) : []
  return subjects
    .filter((one) => [...one].length > longestSubject || notImperative.test(one))
    .map((one) => ({ file: 'commit', what: `not imperative, or over ${longestSubject} characters: ${one}` }))
}

const tracked = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(file))
const checked = tracked.filter((file) => !exempt.test(file))
const files = checked.filter(isForbidden).map((file) => ({ file, what: 'file name' }))
const identifiers = checked.filter((file) => /\.(tsx?|mjs)$/.test(file)).flatMap(inspect)
const problems = [...files, ...identifiers, ...checkSubjects()]
for (const { file, what } of problems) process.stderr.write(`${file}: ${what}\n`)
process.stdout.write(`former vocabulary: ${identifiers.length} identifiers, ${files.length} file names\n`)
if (problems.length > 0) process.exitCode = 1
