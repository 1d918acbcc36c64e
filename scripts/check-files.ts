import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Lines a source file may have, and the median all may have (tests apart). */
const longest = 300
const longestMedian = 80

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const sources = tracked.split('\n').filter((file) => /\.(tsx?|mjs|css)$/.test(file) && existsSync(file))
const lengths = sources.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
const tooLong = lengths.filter(({ lines }) => lines > longest)
const code = lengths.filter(({ file }) => !/\.test\.tsx?$/.test(file)).map(({ lines }) => lines)
const median = code.sort((a, b) => a - b)[Math.floor(code.length / 2)] ?? 0

for (const { file, lines } of tooLong) process.stderr.write(`${file}: ${lines} lines, at most ${longest}\n`)
if (median > longestMedian) process.stderr.write(`median ${median} lines, at most ${longestMedian}\n`)
process.stdout.write(`${sources.length} files, median ${median} lines\n`)
if (tooLong.length > 0 || median > longestMedian) process.exitCode = 1
