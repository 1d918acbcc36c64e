import { loadBuild, scriptBudgets, scriptsOfPages } from '../scripts/checks/page-scripts.ts'
import { writeResult } from './tools/results.ts'

/**
 * Measures the JavaScript that each app page, and a static page with a form, loads before any interaction.
 * The sizes are computed from the built site, not transferred.
 */

const rows = scriptsOfPages(await loadBuild('build'), 'build/client').map(({ kind, page, kilobytes, files }) => {
  const largest = files.slice(0, 4).map((one) => {
    const name = one.file.replace(/^\/assets\//, '').replace(/-[\w-]{8}\.js$/, '')
    return `${name} ${one.kilobytes}`
  })
  return [kind, page, `**${kilobytes}**`, scriptBudgets[kind], largest.join(', ')]
})
writeResult(
  'Script of a page, KB compressed (gzip), `node bench/page-scripts.ts`',
  ['kind', 'page', 'now', 'budget, checked', 'the largest files'],
  rows,
)
