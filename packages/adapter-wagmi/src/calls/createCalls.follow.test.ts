import { localSmartAccounts, startLocalnet } from '@cleat/localnet'
import {
  type Address,
  createTestClient,
  type Hash,
  http,
  parseGwei,
  publicActions,
  walletActions,
} from 'viem'
import { base, mainnet } from 'viem/chains'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openCallsPage } from '../test/openCallsPage.ts'

const localnet = await startLocalnet({
  chains: [mainnet, base].map(({ id, name }) => ({ id, name })),
  accounts: true,
})
afterAll(localnet.stop)
const { chains } = localnet
const client = createTestClient({
  ...{ mode: 'anvil', transport: http(chains[0]?.rpcUrl), pollingInterval: 20 },
})
  .extend(publicActions)
  .extend(walletActions)
const friend: Address = '0x00000000000000000000000000000000000051de'
const pay = (value: bigint) => ({ to: friend, value: `0x${value.toString(16)}` })
const key = (at: number) => localnet.accounts[at]?.privateKey ?? '0x'

const open: (() => void)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) close()
  await client.setAutomine(true)
})

async function openPage(wallet: Parameters<typeof openCallsPage>[0]['wallet']) {
  const page = await openCallsPage({ chains, wallet: { calls: 'none', ...wallet } })
  open.push(page.close)
  return page
}

test.each([
  ['made faster', 7n, 'confirmed'],
  ['cancelled', 0n, 'notSent'],
] as const)('behavior: a call that was %s in the wallet is followed', async (_, value, end) => {
  const page = await openPage({ privateKeys: [key(0)] })
  const { account } = page
  await client.setAutomine(false)
  const id = await page.send([pay(7n)])
  const step = () => page.batch(id)?.steps[0]
  await vi.waitFor(() => expect(step()?.trackingData).toBeDefined(), 20_000)
  const sent = step()?.hash as Hash
  const { nonce } = await client.getTransaction({ hash: sent })
  const faster = await client.sendTransaction({
    ...{ account, chain: null, to: value > 0n ? friend : account, value, nonce, gas: 50_000n },
    ...{ maxFeePerGas: parseGwei('90'), maxPriorityFeePerGas: parseGwei('20') },
  })
  await client.mine({ blocks: 3 })
  expect(await page.decided(id)).toBe(end)
  expect(step()?.hash).toBe(faster)
  expect(faster).not.toBe(sent)
})

test('behavior: a call in a block that is taken back is pending again', async () => {
  const page = await openPage({ privateKeys: [key(1)] })
  await client.setAutomine(false)
  const id = await page.send([pay(7n)])
  const sent = () => page.batch(id)?.steps[0]?.hash as Hash
  await vi.waitFor(() => expect(sent()).toBeDefined(), 20_000)
  const raw = await client.request({
    ...{ method: 'eth_getRawTransactionByHash' as never, params: [sent()] as never },
  })
  await client.mine({ blocks: 1 })
  await client.request({ method: 'anvil_reorg' as never, params: [1, []] as never })
  await expect(client.getTransactionReceipt({ hash: sent() })).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(page.batch(id)?.status).toBe('pending')
  await client.sendRawTransaction({ serializedTransaction: raw })
  await client.mine({ blocks: 2 })
  expect(await page.decided(id)).toBe('confirmed')
})

test.each(['vault', 'contract'] as const)(
  'behavior: a %s that answers with a hash of its own is found',
  async (kind) => {
    const { vault, calls, contract, entryPoints } = localSmartAccounts
    const account =
      kind === 'vault'
        ? ({ kind, address: vault, calls } as const)
        : ({ kind, address: contract, entryPoint: entryPoints['0.7'] } as const)
    const page = await openPage({ account, privateKeys: [key(0), key(1)] })
    await client.setBalance({ address: account.address, value: 10n ** 18n })
    const before = await client.getBalance({ address: friend })
    const id = await page.send([pay(9n)])
    const named = page.batch(id)?.steps[0]?.hash as Hash
    await expect(client.getTransaction({ hash: named })).rejects.toThrow()
    expect(await page.decided(id)).toBe('confirmed')
    expect((await client.getBalance({ address: friend })) - before).toBe(9n)
    const found = page.batch(id)?.steps[0]?.hash as Hash
    expect(await client.getTransactionReceipt({ hash: found })).toMatchObject({ status: 'success' })
  },
)
