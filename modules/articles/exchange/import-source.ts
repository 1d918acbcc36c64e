import type { OpenedPlatform } from '../../../platform/index.ts'
import type { Archive } from './archive.ts'
import { importEntries } from './import-entries.ts'
import { importPost, type PostImporter, planAddresses, titleOf } from './import-posts.ts'
import type { ImportRun } from './import-run.ts'
import { createPictures } from './pictures.ts'
import { addOutcome, type ImportRow, updateImport } from './queries-imports.ts'
import { reportFailure } from './report-failure.ts'
import type { Source, SourceEntry } from './source.ts'

const stand: Readonly<Record<'author' | 'category', SourceEntry>> = {
  author: { id: '', slug: 'la-redaction', name: 'La rédaction', text: '' },
  category: { id: '', slug: 'sans-rubrique', name: 'Sans rubrique', text: '' },
}

/** For posts that name no author or no category: one for all of them, made when it is needed. */
function standIns(run: ImportRun): PostImporter['fallback'] {
  const made = new Map<string, Promise<string>>()
  return (kind) => {
    const uid = made.get(kind) ?? importEntries(run, kind, [stand[kind]]).then((uids) => uids.get('') ?? '')
    made.set(kind, uid)
    return uid
  }
}

async function importPosts(importer: PostImporter, source: Source): Promise<void> {
  const { run } = importer
  const seen = new Set<string>()
  for await (const post of source.posts()) {
    const what = titleOf(post)
    const key = `${post.kind} ${post.id}`
    if (seen.has(key)) {
      const why = 'Un autre élément du fichier a le même identifiant\u00a0: seul le premier est repris.'
      await addOutcome(run.db, run.uid, undefined, [{ what, why }])
      continue
    }
    seen.add(key)
    await reportFailure(run, what, () => importPost(importer, post, what))
  }
}

/** Imports the content of another site. */
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
    authors: await importEntries(run, 'author', source.authors),
    categories: await importEntries(run, 'category', source.categories),
    tags: await importEntries(run, 'tag', source.tags),
  }
  const pictures = createPictures(run, archive, from)
  await importPosts({ run, source, addresses, pictures, uids, fallback: standIns(run) }, source)
}
