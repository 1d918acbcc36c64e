import { t } from '../i18n/index.ts'
import type { Failure } from './failure.ts'

/** State of an order without an answer. `asking`: it is retried; `unknown`: the user changed the form meanwhile. */
export type OrderProgress = 'none' | 'asking' | 'unknown'

function sentenceOf({ asked, cause }: Pick<Failure, 'asked' | 'cause'>, unsent: string | undefined): string {
  if (cause === 'tooLarge' || cause === 'tooMany') return t(`error.${cause}`)
  if (asked === 'page') return t('error.load')
  if (asked !== 'sent') return t(`failure.${asked}`)
  return unsent ?? t('failure.form')
}

/**
 * Words for a request without an answer.
 * @param unsent the page's own text for an unsent form
 */
export function wordsOf(
  failure: Pick<Failure, 'asked' | 'cause'>,
  order: OrderProgress,
  unsent?: string,
): { title: string; text: string } {
  const title = t(`failure.title.${failure.cause}`)
  if (order !== 'none') return { title, text: t(`failure.order.${order}`) }
  const text = sentenceOf(failure, unsent)
  return { title, text: failure.asked === 'sent' ? `${text} ${t('failure.kept')}` : text }
}

export const againLabel = ({ trying }: Pick<Failure, 'trying'>, order: OrderProgress): string =>
  t(trying ? 'failure.trying' : order === 'asking' ? 'failure.ask' : 'failure.again')
