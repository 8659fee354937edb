import { expect, test } from 'vitest'
import { memoryStorage } from '../test/memoryStorage.ts'
import { savedStateStore } from './savedState.ts'

const state = {
  version: 1,
  selected: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  isPermitted: true,
  isLocked: false,
  chainId: 137,
  addedChains: [
    {
      ...{ id: 137, name: 'Polygon', rpcUrl: 'https://rpc.example/' },
      nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    },
  ],
} as const

test('default', () => {
  const store = savedStateStore({ storage: memoryStorage(), key: 'key' })
  expect(store.read()).toBe(undefined)
  store.write(state)
  expect(store.read()).toEqual(state)
})

test.each([
  'no JSON',
  'null',
  '[]',
  '{}',
  ...[
    { version: 2 },
    { selected: ['0x1'] },
    { selected: 'all' },
    { isPermitted: 1 },
    { isLocked: null },
    { chainId: '1' },
    { chainId: -1 },
    { addedChains: [{ id: 1 }] },
    { addedChains: [{ id: 1, name: 'One', rpcUrl: 'nowhere' }] },
    { addedChains: [{ id: 1, name: 'One', rpcUrl: 'http://x', nativeCurrency: {} }] },
  ].map((change) => JSON.stringify({ ...state, ...change })),
])('error: ignores %s', (text) => {
  const storage = memoryStorage()
  storage.setItem('key', text)
  expect(savedStateStore({ storage, key: 'key' }).read()).toBe(undefined)
})

test('error: storage that throws', () => {
  const fail = () => {
    throw new Error('denied')
  }
  const store = savedStateStore({ storage: { getItem: fail, setItem: fail }, key: 'key' })
  expect(store.read()).toBe(undefined)
  store.write(state)
})
