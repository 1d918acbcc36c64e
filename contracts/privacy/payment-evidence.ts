import { defineCall } from '../call.ts'
import * as staff from '../staff.ts'

export const getPaymentEvidence = defineCall({
  id: 'getPaymentEvidence',
  method: 'GET',
  path: '/staff/payments/:uid/evidence',
  summary:
    'For a disputed payment: charge, customer, accepted terms, use of the service, mails and other payments, as PDF; admins',
  access: 'staff',
  params: staff.byUuid,
})
