import { expect, test } from 'vitest'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import { createRelayStorage } from './createRelayStorage.ts'

function create({ area = createMemoryArea(), clientName = 'client-1' } = {}) {
  return { area, storage: createRelayStorage({ area, prefix: 'cleat.wc.', clientName }) }
}

test('default', async () => {
  const { area, storage } = create()
  await storage.setItem('sessions', [{ topic: 'a' }])
  expect(await storage.getItem('sessions')).toEqual([{ topic: 'a' }])
  expect(await storage.getKeys()).toEqual(['sessions'])
  expect(await storage.getEntries()).toEqual([['sessions', [{ topic: 'a' }]]])
  expect(area.getItem('cleat.wc.sessions')).toBe('[{"topic":"a"}]')
})

test('behavior: what is written twice is listed once, and holds the later value', async () => {
  const { storage } = create()
  await storage.setItem('key', 1)
  await storage.setItem('key', 2)
  expect(await storage.getEntries()).toEqual([['key', 2]])
})

test('behavior: removed, it is gone', async () => {
  const { area, storage } = create()
  await storage.setItem('one', 1)
  await storage.setItem('two', 2)
  await storage.removeItem('one')
  await storage.removeItem('never')
  expect(await storage.getItem('one')).toBeUndefined()
  expect(await storage.getKeys()).toEqual(['two'])
  expect(area.getItem('cleat.wc.one')).toBeNull()
})

test('behavior: the next visit, whose client has another name, finds what is there', async () => {
  const { area, storage } = create()
  await storage.setItem('core:client-1//keychain', 'keys')
  const next = create({ area, clientName: 'client-2' }).storage
  expect(await next.getItem('core:client-2//keychain')).toBe('keys')
})

test('behavior: the list of keys does not grow with each visit', async () => {
  const { area, storage } = create()
  await storage.setItem('core:client-1//keychain', 'keys')
  const next = create({ area, clientName: 'client-2' }).storage
  await next.setItem('core:client-2//keychain', 'more')
  expect(await next.getEntries()).toEqual([['core//keychain', 'more']])
  await next.removeItem('core:client-2//keychain')
  expect(await next.getKeys()).toEqual([])
})

test.each([
  ['broken JSON', '{"topic":'],
  ['nothing', ''],
  ['null', 'null'],
])('behavior: %s counts as absent', async (_, text) => {
  const { area, storage } = create()
  area.setItem('cleat.wc.key', text)
  expect(await storage.getItem('key')).toBeUndefined()
})

test.each([
  ['broken', '[', []],
  ['no list', '{"0":"key"}', []],
  ['in part no text', '[7,"key",null]', ['key']],
])('behavior: a list of keys that is %s', async (_, text, keys) => {
  const { area, storage } = create()
  area.setItem('cleat.wc.keys', text)
  expect(await storage.getKeys()).toEqual(keys)
  await storage.setItem('other', 1)
  expect(await storage.getKeys()).toEqual([...keys, 'other'])
})

/** Two tabs read the same list before either writes it. */
async function createTabs(list: unknown) {
  const area = createMemoryArea()
  const [one, other] = [create({ area }).storage, create({ area, clientName: 'client-2' }).storage]
  await one.setItem('list', list)
  await Promise.all([one.getItem('list'), other.getItem('list')])
  return { one, other }
}

test('behavior: what one tab adds, another does not overwrite', async () => {
  const { one, other } = await createTabs([{ topic: 'a' }])
  await one.setItem('list', [{ topic: 'a' }, { topic: 'b' }])
  await other.setItem('list', [{ topic: 'a' }, { topic: 'c' }])
  const topics = [{ topic: 'a' }, { topic: 'b' }, { topic: 'c' }]
  expect(await one.getItem('list')).toEqual(topics)
})

test('behavior: what one tab ended, another does not bring back', async () => {
  const { one, other } = await createTabs([{ topic: 'a' }, { topic: 'b' }])
  await one.setItem('list', [{ topic: 'b' }])
  await other.setItem('list', [{ topic: 'a' }, { topic: 'b' }, { topic: 'c' }])
  expect(await one.getItem('list')).toEqual([{ topic: 'b' }, { topic: 'c' }])
})

test('behavior: what another tab added is not taken for removed here', async () => {
  const { one, other } = await createTabs([])
  await one.setItem('list', [{ topic: 'a' }])
  await other.setItem('list', [{ topic: 'b' }])
  await other.setItem('list', [{ topic: 'b' }, { topic: 'c' }])
  const topics = [{ topic: 'a' }, { topic: 'b' }, { topic: 'c' }]
  expect(await one.getItem('list')).toEqual(topics)
})

test('behavior: keys of several tabs are all kept', async () => {
  const { one, other } = await createTabs({ seed: '0' })
  await one.setItem('list', { seed: '0', a: '1' })
  await other.setItem('list', { seed: '0', b: '2' })
  expect(await one.getItem('list')).toEqual({ seed: '0', a: '1', b: '2' })
})

test('behavior: after everything was cleared, a tab goes on with what it has', async () => {
  const { area, storage } = create()
  await storage.setItem('list', ['a'])
  area.removeItem('cleat.wc.list')
  await storage.setItem('list', ['a', 'b'])
  expect(await storage.getItem('list')).toEqual(['a', 'b'])
})

test('behavior: what another tab left broken is written anew', async () => {
  const { area, storage } = create()
  await storage.setItem('list', ['a'])
  area.setItem('cleat.wc.list', '[')
  await storage.setItem('list', ['a'])
  expect(await storage.getItem('list')).toEqual(['a'])
})
