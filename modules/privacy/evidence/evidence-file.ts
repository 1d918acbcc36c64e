import { getPaymentEvidence } from '../../../contracts/privacy/payment-evidence.ts'
import { longDay } from '../../../contracts/text/french-format.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import type { StaffCalls } from '../../../platform/staff/index.ts'
import { drawSheets, readCharge, rule, small, write } from '../../subscriptions/index.ts'
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
          write(page, seller.name, { size: 14, font: 'semibold' })
          if (seller.postalAddress !== '') write(page, seller.postalAddress, small)
          if (seller.identity) write(page, seller.identity, small)
          page.sheet.moveDown(1)
          write(page, title, { size: 18, font: 'semibold', kind: 'H1' })
          write(page, `Établi le ${longDay(madeAt)} d’après les données du site.`, small)
          for (const { title, lines, isAnnex } of sections) {
            if (isAnnex) page.sheet.addPage()
            else page.sheet.moveDown(1)
            rule(page)
            write(page, title, { size: 13, font: 'semibold', kind: 'H2' })
            for (const line of lines) write(page, line, { size: 10 })
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
