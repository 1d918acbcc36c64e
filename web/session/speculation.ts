import { createHash } from 'node:crypto'

/** What a browser may fetch before she clicks: the magazine. Never what belongs to one person. */
const readable = ['/', '/articles', '/article/*', '/authors/*', '/categories/*', '/tags/*', '/about']

const rules = JSON.stringify({
  prefetch: [{ where: { href_matches: readable }, eagerness: 'moderate' }],
})

/** In the page itself: under an address of their own they would be one more request before its first picture. */
export const speculationRules = `<script type="speculationrules">${rules}</script>`

/** what the page's policy has to allow for them */
export const speculationHash = `'sha256-${createHash('sha256').update(rules).digest('base64')}'`
