import { parisMomentText } from '../../../contracts/text/french-format.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { mailOf } from '../../../platform/mailer/index.ts'
import type { User } from '../../accounts/index.ts'
import { erasureRequestedMail, erasureRequestedSubject } from '../mails/erasure-requested.tsx'
import { erasureStoppedMail, erasureStoppedSubject } from '../mails/erasure-stopped.tsx'
import { exportOfferedMail, exportOfferedSubject } from '../mails/export-offered.tsx'

type Ports = Pick<Platform, 'config' | 'mailer'>
type Recipient = Pick<User, 'email'>

export function mailExportOffer({ config, mailer }: Ports, db: Database, { email }: Recipient) {
  return mailer.write(db, {
    to: email,
    subject: exportOfferedSubject,
    ...mailOf(exportOfferedMail, { accountHref: `${config.publicUrl}/account` }),
  })
}

export function mailErasureRequested({ config, mailer }: Ports, db: Database, { email }: Recipient, dueAt: Date) {
  return mailer.write(db, {
    to: email,
    subject: erasureRequestedSubject,
    ...mailOf(erasureRequestedMail, { moment: parisMomentText(dueAt), siteHref: config.publicUrl }),
  })
}

export function mailErasureStopped({ config, mailer }: Ports, db: Database, { email }: Recipient) {
  return mailer.write(db, {
    to: email,
    subject: erasureStoppedSubject,
    ...mailOf(erasureStoppedMail, { siteHref: config.publicUrl }),
  })
}
