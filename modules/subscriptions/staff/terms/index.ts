import { getTermsText, staffTermsVersions } from '../../../../contracts/subscriptions/staff-terms.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type StaffContext, staffAction, staffResource } from '../../../../platform/staff/index.ts'
import { mayManageMoney } from '../../lifecycle/policy.ts'
import { currentTerms } from '../../terms/accept-terms.ts'
import { findTermsVersion } from '../../terms/queries-terms.ts'
import { ordersByTerms, source } from './queries.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'extensions' | 'events'>

const unknown = 'Cette version des conditions générales n’existe pas.'

export const termsVersions = staffResource({
  calls: staffTermsVersions,
  policy: { read: mayManageMoney },
  unknown,
  source,
  async present(rows, { ports, db }: StaffContext<Ports>) {
    const shown = await currentTerms(ports, db)
    const orders = await ordersByTerms(
      db,
      rows.map(({ uid }) => uid),
    )
    return rows.map(({ uid, title, publishedAt, createdAt }) => ({
      uid,
      title,
      publishedDateTime: publishedAt.toISOString(),
      recordedDateTime: createdAt.toISOString(),
      isShown: uid === shown?.uid,
      orders: orders.get(uid) ?? 0,
    }))
  },
})

export const termsText = staffAction(getTermsText, mayManageMoney, async ({ db }: StaffContext<Ports>, { params }) => {
  const version = await findTermsVersion(db, params.uid)
  if (!version) throw notFound(unknown)
  return { payload: { html: version.html } }
})
