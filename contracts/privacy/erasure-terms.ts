/**
 * Days after which a backup is deleted: from then on no backup contains data that is erased today.
 * See platform/backup/rotation.ts.
 */
export const backupDays = 30

/** Sentence that is added wherever a screen, a page or the register says that something is erased. */
export const backupErasureText = `Les copies de sauvegarde disparaissent à leur tour en ${backupDays}\u00a0jours au plus.`

/** Data that an ended contract erases, and data that the law keeps, for every page and mail about it. */
export const endedContractErasureText =
  'votre profil et vos échanges sont effacés\u202f; la loi nous fait garder les écritures comptables dix ans'
