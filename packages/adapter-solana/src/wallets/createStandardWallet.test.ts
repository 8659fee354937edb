import { checkNetworks } from '@cleat/core/adapter'
import { answerGarbage, rejectRequest } from '@cleat/testing'
import { createSolanaWallet, type SolanaWalletParameters } from '@cleat/testing/solana'
import { expect, test } from 'vitest'
import { createNetworks } from '../test/networks.ts'
import { createStandardWallet } from './createStandardWallet.ts'
import { readStandardWallet } from './readStandardWallet.ts'

const [mainnet, devnet] = checkNetworks({ networks: createNetworks('http://127.0.0.1:9') })
if (!mainnet || !devnet) throw new Error('There are two networks.')
const { signal } = new AbortController()
const ask = { isSilent: false, network: mainnet, signal }

test('default', async () => {
  const { wallet, dev } = setUp()
  const { caipNetworkId } = mainnet
  const [first = '', second = ''] = dev.addresses
  expect(await wallet.connect({ ...ask, isSilent: true })).toBeNull()
  const state = { accounts: [{ address: first }], caipNetworkId }
  expect(await wallet.connect(ask)).toEqual(state)
  expect(await wallet.read?.()).toEqual(state)
  dev.selectAccounts([second])
  expect(await wallet.read?.()).toMatchObject({ accounts: [{ address: second }] })
  await wallet.disconnect()
  expect(await wallet.read?.()).toBeNull()
})

test('behavior: tells of changes, on the network in use', async () => {
  const { wallet, dev } = setUp()
  const [first = '', second = ''] = dev.addresses
  await wallet.connect(ask)
  const seen: unknown[] = []
  const stop = wallet.watch(
    (state) => seen.push(state),
    () => undefined,
  )
  await wallet.switchNetwork?.({ network: devnet })
  dev.selectAccounts([second, first])
  dev.lock()
  stop()
  dev.unlock()
  expect(seen).toEqual([
    { accounts: [{ address: second }, { address: first }], caipNetworkId: devnet.caipNetworkId },
    null,
  ])
  expect(dev.listenerCount).toBe(0)
})

test.each([
  ['nothing', undefined, 0],
  ['no accounts', { chains: [] }, 0],
  ['nonsense, so the wallet itself is asked', { accounts: 'what' }, 1],
])('behavior: a change that says %s', async (_, changed, count) => {
  let listener: (changed: unknown) => void = () => undefined
  const on = (event: string, given: typeof listener) => {
    expect(event).toBe('change')
    listener = given
    return 'no function'
  }
  const { wallet, dev } = setUp({}, { 'standard:events': { on } })
  await wallet.connect(ask)
  const seen: unknown[] = []
  const stop = wallet.watch(
    (state) => seen.push(state),
    () => undefined,
  )
  listener(changed)
  expect(seen).toHaveLength(count)
  if (count > 0) expect(seen[0]).toMatchObject({ accounts: [{ address: dev.addresses[0] }] })
  expect(stop).not.toThrow()
})

test('behavior: a wallet that fails at telling of changes connects all the same', async () => {
  const on = () => {
    throw new Error('Not today.')
  }
  const { wallet } = setUp({}, { 'standard:events': { on } })
  expect(await wallet.connect(ask)).not.toBeNull()
  expect(
    wallet.watch(
      () => undefined,
      () => undefined,
    ),
  ).not.toThrow()
})

test('error: a network that the wallet does not list', async () => {
  const { wallet } = setUp({ chains: ['solana:mainnet'] })
  const state = await wallet.connect(ask)
  await expect(wallet.switchNetwork?.({ network: devnet })).rejects.toMatchObject({
    code: 'NETWORK_SWITCH_UNSUPPORTED',
  })
  expect(await wallet.read?.()).toEqual(state)
})

test('error: declined, and answers that are none', async () => {
  const { wallet, dev } = setUp()
  dev.program('standard:connect', rejectRequest())
  await expect(wallet.connect(ask)).rejects.toMatchObject({ code: 'CONNECTION_USER_REJECTED' })
  for (const answer of [undefined, null, [], { accounts: null }, { accounts: [null] }]) {
    dev.program('standard:connect', answerGarbage(answer))
    await expect(wallet.connect(ask)).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
  }
  dev.program('standard:connect', answerGarbage({ accounts: [] }))
  expect(await wallet.connect(ask)).toBeNull()
})

test('error: an account that is not shared any more', async () => {
  const { wallet, dev } = setUp()
  await wallet.connect(ask)
  const [, second = ''] = dev.addresses
  const message = new Uint8Array([1])
  expect(() => wallet.hasChain(second, 'solana:mainnet')).toThrow(
    expect.objectContaining({ code: 'WALLET_UNAUTHORIZED' }),
  )
  await expect(wallet.signMessage?.({ address: second, message })).rejects.toMatchObject({
    code: 'WALLET_UNAUTHORIZED',
  })
})

test('behavior: what is signed is a copy', async () => {
  const { wallet, dev } = setUp()
  await wallet.connect(ask)
  const [address = ''] = dev.addresses
  const message = new Uint8Array([1, 2, 3])
  dev.program('solana:signMessage', async ({ params, proceed }) => {
    const answer = await proceed()
    const [input] = params as { message: Uint8Array }[]
    input?.message.fill(0)
    return answer
  })
  await wallet.signMessage?.({ address, message })
  expect([...message]).toEqual([1, 2, 3])
})

function setUp(parameters: SolanaWalletParameters = {}, features: Record<string, object> = {}) {
  const dev = createSolanaWallet(parameters)
  const page = {
    version: '1.0.0',
    name: dev.wallet.name,
    chains: dev.wallet.chains,
    features: { ...dev.wallet.features, ...features },
    get accounts() {
      return dev.wallet.accounts
    },
  }
  const found = readStandardWallet(page)
  if (!found) throw new Error('It is a wallet.')
  return { dev, wallet: createStandardWallet(found) }
}
