import type { Api } from '../api/index.ts'
import type { SharedFor, Site, SiteCaches, SiteContextInput } from '../context.ts'
import { type Audience, audienceOf } from './audience.ts'
import { NoReaderError } from './no-reader.ts'
import type { PublicSettings } from './public-settings.ts'
import { RequestSite } from './request-site.ts'

function refuse(asked: string): never {
  throw new NoReaderError(asked)
}

/**
 * Site of a page that readers with the same rights share. It has no cookies and no session: reading a user's data
 * throws.
 */
export class SharedSite implements Site {
  readonly shared: SharedFor
  readonly #inner: RequestSite

  constructor(shared: SharedFor, input: SiteContextInput) {
    this.shared = shared
    this.#inner = new RequestSite({ ...input, request: new Request(input.request.url) })
  }

  get audience(): Audience {
    return audienceOf(this.shared.entitlement)
  }
  get settings(): Site['settings'] {
    return this.#inner.settings
  }
  get api(): Api {
    return this.#inner.api
  }
  get nonce(): string {
    return this.#inner.nonce
  }
  get remember(): SiteCaches['remember'] {
    return this.#inner.remember
  }
  get fragments(): SiteCaches['fragments'] {
    return this.#inner.fragments
  }
  get pages(): Site['pages'] {
    return this.#inner.pages
  }
  get reportError(): Site['reportError'] {
    return this.#inner.reportError
  }
  get viewer(): never {
    return refuse('its viewer')
  }
  get locked(): null {
    return null
  }
  get flashes(): never {
    return refuse('the reader’s flash messages')
  }
  get metadataChange(): never {
    return refuse('the reader’s profile')
  }
  leaveFlash(): never {
    return refuse('a message for the reader')
  }
  publicSettings(): Promise<PublicSettings> {
    return this.#inner.publicSettings()
  }
}
