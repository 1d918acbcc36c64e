// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { parseContent } from '../../schema/html.ts'
import type { BlockDiff } from './block-diff.ts'
import { compareBlocks } from './compare-blocks.ts'
import { describeChange } from './describe-change.ts'
import { drawBlock } from './draw-block.ts'

function compared(before: string, after: string): BlockDiff[] {
  const steps = compareBlocks(parseContent(before).children, parseContent(after).children)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
const own = (name: string) => `/media/0198c0de-0000-7000-8000-000000000000/${name}.webp`
const figure = (name: string, alt: string) => `<figure><img src="${own(name)}" alt="${alt}"></figure>`

test.each([
  [
    'bold that was added',
    '<p>un pas</p>',
    '<p>un <strong>pas</strong></p>',
    'Ajouté\u00a0: gras sur «\u00a0pas\u00a0»',
  ],
  ['italics that went', '<p>un <em>pas</em></p>', '<p>un pas</p>', 'Retiré\u00a0: italique sur «\u00a0pas\u00a0»'],
  [
    'a link that leads elsewhere',
    '<p><a href="/a">un pas</a></p>',
    '<p><a href="/b">un pas</a></p>',
    'lien\u00a0: /a → /b',
  ],
  ['a heading of another level', '<h2>Un pas</h2>', '<h3>Un pas</h3>', 'Intertitre → Sous-titre'],
  ['a paragraph that became a heading', '<p>Un pas</p>', '<h2>Un pas</h2>', 'Texte → Intertitre'],
  [
    'a list that is numbered now',
    '<ul><li>un pas</li></ul>',
    '<ol><li>un pas</li></ol>',
    'Liste à puces → Liste numérotée',
  ],
  [
    'a box of another kind',
    '<aside data-callout="try"><p>un pas</p></aside>',
    '<aside data-callout="know"><p>un pas</p></aside>',
    'Encadré À essayer → Encadré À savoir',
  ],
  [
    'a picture that was described',
    figure('960', ''),
    figure('960', 'Un chemin'),
    'Description de l’image\u00a0: rien → Un chemin',
  ],
])('%s is described', (_title, before, after, note) => {
  expect(compared(before, after).flatMap(describeChange)).toEqual([note])
})

test('a figure’s former picture is shown before the new one', () => {
  const captioned = (name: string) => figure(name, 'b').replace('</', '<figcaption>Un chemin au matin</figcaption></')
  const [drawn] = compared(captioned('480'), captioned('960')).flatMap(drawBlock)
  const pictures = [...(drawn?.querySelectorAll('img') ?? [])]
  expect(pictures.map(({ dataset }) => dataset.change)).toEqual(['removed', 'added'])
})

test('removed and added words are shown in one line, with inactive links', () => {
  const [line] = compared(
    '<p>Un <a href="/a">pas</a> le matin, sans hâte.</p>',
    '<p>Un <a href="/a">pas</a> le soir, sans hâte.</p>',
  ).flatMap(drawBlock)
  expect(line?.innerHTML).toBe('Un <a>pas</a> le <del>matin</del><ins>soir</ins>, sans hâte.')
})
