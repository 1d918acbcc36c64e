/** What a browser may fetch before she clicks: the magazine. Never what belongs to one person. */
const readable = ['/', '/articles', '/article/*', '/authors/*', '/categories/*', '/tags/*', '/about']

const rules = {
  prefetch: [{ where: { href_matches: readable }, eagerness: 'moderate' }],
}

export function loader(): Response {
  return Response.json(rules, {
    headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=86400' },
  })
}
