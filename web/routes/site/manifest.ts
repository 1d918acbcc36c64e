import { siteContext } from '../../context.ts'
import { locale, t } from '../../i18n/index.ts'
import type { Route } from './+types/manifest'

const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose })

/** Web app manifest, for installing the site on a phone. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { name, colours } = await context.get(siteContext).publicSettings()
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: t('feeds.description'),
    lang: locale,
    start_url: '/articles',
    scope: '/',
    display: 'standalone',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [
      icon('/icon-192.png', '192x192', 'image/png'),
      icon('/icon-512.png', '512x512', 'image/png'),
      icon('/favicon.svg', 'any', 'image/svg+xml'),
      icon('/icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
      icon('/badge-96.png', '96x96', 'image/png', 'monochrome'),
    ],
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  })
}
