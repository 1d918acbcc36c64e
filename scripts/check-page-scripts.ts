import { builtScripts, kilobytes, pageBudgets } from './page-scripts.ts'

// Checks the site's last build: `npm test` builds before it checks.
const scripts = builtScripts('build/client')
let failed = false
for (const { page, most, ...which } of pageBudgets) {
  const { bytes, files } = scripts.ofPage(which)
  const size = kilobytes(bytes)
  process.stdout.write(`${page}: ${size} KB of at most ${most}, ${files.length} files\n`)
  if (size <= most) continue
  failed = true
  for (const one of files.slice(0, 8)) process.stdout.write(`    ${kilobytes(one.bytes)} ${one.file}\n`)
}
if (failed) {
  process.stderr.write('a page loads more script than its budget (scripts/page-scripts.ts)\n')
  process.exit(1)
}
const react = pageBudgets.filter(({ island }) => island).map((which) => scripts.ofPage(which).files[0]?.file)
if (new Set(react).size !== 1) {
  process.stderr.write(`React is not one file for all islands (vite.config.ts): ${react.join(', ')}\n`)
  process.exit(1)
}
