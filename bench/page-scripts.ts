import { builtScripts, kilobytes, pageBudgets } from '../scripts/page-scripts.ts'
import { writeResult } from './results.ts'

/*
 * JavaScript that each kind of page loads before any interaction, and that a form without React loads on first focus.
 * Counted in the built site, not on the wire.
 */

const scripts = builtScripts('build/client')
const rows = pageBudgets.map(({ page, most, wanted, before, ...which }) => {
  const { bytes, files } = scripts.ofPage(which)
  const largest = files.slice(0, 4).map((one) => {
    const name = one.file.replace(/^\/assets\//, '').replace(/-[\w-]{8}\.js$/, '')
    return `${name} ${kilobytes(one.bytes)}`
  })
  const later = which.form ? kilobytes(scripts.uponFirstField().bytes) : ''
  return [page, before, `**${kilobytes(bytes)}**`, later, most, wanted, largest.join(', ')]
})
writeResult(
  'Script of a page, KB compressed (gzip), `node bench/page-scripts.ts`',
  ['page', 'before', 'now', 'more, upon the first field', 'budget, checked', 'wanted', 'the largest files'],
  rows,
)
