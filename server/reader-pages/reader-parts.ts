import type { KnownReader } from '../../modules/accounts/index.ts'
import type { OwnedPart, PageReader, PartName } from '../../web/reader-page/parts.tsx'
import type { Place } from '../../web/reader-page/places.ts'
import type { Viewer } from '../../web/session/viewer.ts'

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

/** What is put into pages for one reader, made once for as long as nothing of it changes. */
export function createReaderParts(partOf: PartOf) {
  const made = new WeakMap<KnownReader, Map<string, EncodedPart>>()

  return (reader: KnownReader, hers: Pick<PageReader, 'unread' | 'flashes' | 'metadataChange'>) => {
    const whole: PageReader = { viewer: toViewer(reader), metadata: reader.metadata, ...hers }
    const isUsual = hers.flashes.length === 0 && hers.metadataChange === null
    return ({ name, argument }: Place): EncodedPart => {
      if (!isUsual) return encode(partOf(name, argument, whole))
      const parts = made.get(reader) ?? new Map<string, EncodedPart>()
      made.set(reader, parts)
      const key = `${name} ${argument} ${hers.unread}`
      const part = parts.get(key) ?? encode(partOf(name, argument, whole))
      if (parts.size >= mostParts) parts.clear()
      parts.set(key, part)
      return part
    }
  }
}
