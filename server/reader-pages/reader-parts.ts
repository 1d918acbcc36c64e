import type { KnownReader } from '../../modules/accounts/index.ts'
import type { OwnedPart, PageReader, PartName } from '../../web/reader-page/parts.tsx'
import type { Place } from '../../web/reader-page/places.ts'
import { type Entitlement, entitlementOf } from '../../web/session/audience.ts'
import type { Viewer } from '../../web/session/viewer.ts'
import { type FilledPage, fillPage, fillPlaces, type ReaderPage } from './reader-page.ts'

export type PartOf = (name: PartName, argument: string, reader: PageReader) => OwnedPart

interface EncodedPart {
  readonly owner: string
  readonly bytes: Buffer
}

/** Articles whose button was made for her lately: a page has one. */
const mostParts = 200

export const toViewer = ({ uid, identifier, acl }: KnownReader): Viewer => {
  const roles = (Object.keys(acl) as (keyof typeof acl)[]).filter((role) => acl[role])
  return { uid, email: identifier, roles, vip: acl.vip }
}

const encode = ({ owner, html }: OwnedPart): EncodedPart => ({ owner, bytes: Buffer.from(html) })

/** What depends on the reader's rights alone, looked up once for as long as nothing of her changes. */
export function createEntitlements(): (reader: KnownReader) => Entitlement {
  const known = new WeakMap<KnownReader, Entitlement>()
  return (reader) => {
    const before = known.get(reader)
    if (before) return before
    const entitlement = entitlementOf(toViewer(reader))
    known.set(reader, entitlement)
    return entitlement
  }
}

type Hers = Pick<PageReader, 'unread' | 'flashes' | 'metadataChange'>

/** What was made for one reader. A new object stands for her as soon as anything of her changes. */
interface Made {
  readonly unread: number
  readonly parts: Map<string, EncodedPart>
  readonly pages: WeakMap<ReaderPage, FilledPage>
}

/** Fills pages for one reader; what shows only her account and her unread answers is made once. */
export function createFill(partOf: PartOf): (page: ReaderPage, reader: KnownReader, hers: Hers) => FilledPage {
  const made = new WeakMap<KnownReader, Made>()

  function fill(page: ReaderPage, reader: KnownReader, hers: Hers, kept: Map<string, EncodedPart>): FilledPage {
    const whole: PageReader = { viewer: toViewer(reader), metadata: reader.metadata, ...hers }
    const parts = fillPlaces(page.places, reader.uid, ({ name, argument }: Place) => {
      const key = `${name} ${argument}`
      const part = kept.get(key) ?? encode(partOf(name, argument, whole))
      if (kept.size >= mostParts) kept.clear()
      kept.set(key, part)
      return part
    })
    return fillPage(
      page,
      parts.map(({ bytes }) => bytes),
    )
  }

  return (page, reader, hers) => {
    if (hers.flashes.length > 0 || hers.metadataChange !== null) return fill(page, reader, hers, new Map())
    let own = made.get(reader)
    if (own?.unread !== hers.unread) {
      own = { unread: hers.unread, parts: new Map(), pages: new WeakMap() }
      made.set(reader, own)
    }
    const filled = own.pages.get(page) ?? fill(page, reader, hers, own.parts)
    own.pages.set(page, filled)
    return filled
  }
}
