import fc from 'fast-check'
import { repeatPiece } from '../fixtures/growth.ts'
import type { FuzzRequest } from './request.ts'
import type { World } from './world.ts'

/** Pieces that a parser may scan again for each earlier piece. */
export const hostilePieces = [
  ' ',
  '\n',
  '<',
  '<p ',
  '<x',
  '<pre>',
  '</p>',
  '<b>a</b>',
  '<h2>',
  '<a href="',
  '<!--',
  '&',
  'a',
  'é ',
  'ne guérit ',
]

/** Maximum characters of an article. */
export const longestText = 500_000

const contents = fc
  .tuple(
    fc.array(fc.constantFrom(...hostilePieces), { minLength: 1, maxLength: 3 }),
    fc.constantFrom(5000, 50_000, longestText),
  )
  .map(([chosen, length]) => repeatPiece(chosen.join(''))(length))

/** An editor saves a hostile text as a working copy, or requests the checks of the saved one. */
export const writersTexts = (world: World): fc.Arbitrary<FuzzRequest> => {
  const articles = world.entities.get('/staff/articles') ?? []
  const article = fc.constantFrom(...(articles.length > 0 ? articles : [{ uid: 'inconnu', version: 1 }]))
  return fc.tuple(article, contents, fc.boolean()).map(([{ uid, version = 1 }, content, isSaved]) => ({
    name: isSaved ? 'a writer’s text' : 'the checks of a writer’s text',
    method: isSaved ? 'PUT' : 'GET',
    target: `/api/staff/articles/${uid}/${isSaved ? 'draft' : 'checks'}`,
    identity: 'editor',
    headers: isSaved ? [['Content-Type', 'application/json']] : [],
    ...(isSaved ? { body: Buffer.from(JSON.stringify({ title: 'Un texte', excerpt: '', content, version })) } : {}),
    times: 1,
    parallel: false,
  }))
}
