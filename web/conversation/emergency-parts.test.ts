import { expect, test } from 'vitest'
import { defaultEmergency } from '../../contracts/administration/start-frame.ts'
import { emergencyParts } from './emergency-parts.ts'

const linked = (text: string) => emergencyParts(text).flatMap(({ href }) => href ?? [])

test('Each emergency number of the default texts is a link', () => {
  const main = ['tel:15', 'tel:112', 'tel:3114']
  expect(linked(defaultEmergency.contact)).toEqual([...main, 'tel:3919', 'sms:114'])
  expect(linked(defaultEmergency.coaching)).toEqual([...main, 'tel:3919', 'sms:114'])
  expect(linked(defaultEmergency.discussion)).toEqual([...main, 'tel:3919', 'sms:114'])
})

test('Linking numbers leaves the text unchanged', () => {
  const text = 'Le 15, le 112\u202f; le 116 006, puis le 3114.'
  expect(
    emergencyParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
  expect(linked(text)).toEqual(['tel:15', 'tel:112', 'tel:116006', 'tel:3114'])
})

test('Other numbers are not links', () => {
  expect(linked('Réponse sous 15 minutes, 112 € ou 15,90 €, le 2015, au 01 15 17 18 99, à 18 h.')).toEqual([])
})
