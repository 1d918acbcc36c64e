import { staffMediaResource } from '../../../../contracts/articles/staff-media.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type StaffContext, staffResource } from '../../../../platform/staff/index.ts'
import { removeFilesJob } from '../../jobs.ts'
import { storageKey } from '../../media/media-files.ts'
import { countAllUses } from '../../media/media-uses.ts'
import { mayEdit, mayWrite } from '../../policy.ts'
import { toMedia, toSources } from '../../reading/present.ts'
import { contentEvent } from '../../writing/record-change.ts'
import { authorKeyOf } from '../../writing/resolve-references.ts'
import { rows, source } from './queries.ts'

type Ports = Pick<Platform, 'clock' | 'events' | 'extensions' | 'jobs'>

export const media = staffResource({
  calls: staffMediaResource,
  policy: { read: mayWrite, write: mayEdit },
  unknown: 'Ce média n’existe pas.',
  source,
  present: (found) =>
    found.map((row) => ({
      ...toMedia(row),
      credit: row.credit,
      author: row.author,
      sources: toSources(row.uid, row.variants),
      focalX: row.focalX,
      focalY: row.focalY,
      version: row.version,
    })),
  event: (uid) => contentEvent('media', uid),
  hold: async ({ db }, _row, fields) => (fields?.author === undefined ? undefined : authorKeyOf(db, fields.author)),
  lock: ({ db }, uid, act) => rows.lock(db, uid, act),
  /** Changes the description only: the file stays the same. */
  async change({ db }, { uid, version }, { name, alt, credit, author, focalX, focalY }, authorKey) {
    const described = { name: name?.normalize('NFC'), alt: alt?.normalize('NFC'), credit, focalX, focalY }
    await rows.update(db, uid, { ...described, author, authorKey })
    return { detail: { version: version + 1 } }
  },
  /** Deletes the row; a job deletes its files. */
  async remove({ ports, db }: StaffContext<Ports>, { uid, file, variants }) {
    const uses = await countAllUses(ports, db, uid)
    if (uses > 0) throw conflict([violation('uid', `Encore montré par le site\u00a0: ${uses}\u00a0fois.`)])
    await rows.remove(db, uid)
    const keys = [file, ...variants.map((variant) => variant.file)].map((name) => storageKey(uid, name))
    await ports.jobs.enqueue(db, removeFilesJob, { keys })
  },
})
