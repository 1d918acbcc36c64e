import { getMailPage } from '../../../../contracts/administration/staff-system.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import { findMail } from '../../../../platform/mailer/index.ts'
import type { StaffCalls } from '../../../../platform/staff/index.ts'
import { serveMailDocument } from '../../../../platform/staff/index.ts'
import { mayManageMails } from '../../policy.ts'

/** A document, sent as it is. A mail that waits has no words yet. */
export const mailPage: StaffCalls = {
  mount(app, platform, mount) {
    mount(
      app,
      getMailPage,
      async ({ params, reply, db }) => {
        const mail = await findMail(platform, db, params.uid)
        if (!mail?.html) throw notFound('Cet e-mail n’a pas encore été écrit.')
        return serveMailDocument(reply, platform.config, mail.html)
      },
      mayManageMails,
    )
  },
}
