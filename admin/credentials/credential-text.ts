import { frenchDay } from './french-day.ts'
import { credentialWords } from './words.ts'

export function credentialText(field: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (field === 'validUntil') return frenchDay(value)
  return field === 'kind' ? credentialWords.kinds[value as keyof typeof credentialWords.kinds] : undefined
}
