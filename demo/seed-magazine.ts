import path from 'node:path'
import {
  createArticle,
  createAuthor,
  createCategory,
  createTag,
  importPreparedMedia,
  putPage,
} from '../modules/articles/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Platform } from '../platform/index.ts'
import type { ContentFile, MediaEntry } from './content-file.ts'
import { demoFolder, readJson, readTexts, type TextFile } from './read-files.ts'

const dayMilliseconds = 86_400_000
/** Articles are dated in the morning, not at the time of the first start. */
const publicationHourUtc = 6

type Media = Map<string, string>

/** Pictures that are seeded with the home page and with the page « À propos ». */
const ofTheSite = new Set(['hero', 'a-propos'])

async function seedMedia(platform: Platform, db: Database): Promise<Media> {
  const manifest = await readJson<Record<string, MediaEntry>>('media/manifest.json')
  const media: Media = new Map()
  for (const name of Object.keys(manifest).filter((name) => !ofTheSite.has(name))) {
    media.set(name, await importPreparedMedia(platform, db, path.join(demoFolder(), 'media', name)))
  }
  return media
}

function publishedAt(now: Date, daysAgo: number): Date {
  const date = new Date(now.getTime() - daysAgo * dayMilliseconds)
  date.setUTCHours(publicationHourUtc, 0, 0, 0)
  return date
}

async function seedArticle(platform: Platform, db: Database, { name, fields, html }: TextFile, media: Media) {
  const { title = '', excerpt = '', author = '', category = '', tags = '', daysAgo = '1', image = name } = fields
  await createArticle(platform, db, {
    title,
    excerpt,
    content: html,
    author,
    category,
    tags: tags.split(',').map((tag) => tag.trim()),
    image: media.get(image) ?? null,
    state: 'published',
    date: publishedAt(platform.clock.now(), Number(daysAgo)),
  })
}

/** @returns the uid of each picture by its name */
export async function seedMagazine(platform: Platform, db: Database, content: ContentFile): Promise<Media> {
  const media = await seedMedia(platform, db)
  for (const { image, ...author } of content.authors) {
    await createAuthor(platform, db, { ...author, image: media.get(image) ?? null })
  }
  for (const { image, ...category } of content.categories) {
    await createCategory(platform, db, { ...category, image: media.get(image) ?? null })
  }
  for (const tag of content.tags) await createTag(platform, db, tag)
  for (const article of await readTexts('articles')) await seedArticle(platform, db, article, media)
  for (const { name, fields, html } of await readTexts('pages')) {
    await putPage(platform, db, { uid: name, title: fields.title ?? name, content: html })
  }
  return media
}
