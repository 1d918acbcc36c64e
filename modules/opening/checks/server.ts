import { statfs } from 'node:fs/promises'
import { longMomentText } from '../../../contracts/text/french-format.ts'
import { lastBackup, lastRehearsal } from '../../../platform/backup/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { isDone } from '../../../platform/run-once/index.ts'
import { type CheckOutcome, failedOutcome, type LiveCheck, passedOutcome, unknownOutcome } from './check.ts'
import { findDemoTexts } from './demo-texts.ts'

const hourMilliseconds = 3_600_000
const backupHours = 48
const rehearsalDays = 90
const gibibyte = 1024 ** 3
const neededBytes = gibibyte

/** Examples from the documentation, and common weak secrets. */
const guessable = /change.?me|changez|exemple|example|password|motdepasse|0123456789|azerty|qwerty/i
const fewestCharacters = 10

const isWeak = (secret: string): boolean => guessable.test(secret) || new Set(secret).size < fewestCharacters

/** Second factors are encrypted from the first start: under a new key, the owner would lose access. */
const sameKey =
  'Pour COACHING_KEY, reprenez le contenu de DATA_DIR/keys/coaching.key\u00a0: sous une autre clé, les seconds facteurs et les échanges ne se liraient plus.'

export const secretsCheck: LiveCheck = {
  code: 'secrets',
  blocking: true,
  look({ config: { sessionSecret, coachingKey } }) {
    const missing = [sessionSecret ? '' : 'SESSION_SECRET', coachingKey ? '' : 'COACHING_KEY'].filter(Boolean)
    if (missing.length > 0) {
      const names = `À définir dans l’environnement, et à garder hors du serveur\u00a0: ${missing.join(', ')}.`
      return failedOutcome(coachingKey ? names : `${names} ${sameKey}`)
    }
    const weak = [
      isWeak(sessionSecret ?? '') ? 'SESSION_SECRET' : '',
      (coachingKey ?? '').split(',').some((key) => new Set(key).size < fewestCharacters) ? 'COACHING_KEY' : '',
    ].filter(Boolean)
    if (weak.length > 0)
      return failedOutcome(`Trop facile à deviner\u00a0: ${weak.join(', ')}. Prenez openssl rand -base64 32.`)
    return passedOutcome('Les secrets sont définis, et ne sont pas ceux d’un exemple.')
  },
}

type Run = Awaited<ReturnType<typeof lastBackup>>

interface RunWords {
  none: string
  broken: string
  old: string
  good: string
  since: string
}

/** A recent success lets the site open; a newer failure is reported too. */
function judgeRun(run: Run, since: Date, words: RunWords): CheckOutcome {
  if (!run) return unknownOutcome(words.none)
  if (!run.ok) return failedOutcome(`${words.broken}\u00a0: ${run.detail || 'sans explication'}`)
  const { failedSince } = run
  const more = failedSince
    ? ` ${words.since} ${longMomentText(failedSince.at)}\u00a0: ${failedSince.detail || 'sans explication'}`
    : ''
  return run.at >= since
    ? passedOutcome(`${words.good} ${longMomentText(run.at)}.${more}`)
    : failedOutcome(`${words.old} ${longMomentText(run.at)}.${more}`)
}

const ago = ({ clock }: Pick<OpenedPlatform, 'clock'>, hours: number): Date =>
  new Date(clock.now().getTime() - hours * hourMilliseconds)

export const backupCheck: LiveCheck = {
  code: 'backup',
  blocking: true,
  look: async (platform, db) =>
    judgeRun(await lastBackup(db), ago(platform, backupHours), {
      none: 'Aucune sauvegarde n’est enregistrée.',
      broken: 'La dernière sauvegarde a échoué',
      old: `La dernière sauvegarde a plus de ${backupHours}\u00a0heures\u00a0: elle est du`,
      good: 'Dernière sauvegarde le',
      since: 'Une sauvegarde plus récente a échoué, le',
    }),
}

export const restoreCheck: LiveCheck = {
  code: 'restore',
  blocking: true,
  look: async (platform, db) =>
    judgeRun(await lastRehearsal(db), ago(platform, rehearsalDays * 24), {
      none: 'Aucune restauration n’a été essayée.',
      broken: 'Le dernier essai de restauration a échoué',
      old: `Le dernier essai de restauration a plus de ${rehearsalDays}\u00a0jours\u00a0: il est du`,
      good: 'Restauration essayée le',
      since: 'Un essai plus récent a échoué, le',
    }),
}

const size = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

export function judgeSpace(freeBytes: number): CheckOutcome {
  const free = `${size.format(freeBytes / gibibyte)}\u00a0Gio`
  return freeBytes >= neededBytes
    ? passedOutcome(`${free} libres pour DATA_DIR.`)
    : failedOutcome(
        `Il ne reste que ${free} pour DATA_DIR\u00a0: il en faut au moins ${size.format(neededBytes / gibibyte)}.`,
      )
}

export const diskCheck: LiveCheck = {
  code: 'disk',
  blocking: true,
  async look({ config }) {
    const { bavail, bsize } = await statfs(config.dataDir)
    return judgeSpace(bavail * bsize)
  },
}

export const demoAbsentCheck: LiveCheck = {
  code: 'demo-absent',
  blocking: true,
  async look(platform, db) {
    if (platform.config.demo) return failedOutcome('Le site tourne en démonstration (DEMO=1).')
    if (await isDone(db, 'demo-content')) {
      return failedOutcome(
        'La base contient les articles et les comptes de la démonstration\u00a0: repartez d’une base vide.',
      )
    }
    const kept = await findDemoTexts(platform, db)
    if (kept.length > 0) {
      return failedOutcome(
        `Des textes de la démonstration restent dans\u00a0: ${kept.map((title) => `«\u00a0${title}\u00a0»`).join(', ')}.`,
      )
    }
    return passedOutcome('Aucun contenu de la démonstration.')
  },
}
