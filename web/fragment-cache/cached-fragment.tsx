import { type ComponentProps, type ComponentType, createContext, use } from 'react'

/**
 * The markup of a part for what it is given, where it is kept already.
 * Given are plain values alone: the part knows nothing else, so that its markup is everybody's who is given the same.
 */
export type RenderFragment = <Given extends object>(part: ComponentType<Given>, given: Given) => string | undefined

/** In the server while it renders; in a browser there is none, and React takes over what it finds. */
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

/** An element whose content is the same on many readers' pages, and written once for all of them. */
export function CachedFragment<Tag extends Host, Given extends object>({
  as,
  part: Part,
  given,
  ...attributes
}: CachedFragmentProps<Tag, Given>) {
  const Element = as as 'div'
  const html = use(FragmentCache)?.(Part, given)
  const rest = attributes as object
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React wrote of that part
  if (html !== undefined) return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <Element {...rest}>
      <Part {...given} />
    </Element>
  )
}
