import { randomUUIDv7 } from 'node:crypto'
import type { RedirectOrigin } from '../../../contracts/articles/redirects.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { normalizePath, normalizeTarget } from './paths.ts'
import { findTarget, lockRedirects, moveTargets, removeSource, upsertRedirect } from './queries-redirects.ts'

/**
 * Resolves the target that is stored with a redirect, so that no target is itself a source: readers follow one redirect. Existing redirects
 * to the source get the new target.
 * @throws 409 if the address would redirect to itself
 */
export async function settleTarget(
  db: Database,
  { source: given, target }: { source: string; target: string },
): Promise<{ source: string; target: string }> {
  await lockRedirects(db)
  const source = normalizePath(given)
  const settled = (await findTarget(db, normalizePath(target))) ?? normalizeTarget(target)
  if (normalizePath(settled) === source || normalizePath(target) === source) {
    throw conflict([violation('target', 'Cette adresse reviendrait sur elle-même.')])
  }
  await moveTargets(db, source, settled)
  return { source, target: settled }
}

/** Redirects an address that the site itself changed. Deletes any redirect of the new address, which is now a page. */
export async function redirectAddress(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  { source, target, origin }: { source: string; target: string; origin: RedirectOrigin },
): Promise<void> {
  await lockRedirects(db)
  await removeSource(db, normalizePath(target))
  const settled = await settleTarget(db, { source, target })
  await upsertRedirect(db, { uid: randomUUIDv7(), ...settled, origin, date: clock.now() })
}
