import { type IconName, iconAddress, icons } from '../../../contracts/administration/identity-files.ts'
import { siteContext } from '../../context.ts'
import { locale } from '../../i18n/index.ts'
import type { Route } from './+types/manifest'

const purposes = { small: 'any', large: 'any', maskable: 'maskable', badge: 'monochrome' } as const satisfies Partial<
  Record<IconName, string>
>

const iconsOf = (version: string) =>
  Object.entries(purposes).map(([name, purpose]) => {
    const { size } = icons[name as keyof typeof purposes]
    return {
      src: iconAddress(name as keyof typeof purposes, version),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    }
  })

/** Web app manifest, for installing the site on a phone. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { name, colours, identity, pageTexts } = await context.get(siteContext).publicSettings()
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: pageTexts.articles.lead || name,
    lang: locale,
    start_url: '/articles',
    scope: '/',
    display: 'standalone',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: iconsOf(identity.version),
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=300' },
  })
}
