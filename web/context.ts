import { createContext, type RequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { Api, FetchApi } from './api/index.ts'
import type { Flash } from './session/flash.ts'
import type { Viewer } from './session/viewer.ts'

/** What the server lets the site know of its configuration. Nothing secret. */
export interface SiteSettings {
  houseName: string
  /** without a trailing slash */
  publicUrl: string
  /** null: no tag manager is ever loaded */
  trackerId: string | null
  /** true: the card form comes before the account is paid for by link */
  subscriptionFirst: boolean
  /** false: the card form never shows, the hosted page takes the payment */
  takesCards: boolean
  buildId: string
  /** seconds between two looks at /builds/latest.json */
  buildCheckSeconds: number
  demo: boolean
}

/** One request's surroundings, handed to every middleware, loader and action as `context.get(siteContext)`. */
export interface Site {
  readonly settings: SiteSettings
  readonly api: Api
  /** for scripts and styles of this page only */
  readonly nonce: string
  /** null where nobody is signed in; the API decides, this only chooses what to show */
  readonly viewer: Viewer | null
  /** messages left by the page before */
  readonly flashes: readonly Flash[]
  /** leaves a message for the next page she sees */
  leaveFlash(flash: Flash): void
  /** for the log: a defect that the page survives, or not */
  reportError(error: unknown): void
}

export const siteContext = createContext<Site>()

export interface SiteContextInput {
  request: Request
  fetchApi: FetchApi
  settings: SiteSettings
  /** the visitor's own, passed on so that throttling counts her and not the site */
  clientAddress: string
  /** default: standard error */
  reportError?: (error: unknown) => void
}

export type CreateSiteContext = (input: SiteContextInput) => RouterContextProvider

export type CreateSiteHandler = (build: ServerBuild) => RequestHandler
