import { t } from '../i18n/index.ts'
import type { Failure } from './failure.ts'

/** Of a form that charges: an order without an answer is asked for again. `unknown`: she changed it meanwhile. */
export type Order = 'none' | 'asking' | 'unknown'

function sentenceOf({ asked, cause }: Pick<Failure, 'asked' | 'cause'>, unsent: string | undefined): string {
  if (cause === 'tooLarge' || cause === 'tooMany') return t(`error.${cause}`)
  if (asked === 'page') return t('error.load')
  if (asked !== 'sent') return t(`failure.${asked}`)
  return unsent ?? t('failure.form')
}

/** What happened, and what became of what she asked for. @param unsent what the page says of its form */
export function wordsOf(
  failure: Pick<Failure, 'asked' | 'cause'>,
  order: Order,
  unsent?: string,
): { title: string; text: string } {
  const title = t(`failure.title.${failure.cause}`)
  if (order !== 'none') return { title, text: t(`failure.order.${order}`) }
  const text = sentenceOf(failure, unsent)
  return { title, text: failure.asked === 'sent' ? `${text} ${t('failure.kept')}` : text }
}

export const againLabel = ({ trying }: Pick<Failure, 'trying'>, order: Order): string =>
  t(trying ? 'failure.trying' : order === 'asking' ? 'failure.ask' : 'failure.again')
