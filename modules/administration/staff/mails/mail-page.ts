import { getMailPage } from '../../../../contracts/administration/staff-system.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import { findMail } from '../../../../platform/mailer/index.ts'
import type { StaffCalls } from '../../../../platform/staff/index.ts'
import { mayManageMails } from '../../policy.ts'

/** Mails style their elements in attributes. Without a right to its origin, the document reaches nothing of the session. */
const policyOf = (origin: string): string =>
  [
    'sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' ${origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** A document, sent as it is. A mail that waits has no words yet. */
export const mailPage: StaffCalls = {
  mount(app, platform, mount) {
    const policy = policyOf(new URL(platform.config.publicUrl).origin)
    mount(
      app,
      getMailPage,
      async ({ params, reply, db }) => {
        const mail = await findMail(platform, db, params.uid)
        if (!mail?.html) throw notFound('Cet e-mail n’a pas encore été écrit.')
        reply
          .headers({ 'cache-control': 'private, no-store', 'content-security-policy': policy })
          .type('text/html; charset=utf-8')
        return mail.html as never
      },
      mayManageMails,
    )
  },
}
