import { expect, test } from 'vitest'
import { memoryStorage } from '../test/memoryStorage.ts'
import { clientStorage } from './clientStorage.ts'

const setUp = (storage = memoryStorage(), prefix = ':one') =>
  clientStorage({ storage, key: 'entry', prefix })

test('default', async () => {
  const items = setUp()
  await items.setItem('wc:one//keys', { a: 1 })
  await items.setItem('wc:one//other', 2)
  expect(await items.getItem('wc:one//keys')).toEqual({ a: 1 })
  await items.removeItem('wc:one//other')
  expect(await items.getItem('wc:one//other')).toBeUndefined()
  expect(await items.getKeys()).toEqual(['wc//keys'])
  expect(await items.getEntries()).toEqual([['wc//keys', { a: 1 }]])
})

test('behavior: outlives its client, whose prefix is another each time', async () => {
  const storage = memoryStorage()
  await setUp(storage, ':one').setItem('wc:one//keys', 'secret')
  expect(await setUp(storage, ':two').getItem('wc:two//keys')).toBe('secret')
  expect(storage.getItem('entry')).toBe('{"wc//keys":"secret"}')
})

test('behavior: what was stored does not change with what it was made of', async () => {
  const items = setUp()
  const value = { list: [1] }
  await items.setItem('key', value)
  value.list.push(2)
  const found = await items.getItem<{ list: number[] }>('key')
  found?.list.push(3)
  expect(await items.getItem('key')).toEqual({ list: [1] })
})

test.each(['', 'null', '[]', '{', '"text"'])('behavior: starts empty from %j', async (text) => {
  const storage = memoryStorage()
  storage.setItem('entry', text)
  expect(await setUp(storage).getKeys()).toEqual([])
})

test('behavior: storage that throws counts as empty', async () => {
  const fail = () => {
    throw new Error('forbidden')
  }
  const items = clientStorage({ storage: { getItem: fail, setItem: fail }, key: 'k', prefix: '' })
  await items.setItem('key', 1)
  expect(await items.getItem('key')).toBe(1)
})
