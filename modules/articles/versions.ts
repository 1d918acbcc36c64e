import { messages } from '../../contracts/messages.ts'
import { conflict, violation } from '../../platform/errors/index.ts'

/** @throws 409 where the row was saved since the caller read it */
export function requireVersion(row: { version: number }, version: number): void {
  if (row.version !== version) throw conflict([violation('version', messages.versionOutdated)])
}

export const takenUid = () => conflict([violation('uid', messages.duplicate, 'duplicate')])
