/** Uids of the pages that the site itself links to. The uid is also the address. These pages cannot be deleted. */
export const sitePageUids = ['about', 'terms-of-service', 'legal-notice', 'privacy'] as const
export type SitePageUid = (typeof sitePageUids)[number]

export const isSitePageUid = (uid: string): uid is SitePageUid => (sitePageUids as readonly string[]).includes(uid)

export const pageAddress = (uid: string): string => (isSitePageUid(uid) ? `/${uid}` : `/pages/${uid}`)
