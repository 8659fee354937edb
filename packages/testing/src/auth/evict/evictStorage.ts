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
  const listed = await indexedDB.databases()
  // WebKit lists none in a frame, so that of the wallet is looked for by its name.
  const names = new Set(['cleat-wallet', ...listed.map(({ name = '' }) => name)])
  await Promise.all(
    [...names].map(
      (name) =>
        new Promise<void>((done, fail) => {
          const opening = indexedDB.open(name)
          let isThere = true
          opening.onupgradeneeded = () => {
            isThere = false
            opening.transaction?.abort()
          }
          opening.onerror = () => (isThere ? fail(opening.error) : done())
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
