import type { OpenedPlatform } from '../../../platform/index.ts'
import type { Archive } from './archive.ts'
import { bringEntries } from './bring-entries.ts'
import { type Bringer, bringPost, planAddresses } from './bring-posts.ts'
import type { ImportRun } from './import-run.ts'
import { createPictures } from './pictures.ts'
import { addOutcome, type ImportRow, updateImport } from './queries-imports.ts'
import type { Source, SourceEntry } from './source.ts'

const stand: Readonly<Record<'author' | 'category', SourceEntry>> = {
  author: { id: '', slug: 'la-redaction', name: 'La rédaction', text: '' },
  category: { id: '', slug: 'sans-rubrique', name: 'Sans rubrique', text: '' },
}

/** For posts that name no author or no category: one for all of them, made when it is needed. */
function standIns(run: ImportRun): Bringer['fallback'] {
  const made = new Map<string, Promise<string>>()
  return (kind) => {
    const uid = made.get(kind) ?? bringEntries(run, kind, [stand[kind]]).then((uids) => uids.get('') ?? '')
    made.set(kind, uid)
    return uid
  }
}

/** Brings the content of another site. */
export async function importSource(
  platform: OpenedPlatform,
  { uid, dryRun, pictures: from }: Pick<ImportRow, 'uid' | 'dryRun' | 'pictures'>,
  source: Source,
  archive: Archive,
): Promise<void> {
  const run: ImportRun = { platform, db: platform.db, uid, origin: source.origin, dryRun }
  const total = source.authors.length + source.categories.length + source.tags.length + source.addresses.length
  await updateImport(run.db, uid, { total })
  await addOutcome(run.db, uid, undefined, source.skipped)
  const addresses = await planAddresses(run, source)
  const uids = {
    authors: await bringEntries(run, 'author', source.authors),
    categories: await bringEntries(run, 'category', source.categories),
    tags: await bringEntries(run, 'tag', source.tags),
  }
  const pictures = createPictures(run, archive, from)
  const bringer: Bringer = { run, source, addresses, pictures, uids, fallback: standIns(run) }
  for await (const post of source.posts()) await bringPost(bringer, post)
}
