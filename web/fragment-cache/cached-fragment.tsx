import { type ComponentProps, type ComponentType, createContext, use } from 'react'

/**
 * Cached markup of a part for its properties; undefined if not cached.
 * Properties are plain values and the part reads nothing else, so that all readers share its markup.
 */
export type RenderFragment = <Given extends object>(part: ComponentType<Given>, given: Given) => string | undefined

/** Set while the server renders; in a browser React hydrates the existing markup. */
export const FragmentCache = createContext<RenderFragment | undefined>(undefined)

type Host = 'header' | 'footer' | 'nav' | 'section' | 'div' | 'details' | 'ul'

type CachedFragmentProps<Tag extends Host, Given extends object> = Omit<
  ComponentProps<Tag>,
  'children' | 'part' | 'given'
> & {
  as: Tag
  part: ComponentType<Given>
  given: Given
}

/** An element whose content is the same on many pages, and is rendered only once. */
export function CachedFragment<Tag extends Host, Given extends object>({
  as,
  part: Part,
  given,
  ...attributes
}: CachedFragmentProps<Tag, Given>) {
  const Element = as as 'div'
  const html = use(FragmentCache)?.(Part, given)
  const rest = attributes as object
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React rendered for the part
  if (html !== undefined) return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <Element {...rest}>
      <Part {...given} />
    </Element>
  )
}
