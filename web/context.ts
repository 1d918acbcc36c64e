import { createContext, type RequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { Api, EtagCache, FetchApi } from './api/index.ts'
import type { FragmentStore } from './fragment-cache/fragment-cache.tsx'
import type { PageTable } from './page-facts/page-table.ts'
import type { Audience, Entitlement } from './session/audience.ts'
import type { Flash, ShownFlash } from './session/cookies/flash.ts'
import type { PublicSettings } from './session/public-settings.ts'
import type { Viewer } from './session/viewer.ts'

/** Configuration that the server shares with the site. It contains no secrets. */
export interface SiteEnvironment {
  /** value at the server's start, used if the settings cannot be read */
  siteName: string
  /** without a trailing slash */
  publicUrl: string
  /** null: no tag manager is ever loaded */
  trackerId: string | null
  /** true: the card form follows registration; false: the provider's page */
  subscriptionFirst: boolean
  /** origins, besides this site, that payment forms may lead to */
  paymentOrigins: readonly string[]
  /** false: never show the card form; the provider's page takes payments */
  takesCards: boolean
  buildId: string
  /** seconds between two requests of /builds/latest.json */
  buildCheckSeconds: number
  /** footer note that the content is fictional; null outside the demo */
  demoNotice: string | null
  admin: AdminFiles
}

/** Addresses of the built back office. */
export interface AdminFiles {
  script: string
  /** static imports of the script */
  modules: readonly string[]
  styles: readonly string[]
}

/** Caches of the server between requests. */
export interface SiteCaches {
  /** value shared by all readers, loaded once until content, offers or settings change; failures are not cached */
  remember<T extends object>(key: string, load: () => Promise<T>): Promise<T>
  etags: EtagCache
  fragments: FragmentStore
}

/** A page that all readers with the same rights share. */
export interface SharedFor {
  entitlement: Entitlement
  /** key of the placeholders for a reader's data: reader-page/places.ts */
  placeKey: string
}

export interface LockedSession {
  readonly email: string
  readonly sid: string
  /** restores the session for a request that ends it */
  open(): void
}

/** Context of a request, available to every middleware, loader and action as `context.get(siteContext)`. */
export interface Site {
  readonly settings: SiteEnvironment
  readonly api: Api
  /** for scripts and styles of this page only */
  readonly nonce: string
  /** reader's properties that shared pages may depend on */
  readonly audience: Audience
  /** if set, reading viewer, flashes or metadataChange throws */
  readonly shared?: SharedFor
  /** null when signed out; the API decides, this only chooses what to show */
  readonly viewer: Viewer | null
  /**
   * Session of a browser that the way out or its timer has locked. It gives no access: pages, calls, streams and files treat
   * the browser as a visitor's. Only the pages that unlock and sign out use it.
   */
  readonly locked: LockedSession | null
  /** messages from the previous page */
  readonly flashes: readonly ShownFlash[]
  /** when the previous page saved the profile or favourites; null: it did not */
  readonly metadataChange: string | null
  /** leaves a message for the user's next page */
  leaveFlash(flash: Flash): void
  /** logs a defect on the server, even if the page works without the data; ignores refusals (401, 403, 404) */
  reportError(error: unknown): void
  remember: SiteCaches['remember']
  readonly fragments: FragmentStore
  /** page facts of all routes */
  readonly pages: PageTable
  /** the owner's public settings; defaults when the API does not answer */
  publicSettings(): Promise<PublicSettings>
}

export const siteContext = createContext<Site>()

export interface SiteContextInput {
  request: Request
  fetchApi: FetchApi
  settings: SiteEnvironment
  /** the visitor's own address, so that limits count the visitor and not the site */
  clientAddress: string
  /** default: standard error */
  reportError?: (error: unknown) => void
  /** default: nothing is kept from one request to the next */
  caches?: SiteCaches
  /** default: none */
  pages?: PageTable
  /** default: the page is rendered for the requesting user */
  shared?: SharedFor
}

export type CreateSiteContext = (input: SiteContextInput) => RouterContextProvider

export type CreateSiteHandler = (build: ServerBuild) => RequestHandler
