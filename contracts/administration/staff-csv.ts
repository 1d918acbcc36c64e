import type { z } from 'zod'
import { memberCalls, staffPayments, staffSubscriptions } from '../accounts/staff-members.ts'
import { type Call, defineCall } from '../call.ts'
import { staffCodes } from '../subscriptions/staff-codes.ts'
import { staffGifts } from '../subscriptions/staff-gifts.ts'
import { staffLeavingAnswers } from '../subscriptions/staff-leaving.ts'
import { staffAudit } from './staff-system.ts'

/** All rows that match the list's filters, as a CSV file. It is streamed, and is not JSON. */
const file = <Q extends z.ZodObject>(id: string, resource: string, list: Call<z.ZodType, Q>) =>
  defineCall({
    id,
    method: 'GET',
    path: `/staff/csv/${resource}`,
    summary: `All of ${resource} as a CSV file`,
    access: 'staff',
    query: list.query?.pick({ q: true, filter: true }) as z.ZodObject<Pick<Q['shape'], 'q' | 'filter'>>,
  })

export const getMembersCsv = file('getMembersCsv', 'members', memberCalls.list)
export const getSubscriptionsCsv = file('getSubscriptionsCsv', 'subscriptions', staffSubscriptions.list)
export const getPaymentsCsv = file('getPaymentsCsv', 'payments', staffPayments.list)
export const getGiftsCsv = file('getGiftsCsv', 'gifts', staffGifts.list)
export const getCodesCsv = file('getCodesCsv', 'codes', staffCodes.list)
export const getLeavingCsv = file('getLeavingCsv', 'leaving-answers', staffLeavingAnswers.list)
export const getAuditCsv = file('getAuditCsv', 'audit', staffAudit.list)

export const csvCalls = [
  getMembersCsv,
  getSubscriptionsCsv,
  getPaymentsCsv,
  getGiftsCsv,
  getCodesCsv,
  getLeavingCsv,
  getAuditCsv,
]
