import type { OpenedPlatform } from '../../../platform/index.ts'
import type { Archive } from './conversion/archive.ts'
import type { SourceRows } from './conversion/conversion.ts'
import type { ConvertedFile } from './conversion/converted-file.ts'
import type { SourceEntry, SourcePost } from './conversion/source.ts'
import { importEntries } from './import-entries.ts'
import { importPost, type PostImporter, planAddresses, titleOf } from './import-posts.ts'
import type { ImportRun } from './import-run.ts'
import { createPictures } from './pictures/pictures.ts'
import { addOutcome, type ImportRow, updateImport } from './queries-imports.ts'
import { reportFailure } from './report-failure.ts'

const stand: Readonly<Record<'author' | 'category', SourceEntry>> = {
  author: { id: '', slug: 'la-redaction', name: 'La rédaction', text: '' },
  category: { id: '', slug: 'sans-rubrique', name: 'Sans rubrique', text: '' },
}

/** Creates one default author and one default category, when the first post needs them. */
function standIns(run: ImportRun): PostImporter['fallback'] {
  const made = new Map<string, Promise<string>>()
  return (kind) => {
    const uid = made.get(kind) ?? importEntries(run, kind, [stand[kind]]).then((uids) => uids.get('') ?? '')
    made.set(kind, uid)
    return uid
  }
}

async function importPosts(importer: PostImporter, posts: AsyncIterable<SourcePost>): Promise<void> {
  const { run } = importer
  const seen = new Set<string>()
  for await (const post of posts) {
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

export async function importSource(
  platform: OpenedPlatform,
  { uid, dryRun, pictures: from }: Pick<ImportRow, 'uid' | 'dryRun' | 'pictures'>,
  { origin, hosts, rows, all }: ConvertedFile<SourceRows>,
  archive: Archive,
): Promise<void> {
  const run: ImportRun = { platform, db: platform.db, uid, origin, dryRun }
  const entries = {
    authors: await all('authors'),
    categories: await all('categories'),
    tags: await all('tags'),
  }
  const known = await all('addresses')
  const total = entries.authors.length + entries.categories.length + entries.tags.length + known.length
  await updateImport(run.db, uid, { total })
  await addOutcome(run.db, uid, undefined, await all('skipped'))
  const addresses = await planAddresses(run, known)
  const uids = {
    authors: await importEntries(run, 'author', entries.authors),
    categories: await importEntries(run, 'category', entries.categories),
    tags: await importEntries(run, 'tag', entries.tags),
  }
  const pictures = createPictures(run, archive, from)
  await importPosts({ run, hosts, addresses, pictures, uids, fallback: standIns(run) }, rows('posts'))
}
