import { coerceFormValue, formatResult } from '@conform-to/zod/v4/future'
import { credentials } from '../../contracts/accounts/session.ts'
import { newDiscussionForm } from '../coaching/new-discussion-form.ts'
import { linkForm, newTicketForm } from '../contact/categories.ts'
import { withoutIdempotencyKey } from '../forms/idempotency.ts'
import { giftForms, redeemForm, registerAndRedeem } from '../gift/gift-form.ts'
import { t } from '../i18n/index.ts'
import { cardForm, guestOrder, memberOrder } from '../payment/order-form.ts'
import { registrationForm } from '../registration/registration-form.ts'
import { askResetForm, setPasswordForm } from '../security/reset-forms.ts'

/** The schemas by which the server checks the same forms. */
const schemas = {
  registration: registrationForm,
  guest: guestOrder,
  member: memberOrder,
  card: cardForm,
  signIn: credentials,
  askReset: askResetForm,
  setPassword: setPasswordForm,
  supportLink: linkForm,
  newTicket: newTicketForm,
  newDiscussion: newDiscussionForm(null),
  firstDiscussion: newDiscussionForm(t('coaching.consent.needed')),
  ...giftForms,
  redeem: redeemForm,
  registerAndRedeem,
} as const

export type CheckName = keyof typeof schemas

export const isCheckName = (name: string | undefined): name is CheckName => name !== undefined && name in schemas

/** What is wrong with each field: its first sentence. */
export function errorsIn(name: CheckName, form: FormData): ReadonlyMap<string, string> {
  const { payload } = withoutIdempotencyKey(Object.fromEntries(form))
  const result = formatResult(coerceFormValue(schemas[name]).safeParse(payload))
  const entries = Object.entries(result?.fieldErrors ?? {}) as [string, string[]][]
  return new Map(entries.flatMap(([field, [first]]) => (first === undefined ? [] : [[field, first] as const])))
}
