/** Uids of the pages that the site itself links to. The uid is also the address. These pages cannot be deleted. */
export const sitePages = ['about', 'terms-of-service', 'legal-notice', 'privacy'] as const
export type SitePage = (typeof sitePages)[number]

export const isSitePage = (uid: string): uid is SitePage => (sitePages as readonly string[]).includes(uid)

/** Address at which visitors read a page. */
export const pageAddress = (uid: string): string => (isSitePage(uid) ? `/${uid}` : `/pages/${uid}`)
