import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createFakeWindow, createStorageEvent } from '../../test/createFakeWindow.ts'
import { expectLinear } from '../../test/expectLinear.ts'
import { createStorage, type Storage } from './createStorage.ts'
import { createMemoryArea, type StorageArea } from './storageArea.ts'
import type { StorageKey } from './storageSchema.ts'

const keys: readonly StorageKey[] = [
  ...(['activeNetworkId', 'isExternal', 'recentWallets', 'sentPayments'] as const),
  ...(['paidReceivers', 'nativeBalances', 'portfolios', 'activities', 'identities'] as const),
]
const wallets = [{ id: 'org.example.wallet', name: 'Example' }]

function create(parameters: Partial<createStorage.Parameters> = {}): {
  area: StorageArea
  storage: Storage
} {
  const area = createMemoryArea()
  return { area, storage: createStorage({ area, prefix: 'cleat.', ...parameters }) }
}

const lists: readonly StorageKey[] = [
  ...(['sentPayments', 'paidReceivers'] as const),
  ...(['nativeBalances', 'portfolios', 'activities', 'identities'] as const),
]

test('default', () => {
  const { area, storage } = create()
  expect(storage.get('recentWallets')).toBeUndefined()
  storage.set('recentWallets', wallets)
  expect(storage.get('recentWallets')).toEqual(wallets)
  expect(area.getItem('cleat.recentWallets')).toBe(
    '{"version":1,"value":[{"id":"org.example.wallet","name":"Example"}]}',
  )
  storage.remove('recentWallets')
  expect(storage.get('recentWallets')).toBeUndefined()
  expect(area.getItem('cleat.recentWallets')).toBeNull()
})

test('parameters: prefix keeps two storages apart', () => {
  const area = createMemoryArea()
  const one = createStorage({ area, prefix: 'cleat.' })
  const other = createStorage({ area, prefix: 'cleat.other.' })
  one.set('activeNetworkId', 'eip155:1')
  expect(other.get('activeNetworkId')).toBeUndefined()
  other.set('activeNetworkId', 'eip155:8453')
  other.remove('isExternal')
  expect(one.get('activeNetworkId')).toBe('eip155:1')
})

test.each(
  keys.flatMap((key) =>
    [
      '{',
      'null',
      '[]',
      '1',
      '',
      'true',
      '"eip155:1"',
      '{}',
      '{"version":1}',
      '{"value":"eip155:1"}',
      '{"version":"1","value":"eip155:1"}',
      '{"version":1,"value":{"href":"javascript:alert(1)"}}',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
      '{"version":1,"value":[{"__proto__":{"polluted":true}}]}',
      '\u0000\uffff',
    ]
      // The readers of these lists validate them item by item.
      .filter((text) => !lists.includes(key) || !text.includes('"value":['))
      .map((text) => [key, text] as const),
  ),
)('behavior: drops %s when it is %j', (key, text) => {
  const { area, storage } = create()
  area.setItem(`cleat.${key}`, text)
  expect(storage.get(key)).toBeUndefined()
  expect(area.getItem(`cleat.${key}`)).toBeNull()
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('behavior: drops one broken key and keeps the rest', () => {
  const { area, storage } = create()
  storage.set('isExternal', true)
  area.setItem('cleat.activeNetworkId', '{')
  area.setItem('other', '{')
  expect(storage.get('activeNetworkId')).toBeUndefined()
  expect(storage.get('isExternal')).toBe(true)
  expect(area.getItem('other')).toBe('{')
})

test('behavior: drops five megabytes in linear time', async () => {
  const { area, storage } = create()
  const drop = (size: number) => {
    const padded = `{"version":1,"value":"eip155:1"}${' '.repeat(size)}`
    for (const text of ['['.repeat(size), JSON.stringify('x'.repeat(size)), padded]) {
      area.setItem('cleat.activeNetworkId', text)
      expect(storage.get('activeNetworkId')).toBeUndefined()
      expect(area.getItem('cleat.activeNetworkId')).toBeNull()
    }
  }
  await expectLinear(drop, { size: 5_000_000 })
})

test('behavior: ignores a version of the future without erasing it', () => {
  const { area, storage } = create()
  const text = '{"version":2,"value":{"anything":true}}'
  area.setItem('cleat.activeNetworkId', text)
  expect(storage.get('activeNetworkId')).toBeUndefined()
  expect(area.getItem('cleat.activeNetworkId')).toBe(text)
})

test('behavior: takes over known fields alone', () => {
  const { area, storage } = create()
  const value = [{ ...wallets[0], href: 'javascript:alert(1)' }]
  area.setItem('cleat.recentWallets', JSON.stringify({ version: 1, value, more: 1 }))
  expect(storage.get('recentWallets')).toEqual(wallets)
})

test('behavior: follows another tab', () => {
  const area = createMemoryArea()
  const events = createFakeWindow()
  const here = createStorage({ area, prefix: 'cleat.', events })
  const there = createStorage({ area, prefix: 'cleat.' })
  const listener = vi.fn()
  const stop = here.subscribe('activeNetworkId', listener)
  const notify = (key: string | null) =>
    events.dispatchEvent(createStorageEvent(key, key && area.getItem(key)))

  there.set('activeNetworkId', 'eip155:1')
  notify('cleat.activeNetworkId')
  expect(listener).toHaveBeenLastCalledWith('eip155:1')

  there.remove('activeNetworkId')
  notify('cleat.activeNetworkId')
  expect(listener).toHaveBeenLastCalledWith(undefined)

  there.set('isExternal', true)
  notify('cleat.isExternal')
  notify('cleat.other.activeNetworkId')
  expect(listener).toHaveBeenCalledTimes(2)

  stop()
  there.set('activeNetworkId', 'eip155:8453')
  notify('cleat.activeNetworkId')
  expect(listener).toHaveBeenCalledTimes(2)
  expect(events.countListeners()).toBe(0)
})

test('behavior: notices that another tab cleared everything', () => {
  const area = createMemoryArea()
  const events = createFakeWindow()
  const storage = createStorage({ area, prefix: 'cleat.', events })
  const listener = vi.fn()
  storage.set('activeNetworkId', 'eip155:1')
  storage.subscribe('activeNetworkId', listener)
  area.removeItem('cleat.activeNetworkId')
  events.dispatchEvent(createStorageEvent(null, null))
  expect(listener).toHaveBeenCalledExactlyOnceWith(undefined)
})

test.each(['{', '{"version":2,"value":1}', '{"version":1,"value":"nonsense"}'])(
  'behavior: takes %j of another tab for nothing',
  (text) => {
    const area = createMemoryArea()
    const events = createFakeWindow()
    const listener = vi.fn()
    createStorage({ area, prefix: '', events }).subscribe('activeNetworkId', listener)
    area.setItem('activeNetworkId', text)
    events.dispatchEvent(createStorageEvent('activeNetworkId', text))
    expect(listener).toHaveBeenCalledExactlyOnceWith(undefined)
  },
)

test('behavior: works where there is no window to listen to', () => {
  const { storage } = create({ events: undefined })
  const listener = vi.fn()
  storage.subscribe('activeNetworkId', listener)()
  expect(listener).not.toHaveBeenCalled()
})

test('behavior: whatever is stored, a value is valid or absent', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ version: 1, value })),
    fc.constant(JSON.stringify({ version: 1, value: 'eip155:1' })),
  )
  fc.assert(
    fc.property(texts, fc.constantFrom(...keys), (text, key) => {
      const { area, storage } = create()
      area.setItem(`cleat.${key}`, text)
      const value = storage.get(key)
      if (value === undefined) return
      const again = create().storage
      again.set(key, value)
      expect(again.get(key)).toEqual(value)
    }),
    { numRuns: 500 },
  )
})
