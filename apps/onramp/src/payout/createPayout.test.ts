import { localSolanaTokens, localTokens, startLocalnet } from '@cleat/localnet'
import { createSolanaRpc, getAddressDecoder } from '@solana/kit'
import { createPublicClient, http, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSoldAssets } from '../purchases/listSoldAssets.ts'
import { createPayout } from './createPayout.ts'

const address = '0x00000000000000000000000000000000000b0b01'
/** Of a visitor who has nothing yet. */
const owner = getAddressDecoder().decode(new Uint8Array(32).fill(7))
let localnet: Awaited<ReturnType<typeof startLocalnet>>

beforeAll(async () => {
  localnet = await startLocalnet({
    chains: [{ id: 8453, name: 'Base' }],
    solana: true,
    tokens: true,
  })
}, 60_000)
afterAll(() => localnet?.stop())

const assets = listSoldAssets({
  chains: [{ id: 8453, name: 'Base' }],
  hasSolana: true,
  hasBitcoin: true,
})
const find = (symbol: string, network: string) =>
  assets.find((asset) => asset.symbol === symbol && asset.network.name === network)!
const payOut = () =>
  createPayout({
    chains: localnet.chains,
    startChain: async () => ({ rpcUrl: localnet.solana?.rpcUrl }),
  })

test('default: the native currency and a token of an EVM chain, of which there is enough', async () => {
  const client = createPublicClient({ transport: http(localnet.chains[0]?.rpcUrl) })
  await payOut()({ asset: find('ETH', 'base'), address, atoms: 10n ** 17n })
  expect(await client.getBalance({ address })).toBe(10n ** 17n)
  // More than an account of the chain has at the start.
  const hash = await payOut()({ asset: find('USDC', 'base'), address, atoms: 5_000_000_000n })
  const abi = parseAbi(['function balanceOf(address owner) view returns (uint256)'])
  const token = localTokens.find(({ symbol }) => symbol === 'USDC')!.address
  expect(
    await client.readContract({ address: token, abi, functionName: 'balanceOf', args: [address] }),
  ).toBe(5_000_000_000n)
  const receipt = await client.getTransactionReceipt({ hash: hash as `0x${string}` })
  expect(receipt).toMatchObject({ status: 'success' })
})

test('default: the native currency and a token of Solana', async () => {
  const rpc = createSolanaRpc(localnet.solana?.rpcUrl ?? '')
  await payOut()({ asset: find('SOL', 'solana'), address: owner, atoms: 1_500_000_000n })
  const signature = await payOut()({
    asset: find('USDC', 'solana'),
    address: owner,
    atoms: 2_500_000n,
  })
  expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
  const { value: balance } = await rpc.getBalance(owner).send()
  const { value: holdings } = await rpc
    .getTokenAccountsByOwner(
      owner,
      { mint: localSolanaTokens[0].address },
      { encoding: 'jsonParsed' },
    )
    .send()
  expect(Number(balance)).toBe(1_500_000_000)
  expect(holdings[0]?.account.data.parsed.info.tokenAmount.amount).toBe('2500000')
})

test('error: a chain that is not there', async () => {
  const pay = createPayout({ chains: [], startChain: async () => ({ rpcUrl: undefined }) })
  for (const [symbol, network] of [
    ['ETH', 'base'],
    ['BTC', 'bitcoin'],
  ] as const)
    await expect(pay({ asset: find(symbol, network), address, atoms: 1n })).rejects.toThrow(
      'There is no chain',
    )
})

test('behavior: payments at the same time are all made', async () => {
  const client = createPublicClient({ transport: http(localnet.chains[0]?.rpcUrl) })
  const to = '0x00000000000000000000000000000000000b0b02'
  const pay = payOut()
  await Promise.all(
    [1n, 2n, 3n].map((atoms) => pay({ asset: find('ETH', 'base'), address: to, atoms })),
  )
  expect(await client.getBalance({ address: to })).toBe(6n)
})
