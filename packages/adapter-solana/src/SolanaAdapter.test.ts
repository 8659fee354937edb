import { createKit, sendTransfer } from '@cleat/core'
import { type LocalSolana, startLocalnet } from '@cleat/localnet'
import { rejectRequest } from '@cleat/testing'
import { createSolanaWallet, type SolanaWallet } from '@cleat/testing/solana'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SolanaProvider } from './features/createProvider.ts'
import { SolanaAdapter } from './SolanaAdapter.ts'
import { createNetworks } from './test/networks.ts'

const localnet = await startLocalnet({ chains: [], solana: { slotMs: 50 } })
const { rpcUrl, accounts } = localnet.solana as LocalSolana
afterAll(() => localnet.stop())

let wallet: SolanaWallet
let kit: ReturnType<typeof openKit>

beforeEach(() => {
  localStorage.clear()
  wallet = createSolanaWallet({ name: 'Harbour' })
  wallet.register()
  kit = openKit()
})

afterEach(() => {
  kit.destroy()
  wallet.destroy()
})

test('default: a kit connects, signs, sends and restores', async () => {
  const { address } = await kit.actions.connect({ connectorId: 'Harbour' })
  expect(address).toBe(accounts[0]?.address)
  const signed = await kit.actions.signMessage({ message: 'Ahoy' })
  expect(signed).toEqual({ address, signature: expect.stringMatching(/^\w{86,88}$/) })
  const to = accounts[1]?.address ?? ''
  await sendTransfer(kit, { to, value: 5_000_000n })

  kit.destroy()
  kit = openKit()
  await vi.waitFor(() => expect(kit.controllers.account.get('solana').status).toBe('connected'))
  expect(kit.controllers.account.get('solana').address).toBe(address)
})

test('behavior: the provider’s requests take the pipeline', async () => {
  await kit.actions.connect({ connectorId: 'Harbour' })
  const provider = kit.getProvider<SolanaProvider>('solana')
  expect(await provider?.signMessage(new Uint8Array([1, 2, 3]))).toHaveLength(64)
  wallet.program('solana:signMessage', rejectRequest())
  await expect(provider?.signMessage(new Uint8Array([1]))).rejects.toMatchObject({
    code: 'REQUEST_USER_REJECTED',
  })
  wallet.lock()
  await expect(provider?.signMessage(new Uint8Array([1]))).rejects.toMatchObject({
    code: 'CONNECTION_NOT_CONNECTED',
  })
})

test('behavior: the network is the app’s choice', async () => {
  await kit.actions.connect({ connectorId: 'Harbour' })
  const [, devnet] = createNetworks(rpcUrl)
  await kit.actions.switchNetwork({ network: devnet })
  expect(kit.controllers.network.get('solana')?.caipNetwork.name).toBe(devnet.name)
})

function openKit() {
  const opened = createKit({ adapters: [new SolanaAdapter()], networks: createNetworks(rpcUrl) })
  opened.start()
  return opened
}

test('error: NETWORK_SWITCH_UNSUPPORTED for a cluster that the wallet does not list', async () => {
  wallet.destroy()
  wallet = createSolanaWallet({ name: 'Mainnet only', chains: ['solana:mainnet'] })
  wallet.register()
  await kit.actions.connect({ connectorId: 'Mainnet only' })
  const before = kit.controllers.network.getActive()
  const [, devnet] = createNetworks(rpcUrl)
  const refused = await kit.actions.switchNetwork({ network: devnet }).catch((error) => error)
  expect(refused).toMatchObject({
    code: 'NETWORK_SWITCH_UNSUPPORTED',
    context: { network: devnet.name, wallet: 'Mainnet only' },
  })
  expect(refused.shortMessage).toBe(
    `Mainnet only cannot switch to ${devnet.name}. Add or choose the network in the wallet itself.`,
  )
  expect(kit.controllers.network.getActive()).toBe(before)
  expect(kit.controllers.account.get('solana').status).toBe('connected')
})
