import { getPaymentEvidence } from '../../../contracts/privacy/payment-evidence.ts'
import { longDayText } from '../../../contracts/text/french-format.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import type { StaffCalls } from '../../../platform/staff/index.ts'
import { drawRule, drawSheets, readCharge, smallLook, writeText } from '../../subscriptions/index.ts'
import { collectEvidence } from './collect-evidence.ts'

/** One PDF that the owner sends to the payment provider when a payment is disputed. */
export const evidenceFile: StaffCalls = {
  mount(app, platform, mount) {
    mount(
      app,
      getPaymentEvidence,
      async ({ params: { uid }, request, reply, db }) => {
        const charge = await readCharge(platform, db, uid)
        if (!charge) throw notFound('Ce paiement n’existe pas.')
        const madeAt = platform.clock.now()
        const sections = await collectEvidence(db, charge)
        const { seller, number } = charge
        const title = `Justificatifs du paiement ${number}`
        const file = await drawSheets({ title, author: seller.name, madeAt }, (page) => {
          writeText(page, seller.name, { size: 14, font: 'semibold' })
          if (seller.postalAddress !== '') writeText(page, seller.postalAddress, smallLook)
          if (seller.identity) writeText(page, seller.identity, smallLook)
          page.sheet.moveDown(1)
          writeText(page, title, { size: 18, font: 'semibold', kind: 'H1' })
          writeText(page, `Établi le ${longDayText(madeAt)} d’après les données du site.`, smallLook)
          for (const { title, lines, isAnnex } of sections) {
            if (isAnnex) page.sheet.addPage()
            else page.sheet.moveDown(1)
            drawRule(page)
            writeText(page, title, { size: 13, font: 'semibold', kind: 'H2' })
            for (const line of lines) writeText(page, line, { size: 10 })
          }
        })
        const { uid: actor } = requireViewer(request)
        await writeAudit(db, platform.clock, { actor, action: 'payments.evidence', target: uid })
        reply
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="justificatifs-${number}.pdf"`)
          .type('application/pdf')
        return file as never
      },
      ({ acl }) => acl.admin,
    )
  },
}
