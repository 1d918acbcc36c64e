import { siteContext } from '../../context.ts'
import { feedCaching } from '../../feeds/xml.ts'
import type { Route } from './+types/robots'

const private_ = [
  '/account',
  '/admin',
  '/api',
  '/callback',
  '/coaching',
  '/contact/tickets',
  '/favorites',
  '/registration',
  '/relay',
  '/sandbox',
]

export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(siteContext).settings
  const lines = [
    'User-agent: *',
    ...private_.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': feedCaching },
  })
}
