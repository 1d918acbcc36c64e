import { randomUUIDv7 } from 'node:crypto'
import type { RedirectOrigin } from '../../../contracts/articles/redirects.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { sourceOf, targetOf } from './paths.ts'
import { findTarget, holdRedirects, moveTargets, removeSource, upsertRedirect } from './queries-redirects.ts'

/**
 * Resolves the target that is stored with a redirect, so that no target is itself a source: readers follow one redirect. Existing redirects
 * to the source get the new target.
 * @throws 409 if the address would redirect to itself
 */
export async function settleTarget(
  db: Database,
  { source: given, target }: { source: string; target: string },
): Promise<{ source: string; target: string }> {
  await holdRedirects(db)
  const source = sourceOf(given)
  const settled = (await findTarget(db, sourceOf(target))) ?? targetOf(target)
  if (sourceOf(settled) === source || sourceOf(target) === source) {
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
  await holdRedirects(db)
  await removeSource(db, sourceOf(target))
  const settled = await settleTarget(db, { source, target })
  await upsertRedirect(db, { uid: randomUUIDv7(), ...settled, origin, date: clock.now() })
}
