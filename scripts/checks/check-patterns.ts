import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { checkSync } from 'recheck'
import { boundedPatterns, runtimePatterns } from './bounded-patterns.ts'

/*
 * Every regular expression of the server must run in linear time. recheck analyses patterns that are not in the list yet.
 * `--write` adds them to the list; analysing all of them takes minutes.
 */
const listFile = 'scripts/checks/linear-patterns.json'
const folders = ['contracts', 'conversation', 'modules', 'platform', 'relay', 'server', 'web']

const tracked = execFileSync('git', ['ls-files', '--', ...folders], { encoding: 'utf8' }).split('\n')
const sources = tracked.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/fixtures\//.test(file))

/** Pattern, flags and files of each literal, by its source text. */
const literals = new Map<string, { pattern: string; flags: string; files: string[] }>()
const builders = new Set<string>()
for (const file of sources) {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const key = `/${node.regex.pattern}/${node.regex.flags}`
      const known = literals.get(key) ?? { ...node.regex, files: [] }
      known.files.push(file)
      literals.set(key, known)
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') builders.add(file)
    },
  }).visit(program)
}

const exempt = new Set(boundedPatterns.flatMap(({ patterns }) => patterns.map(String)))
const known = new Set<string>(JSON.parse(readFileSync(listFile, 'utf8')))

/** Do not use the native program, which differs by platform. */
process.env.RECHECK_SYNC_BACKEND = 'pure'

function isLinear(key: string): boolean {
  const { pattern = '', flags = '' } = literals.get(key) ?? {}
  return checkSync(pattern, flags, { timeout: null, randomSeed: 1 }).status === 'safe'
}
const unknown = [...literals.keys()].filter((key) => !known.has(key) && !exempt.has(key))
const slow = unknown.filter((key) => !isLinear(key))
if (process.argv.includes('--write')) {
  const linear = [...literals.keys()].filter((key) => !exempt.has(key) && !slow.includes(key))
  writeFileSync(listFile, `${JSON.stringify(linear.sort(), null, 2)}\n`)
}

const problems = [
  ...slow.map(
    (key) => `${literals.get(key)?.files.join(', ')}: ${key} may take more than linear time (or cannot be analysed)`,
  ),
  ...[...builders].filter((file) => !(file in runtimePatterns)).map((file) => `${file}: builds a RegExp`),
  ...[...exempt].filter((key) => !literals.has(key)).map((key) => `scripts/checks/bounded-patterns.ts: ${key} is gone`),
  ...Object.keys(runtimePatterns)
    .filter((file) => !builders.has(file))
    .map((file) => `scripts/checks/bounded-patterns.ts: ${file} is gone`),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) {
  process.stderr.write('Rewrite the pattern, or say in scripts/checks/bounded-patterns.ts what bounds its text.\n')
  process.exitCode = 1
}
process.stdout.write(
  `${literals.size} patterns, ${unknown.length} of them analysed now, ${exempt.size} bounded by their text\n`,
)
