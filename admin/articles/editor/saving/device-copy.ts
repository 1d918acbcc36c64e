import type { DraftBase, DraftFields } from '../draft-calls.ts'

/** A text that the server has not acknowledged, kept on the device. */
export interface DeviceCopy {
  owner: string
  article: string
  fields: DraftFields
  base: DraftBase
  /** texts that were sent from the same base without an answer: the server may have them */
  sent: readonly DraftFields[]
  /** milliseconds, by the device’s clock */
  at: number
}

const databaseName = 'article-drafts'
const storeName = 'copies'
const keyPath = ['owner', 'article']
const lifetimeMilliseconds = 30 * 86_400_000

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

let connection: Promise<IDBDatabase> | undefined

/** `strict`: succeeds only once the data is on the disk, so that it survives a crash of the browser. @throws without storage */
async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  connection ??= opened()
  const database = await connection.catch((error: unknown) => {
    connection = undefined
    throw error
  })
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(storeName, mode, { durability: 'strict' })
    const request = work(transaction.objectStore(storeName))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}

/** @returns whether the copy is still there after this window closes */
export async function storeDeviceCopy(copy: DeviceCopy): Promise<boolean> {
  try {
    await withStore('readwrite', (store) => store.put(copy))
    return true
  } catch {
    // The caller shows that the device does not keep the text.
    return false
  }
}

export async function readKeptCopy(owner: string, article: string): Promise<DeviceCopy | undefined> {
  try {
    return await withStore('readonly', (store) => store.get([owner, article]) as IDBRequest<DeviceCopy | undefined>)
  } catch {
    // Without storage there is no copy.
    return undefined
  }
}

export async function forgetCopy(owner: string, article: string): Promise<void> {
  // Without storage there is nothing to delete.
  await withStore('readwrite', (store) => store.delete([owner, article])).catch(() => undefined)
}

/** Deletes the texts of other users of a shared device, and expired texts. */
export async function forgetOthersCopies(owner: string): Promise<void> {
  const all = await withStore('readonly', (store) => store.getAll() as IDBRequest<DeviceCopy[]>).catch(() => [])
  for (const copy of all) {
    if (copy.owner !== owner || copy.at < Date.now() - lifetimeMilliseconds) await forgetCopy(copy.owner, copy.article)
  }
}
