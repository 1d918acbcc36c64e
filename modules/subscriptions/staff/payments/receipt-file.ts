import { getPaymentReceipt } from '../../../../contracts/subscriptions/staff-gifts.ts'
import type { StaffCalls } from '../../../../platform/staff/index.ts'
import { readPaidReceipt } from '../../ledger/receipt/read-receipt.ts'
import { mayReadMoney } from '../../lifecycle/policy.ts'

/** Sends the receipt of a payment as a PDF. */
export const receiptFile: StaffCalls = {
  mount(app, platform, mount) {
    mount(
      app,
      getPaymentReceipt,
      async ({ params, reply, db }) => {
        const { number, file } = await readPaidReceipt(platform, db, params.uid)
        reply
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="recu-${number}.pdf"`)
          .type('application/pdf')
        return file as never
      },
      mayReadMoney,
    )
  },
}
