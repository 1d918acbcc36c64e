export interface PaymentReturn {
  /** this order brought a credit */
  cashback: boolean
  success: boolean
}

/** Parses the provider's return address: `cashback` is 1 or 0, and `success` is 1 or absent. */
export const readPaymentReturn = (query: URLSearchParams): PaymentReturn => ({
  cashback: query.get('cashback') === '1',
  success: query.get('success') === '1',
})

export const paymentReturnPath = ({ cashback, success }: PaymentReturn): string =>
  `/callback/payment?cashback=${cashback ? 1 : 0}${success ? '&success=1' : ''}`

/** Where a payment under way is followed; which success page it leads to is known only then. */
export const followPaymentPath = paymentReturnPath({ cashback: true, success: true })

/** Next page after a successful payment. */
export const afterPayment = (cashback: boolean): string =>
  cashback ? '/registration/welcome/success' : '/registration/success'
