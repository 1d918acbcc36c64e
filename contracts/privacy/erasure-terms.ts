/** Days after which a backup is deleted. By then no backup contains data that is erased today. See platform/backup/rotation.ts. */
export const backupDays = 30

/** Added wherever a screen, a page or the register says that something is erased. */
export const backupsFollow = `Les copies de sauvegarde disparaissent à leur tour en ${backupDays}\u00a0jours au plus.`

/** Data that an ended contract erases, and data that the law keeps, for every page and mail about it. */
export const erasedAtEnd =
  'votre profil et vos échanges sont effacés\u202f; la loi nous fait garder les écritures comptables dix ans'
