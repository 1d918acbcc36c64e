import { siteContext } from '../../context.ts'
import { feedCaching } from '../../feeds/xml.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import type { Route } from './+types/security-txt'

export const handle: PageFacts = { cached: { queryKeys: [] } }

const monthMilliseconds = 30 * 86_400_000

/** Expires within a year, as RFC 9116 recommends. Rounded to a day, so that the file changes at most once a day. */
function expiresAt(now: Date): string {
  const later = new Date(now.getTime() + 6 * monthMilliseconds)
  return `${later.toISOString().slice(0, 10)}T00:00:00.000Z`
}

/** Contacts for security reports: the owner's address, if there is one, and the contact page. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext)
  const { contactEmail } = await site.publicSettings()
  const { publicUrl } = site.settings
  const lines = [
    ...(contactEmail ? [`Contact: mailto:${contactEmail}`] : []),
    `Contact: ${publicUrl}/contact`,
    `Expires: ${expiresAt(new Date())}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': feedCaching },
  })
}
