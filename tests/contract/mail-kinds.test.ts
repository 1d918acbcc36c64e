import { expect, test } from 'vitest'
import { mailTriggers } from '../../contracts/administration/mail-triggers.ts'
import { elementOf, plainLook, renderWords } from '../../platform/mailer/index.ts'
import { modules } from '../../server/modules.ts'

const kinds = modules.flatMap(({ mailKinds = [] }) => mailKinds)
const templates = modules.flatMap(({ mails = [] }) => mails)
const publicUrl = 'https://exemple.fr'

test('The owner can change every kind of mail', () => {
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(mailTriggers).toSorted())
})

test('Every mail template belongs to a kind of mail that the owner can change', () => {
  const described = new Set(kinds.map(({ sample }) => sample.body(publicUrl).template))
  expect(templates.map(({ name }) => name).filter((name) => !described.has(name))).toEqual([])
})

test('Kinds of mail have unique names and a sentence on when they are sent', () => {
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length)
  expect(kinds.filter(({ when }) => !/^\p{Lu}.+\.$/u.test(when)).map(({ kind }) => kind)).toEqual([])
})

test('Each sample mail has a value for each of its variables', () => {
  const lacking = kinds.flatMap(({ kind, variables, sample }) => {
    const { props } = sample.body(publicUrl)
    return variables
      .filter(({ name, read }) => !/^[a-z.-]+$/.test(name) || !read(props as never))
      .map((one) => [kind, one.name])
  })
  expect(lacking).toEqual([])
})

test('The owner’s texts are placed after the greeting and before the end of every mail', async () => {
  const around = { opening: '<p>Ouverture</p>', closing: '<p>Fermeture</p>' }
  for (const { kind, sample } of kinds) {
    const { template, props } = sample.body(publicUrl)
    const { text } = await renderWords(
      { name: 'Ondine', publicUrl, look: plainLook('Ondine'), around },
      elementOf(templates, template, props),
    )
    const places = ['Bonjour Alix,', 'Ouverture', 'Fermeture', 'L’équipe Ondine.'].map((part) => text.indexOf(part))
    expect([kind, places.slice(1).every((place) => place > 0)]).toEqual([kind, true])
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }
})
