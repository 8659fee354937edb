import * as storage from 'fake-indexeddb'
import { createDrillArea, type DrillArea } from './createDrillArea.ts'

const { IDBFactory } = storage
// The library of the frame tells objects of the storage by their classes.
for (const [name, value] of Object.entries(storage))
  if (/^IDB/.test(name)) Object.assign(globalThis, { [name]: value })

/** What a browser keeps of the wallet's origin: cookies, keys, and the memory of a tab. */
export type DrillBrowser = {
  /** Of its network. */
  readonly address: string
  readonly cookies: Map<string, string>
  readonly session: DrillArea
  /** What is opened from now on finds this browser's keys. */
  use(): void
  /** Takes all of it away, as browsers do that are short of space. */
  evict(): void
}

let count = 0

export function createDrillBrowser(): DrillBrowser {
  count += 1
  const cookies = new Map<string, string>()
  const session = createDrillArea()
  let keys = new IDBFactory()
  return {
    ...{ cookies, session, address: `10.${count >> 8}.${count & 255}.1` },
    use() {
      Object.assign(globalThis, { indexedDB: keys })
    },
    evict() {
      cookies.clear()
      session.clear()
      keys = new IDBFactory()
    },
  }
}
