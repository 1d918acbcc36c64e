import { expect, test } from 'vitest'
import { elideDe } from './french-names.ts'

test.each([
  ['Claire Vasseur', 'de Claire Vasseur'],
  ['Yasmine', 'de Yasmine'],
  ['votre coach', 'de votre coach'],
  ['Aïssata Diallo', 'd’Aïssata Diallo'],
  ['Élodie', 'd’Élodie'],
  ['E\u0301lodie', 'd’E\u0301lodie'],
  ['Œdipe', 'd’Œdipe'],
  ['Hélène Morel', 'd’Hélène Morel'],
  ['', 'de '],
])('%j is named as « %s »', (name, named) => {
  expect(elideDe(name)).toBe(named)
})
