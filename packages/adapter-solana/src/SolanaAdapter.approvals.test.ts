import { createKit, type KitOptions } from '@cleat/core'
import { type LocalSolana, localSolanaTokens, startLocalnet } from '@cleat/localnet'
import { createSolanaWallet, type SolanaWallet } from '@cleat/testing/solana'
import { base64 } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildChange } from './approvals/change/buildChange.ts'
import { createSolanaApprovals } from './approvals/createSolanaApprovals.ts'
import { programs } from './base/programs.ts'
import { SolanaAdapter } from './SolanaAdapter.ts'
import { createNetworks } from './test/networks.ts'
import { deriveTokenAccount } from './transfers/deriveTokenAccount.ts'
import { fetchLifetime } from './transfers/fetchLifetime.ts'

const localnet = await startLocalnet({ chains: [], solana: { slotMs: 50 }, exchange: true })
const { rpcUrl } = localnet.solana as LocalSolana
afterAll(() => localnet.stop())

const [usdc, toll] = localSolanaTokens
/** An account with a key, and a program. */
const delegate = Keypair.generate().publicKey.toBase58()
const program = programs.associated
let wallet: SolanaWallet
let cleanups: (() => void)[] = []

beforeEach(() => {
  localStorage.clear()
  wallet = createSolanaWallet({ name: 'Harbour', rpcUrls: { 'solana:mainnet': rpcUrl } })
  wallet.register()
})

afterEach(() => {
  for (const cleanup of cleanups) cleanup()
  cleanups = []
  wallet.destroy()
})

async function open(options: Partial<KitOptions> = {}) {
  const adapter = new SolanaAdapter()
  const [first] = createNetworks(rpcUrl)
  const kit = createKit({ adapters: [adapter], networks: [first], ...options })
  cleanups.push(() => kit.destroy())
  kit.start()
  await kit.actions.connect({ connectorId: 'Harbour' })
  const approvals = await kit.feature('approvals')
  const [address = ''] = wallet.addresses
  const network = kit.controllers.network.get('solana')?.caipNetwork
  if (!network) throw new Error('There is a network.')
  /** Lets a delegate take an amount, as an app would. */
  const approve = async (token: (typeof localSolanaTokens)[number], to: string, amount: bigint) => {
    const { address: mint, decimals } = token
    const owned = token === usdc ? programs.token : programs.token2022
    const account = await deriveTokenAccount({ owner: address, mint, program: owned })
    const grant = { mint, delegate: to, amount, decimals }
    const { blockhash } = await fetchLifetime(network)
    const changes = [{ account, program: owned, grant }]
    const bytes = buildChange({ owner: address, blockhash, units: 50_000n, price: 0n, changes })
    const params = { transaction: base64.encode(bytes), pubkey: address }
    await adapter.features['provider:request']?.({
      ...{ method: 'solana_signAndSendTransaction', params },
    })
  }
  const scan = async (count: number) => {
    const look = async () => {
      await approvals.scan()
      expect(approvals.state.rows).toHaveLength(count)
    }
    await vi.waitFor(look, { timeout: 15_000, interval: 200 })
    return approvals.state.rows
  }
  return { kit, approvals, network, address, approve, scan }
}

test('default: delegates are listed with what they may take, and revoked', async () => {
  const { approvals, approve, scan } = await open()
  expect(approvals.isSupported()).toBe(true)
  await scan(0)
  await approve(usdc, delegate, 2_000_000n)
  await approve(toll, program, 2n ** 64n - 1n)
  const rows = await scan(2)
  expect(rows.find(({ token }) => token === usdc.address)).toMatchObject({
    ...{ kind: 'token', spender: delegate, amount: 2_000_000n, exposed: 2_000_000n, isAny: false },
    ...{ symbol: 'USDC', name: 'Local USD Coin', decimals: 6, spenderType: 'account' },
  })
  const any = rows.find(({ token }) => token === toll.address)
  expect(any).toMatchObject({
    ...{ spender: program, isAny: true, symbol: 'TOLL', decimals: 9, spenderType: 'contract' },
    exposed: any?.balance,
  })
  await approvals.revokeMany({ ids: rows.map(({ id }) => id) })
  expect(approvals.state.revoking).toMatchObject({
    status: 'ended',
    items: [{ status: 'done' }, { status: 'done' }],
  })
  const sent = approvals.state.revoking.status === 'ended' ? approvals.state.revoking.items : []
  for (const { hash } of sent) expect(hash).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
  await scan(0)
}, 60_000)

test('behavior: less than before may be taken', async () => {
  const { approvals, approve, scan } = await open()
  await approve(usdc, delegate, 2_000_000n)
  const [row] = await scan(1)
  await approvals.setAllowance({ id: row?.id ?? '', amount: 7n })
  expect(await scan(1)).toMatchObject([{ spender: delegate, amount: 7n, exposed: 7n }])
  await approvals.revoke({ id: row?.id ?? '' })
  await scan(0)
}, 60_000)

test('error: what was not asked for does not get as far as the wallet', async () => {
  const { approve, scan, network, address } = await open()
  await approve(usdc, delegate, 5n)
  const [row] = await scan(1)
  if (!row) throw new Error('There is one.')
  const adapter = createSolanaApprovals()
  const change = { network, address, approval: row, amount: 0n }
  const [request] = await adapter.prepare(change)
  expect(adapter.decode(request)).toEqual({
    ...{ from: address, kind: 'token', token: usdc.address, spender: delegate },
    ...{ amount: 0n, isOfSignatures: false },
  })
  // Another adapter has not seen what the token account is of.
  expect(() => createSolanaApprovals().decode(request)).toThrow('instruction')
  const signal = AbortSignal.timeout(10_000)
  const claim = { kind: 'token', token: usdc.address, spender: address } as const
  const { approvals } = await adapter.read({ network, address, claims: [claim], signal })
  expect(approvals).toEqual([])
  await expect(
    adapter.prepare({ ...change, approval: { ...row, spender: address } }),
  ).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
}, 60_000)
