import { getMailPage } from '../../../../contracts/administration/staff-system.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import { findMail } from '../../../../platform/mailer/index.ts'
import { requireViewer } from '../../../../platform/sessions/index.ts'
import type { StaffCalls } from '../../../../platform/staff/index.ts'
import { serveMailDocument } from '../../../../platform/staff/index.ts'
import { mayReadMails } from '../../policy.ts'
import { mayReadAllMails, requireMailAccess } from './admit.ts'

/** Serves a mail as a document of its own, unchanged. A mail that is still waiting has no text yet. */
export const mailPage: StaffCalls = {
  mount(app, platform, mount) {
    mount(
      app,
      getMailPage,
      async ({ params, reply, request, db }) => {
        const viewer = requireViewer(request)
        const mail = await findMail(platform, db, params.uid, mayReadAllMails(viewer))
        if (mail) await requireMailAccess(db, viewer, { to: mail.recipient })
        if (!mail?.html) throw notFound('Cet e-mail n’a pas encore été écrit.')
        return serveMailDocument(reply, platform.config, mail.html)
      },
      mayReadMails,
    )
  },
}
