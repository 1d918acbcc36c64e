import { loadBuild, scriptBudgets, scriptsOfPages } from './page-scripts.ts'

// The site as it was built last: `npm test` builds before it checks.
const pages = scriptsOfPages(await loadBuild('build'), 'build/client')
for (const { kind, page, kilobytes, files } of pages) {
  process.stdout.write(`${kind} ${page}: ${kilobytes} KB of at most ${scriptBudgets[kind]}, ${files.length} files\n`)
  if (kilobytes <= scriptBudgets[kind]) continue
  process.exitCode = 1
  for (const { file, kilobytes: size } of files.slice(0, 8)) process.stdout.write(`    ${size} ${file}\n`)
}
if (process.exitCode)
  process.stderr.write('a page loads more script than its budget (scripts/checks/page-scripts.ts)\n')
