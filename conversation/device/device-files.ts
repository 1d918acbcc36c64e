/** A file that has not reached the server, stored in the device's IndexedDB: it is too large for localStorage. */
interface StoredFile {
  /** its Idempotency-Key */
  key: string
  /** owner, as in device-storage */
  owner: string
  /** the conversation */
  uid: string
  file: File
  /** milliseconds, by the device’s clock */
  at: number
}

const databaseName = 'conversations'
const storeName = 'files'
/** Age at which abandoned files are deleted. */
const lifetimeMilliseconds = 30 * 86_400_000

/** Copies for this window: the browser may refuse storage or have no space left. */
const memory = new Map<string, File>()

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** @throws if the browser has no IndexedDB, or no space left in it */
async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = work(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
      transaction.onerror = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

const all = (): Promise<StoredFile[]> => withStore('readonly', (store) => store.getAll() as IDBRequest<StoredFile[]>)

/** @returns whether the file will outlive this window */
export async function storeFile({ key, owner, uid, file }: Omit<StoredFile, 'at'>): Promise<boolean> {
  memory.set(key, file)
  try {
    await withStore('readwrite', (store) => store.put({ key, owner, uid, file, at: Date.now() } satisfies StoredFile))
    return true
  } catch {
    // The caller reports the failure to the user.
    return false
  }
}

export async function readStoredFile(key: string): Promise<File | undefined> {
  const here = memory.get(key)
  if (here) return here
  try {
    const stored = await withStore('readonly', (store) => store.get(key) as IDBRequest<StoredFile | undefined>)
    return stored?.file
  } catch {
    return undefined
  }
}

/** Files of one conversation, in the order in which the user chose them. */
export async function listStoredFiles(owner: string, uid: string): Promise<{ key: string; file: File }[]> {
  try {
    const own = (await all()).filter((one) => one.owner === owner && one.uid === uid)
    return own.sort((one, other) => one.at - other.at).map(({ key, file }) => ({ key, file }))
  } catch {
    return []
  }
}

/** Moves the files of a conversation that was merged. */
export async function moveFiles(owner: string, from: string, into: string): Promise<void> {
  const files = await all().catch(() => [])
  for (const file of files.filter((one) => one.owner === owner && one.uid === from)) {
    // If the file cannot be stored again, its old entry stays until it expires.
    await withStore('readwrite', (store) => store.put({ ...file, uid: into })).catch(() => undefined)
  }
}

export async function forgetFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    memory.delete(key)
    // Without IndexedDB there is nothing to delete.
    await withStore('readwrite', (store) => store.delete(key)).catch(() => undefined)
  }
}

async function forgetWhere(isGone: (file: StoredFile) => boolean): Promise<void> {
  const files = await all().catch(() => [])
  await forgetFiles(files.filter(isGone).map(({ key }) => key))
}

/** On a shared device: deletes the files of other accounts, and expired ones. */
export const forgetOthersFiles = (owner: string): Promise<void> =>
  forgetWhere((one) => (one.owner !== owner && one.owner !== 'contact') || one.at < Date.now() - lifetimeMilliseconds)

/** Deletes files when the user signs out or revokes the link to their tickets. */
export const forgetFilesOf = (entrance: 'account' | 'contact'): Promise<void> =>
  forgetWhere(({ owner }) => (owner === 'contact') === (entrance === 'contact'))
