import { Fragment, type ReactNode } from 'react'
import { typeset } from '../../i18n/typography.ts'
import { RichText } from './rich-text.tsx'

/** A title that breaks after its comma, if it breaks. */
function Phrases({ children }: { children: string }) {
  return children.split(/(?<=,) /).map((phrase) => (
    <Fragment key={phrase}>
      <span className="inline-block">{phrase}</span>{' '}
    </Fragment>
  ))
}

interface SectionTitleProps {
  id?: string
  /** empty: the owner gave the section none */
  title: string
  /** sanitised HTML below the title */
  text?: string
  /** placed at the end of the line when it fits */
  action?: ReactNode
}

export function SectionTitle({ id, title, text = '', action }: SectionTitleProps) {
  return (
    <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 lg:mb-14">
      <div className="max-w-3xl">
        {title !== '' && (
          <h2 id={id} className="display text-title-lg wrap-anywhere">
            <Phrases>{typeset(title)}</Phrases>
          </h2>
        )}
        <RichText html={text} className="mt-4 max-w-2xl text-lead text-ink-soft" />
      </div>
      {action}
    </div>
  )
}
