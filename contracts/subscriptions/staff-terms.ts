import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoDateTime, slug } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'

/** Version of the terms that an order accepted; null before versions were stored. */
export const acceptedTerms = z
  .object({ version: slug, acceptedDateTime: isoDateTime.nullable() })
  .nullable()
  .meta({ id: 'AcceptedTerms' })

export const termsVersion = z
  .object({
    uid: slug.meta({ description: 'The digest of title and text' }),
    title: z.string(),
    publishedDateTime: isoDateTime,
    recordedDateTime: isoDateTime,
    isShown: z.boolean(),
    /** number of orders that accepted it */
    orders: z.int(),
  })
  .meta({ id: 'TermsVersion' })
export type TermsVersion = z.output<typeof termsVersion>

const versions = staff.resource({
  path: 'terms-versions',
  one: 'TermsVersion',
  many: 'TermsVersions',
  params: staff.bySlug,
  entity: termsVersion,
})
/** Read only: a version is stored when the site first shows it, and is never changed. */
export const staffTermsVersions = {
  ...versions.list(['publishedDateTime', 'recordedDateTime', 'uid'], staff.slugFilter),
  ...versions.get(),
}

export const getTermsText = defineCall({
  id: 'getTermsText',
  method: 'GET',
  path: '/staff/terms-versions/:uid/text',
  summary: 'The whole text of one version of the terms, as it was shown',
  access: 'staff',
  params: staff.bySlug,
  answer: payload(z.object({ html: z.string() }).meta({ id: 'TermsText' })),
})
