import type { PublicHome } from '../../../contracts/site/home.ts'
import type { Formula } from '../../../contracts/subscriptions/subscriptions.ts'
import { typeset } from '../../i18n/typography.ts'
import { RichText } from './rich-text.tsx'
import { StartLink } from './start-link.tsx'

interface ClosingProps {
  closing: NonNullable<PublicHome['closing']>
  formula: Formula
}

export function ClosingSection({ closing: { title, text }, formula }: ClosingProps) {
  return (
    <section className="page section grid justify-items-center gap-6 text-center">
      <h2 className="display max-w-3xl text-title-lg wrap-anywhere">{typeset(title)}</h2>
      <RichText html={text} className="max-w-xl text-lead text-ink-soft" />
      <StartLink formula={formula} />
    </section>
  )
}
