import { cardFieldOf } from '../errors.ts'

const refusals = {
  bank: 'refus de la banque',
  funds: 'provision insuffisante',
  interrupted: 'paiement interrompu',
  technical: 'incident technique',
  typed: 'carte mal saisie',
  unconfirmed: 'paiement non confirmé auprès de la banque',
}

/** Codes with a more precise text than their family. */
const own: Readonly<Record<string, keyof typeof refusals>> = {
  R202: 'unconfirmed',
  R203: 'funds',
  E020: 'interrupted',
}

/** Reason for a refused payment, in words, with the provider's code. */
export function refusalName(code: string): string {
  const family = own[code] ?? (cardFieldOf(code) ? 'typed' : /^R\d/.test(code) ? 'bank' : 'technical')
  return `${refusals[family]} (${code})`
}
