/**
 * Takes away what scripts have stored at an origin. It runs in a page or frame of that origin:
 * `evict` does so in Playwright, and other drivers take the function itself.
 * @example
 * ```ts
 * import { evictStorage } from '@cleat/testing/auth'
 *
 * declare const frame: { evaluate(run: () => Promise<void>): Promise<void> }
 * await frame.evaluate(evictStorage)
 * ```
 */
export async function evictStorage(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  const all = await indexedDB.databases()
  await Promise.all(
    all.map(
      ({ name = '' }) =>
        new Promise<void>((done, fail) => {
          const opening = indexedDB.open(name)
          opening.onerror = () => fail(opening.error)
          opening.onsuccess = () => {
            const stores = [...opening.result.objectStoreNames]
            // A database that a page has open cannot be deleted.
            const clearing = opening.result.transaction(stores, 'readwrite')
            for (const store of stores) clearing.objectStore(store).clear()
            clearing.oncomplete = () => done()
            clearing.onerror = () => fail(clearing.error)
          }
        }),
    ),
  )
}
