import * as calls from '../../../contracts/site/mail-texts.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import { type StaffCalls, serveMailDocument, staffAction } from '../../../platform/staff/index.ts'
import { findUser } from '../../accounts/index.ts'
import { mayWriteMailTexts } from '../policy.ts'
import { applyMailLook, previewMail } from './preview-mail.ts'
import {
  kindOf,
  listMailTexts,
  type MailTextContext,
  publishMailText,
  readDraft,
  readMailText,
  restoreMailText,
  sanitizeWords,
  saveMailText,
} from './write-mail-text.ts'

/** The working copy as an HTML document, for an iframe. */
const page: StaffCalls = {
  mount(app, platform, mount) {
    mount(
      app,
      calls.getMailTextPage,
      async ({ params: { uid }, query: { look }, reply, db }) => {
        const kind = kindOf(platform, uid)
        const { html } = await previewMail(platform, db, kind, await readDraft(db, kind))
        return serveMailDocument(reply, platform.config, applyMailLook(look, html))
      },
      mayWriteMailTexts,
    )
  },
}

/** Mails the working copy to the admin who asks, rendered before the transaction. */
const test: StaffCalls = {
  mount(app, platform, mount) {
    const { clock, mailer } = platform
    mount(
      app,
      calls.testMailText,
      {
        async prepare({ db, request, params: { uid } }) {
          const actor = requireViewer(request)
          const kind = kindOf(platform, uid)
          const { subject, ...body } = await previewMail(platform, db, kind, await readDraft(db, kind))
          return (db) =>
            db.transaction(async (db) => {
              const admin = await findUser(db, actor.uid)
              if (!admin) throw new Error('the admin has no account any more')
              await mailer.write(db, { to: admin.email, kind: kind.kind, subject, body })
              await writeAudit(db, clock, { actor: actor.uid, action: 'mail-texts.test', target: uid })
              return undefined
            })
        },
      },
      mayWriteMailTexts,
    )
  },
}

export const mailTextActions: readonly StaffCalls[] = [
  staffAction(calls.listMailTexts, mayWriteMailTexts, async ({ ports, db }: MailTextContext) => ({
    payload: await listMailTexts(ports, db),
  })),
  staffAction(calls.getMailText, mayWriteMailTexts, async (context: MailTextContext, { params: { uid } }) => ({
    payload: await readMailText(context, kindOf(context.ports, uid)),
  })),
  staffAction(
    calls.saveMailText,
    mayWriteMailTexts,
    async (context: MailTextContext, { params: { uid }, body }) => ({
      payload: await saveMailText(context, uid, body),
    }),
    async (input) => ({ ...input, body: await sanitizeWords(input.body) }),
  ),
  staffAction(
    calls.publishMailText,
    mayWriteMailTexts,
    async (context: MailTextContext, { params: { uid }, body: { version } }) => ({
      payload: await publishMailText(context, uid, version),
    }),
  ),
  staffAction(
    calls.restoreMailText,
    mayWriteMailTexts,
    async (context: MailTextContext, { params: { uid }, body: { version } }) => ({
      payload: await restoreMailText(context, uid, version),
    }),
  ),
  staffAction(calls.previewMailText, mayWriteMailTexts, async ({ ports, db }: MailTextContext, { params: { uid } }) => {
    const kind = kindOf(ports, uid)
    const { subject, text } = await previewMail(ports, db, kind, await readDraft(db, kind))
    return { payload: { subject, text } }
  }),
  page,
  test,
]
