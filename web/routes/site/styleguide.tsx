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

/** Only a demo has it: the parts that screens are made from are of no use to a site's visitors. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(siteContext).settings.demoNotice === null) throw data({ path: url.pathname }, { status: 404 })
  return null
}

/** Every part in every state, so that a new screen is made from them. */
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
