import { staffSettings } from '../../../../contracts/administration/staff-system.ts'
import type { QueryOf } from '../../../../contracts/call.ts'
import { type Violation, violationsOf } from '../../../../contracts/errors.ts'
import { invalid } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import {
  findSetting,
  listSettings,
  type Setting,
  type SettingDefinition,
  writeSetting,
} from '../../../../platform/settings/index.ts'
import { outdated, type StaffContext, staffResource } from '../../../../platform/staff/index.ts'
import { mayManageSettings } from '../../policy.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'events' | 'settings'>
type Query = QueryOf<typeof staffSettings.list>

/** They are few: sorted and cut here. */
function pageOf(all: Setting[], { page, perPage, sort = 'uid', order, q, filter }: Query) {
  const wanted = q?.trim().toLowerCase() ?? ''
  const found = all.filter(({ name }) => name.includes(wanted) && (filter?.uid?.includes(name) ?? true))
  const direction = order === 'desc' ? -1 : 1
  const keyOf = ({ name, modifiedAt }: Setting) => (sort === 'modified' ? modifiedAt.toISOString() : name)
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  found.sort((a, b) => direction * compare(keyOf(a), keyOf(b)) || compare(a.name, b.name))
  return { rows: found.slice((page - 1) * perPage, page * perPage), total: found.length }
}

const below = (path: Violation): Violation => ({
  ...path,
  property: path.property === '' ? 'value' : `value.${path.property}`,
})

const definitionOf = ({ settings }: Pick<Ports, 'settings'>, uid: string): SettingDefinition | undefined =>
  settings.find(({ name }) => name === uid)

async function find({ ports, db }: StaffContext<Ports>, uid: string): Promise<Setting | undefined> {
  const definition = definitionOf(ports, uid)
  return definition && findSetting(db, ports.config, definition)
}

export const settings = staffResource({
  calls: staffSettings,
  policy: { read: mayManageSettings, write: mayManageSettings },
  unknown: 'Ce réglage n’existe pas.',
  source: {
    list: async ({ ports, db }: StaffContext<Ports>, query) =>
      pageOf(await listSettings(db, ports.config, ports.settings), query),
    find,
  },
  present: (rows) =>
    rows.map(({ name, value, version, modifiedAt }) => ({
      uid: name,
      value,
      modified: modifiedAt.toISOString(),
      version,
    })),
  event: (name) => ['settings', { name }],
  lock: find,
  /** null gives the decision back to the site. */
  async change({ ports, db }: StaffContext<Ports>, { name, version, value: from }, fields) {
    const definition = definitionOf(ports, name)
    if (!definition) throw new Error(`a stored setting without a definition: ${name}`)
    const parsed = definition.form.nullable().safeParse(fields.value)
    if (!parsed.success) throw invalid(violationsOf(parsed.error.issues).map(below))
    const written = await writeSetting(db, { name, value: parsed.data, version }, ports.clock.now())
    if (!written) throw outdated()
    return definition.personal ? undefined : { detail: { from, to: parsed.data } }
  },
})
