import { type MediaStore, parseMediaUrl } from './media-url.ts'

export interface BackupConfig {
  /** age recipients; if empty, the passphrase encrypts */
  recipients: readonly string[]
  passphrase: string | undefined
  /** decrypts archives encrypted for the recipients: an age identity, or the path of a file that contains it */
  identity: string | undefined
  /** target of scheduled backups: a folder or an object store; absent: no backups are scheduled */
  target: { folder: string } | { store: MediaStore } | undefined
  /** `03:15`, in Paris */
  at: string
}

interface Given {
  BACKUP_RECIPIENT?: string | undefined
  BACKUP_PASSPHRASE?: string | undefined
  BACKUP_IDENTITY?: string | undefined
  BACKUP_DIR?: string | undefined
  BACKUP_AT: string
}

/** @throws Error with a message that completes the variable's name: "must be …" */
export function parseBackupDir(value: string, region?: string): NonNullable<BackupConfig['target']> {
  if (value.startsWith('s3://')) return { store: parseMediaUrl(value, region) }
  if (!value.startsWith('/')) throw new Error('must be an absolute path or an s3:// URL')
  return { folder: value }
}

export const backupOf = (given: Given, target: BackupConfig['target']): BackupConfig => ({
  recipients: given.BACKUP_RECIPIENT?.split(',') ?? [],
  passphrase: given.BACKUP_PASSPHRASE,
  identity: given.BACKUP_IDENTITY,
  target,
  at: given.BACKUP_AT,
})
