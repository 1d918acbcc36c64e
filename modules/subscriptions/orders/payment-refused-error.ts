import { AppError } from '../../../platform/errors/index.ts'

const message = 'Une erreur est survenue pendant le paiement.'

/** The 400 whose body is `{ payload: { status: 'Failure', message, errorCode } }`. */
export class PaymentRefusedError extends AppError {
  constructor(errorCode: string) {
    super(400, 'payment-refused', message, { payload: { status: 'Failure', message, errorCode } })
  }
}
