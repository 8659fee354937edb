import type { KeyRecord, KeyStore } from './keyRecord.ts'
import { openRecord, type SealedRecord, sealRecord } from './sealRecord.ts'

const databaseName = 'cleat'
const storeName = 'dpop'

/**
 * Keeps the record of a server in IndexedDB, where keys stay usable and unreadable. Browsers that
 * keep no keys there have it until the page is closed.
 * @param parameters.name of the record
 */
export function openKeyStore(parameters: { name: string }): KeyStore {
  const { name } = parameters
  let kept: KeyRecord | undefined
  return {
    async read() {
      try {
        const stored = await run('readonly', (store) => store.get(name))
        return stored ? await openRecord(stored) : kept
      } catch {
        return kept
      }
    },
    async write(record) {
      kept = undefined
      try {
        const stored = await sealRecord(record)
        await run('readwrite', (store) => store.put(stored, name))
      } catch {
        kept = record
      }
    },
  }
}

async function run(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<SealedRecord | undefined> {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
  const database = await toPromise(opening)
  try {
    return await toPromise(ask(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

function toPromise<result>(request: IDBRequest<result>): Promise<result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
