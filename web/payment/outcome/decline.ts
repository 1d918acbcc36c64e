import { cardFieldOf } from '../../../contracts/errors.ts'
import { t } from '../../i18n/index.ts'

export type DeclineFamily = 'field' | 'unconfirmed' | 'funds' | 'bank' | 'card' | 'interrupted' | 'technical'

/** Codes that are more specific than the general rules below. */
const own: Readonly<Record<string, DeclineFamily>> = {
  R202: 'unconfirmed',
  R203: 'funds',
  E020: 'interrupted',
  E001002: 'card',
  E001003: 'card',
}

/** Kind of a refused payment by the user's next step: another card, the bank, a correction, or patience. */
export function declineFamilyOf(code: string): DeclineFamily {
  if (cardFieldOf(code) !== null) return 'field'
  const known = own[code]
  if (known) return known
  if (/^R\d/.test(code)) return 'bank'
  return code.endsWith('PI5') ? 'card' : 'technical'
}

/** Advice after a refusal; it also says that nothing was charged. */
export function declineAdvice(code: string): string {
  const part = cardFieldOf(code)
  if (part === null) return t(`account.payment.decline.${declineFamilyOf(code)}`)
  return t('account.payment.decline.field', { field: t(`account.payment.decline.fields.${part}`) })
}
