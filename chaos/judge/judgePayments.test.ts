import { type Localnet, localTokens, startLocalnet } from '@cleat/localnet'
import {
  type Address,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hash,
  http,
  parseEther,
  parseUnits,
  publicActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReceiver } from '../neighbours/createReceiver.ts'
import type { Asset } from '../neighbours/startChains.ts'
import { createJournal } from './createJournal.ts'
import { judgeConfirmed } from './judgeConfirmed.ts'
import { judgePayments } from './judgePayments.ts'

let localnet: Localnet
beforeAll(async () => {
  localnet = await startLocalnet({
    chains: [
      { id: 1, name: 'Ethereum' },
      { id: 8453, name: 'Base' },
    ],
    tokens: true,
  })
})
afterAll(() => localnet.stop())

const [dai, usdc] = localTokens
const ether: Asset = { caipNetworkId: 'eip155:1', symbol: 'ETH', decimals: 18 }
const elsewhere: Asset = { ...ether, caipNetworkId: 'eip155:8453' }
const dollar: Asset = { ...ether, address: usdc.address, symbol: 'USDC', decimals: 6 }
const other: Asset = { ...ether, address: dai.address, symbol: 'DAI' }
const assets = [ether, elsewhere, dollar, other]
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Pays for real: what the honest chain says is what is judged. */
async function pay(asset: Asset, to: string, amount: bigint): Promise<void> {
  const [account] = localnet.accounts
  const chain = localnet.chains.find(({ id }) => asset.caipNetworkId === `eip155:${id}`)
  if (!account || !chain) throw new Error('The chain has an account.')
  const client = createWalletClient({
    account: privateKeyToAccount(account.privateKey),
    ...{ chain: chain.chain, transport: http(chain.rpcUrl), pollingInterval: 20 },
  }).extend(publicActions)
  // A node answers before its block is there.
  const mined = async (hash: Hash) => void (await client.waitForTransactionReceipt({ hash }))
  const receiver: Address = getAddress(to)
  if (!asset.address)
    return await mined(await client.sendTransaction({ to: receiver, value: amount }))
  const args = [receiver, amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  await mined(await client.sendTransaction({ to: getAddress(asset.address), data }))
}

let count = 0
async function judge(asset: Asset, text: string, payments: readonly [Asset, bigint][]) {
  count += 1
  const to = createReceiver('eip155', `judge ${count}`)
  const journal = createJournal()
  journal.consents.push({ asset, text, to, from, at: 7 })
  for (const [paid, amount] of payments) await pay(paid, to, amount)
  await judgePayments({ assets, localnet }, journal)
  return { faults: journal.faults.map((fault) => fault.replace(to, 'TO')), paid: journal.paid, to }
}

test('default: what was shown, and nothing at all, are right', async () => {
  const coin = await judge(ether, '0.5', [[ether, parseEther('0.5')]])
  expect(coin).toMatchObject({ faults: [], paid: new Set([coin.to]) })
  const token = await judge(dollar, '2', [[dollar, 2_000_000n]])
  expect(token).toMatchObject({ faults: [], paid: new Set([token.to]) })
  expect(await judge(ether, '0.5', [])).toMatchObject({ faults: [], paid: new Set() })
})

test.each<[string, Asset, string, [Asset, bigint][], string]>([
  ['ten times as much', ether, '0.5', [[ether, parseEther('5')]], '5 ETH'],
  ['one unit less', dollar, '2', [[dollar, 1_999_999n]], '1.999999 USDC'],
  ['another token', dollar, '2', [[other, parseUnits('2', 18)]], '2 DAI'],
  ['the coin instead of a token', dollar, '2', [[ether, parseEther('2')]], '2 ETH'],
  ['another chain', ether, '0.5', [[elsewhere, parseEther('0.5')]], '0.5 ETH'],
  [
    'twice',
    ether,
    '0.5',
    [
      [ether, parseEther('0.5')],
      [ether, parseEther('0.5')],
    ],
    '1 ETH',
  ],
])('error: %s', async (_, asset, text, payments, got) => {
  const { faults, paid } = await judge(asset, text, payments)
  expect(faults).toEqual([`TO got ${got}, and ${text} ${asset.symbol} was confirmed at step 7`])
  expect(paid).toEqual(new Set())
})

const hash = `0x${'1'.repeat(64)}`

async function judgeStatus(status: 'confirmed' | 'pending', amount: bigint) {
  count += 1
  const to = createReceiver('eip155', `judge ${count}`)
  const journal = createJournal()
  journal.consents.push({ asset: ether, text: '0.5', to, from, at: 7 })
  if (amount > 0n) await pay(ether, to, amount)
  const pendingTransactions = [{ hash, to, amount: '0.5', status }]
  const app = (tab: number) => ({ send: tab === 0 ? { pendingTransactions } : undefined })
  await judgeConfirmed({ chains: { localnet }, journal, app })
  await judgeConfirmed({ chains: { localnet }, journal, app })
  return { faults: journal.faults.map((fault) => fault.replace(to, 'TO')), journal }
}

test('default: confirmed and paid, or not yet called so', async () => {
  expect((await judgeStatus('confirmed', parseEther('0.5'))).faults).toEqual([])
  const { faults, journal } = await judgeStatus('pending', 0n)
  expect([faults, journal.confirmed]).toEqual([[], new Set()])
})

test('error: called confirmed and not paid, said once', async () => {
  const { faults, journal } = await judgeStatus('confirmed', 0n)
  expect(faults).toEqual(['called confirmed and not paid: 0.5 to TO'])
  expect(journal.confirmed).toEqual(new Set([hash]))
})
