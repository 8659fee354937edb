import { createKit } from '@cleat/core'
import type { Payment } from '@cleat/core/send'
import { type LocalSolana, startLocalnet } from '@cleat/localnet'
import { createSolanaWallet, type SolanaWallet } from '@cleat/testing/solana'
import { Keypair } from '@solana/web3.js'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SolanaAdapter } from './SolanaAdapter.ts'
import { createNetworks } from './test/networks.ts'

const localnet = await startLocalnet({ chains: [], solana: { slotMs: 50 } })
const { rpcUrl } = localnet.solana as LocalSolana
afterAll(() => localnet.stop())

const amount = 1_000_000n
/** Loading the payment code is slow on a busy machine. */
const waitOptions = { timeout: 15_000 }
let wallet: SolanaWallet
let cleanups: (() => void)[] = []

beforeEach(() => {
  localStorage.clear()
  wallet = createSolanaWallet({ name: 'Harbour' })
  wallet.register()
})

afterEach(() => {
  for (const cleanup of cleanups) cleanup()
  cleanups = []
  wallet.destroy()
})

test('default: from the form to the block', async () => {
  const { send, kit, to } = await openForm()
  const { hash } = await send.send()
  await vi.waitFor(() => expect(send.state.sending.status).toBe('success'), waitOptions)
  expect(send.state.sending).toMatchObject({ outcome: { status: 'confirmed', hash } })
  expect(send.pendingTransactions[0]).toMatchObject({
    hash,
    to,
    amount: '0.001',
    status: 'confirmed',
  })
  const network = kit.controllers.network.get('solana')?.caipNetwork
  const read = kit.adapters.get('solana')?.features['balance:read']
  expect(network && (await read?.({ address: to, network }))).toMatchObject({ value: amount })
})

test('error: what pays somebody else does not get as far as the wallet', async () => {
  const thief = Keypair.generate().publicKey.toBase58()
  for (const change of [
    (payment: Payment) => ({ ...payment, to: thief }),
    (payment: Payment) => ({ ...payment, amount: amount + 1n }),
  ]) {
    const { send } = await openForm(change)
    expect(send.state.preparing.status).toBe('success')
    await expect(send.send()).rejects.toMatchObject({ code: 'PAYMENT_ALTERED' })
  }
  expect(wallet.requests.map(({ method }) => method)).not.toContain('solana:signTransaction')
})

/**
 * A connected kit whose form is complete. `change` replaces the payment that the payload is made
 * for.
 */
async function openForm(change: (payment: Payment) => Payment = (payment) => payment) {
  const adapter = new SolanaAdapter()
  const load = adapter.features['transfers:load']
  adapter.features['transfers:load'] = async () => {
    const transfers = await load?.()
    if (!transfers) throw new Error('The adapter has money.')
    const prepare = async (payment: Payment) => ({
      ...(await transfers.prepare(change(payment))),
      payment,
    })
    return { ...transfers, prepare }
  }
  const kit = createKit({ adapters: [adapter], networks: createNetworks(rpcUrl) })
  cleanups.push(() => kit.destroy())
  kit.start()
  await kit.actions.connect({ connectorId: 'Harbour' })
  const send = await kit.feature('send')
  const to = Keypair.generate().publicKey.toBase58()
  send.start({ to, amount: '0.001' })
  await vi.waitFor(() => expect(send.validate()).toBeUndefined(), waitOptions)
  await send.prepare()
  return { send, kit, to }
}
