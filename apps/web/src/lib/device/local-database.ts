/** Tables kept on the device: writes without an answer, and notas that are still open. */
type Table = 'tertunda' | 'draf'

const VERSION = 2
const KEYS: Readonly<Record<Table, string>> = { tertunda: 'key', draf: 'id' }

/** Runs one request; a browser without a database (private mode) goes on without it. */
export async function onDevice<A>(
  table: Table,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<A | undefined> {
  const database = await open().catch(() => undefined)
  if (database === undefined) return undefined
  try {
    const transaction = database.transaction(table, mode, { durability: 'strict' })
    const request = ask(transaction.objectStore(table))
    return await new Promise<A>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result as A)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('kencana', VERSION)
    request.onupgradeneeded = () => {
      for (const [table, keyPath] of Object.entries(KEYS)) {
        if (request.result.objectStoreNames.contains(table)) continue
        request.result.createObjectStore(table, { keyPath })
      }
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('another tab holds an older version'))
  })
}
