import { expect, test } from 'vitest'
import { memoryStorage } from '../test/memoryStorage.ts'
import { createWalletState } from './createWalletState.ts'
import { savedStateStore } from './savedState.ts'

const accounts = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const
const chains = [{ id: 1, name: 'One', rpcUrl: 'http://one' }]
const added = { id: 2, name: 'Two', rpcUrl: 'http://two' }

function setUp(storage = memoryStorage()) {
  const events: unknown[] = []
  const store = savedStateStore({ storage, key: 'key' })
  const emit = (...event: unknown[]) => events.push(event)
  return { state: createWalletState({ accounts, chains, store, emit }), events, storage }
}

test('behavior: an added chain survives a reload, as it was added last', () => {
  const { state, storage } = setUp()
  const again = { ...added, rpcUrl: 'http://two.again' }
  state.addChain(added)
  state.addChain(again)
  state.switchChain(2)
  expect(setUp(storage).state).toMatchObject({ chain: again, chains: [...chains, again] })
})

test('behavior: a chain passed in wins over an added one', () => {
  const { state, storage } = setUp()
  state.addChain(added)
  const passed = { ...added, rpcUrl: 'http://new' }
  const store = savedStateStore({ storage, key: 'key' })
  const reloaded = createWalletState({ accounts, chains: [passed], store, emit: () => {} })
  expect(reloaded.chains).toEqual([passed])
})

test('behavior: saved accounts that the wallet no longer has are dropped', () => {
  const { state, storage } = setUp()
  state.permit([accounts[1]])
  const store = savedStateStore({ storage, key: 'key' })
  const reloaded = createWalletState({
    accounts: [accounts[0]],
    ...{ chains, store, emit: () => {} },
  })
  expect(reloaded).toMatchObject({ selected: [accounts[0]], permitted: [] })
})

test('behavior: accounts in any letter case, each once, in the order given', () => {
  const { state } = setUp()
  const lowerCase = accounts.map((address) => address.toLowerCase() as `0x${string}`)
  state.permit([...lowerCase].reverse())
  expect(state.visible).toEqual([accounts[1], accounts[0]])
})

test('behavior: locking hides accounts and keeps the permission', () => {
  const { state, events } = setUp()
  state.permit([accounts[0]])
  state.setLocked(true)
  expect(state).toMatchObject({ visible: [], permitted: [accounts[0]], isLocked: true })
  state.setLocked(false)
  expect(events).toEqual([
    ['accountsChanged', [accounts[0]]],
    ['accountsChanged', []],
    ['accountsChanged', [accounts[0]]],
  ])
})
