import { staffCredentials } from '../../contracts/coaching/staff-credentials.ts'
import type { RecordKind } from '../forms/record-page.tsx'
import { credentialText } from './credential-text.ts'
import { credentialWords } from './words.ts'

/** @param coach uid of a new credential’s coach */
export const credentialRecord = (coach: string): RecordKind => ({
  calls: staffCredentials,
  fields: ['kind', 'title', 'validUntil', 'checked'],
  onlyNew: ['coach'],
  empty: { coach, kind: 'diploma', title: '', validUntil: null, checked: false },
  labels: {
    coach: credentialWords.coach,
    kind: credentialWords.kind,
    title: credentialWords.name,
    validUntil: credentialWords.validUntil,
    checked: credentialWords.checked,
  },
  textOf: credentialText,
  texts: credentialWords,
  home: (record) => `/coach-profiles/${record.coach}`,
  titleOf: ({ title }) => String(title),
  deleteText: ({ title }) => credentialWords.deleteText(String(title)),
})
