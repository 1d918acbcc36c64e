import { staffColleagues } from '../../contracts/administration/staff-system.ts'
import { staffProfiles } from '../../contracts/coaching/coach-profiles.ts'
import type { RecordKind } from '../forms/record-page.tsx'
import { changeRecord, createRecord, readRecord } from '../records/record-calls.ts'
import { profileFormWords } from './words.ts'

const own = ['name', 'title', 'biography', 'portrait', 'themes', 'languages']
const decided = ['author', 'capacity', 'published']

/** @param decides true if the user is an admin */
export const profileKind = (decides: boolean): RecordKind => ({
  calls: staffProfiles,
  fields: decides ? [...own, ...decided] : own,
  empty: {},
  labels: {
    name: profileFormWords.name,
    title: profileFormWords.role,
    biography: profileFormWords.biography,
    portrait: profileFormWords.portrait,
    themes: profileFormWords.themes,
    languages: profileFormWords.languages,
    author: profileFormWords.author,
    capacity: profileFormWords.capacity,
    published: profileFormWords.published,
  },
  texts: profileFormWords,
  titleOf: ({ name }) => String(name),
  deleteText: () => '',
  mayDelete: () => false,
})

/** A new coach: saving invites the person, then stores the sheet. If the sheet is refused, a retry sends no second invitation. */
export function newCoachKind(): RecordKind {
  const invited = new Map<unknown, string>()
  const { fields, ...kind } = profileKind(true)
  return {
    ...kind,
    fields: fields.filter((one) => one !== 'published'),
    onlyNew: ['email'],
    empty: {
      email: '',
      name: '',
      title: '',
      biography: '',
      portrait: null,
      themes: [],
      languages: [],
      author: null,
      capacity: null,
    },
    texts: { ...profileFormWords, add: profileFormWords.invite },
    async create({ email, ...sheet }, idempotencyKey) {
      const account = { email, name: sheet.name, roles: ['coach'] }
      const uid = invited.get(email) ?? (await createRecord(staffColleagues, account, idempotencyKey)).uid
      invited.set(email, uid)
      return changeRecord(staffProfiles, await readRecord(staffProfiles, uid), sheet)
    },
  }
}
