import type { TextKey } from '../i18n/index.ts'

/** Files that a request to a route may contain. */
export interface FilesFacts {
  /** bytes of all files together */
  maxBytes: number
  /** path below the route's address, if the route answers several: `/support/:type/…` */
  at?: string
  /**
   * Address that decides who may send files: one of this site, with the route's parameters, or the page itself.
   * The server requests it first, with the request's cookies. 200 admits; a list must not be empty, unless `emptyAdmits`.
   */
  admittedBy?: 'page' | `/${string}`
  /** an empty list admits too: the upload may create its first item */
  emptyAdmits?: boolean
  /** limits of concurrent uploads where anyone may send files */
  atOnce?: { inAll: number; fromOne: number; waitMilliseconds?: number }
}

/**
 * Facts of a page, declared in its route's `handle`. Other modules ask the route table (page-table.ts) and repeat no
 * address.
 * An absent fact is false: a new page is private by default.
 */
export interface PageFacts {
  /** its title in the catalogue; `{{name}}` is the loader's `pageName` */
  title?: TextKey
  /** `hidden`, or the name of the path segment above if no page has that address */
  breadcrumbs?: 'hidden' | { above: TextKey }
  /**
   * The page is the same for all signed-out users, and for all readers with the same rights except for placeholders.
   * It is rendered without React, stored by the page cache, and prefetched.
   */
  cached?: {
    /** all query keys that change the page */
    queryKeys: readonly string[]
  }
  /**
   * Hydrated by React Router, because it is live: a conversation, or a list that changes while it is open.
   * All other pages are static: React renders them on the server only, and scripts enhance their markup
   * (enhance/, static-page/).
   */
  app?: true
  /** listed by search engines: in the site map, without `noindex` */
  indexed?: true
  /** search engines must not request this address or any below it */
  uncrawled?: true
  /** the tag manager may run here */
  measured?: true
  /** the page is private: it has the quick-exit button, and locks after the chosen time */
  exit?: true
  /** its form may lead to the payment provider's page */
  leadsToPayment?: true
  /** shows pages of other sites after a click */
  embeds?: true
  /** pages of this site may show it in a frame; a text: only if its address has this parameter */
  framedWith?: string | true
  /** a translation by another site is offered */
  translated?: true
  /** users may return here after signing in */
  returnTo?: true
  /** a task whose header is the logo alone, the same for everyone */
  bareHeader?: true
  /** a task from which a tall footer would distract: payment, account, conversations */
  shortFooter?: true
  files?: readonly FilesFacts[]
  /** text that the page's form shows if it gets no response */
  unsent?: TextKey
}

/** Facts of a page whose preview link shows working copies, also in frames of the back office. */
export const previewFacts = { cached: { queryKeys: ['preview'] }, framedWith: 'preview' } as const

/** Facts of a page that is open to everyone and indexed: the magazine and the informational pages. */
export const publicPageFacts = { cached: { queryKeys: [] }, indexed: true, measured: true, translated: true } as const
