import type { Database } from '../../../../platform/database/index.ts'
import { extensionPoint } from '../../../../platform/extensions/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { findUsers } from '../../queries-users.ts'
import { displayName } from '../../user.ts'

type Names = readonly (readonly [uid: string, name: string])[]

/** Names of a module's records, as the audit shows them to admins. */
export const auditNames =
  extensionPoint<(db: Database, uids: readonly string[]) => Promise<Names>>('accounts.audit-names')

interface Line {
  target: string | null
  detail: unknown
}

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

const uidsIn = ({ target, detail }: Line): string[] => `${target} ${JSON.stringify(detail)}`.match(uuid) ?? []

/** @returns for each line the names of the people and records in it, by uid: the audit stores no name */
export async function nameRecords(
  { extensions }: Pick<Platform, 'extensions'>,
  db: Database,
  lines: readonly Line[],
): Promise<Record<string, string>[]> {
  const uids = [...new Set(lines.flatMap(uidsIn))]
  if (uids.length === 0) return lines.map(() => ({}))
  const people = (await findUsers(db, uids)).map((user) => [user.uid, displayName(user)] as const)
  const others = await Promise.all(extensions.of(auditNames).map((name) => name(db, uids)))
  const names = new Map([...others.flat(), ...people])
  return lines.map((line) =>
    Object.fromEntries(
      uidsIn(line).flatMap((uid) => {
        const name = names.get(uid)
        return name === undefined ? [] : [[uid, name]]
      }),
    ),
  )
}
