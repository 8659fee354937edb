import { type Localnet, localTokens, startLocalnet } from '@cleat/localnet'
import {
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hash,
  http,
  parseEther,
  publicActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReceiver } from '../../neighbours/createReceiver.ts'
import type { Asset } from '../../neighbours/startChains.ts'
import type { Review } from '../scenes/review.ts'
import type { Scene } from '../scenes/scene.ts'
import { judgeReview } from './judgeReview.ts'

let localnet: Localnet
beforeAll(async () => {
  localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }], tokens: true })
})
afterAll(() => localnet.stop())

const caipNetworkId = 'eip155:1'
const ether: Asset = { caipNetworkId, symbol: 'ETH', decimals: 18 }
const [dai, usdc] = localTokens.map(({ address, symbol, decimals }): Asset => {
  return { caipNetworkId, address, symbol, decimals }
})
const assets = [ether, dai, usdc].filter((one) => one !== undefined)

async function pay(asset: Asset, to: string, amount: bigint): Promise<void> {
  const [account] = localnet.accounts
  const [chain] = localnet.chains
  if (!account || !chain) throw new Error('The chain has an account.')
  const client = createWalletClient({
    account: privateKeyToAccount(account.privateKey),
    ...{ chain: chain.chain, transport: http(chain.rpcUrl), pollingInterval: 20 },
  }).extend(publicActions)
  // A node answers before its block is there.
  const mined = async (hash: Hash) => void (await client.waitForTransactionReceipt({ hash }))
  const receiver = getAddress(to)
  if (!asset.address)
    return await mined(await client.sendTransaction({ to: receiver, value: amount }))
  const args = [receiver, amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  await mined(await client.sendTransaction({ to: getAddress(asset.address), data }))
}

const scene: Scene = {
  ...{ name: 'test', setUp: { evm: 'ethers', hasData: true }, namespace: 'eip155' },
  ...{ connectorId: 'x', caipNetworkId, symbol: 'ETH', text: '0.5', how: 'form' },
}

let count = 0
async function judge(
  paid: Asset,
  amount: bigint,
  parts: Partial<Review> & { spent?: bigint } = {},
  isAgreed = true,
) {
  count += 1
  const to = createReceiver('eip155', `review ${count}`)
  await pay(paid, to, amount)
  const { spent = 10n, ...others } = parts
  const review: Review = {
    ...{ text: '0.5', symbol: 'ETH', to, from: '', caipNetworkId, feeLimit: 10n, cost: 0n },
    ...{ tokenFee: 0n, otherSymbol: undefined, ...others },
  }
  const own = paid.address ? 0n : amount
  return await judgeReview({
    ...{ chains: { assets, localnet }, scene, to, before: own + spent, after: 0n },
    ending: isAgreed
      ? { status: 'agreed', review, failure: undefined }
      : { status: 'refused', where: 'preparing', why: 'PAYMENT_TOKEN_MISTRUSTED' },
  })
}

const half = parseEther('0.5')

test('default: what was shown has arrived', async () => {
  expect(await judge(ether, half)).toEqual([])
  expect(await judge(ether, half, { feeLimit: undefined, spent: 99n })).toEqual([])
})

test('behavior: with a name in dispute, the amount must still be right', async () => {
  if (!dai) throw new Error('It is a local token.')
  expect(await judge(dai, half, { otherSymbol: 'DAI' })).toEqual([])
  expect(await judge(dai, half + 1n, { otherSymbol: 'DAI' })).toHaveLength(1)
})

test('behavior: a fee of the token may be kept, and nothing else', async () => {
  expect(await judge(ether, half - 5n, { tokenFee: 5n })).toEqual([])
  expect(await judge(ether, half - 6n, { tokenFee: 5n })).toHaveLength(1)
})

test.each<[string, () => Promise<readonly string[]>, RegExp]>([
  ['ten times as much', () => judge(ether, half * 10n), /shown were 0\.5 ETH, and 5 ETH arrived/],
  ['another token', () => judge(dai ?? ether, half), /shown were 0\.5 ETH, and 0\.5 DAI arrived/],
  ['a higher fee', () => judge(ether, half, { spent: 11n }), /fee of at most 10, and 11 was paid/],
  ['another receiver', () => judge(ether, half, { to: '0xdead' }), /the receiver 0xdead/],
  [
    'another amount than was typed',
    () => judge(ether, half * 2n, { text: '1' }),
    /0\.5 was typed, 1 shown/,
  ],
  ['another network', () => judge(ether, half, { caipNetworkId: 'eip155:8453' }), /on eip155:1/],
  [
    'paid though refused',
    () => judge(ether, half, {}, false),
    /0\.5 ETH arrived, and nobody agreed/,
  ],
])('error: %s', async (_, run, fault) => {
  expect((await run()).join('; ')).toMatch(fault)
})
