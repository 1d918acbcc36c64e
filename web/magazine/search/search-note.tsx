import type { ReplacedWord } from '../../../contracts/articles/content.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'

const quoted = (words: readonly string[]): string => words.map((word) => `« ${word} »`).join(' ou ')

/** Names the words that replaced the user's in the search. */
export function SearchNote({ replaced }: { replaced: readonly ReplacedWord[] }) {
  if (replaced.length === 0) return null
  const found = replaced.map(({ by }) => quoted(by)).join(', ')
  const missing = replaced.map(({ word }) => `« ${word} »`).join(', ')
  return (
    <p role="status" data-replaced className="mb-8 text-lead wrap-anywhere">
      {typeset(t('articles.replaced', { found, missing }))}
    </p>
  )
}
