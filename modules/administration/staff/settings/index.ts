import { isDeepStrictEqual } from 'node:util'
import { changeSettings, previewSettings, staffSettings } from '../../../../contracts/administration/staff-system.ts'
import type { BodyOf, QueryOf } from '../../../../contracts/call.ts'
import { type Violation, violationsOf } from '../../../../contracts/errors.ts'
import { messages } from '../../../../contracts/messages.ts'
import { writeAudit } from '../../../../platform/audit/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, invalid, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import {
  findSetting,
  listSettings,
  type Setting,
  type SettingDefinition,
  writeSetting,
  writeSettingDraft,
} from '../../../../platform/settings/index.ts'
import {
  outdatedVersionError,
  type StaffContext,
  staffAction,
  staffResource,
} from '../../../../platform/staff/index.ts'
import { mayManageSettings } from '../../policy.ts'
import { settingsPreviews } from '../../read-site-settings.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'events' | 'settings'>
type Query = QueryOf<typeof staffSettings.list>

/** Sorts and pages the settings in memory, because they are few. */
function pageOf(all: Setting[], { page, perPage, sort = 'uid', order, q, filter }: Query) {
  const wanted = q?.trim().toLowerCase() ?? ''
  const found = all.filter(({ name }) => name.includes(wanted) && (filter?.uid?.includes(name) ?? true))
  const direction = order === 'desc' ? -1 : 1
  const keyOf = ({ name, modifiedAt }: Setting) => (sort === 'modified' ? modifiedAt.toISOString() : name)
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  found.sort((a, b) => direction * compare(keyOf(a), keyOf(b)) || compare(a.name, b.name))
  return { rows: found.slice((page - 1) * perPage, page * perPage), total: found.length }
}

/** Prefixes the property of a violation with the name of its value. */
const below =
  (name: string) =>
  (path: Violation): Violation => ({ ...path, property: path.property === '' ? name : `${name}.${path.property}` })

const definitionOf = ({ settings }: Pick<Ports, 'settings'>, uid: string): SettingDefinition | undefined =>
  settings.find(({ name }) => name === uid)

async function find({ ports, db }: StaffContext<Ports>, uid: string): Promise<Setting | undefined> {
  const definition = definitionOf(ports, uid)
  return definition && findSetting(db, ports.config, definition)
}

type Given = BodyOf<typeof changeSettings>['settings'][number]

/** The value to store, or its violations. @param name prefix of their properties */
function parse({ form }: SettingDefinition, value: unknown, name: string): { value: unknown; violations: Violation[] } {
  const parsed = form.nullable().safeParse(value)
  if (parsed.success) return { value: parsed.data, violations: [] }
  return { value: null, violations: violationsOf(parsed.error.issues).map(below(name)) }
}

/** Checks what a value refers to; null restores the default and refers to nothing. @throws 400 */
async function requireValid(db: Database, definition: SettingDefinition, value: unknown, property: string) {
  if (value !== null) await definition.check?.(db, value, property)
}

const present = ({ name, value, draft, version, modifiedAt }: Setting) => ({
  uid: name,
  value,
  ...(draft === null ? {} : { draft }),
  modified: modifiedAt.toISOString(),
  version,
})

/** @returns whether the version was current, and what the audit stores */
async function write({ ports, db }: StaffContext<Ports>, definition: SettingDefinition, { value, version }: Given) {
  const before = await findSetting(db, ports.config, definition)
  const isWritten = await writeSetting(db, { name: definition.name, value, version }, ports.clock.now())
  return { isWritten, detail: definition.personal ? undefined : { from: before?.value, to: value } }
}

/** A working copy equal to the public value is not stored. @returns whether the version was current */
async function writeDraft({ ports, db }: StaffContext<Ports>, definition: SettingDefinition, given: Given) {
  const before = await findSetting(db, ports.config, definition)
  const value = isDeepStrictEqual(given.value, before?.value) ? null : given.value
  return { isWritten: await writeSettingDraft(db, { ...given, name: definition.name, value }), detail: undefined }
}

/** Changes all settings or none. @throws 400, 409 with a violation for each wrong setting, below its uid */
async function changeAll(
  context: StaffContext<Ports>,
  { settings: given, draft = false }: BodyOf<typeof changeSettings>,
): Promise<Setting[]> {
  const { ports } = context
  const found = given.map((one) => ({ one, definition: definitionOf(ports, one.uid) }))
  const known = found.flatMap(({ one, definition }) =>
    definition ? [{ ...parse(definition, one.value, one.uid), one, definition }] : [],
  )
  const unknown = found.filter(({ definition }) => !definition).map(({ one }) => violation(one.uid, unknownSetting))
  const violations = [...unknown, ...known.flatMap(({ violations }) => violations)]
  if (violations.length > 0) throw invalid(violations)
  return context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const overtaken: Violation[] = []
    for (const { definition, value, one } of known) await requireValid(db, definition, value, one.uid)
    for (const { definition, value, one } of known.toSorted((a, b) => (a.one.uid < b.one.uid ? -1 : 1))) {
      const change = { ...one, value: value as Given['value'] }
      const { isWritten, detail } = await (draft ? writeDraft : write)(inside, definition, change)
      if (isWritten) await settings.record(inside, draft ? 'draft' : 'change', one.uid, detail)
      else overtaken.push(violation(one.uid, messages.versionOutdated))
    }
    if (overtaken.length > 0) throw conflict(overtaken)
    return listSettings(
      db,
      ports.config,
      known.map(({ definition }) => definition),
    )
  })
}

const unknownSetting = 'Ce réglage n’existe pas.'

export const settings = staffResource({
  calls: staffSettings,
  policy: { read: mayManageSettings, write: mayManageSettings },
  unknown: unknownSetting,
  source: {
    list: async ({ ports, db }: StaffContext<Ports>, query) =>
      pageOf(await listSettings(db, ports.config, ports.settings), query),
    find,
  },
  present: (rows) => rows.map(present),
  event: (name) => ['settings', { name }],
  lock: find,
  /** null restores the site's default. */
  async change(context: StaffContext<Ports>, { name, version }, fields) {
    const definition = definitionOf(context.ports, name)
    if (!definition) throw new Error(`a stored setting without a definition: ${name}`)
    const { value, violations } = parse(definition, fields.value, 'value')
    if (violations.length > 0) throw invalid(violations)
    await requireValid(context.db, definition, value, 'value')
    const { isWritten, detail } = await write(context, definition, {
      uid: name,
      value: value as Given['value'],
      version,
    })
    if (!isWritten) throw outdatedVersionError()
    return { detail }
  },
})

export const changeSettingsAction = staffAction(
  changeSettings,
  mayManageSettings,
  async (context: StaffContext<Ports, Viewer>, { body }) => ({
    payload: (await changeAll(context, body)).map(present),
  }),
)

export const settingsPreview = staffAction(
  previewSettings,
  mayManageSettings,
  async (
    { ports, db, actor }: StaffContext<Pick<Platform, 'clock' | 'config' | 'cursors'>, Viewer>,
    { body: { page } },
  ) => {
    await writeAudit(db, ports.clock, { actor: actor.uid, action: 'settings.preview', target: null })
    return { payload: settingsPreviews.link(ports, 'site', page) }
  },
)
