import { createHash } from 'node:crypto'
import type { PageTable } from '../../page-facts/page-table.ts'

interface Speculation {
  /** inline rules: a separate file would be one more request before the page's first picture */
  script: string
  /** hash that the page's policy must allow */
  hash: string
}

const made = new WeakMap<PageTable, Speculation>()

/** Pages that a browser may prefetch: shared pages only, never private ones. */
export function speculationOf(table: PageTable): Speculation {
  const known = made.get(table)
  if (known) return known
  const addresses = table.pages.filter(({ facts, isShown }) => isShown && facts.cached).map(({ path }) => path)
  const rules = JSON.stringify({ prefetch: [{ where: { href_matches: addresses }, eagerness: 'moderate' }] })
  const speculation = {
    script: `<script type="speculationrules">${rules}</script>`,
    hash: `'sha256-${createHash('sha256').update(rules).digest('base64')}'`,
  }
  made.set(table, speculation)
  return speculation
}
