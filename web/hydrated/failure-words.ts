import { t } from '../i18n/index.ts'
import type { PageFacts } from '../page-facts/page-facts.ts'
import type { Failure } from './failure.ts'
import type { Order } from './use-asking.ts'

function sentenceOf({ asked, cause }: Failure, unsent: PageFacts['unsent']): string {
  if (cause === 'tooLarge' || cause === 'tooMany') return t(`error.${cause}`)
  if (asked === 'page') return t('error.load')
  if (asked !== 'sent') return t(`failure.${asked}`)
  return unsent ? String(t(unsent)) : t('failure.form')
}

/** What happened, and what became of what she asked for. @param page what it says of its form */
export function wordsOf(
  failure: Failure,
  order: Order,
  { unsent }: Pick<PageFacts, 'unsent'>,
): { title: string; text: string } {
  const title = t(`failure.title.${failure.cause}`)
  if (order !== 'none') return { title, text: t(`failure.order.${order}`) }
  const text = sentenceOf(failure, unsent)
  return { title, text: failure.asked === 'sent' ? `${text} ${t('failure.kept')}` : text }
}
