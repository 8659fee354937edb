import { expect, test } from 'vitest'
import { createSharedStorage, toLocalStorage } from './createSharedStorage.ts'
import { currentPage, type Page } from './page.ts'

type Heard = { readonly tab: number | undefined; readonly facts: object }

function openTab(storage: ReturnType<typeof createSharedStorage>, tab: number, heard: Heard[]) {
  const page: Page = { tab, window: new EventTarget(), globals: {}, isOpen: true }
  storage.open(page)
  page.window.addEventListener('storage', (event) => {
    const facts = { key: '', newValue: '', oldValue: '', ...event }
    const { key, newValue, oldValue } = Object.assign(facts, event)
    heard.push({ tab: currentPage.getStore()?.tab, facts: { key, newValue, oldValue } })
  })
  return { page, items: toLocalStorage(storage, () => page) }
}

test('default: one storage for all tabs, and only the others are told, inside their page', () => {
  const storage = createSharedStorage()
  const heard: Heard[] = []
  const [one, other] = [openTab(storage, 0, heard), openTab(storage, 1, heard)]
  one.items.setItem('a', '1')
  one.items.setItem('a', '2')
  one.items.setItem('a', '2')
  other.items.removeItem('a')
  expect(heard).toEqual([
    { tab: 1, facts: { key: 'a', newValue: '1', oldValue: null } },
    { tab: 1, facts: { key: 'a', newValue: '2', oldValue: '1' } },
    { tab: 0, facts: { key: 'a', newValue: null, oldValue: '2' } },
  ])
  expect(one.items.getItem('a')).toBeNull()
})

test('behavior: a change from outside is told to every tab, and a clearing to none', () => {
  const storage = createSharedStorage()
  const heard: Heard[] = []
  const { items } = openTab(storage, 0, heard)
  openTab(storage, 1, heard)
  storage.write('a', '1')
  expect(heard.map(({ tab }) => tab)).toEqual([0, 1])
  storage.clear()
  expect(heard).toHaveLength(2)
  expect([items.length, items.key(0), storage.keys]).toEqual([0, null, []])
})

test('behavior: a page that is gone writes nothing and hears nothing', () => {
  const storage = createSharedStorage()
  const heard: Heard[] = []
  const { page, items } = openTab(storage, 0, heard)
  storage.write('a', '1')
  page.isOpen = false
  items.setItem('a', '2')
  items.clear()
  storage.write('b', '1')
  expect(storage.read('a')).toBe('1')
  expect(heard).toHaveLength(1)
})

test('behavior: it is as long as it has keys, and clearing it by a page tells the others', () => {
  const storage = createSharedStorage()
  const heard: Heard[] = []
  const { items } = openTab(storage, 0, heard)
  openTab(storage, 1, heard)
  items.setItem('a', '1')
  items.setItem('b', '2')
  expect([items.length, items.key(0), items.key(1), items.key(2)]).toEqual([2, 'a', 'b', null])
  items.clear()
  expect(heard.map(({ tab }) => tab)).toEqual([1, 1, 1, 1])
  expect(items.length).toBe(0)
})
