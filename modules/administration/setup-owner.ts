import type { Role } from '../../contracts/accounts/roles.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { mailOf } from '../../platform/mailer/index.ts'
import {
  closeSessions,
  createAccount,
  createPasswordLink,
  findUser,
  findUserByEmail,
  grantRole,
  hasAdmin,
  removeSecondFactor,
  restoreUser,
  type User,
} from '../accounts/index.ts'
import { ownerMail, ownerSubject } from './mails/owner.tsx'

const dayMilliseconds = 24 * 3_600_000
const admin: Role = 'admin'

export interface OwnerRequest {
  email: string
  name: string
  /** true: access was lost, so an admin is added although one exists */
  recover: boolean
}

export class OwnerExistsError extends Error {
  override name = 'OwnerExistsError'
}

type Ports = Pick<Platform, 'clock' | 'config' | 'mailer'>

/** The command runs on the server itself, so it may also lift a suspension and remove a second factor. */
async function openAccount({ clock }: Ports, db: Database, { email, name }: OwnerRequest): Promise<User> {
  const known = await findUserByEmail(db, email)
  if (!known) return createAccount({ clock }, db, { email, name, roles: [admin] })
  await grantRole(db, clock, known.uid, admin)
  await restoreUser(db, known.uid)
  await removeSecondFactor(db, clock, known.uid)
  await closeSessions(db, known.uid)
  return (await findUser(db, known.uid)) ?? known
}

/**
 * Creates the first admin, or another one after access was lost. The link lets the admin choose a password and a second
 * factor.
 * @returns the link, valid once and for 24 hours; it is mailed too
 * @throws OwnerExistsError when an admin exists and `recover` is not set
 */
export async function setupOwner(ports: Ports, db: Database, request: OwnerRequest): Promise<string> {
  return db.transaction(async (db) => {
    if (!request.recover && (await hasAdmin(db))) {
      throw new OwnerExistsError('An admin exists already. Lost access? Run this again with --recover: it is audited')
    }
    const owner = await openAccount(ports, db, request)
    const linkHref = await createPasswordLink(ports, db, owner.uid, dayMilliseconds)
    const action = request.recover ? 'staff.recover-owner' : 'staff.setup-owner'
    await writeAudit(db, ports.clock, { actor: null, action, target: owner.uid })
    await ports.mailer.write(db, {
      to: owner.email,
      subject: ownerSubject,
      link: linkHref,
      ...mailOf(ownerMail, { name: owner.name, linkHref, siteHref: ports.config.publicUrl }),
    })
    return linkHref
  })
}
