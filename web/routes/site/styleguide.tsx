import { data } from 'react-router'
import { siteContext } from '../../context.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { Basics } from '../../styleguide/basics.tsx'
import { Buttons } from '../../styleguide/buttons.tsx'
import { Fields } from '../../styleguide/fields.tsx'
import { Labels } from '../../styleguide/labels.tsx'
import { Messages } from '../../styleguide/messages.tsx'
import { Surfaces } from '../../styleguide/surfaces.tsx'
import type { Route } from './+types/styleguide'

export const handle: PageFacts = { title: 'titles.styleguide' }

export const headers = () => ({ 'x-robots-tag': 'noindex, nofollow' })

/** Only demos have a style guide: it is of no use to a site's visitors. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(siteContext).settings.demoNotice === null) throw data({ path: url.pathname }, { status: 404 })
  return null
}

/** Every component in every state, to build new screens from. */
export default function Styleguide() {
  return (
    <div className="page py-10">
      <h1 className="display mb-8 text-title-lg">Les éléments des écrans</h1>
      <Messages />
      <Buttons />
      <Fields />
      <Labels />
      <Surfaces />
      <Basics />
    </div>
  )
}
