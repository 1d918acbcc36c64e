import { builtScripts, kilobytes, pageBudgets } from '../scripts/page-scripts.ts'
import { writeResult } from './results.ts'

/* What each kind of page loads of JavaScript before anything is done on it: counted in the built site, not on the wire. */

const scripts = builtScripts('build/client')
const rows = pageBudgets.map(({ page, route, most, wanted, before }) => {
  const { bytes, files } = route === null ? scripts.ofPlainPage() : scripts.ofRoute(route)
  const largest = files.slice(0, 4).map((one) => {
    const name = one.file.replace(/^\/assets\//, '').replace(/-[\w-]{8}\.js$/, '')
    return `${name} ${kilobytes(one.bytes)}`
  })
  return [page, before, `**${kilobytes(bytes)}**`, most, wanted, largest.join(', ')]
})
writeResult(
  'Script of a page, KB compressed (gzip), `node bench/page-scripts.ts`',
  ['page', 'before', 'now', 'budget, checked', 'wanted', 'the largest files'],
  rows,
)
