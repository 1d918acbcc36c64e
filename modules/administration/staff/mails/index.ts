import { resendMail, settleMail, staffMails } from '../../../../contracts/administration/staff-system.ts'
import { conflict, notFound, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import {
  findMail,
  listMails,
  type MailHead,
  resendMail as resendOne,
  settleMail as settleOne,
  withoutSecrets,
} from '../../../../platform/mailer/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction, staffResource } from '../../../../platform/staff/index.ts'
import { mayManageMails, mayReadMails } from '../../policy.ts'
import { mayReadAllMails, requireMailAccess } from './admit.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'events' | 'fingerprintKey'>

const unknown = 'Cet e-mail n’existe pas.'

export const mails = staffResource({
  calls: staffMails,
  policy: { read: mayReadMails },
  unknown,
  source: {
    async list(context: StaffContext<Ports>, query) {
      await requireMailAccess(context.db, context.actor, query.filter ?? {})
      return listMails.list(context, query)
    },
    /** Loads a mail with its body. */
    async find({ ports, db, actor }: StaffContext<Ports>, uid): Promise<MailHead | undefined> {
      const mail = await findMail(ports, db, uid, mayReadAllMails(actor))
      if (mail) await requireMailAccess(db, actor, { to: mail.recipient })
      return mail
    },
  },
  present: (found) =>
    found.map(
      ({ recipient, formerUserUid, createdAt, sentAt, bouncedAt, complainedAt, settledAt, error, ...mail }) => ({
        ...mail,
        // A server that refuses a mail may repeat its link in the error.
        error: error === null ? null : withoutSecrets(error),
        to: recipient,
        formerMember: formerUserUid,
        date: createdAt.toISOString(),
        sentDateTime: sentAt?.toISOString() ?? null,
        bouncedDateTime: bouncedAt?.toISOString() ?? null,
        complaintDateTime: complainedAt?.toISOString() ?? null,
        settledDateTime: settledAt?.toISOString() ?? null,
      }),
    ),
})

/** Sends a mail again; repeated calls send it once. */
export const resend = staffAction(
  resendMail,
  mayReadMails,
  ({ ports, db, actor }: StaffContext<Platform, Viewer>, { params: { uid }, body }) =>
    db.transaction(async (db) => {
      const context = { ports, db, actor }
      const leaves = await resendOne(ports, db, uid)
      if (leaves === undefined) throw notFound(unknown)
      if (leaves) await mails.record(context, 'resend', uid, body?.reason ? { reason: body.reason } : {})
      return { payload: await mails.read(context, uid) }
    }),
)

/** @throws 409 when the mail needs no decision, or was settled before */
export const settle = staffAction(
  settleMail,
  mayManageMails,
  ({ ports, db, actor }: StaffContext<Platform, Viewer>, { params: { uid }, body }) =>
    db.transaction(async (db) => {
      const context = { ports, db, actor }
      await mails.read(context, uid)
      if (!(await settleOne(db, uid, ports.clock.now()))) {
        throw conflict([
          violation('state', 'Ce mail n’attend plus rien\u00a0: il a été renvoyé ou classé entre-temps.'),
        ])
      }
      await mails.record(context, 'settle', uid, body?.reason ? { reason: body.reason } : {})
      return { payload: await mails.read(context, uid) }
    }),
)
