import { type Page, runIn } from './page.ts'

/** The `localStorage` of an origin: one for all its tabs, which hear of each other's changes. */
export type SharedStorage = {
  readonly keys: readonly string[]
  read(key: string): string | null
  /** `null` removes it. Told to every page but the one that wrote it. */
  write(key: string, value: string | null, by?: Page): void
  /** Clears it without events, as a visitor does in the settings of the browser. */
  clear(): void
  /** Opens it to a page. */
  open(page: Page): void
}

export function createSharedStorage(): SharedStorage {
  const items = new Map<string, string>()
  let readers: Page[] = []
  return {
    get keys() {
      return [...items.keys()]
    },
    read: (key) => items.get(key) ?? null,
    write(key, value, by) {
      const before = items.get(key) ?? null
      if (value === before) return
      if (value === null) items.delete(key)
      else items.set(key, value)
      readers = readers.filter(({ isOpen }) => isOpen)
      for (const reader of readers)
        if (reader !== by)
          runIn(reader, () => {
            const facts = { key, newValue: value, oldValue: before }
            reader.window.dispatchEvent(Object.assign(new Event('storage'), facts))
          })
    },
    clear: () => items.clear(),
    open(page) {
      readers.push(page)
    },
  }
}

/** The storage as a page sees it. What a closed page writes is lost. */
export function toLocalStorage(storage: SharedStorage, getPage: () => Page): Storage {
  const write = (key: string, value: string | null) => {
    const page = getPage()
    if (page.isOpen) storage.write(key, value, page)
  }
  return {
    get length() {
      return storage.keys.length
    },
    key: (at) => storage.keys[at] ?? null,
    getItem: (key) => storage.read(key),
    setItem: (key, value) => write(key, String(value)),
    removeItem: (key) => write(key, null),
    clear() {
      for (const key of storage.keys) write(key, null)
    },
  }
}
