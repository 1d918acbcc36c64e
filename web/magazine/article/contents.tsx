import { CachedFragment } from '../../fragment-cache/cached-fragment.tsx'
import { typeset } from '../../i18n/typography.ts'
import type { Heading } from './table-of-contents.ts'

/** Side column beside a text. It scrolls by itself: a long list of chapters would end below the window. */
export const asideClass =
  'self-start lg:sticky lg:top-10 lg:order-last lg:-mx-2 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:px-2 lg:pb-2'

interface ContentsProps {
  title: string
  contents: readonly Heading[]
}

function ContentsList({ title, contents }: ContentsProps) {
  return (
    <>
      <h2 id="sommaire" className="italic-display text-title-xs text-ruby">
        {title}
      </h2>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-3 leading-snug no-underline hover:underline">
              {typeset(text)}
            </a>
          </li>
        ))}
      </ol>
    </>
  )
}

export function Contents(given: ContentsProps) {
  return <CachedFragment as="nav" part={ContentsList} given={given} aria-labelledby="sommaire" />
}
