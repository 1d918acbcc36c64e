import { z } from 'zod'
import { codePoints, normalizedEmail, shortCode } from '../../contracts/forms.ts'
import { giftWords } from '../../contracts/subscriptions/gifts.ts'
import { t } from '../i18n/index.ts'
import { memberOrder } from '../payment/order-form.ts'
import { accountFields } from '../registration/registration-form.ts'

const giftFields = {
  /** absent if the form was opened before the site offered several formulas */
  formula: shortCode.optional(),
  months: z.string().regex(/^\d{1,2}$/),
  startsOnUse: z.literal('on', { error: () => t('account.gift.starts_on_use_missing') }),
  ...giftWords,
}

const { firstname, lastname } = memberOrder.shape

/** Order of a member: the gift is mailed to the account's address. */
export const memberGift = memberOrder.extend(giftFields)
export const guestGift = memberGift.extend({ email: normalizedEmail })

/** Orders that are paid on the provider's own page. */
export const memberHostedGift = z.object({ firstname, lastname, ...giftFields })
export const guestHostedGift = memberHostedGift.extend({ email: normalizedEmail })

/** Not named `code`, because forms never return a field of that name: a mistyped code must be correctable. */
export const redeemForm = z.object({ gift: codePoints(1, 100) })
export const registerAndRedeemForm = redeemForm.extend(accountFields)

export const withdrawGiftForm = redeemForm.extend({ email: normalizedEmail })
