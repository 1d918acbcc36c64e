export interface PaymentReturn {
  /** this order earned a credit */
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

/** Address that follows a running payment; its outcome decides on the success page. */
export const paymentProgressPath = paymentReturnPath({ cashback: true, success: true })

export const paymentSuccessPath = (cashback: boolean): string =>
  cashback ? '/registration/welcome/success' : '/registration/success'
