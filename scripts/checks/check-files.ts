import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Maximum lines of one source file, and maximum median over all of them; tests are excluded. */
const longest = 300
const longestMedian = 80
/** Maximum source files in one folder; tests are not counted. */
const mostFiles = 25

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const sources = tracked.split('\n').filter((file) => /\.(tsx?|mjs|css)$/.test(file) && existsSync(file))

/** Functions that read request bodies, each allowed in only one file, which limits them first. */
const readOnce = [
  { used: /\bparseSubmission\b|\.formData\(\)/, only: 'web/forms/form-data.ts', instead: 'readFormData, readForm' },
  { used: /\brequest\.(?:json|text)\(\)/, only: 'web/forms/read-json.ts', instead: 'readJson' },
]
const ownReading = sources.flatMap((file) => {
  if (!file.startsWith('web/') || /\.test\.tsx?$/.test(file)) return []
  const text = readFileSync(file, 'utf8')
  return readOnce.flatMap(({ used, only, instead }) => (file !== only && used.test(text) ? [{ file, instead }] : []))
})
/** `web/routes` contains routes only: shared code belongs in its area's folder outside `web/routes`. */
const routeTable = readFileSync('web/routes.ts', 'utf8')
const strayRoutes = sources.filter(
  (file) => /^web\/routes\/.*\.tsx?$/.test(file) && !routeTable.includes(`'${file.slice('web/'.length)}'`),
)
/** App state in a module's variables would be shared by all apps of the process. State of a single request is allowed. */
const moduleState =
  /^(?:export )?(?:let |const \w+(?:: [^=\n]+)? = (?:\[\]$|new (?:Map|Set|WeakSet|WeakMap)(?:<([^,>]*).*>)?\(\)))/gm
const ofOneRequest = ['Viewer', 'ServerResponse']
const stateful = sources.filter(
  (file) =>
    /^(modules|platform|server)\//.test(file) &&
    !/\.test\.tsx?$|\.fixture\.ts$|\/fixtures\//.test(file) &&
    [...readFileSync(file, 'utf8').matchAll(moduleState)].some(([, key = '']) => !ofOneRequest.includes(key)),
)
/** Permissions are defined in policy.ts and checked by use cases; a route only passes on the caller. */
const deciding = sources.filter(
  (file) =>
    /^modules\/.*\/(routes|pages|serve-)[^/]*\.ts$/.test(file) &&
    /\.acl\b|\bforbidden\(|\brequireRole\(|\.roles\b/.test(readFileSync(file, 'utf8')),
)
/** A use case names the parts of the platform that it needs; only code that registers routes takes the whole platform. */
const taking = sources.filter(
  (file) =>
    /^modules\/.*\.tsx?$/.test(file) &&
    !/\/(routes|pages|serve-)[^/]*$|\.test\.tsx?$|\/fixtures\//.test(file) &&
    /: Platform(?=[,)])/.test(readFileSync(file, 'utf8')),
)
/** A colour outside colours.css would be the same in the light and the dark theme. */
const ownColours = sources.filter(
  (file) =>
    file.startsWith('admin/') &&
    file !== 'admin/colours/colours.css' &&
    !/\.test\.tsx?$/.test(file) &&
    /#[\da-f]{3,8}\b|\brgba?\(/i.test(readFileSync(file, 'utf8')),
)
/** Dates must use the project's formats: Intl does not write the French « 1er ». */
const ownFormat = /DateTimeFormat\('fr|toLocale(?:Date|Time)?String\('fr[^)]*(?:Style|day|month)/
/** Days must use the project's helpers, except in SQL. */
const ownZone = /(?<!time zone )'Europe\/Paris'/
const ownDates = sources.filter((file) => {
  if (file === 'contracts/text/paris.ts') return false
  const text = readFileSync(file, 'utf8')
  const isProduct = /^(?:admin|contracts|conversation|modules|platform|relay|server|web)\//.test(file)
  return ownFormat.test(text) || (isProduct && !/\.test\.tsx?$|\/fixtures\//.test(file) && ownZone.test(text))
})
/** Unit tests share their modules, so that `vi.mock` would miss a module that an earlier file has loaded. */
const mocking = sources.filter(
  (file) => /(?<!\.mocked)\.test\.tsx?$/.test(file) && /^vi\.mock\(/m.test(readFileSync(file, 'utf8')),
)
/** The time limits of tests follow the machine's speed. A limit that must not has a name of its own. */
const fixedLimit = /\{ timeout: \d[\d_]*[ ,}]|^\s*\}, \d[\d_]{4,}\)$|^ +\d[\d_]{4,}(?: [+*] .*)?,\n *\)$/m
const hurried = sources.filter(
  (file) => /\.(?:test|spec)\.tsx?$/.test(file) && fixedLimit.test(readFileSync(file, 'utf8')),
)
const lengths = sources.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
const tooLong = lengths.filter(({ lines }) => lines > longest)
const code = lengths.filter(({ file }) => !/\.test\.tsx?$/.test(file)).map(({ lines }) => lines)
const isBesideTests = (file: string) => !/\.(?:test|spec)\.tsx?$|\.d\.mts$|\/fixtures\//.test(file)
const folders = Map.groupBy(sources.filter(isBesideTests), (file) => path.dirname(file))
const crowded = [...folders].filter(([, { length }]) => length > mostFiles)
const median = code.sort((a, b) => a - b)[Math.floor(code.length / 2)] ?? 0

for (const { file, lines } of tooLong) process.stderr.write(`${file}: ${lines} lines, at most ${longest}\n`)
for (const [name, { length }] of crowded)
  process.stderr.write(`${name}: ${length} source files, at most ${mostFiles}\n`)
for (const { file, instead } of ownReading) process.stderr.write(`${file}: read what a request holds by ${instead}\n`)
for (const file of strayRoutes) process.stderr.write(`${file}: no route of web/routes.ts, belongs to web/<area>/\n`)
for (const file of stateful) process.stderr.write(`${file}: state in a module's variable; make it a service\n`)
for (const file of deciding) process.stderr.write(`${file}: who may is decided in policy.ts and use cases\n`)
for (const file of taking) process.stderr.write(`${file}: takes the whole Platform, name what is needed by Pick\n`)
for (const file of ownColours) process.stderr.write(`${file}: a colour beside those of admin/colours/colours.css\n`)
for (const file of ownDates) process.stderr.write(`${file}: a French date or a day beside contracts/text/paris.ts\n`)
for (const file of hurried) process.stderr.write(`${file}: a time limit without scaleTimeout\n`)
for (const file of mocking) process.stderr.write(`${file}: uses vi.mock, so name it *.mocked.test.*\n`)
if (median > longestMedian) process.stderr.write(`median ${median} lines, at most ${longestMedian}\n`)
process.stdout.write(`${sources.length} files, median ${median} lines\n`)
if (
  [tooLong, crowded, ownReading, strayRoutes, stateful, deciding, taking, ownColours, ownDates, mocking, hurried].some(
    ({ length }) => length > 0,
  ) ||
  median > longestMedian
) {
  process.exitCode = 1
}
