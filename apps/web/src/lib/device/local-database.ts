/** Tables kept on the device: writes without an answer, and work that was begun. */
type Table = 'tertunda' | 'draf'

const VERSION = 2
const KEYS: Readonly<Record<Table, string>> = { tertunda: 'key', draf: 'id' }

let opened: Promise<IDBDatabase> | undefined

/** Runs one request; a browser without a database (private mode) goes on without it. */
export async function onDevice<A>(
  table: Table,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<A | undefined> {
  opened ??= open()
  const database = await opened.catch(() => undefined)
  if (database === undefined) return undefined
  return await ran<A>(database, table, mode, ask)
}

/** One transaction; committed at once, so that a page that goes away in this moment has kept it. */
function ran<A>(
  database: IDBDatabase,
  table: Table,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<A> {
  const transaction = database.transaction(table, mode, { durability: 'strict' })
  const request = ask(transaction.objectStore(table))
  transaction.commit()
  return new Promise<A>((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result as A)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** Stays open for the next request; a newer version in another tab closes it. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('kencana', VERSION)
    const gone = () => {
      opened = undefined
    }
    request.onupgradeneeded = () => {
      for (const [table, keyPath] of Object.entries(KEYS)) {
        if (request.result.objectStoreNames.contains(table)) continue
        request.result.createObjectStore(table, { keyPath })
      }
    }
    request.onsuccess = () => {
      request.result.onclose = gone
      request.result.onversionchange = () => {
        request.result.close()
        gone()
      }
      resolve(request.result)
    }
    request.onerror = () => {
      gone()
      reject(request.error)
    }
    request.onblocked = () => {
      gone()
      reject(new Error('another tab holds an older version'))
    }
  })
}
