import { expect, test } from 'vitest'
import { draftOf, findLowContrastColours, originalColours, type SettingName, settingNames, settingOf } from './draft.ts'

const stored: Readonly<Record<SettingName, unknown>> = {
  'site-name': 'Éclore',
  'logo-text': 'Éclore',
  'logo-picture': { image: 'uid', withText: true },
  'icon-picture': null,
  'share-picture': null,
  'about-picture': null,
  colours: originalColours,
  'answer-within-hours': { first: 9, next: 18 },
  'coaching-hours': [{ day: 1, from: '09:00', to: '18:00' }],
  'contact-retention-days': 1095,
  'gift-terms': { lengths: [1, 3], codeMonths: 12 },
}
const draft = draftOf((name) => stored[name])

test('an untouched field is sent as stored', () => {
  expect(settingNames.map((name) => settingOf(name, draft))).toEqual(settingNames.map((name) => stored[name]))
})

test('numeric text is sent as a number and other text as typed', () => {
  const typed = { ...draft, first: ' 4 ', next: '4,5', retentionDays: '' }
  expect(settingOf('answer-within-hours', typed)).toEqual({ first: 4, next: '4,5' })
  expect(settingOf('contact-retention-days', typed)).toBe('')
  const gifts = settingOf('gift-terms', { ...draft, giftLengths: '2; 9 trois', giftMonths: '24' })
  expect(gifts).toEqual({ lengths: [2, 9, 'trois'], codeMonths: 24 })
})

test('colours with low contrast are reported unless they are incomplete', () => {
  expect(findLowContrastColours(originalColours)).toEqual([])
  expect(findLowContrastColours({ ...originalColours, ink: '#777777' }).map(({ name }) => name)).toEqual(['ink'])
  expect(findLowContrastColours({ ...originalColours, accent: '#222222', ground: '#fd' })).toEqual([
    { name: 'accent', ratio: expect.closeTo(1.17, 1), least: 4.5 },
  ])
})
