import { expect, test } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { PairedState, PairedWallet } from '../../contract/adapter/pairedWallet.ts'
import { solanaId } from '../../test/networks.ts'
import { createLazyPairedWallet } from './createLazyPairedWallet.ts'

const state: PairedState = {
  accounts: [{ caipNetworkId: solanaId, address: 'a' }],
  caipNetworkId: solanaId,
  chains: [solanaId],
  methods: [],
  properties: {},
}

function create({ failures = [] as unknown[] } = {}) {
  const calls: string[] = []
  let tell: (state: PairedState | null) => void = () => undefined
  const call = async (name: string) => {
    calls.push(name)
    return state
  }
  const inner: PairedWallet = {
    ...{ id: 'walletConnect', name: 'WalletConnect', kind: 'walletConnect' },
    read: () => call('read'),
    pair: () => call('pair'),
    request: ({ method }) => call(method),
    switchChain: ({ caipNetworkId }) => call(caipNetworkId),
    disconnect: async () => void (await call('disconnect')),
    subscribe(listener) {
      calls.push('subscribe')
      tell = listener
      return () => undefined
    },
  }
  const wallet = createLazyPairedWallet({
    async load() {
      calls.push('load')
      if (failures.length > 0) throw failures.shift()
      return inner
    },
  })
  return { wallet, calls, tell: (next: PairedState | null) => tell(next) }
}

test('default', async () => {
  const { wallet, calls } = create()
  expect(calls).toEqual([])
  expect(await Promise.all([wallet.read(), wallet.pair()])).toEqual([state, state])
  await wallet.request({ caipNetworkId: solanaId, method: 'ask' })
  await wallet.switchChain({ caipNetworkId: solanaId })
  await wallet.disconnect()
  expect(calls).toEqual(['load', 'subscribe', 'read', 'pair', 'ask', solanaId, 'disconnect'])
})

test('behavior: who listened before is told, until it is stopped', async () => {
  const { wallet, tell } = create()
  const [told, other]: [unknown[], unknown[]] = [[], []]
  const stop = wallet.subscribe((next) => void told.push(next))
  await wallet.read()
  wallet.subscribe((next) => void other.push(next))
  tell(state)
  stop()
  tell(null)
  expect(told).toEqual([state])
  expect(other).toEqual([state, null])
})

test('error: UI_LOAD_FAILED, and the next question tries again', async () => {
  const { wallet } = create({ failures: [new TypeError('No such chunk')] })
  await expect(wallet.read()).rejects.toMatchObject({ code: 'UI_LOAD_FAILED' })
  expect(await wallet.read()).toEqual(state)
})

test('error: what has a code keeps it', async () => {
  const error = new CleatError('CONFIG_RELAY_URL_INVALID', { context: { url: 'x' } })
  await expect(create({ failures: [error] }).wallet.pair()).rejects.toBe(error)
})
