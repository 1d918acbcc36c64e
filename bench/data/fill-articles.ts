import type pg from 'pg'
import { withoutIndexes } from './sizes.ts'

const authors = 200
const categories = 12
const tags = 60
/** Number of sentences that articles are composed of. */
const sentences = 20_000
/** A rare word is in one of this many articles, so that its matches still fill a page. */
const rareEvery = (size: number) => Math.min(20_000, Math.floor(size / 20))

/** Some of the 8,000 words are in most articles and most words are in few, as in any language. */
const syllables = `(array['ba','ri','lo','mu','ce','da','fi','go','ha','ju','ka','le','mo','ni','pu','ra','se','ti','vo','zu'])`
const word = `${syllables}[1 + n % 20] || ${syllables}[1 + n / 20 % 20] || ${syllables}[1 + n / 400 % 20] || 'n'`

const sentenceList = `
  create table bench_sentences as
  select k, string_agg(${word}, ' ') as text
  from (select k, floor(8000 * power(random(), 3))::int as n
    from generate_series(0, ${sentences - 1}) k, generate_series(1, 12) place offset 0) drawn
  group by k`

const catalogue = [
  `insert into authors (uid, name, sort_key, role, biography)
   select 'auteur-' || n, 'Auteur ' || n, lpad(n::text, 6, '0'), 'Coach', 'Elle écrit.' from generate_series(0, ${authors - 1}) n`,
  `insert into categories (uid, name, sort_key, description)
   select 'categorie-' || n, 'Catégorie ' || n, lpad(n::text, 6, '0'), '' from generate_series(0, ${categories - 1}) n`,
  `insert into tags (uid, name, sort_key)
   select 'tag-' || n, 'Tag ' || n, lpad(n::text, 6, '0') from generate_series(0, ${tags - 1}) n`,
  `insert into search_words (word, stem)
   select word, (tsvector_to_array(to_tsvector('public.french_fold', word)))[1]
   from (select ${word} as word from generate_series(0, 7999) n union select 'girandole') words on conflict do nothing`,
]

/** Search vectors are computed for this many articles; further articles copy their texts, with other dates and entries. */
const distinct = 20_000

const columns = `uid, title, excerpt, content, words, keywords, state, date, modified, published_at, reading_time, menu,
  author, author_key, category`

/** An article's columns other than its text, derived from its number. */
const standing = `'published', now() - n * interval '1 minute', now(), now(), 3, case when n % 10 = 0 then n / 10 % 10001 end,
  'auteur-' || n % ${authors}, lpad((n % ${authors})::text, 6, '0'), 'categorie-' || n % ${categories}`

const firstArticles = `
  insert into articles (${columns})
  select 'mesure-' || n, initcap(split_part(a.text, ' ', 1)) || ' ' || substr(b.text, 1, 24), b.text,
    '<p>' || c.text || '</p>', c.text || case when n % $2::int = 7 then ' girandole' else '' end,
    'Auteur ' || n % ${authors} || ' Catégorie ' || n % ${categories}, ${standing}
  from generate_series(1, $1::int) n
  join bench_sentences a on a.k = (n::bigint * 7919) % ${sentences}
  join bench_sentences b on b.k = (n::bigint * 104729 + 13) % ${sentences}
  join bench_sentences c on c.k = (n::bigint * 15485863 + 7) % ${sentences}`

const furtherArticles = `
  insert into articles (${columns}, search)
  select 'mesure-' || n, f.title, f.excerpt, f.content, f.words, f.keywords, ${standing}, f.search
  from generate_series($1::int, $2::int) n
  join (select *, substr(uid, 8)::int as number from articles where uid like 'mesure-%') f on f.number = 1 + n % ${distinct}`

const articleTags = `
  insert into article_tags (article, tag, position, listed_at)
  select uid, 'tag-' || ((hashtext(uid) & 1023) + place * 341) % ${tags}, place, date
  from articles cross join generate_series(0, 2) place where uid like 'mesure-%' on conflict do nothing`

/** Inserts published articles, the newest a minute old. */
export async function fillArticles(database: pg.Pool, size: number): Promise<void> {
  // A fixed seed, so that every database contains the searched words.
  const client = await database.connect()
  await client.query('select setseed(0.42)')
  await client.query(sentenceList)
  client.release()
  await database.query('analyze bench_sentences')
  for (const statement of catalogue) await database.query(statement)
  await withoutIndexes(database, ['articles', 'article_tags'], async () => {
    await database.query(firstArticles, [Math.min(size, distinct), rareEvery(size)])
    // Drop the expression: further articles copy the column instead of computing it again.
    await database.query('alter table articles alter column search drop expression')
    if (size > distinct) await database.query(furtherArticles, [distinct + 1, size])
    await database.query(articleTags)
  })
}
