import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { mailOf } from '../../../platform/mailer/index.ts'
import { findUser, type User } from '../../accounts/index.ts'
import { coverDecidedMail, coverDecidedSubject } from '../mails/cover-decided.tsx'
import { coverProposedMail, coverProposedSubject } from '../mails/cover-proposed.tsx'
import type { CoverRow } from './queries-covers.ts'

type Ports = Pick<Platform, 'config' | 'mailer'>

const hrefOf = ({ config }: Ports, uid: string) => `${config.publicUrl}/admin/covers/${uid}`

export async function mailCoverProposed(
  ports: Ports,
  db: Database,
  to: User,
  { uid, coachName }: Pick<CoverRow, 'uid' | 'coachName'>,
): Promise<void> {
  const mail = mailOf(coverProposedMail, { coachName, href: hrefOf(ports, uid) })
  await ports.mailer.write(db, { to: to.email, subject: coverProposedSubject, ...mail })
}

/** Tells the coach that the colleague agreed, or will not or no longer cover for them. */
export async function mailCoverDecision(ports: Ports, db: Database, row: CoverRow, agreed: boolean): Promise<void> {
  const coach = await findUser(db, row.coachUid)
  if (!coach) return
  const mail = mailOf(coverDecidedMail, { coverName: row.coverName, agreed, href: hrefOf(ports, row.uid) })
  await ports.mailer.write(db, { to: coach.email, subject: coverDecidedSubject, ...mail })
}
