import type { Payment, PaymentOutcome, SentTransaction } from '@cleat/core/adapter'
import { type Localnet, startLocalnet, startRpcFlavour } from '@cleat/localnet'
import fc from 'fast-check'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  pad,
  publicActions,
  toHex,
  walletActions,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withQuickClock } from '../conformance/evm/transfers/withQuickClock.ts'
import type { WalletChain } from '../provider/walletChain.ts'
import { openPayments, type Payments } from '../test/openPayments.ts'
import {
  type PaymentHabit,
  paymentAssets,
  paymentHabits,
  paymentWallets,
  toLie,
} from '../test/paymentRows.ts'

/** How many payments. The design wants 20,000: ten seeds of 2,000 take an hour. */
const count = Number(process.env.CLEAT_PAYMENTS ?? 100)
/** So many are sent before they are followed, all at once. */
const batchSize = 100

/** Lies that a trace shows. */
const shown = /^(?:elsewhere|one unit|one unit less|twice|split)$/
const thief: Address = '0x7400000000000000000000000000000000000002'
const flavours = ['all', 'noDebug', 'otherTraces', 'noTrace', 'noHistory'] as const
type Row = {
  readonly wallet: string
  readonly asset: keyof typeof paymentAssets
  readonly habit: PaymentHabit
  readonly flavour: (typeof flavours)[number]
  readonly amount: bigint
}
type Judged = {
  readonly row: Row
  readonly outcome: Awaited<ReturnType<typeof follow>>
  readonly isPaid: boolean
}

/**
 * A wallet with one key makes one call a transaction, with the gas that the app gave it: nothing is
 * left for another contract, nor for a token where a coin was asked for: nodes drop that.
 */
const isPossible = ({ wallet, habit, asset }: Row) =>
  wallet !== 'eoa' ||
  (!/^(?:twice|split|nothing|forged)$/.test(habit) &&
    !(habit === 'another asset' && asset === 'coin'))

const rows: fc.Arbitrary<Row> = fc
  .record({
    wallet: fc.constantFrom(...paymentWallets.keys()),
    asset: fc.constantFrom(...(Object.keys(paymentAssets) as Row['asset'][])),
    // Half of them are honest.
    habit: fc.oneof(fc.constant('honest' as const), fc.constantFrom(...paymentHabits)),
    flavour: fc.constantFrom(...flavours),
    amount: fc.bigInt({ min: 200n, max: 200_000n }),
  })
  .filter(isPossible)

let localnet: Localnet
let chain: WalletChain
const urls = new Map<Row['flavour'], string>()
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  localnet = await startLocalnet({
    ...{ chains: [{ id: 1, name: 'Ethereum' }], exchange: true, accounts: true },
  })
  const [first] = localnet.chains
  if (!first) throw new Error('There is no chain.')
  chain = first
  urls.set('all', chain.rpcUrl)
  for (const flavour of flavours) {
    if (flavour === 'all') continue
    const proxy = await startRpcFlavour({ url: chain.rpcUrl, flavour })
    urls.set(flavour, proxy.url)
    stops.push(() => proxy.stop())
  }
  for (const { delegatesTo, relayer, account } of paymentWallets.values()) {
    if (!delegatesTo || !('address' in account)) continue
    const { address } = account
    await node().setCode({ address, bytecode: `0xef0100${delegatesTo.slice(2)}` })
    const sender = localnet.accounts[relayer ?? -1]?.address
    if (sender) await node().setStorageAt({ address, index: 0, value: pad(sender) })
  }
}, 60_000)

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()))
  await localnet.stop()
})

function node() {
  return createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl, { timeout: 60_000 }) })
    .extend(publicActions)
    .extend(walletActions)
}

const toKey = (index: number): Hex => {
  const key = localnet.accounts[index]?.privateKey
  if (!key) throw new Error(`There is no account ${index}.`)
  return key
}

function open({ wallet, flavour }: Row, habit: PaymentHabit, answer?: Hex): Promise<Payments> {
  const known = paymentWallets.get(wallet)
  if (!known) throw new Error(`There is no wallet ${wallet}.`)
  const { account, keys } = known
  const privateKeys = keys.map(toKey)
  const [first = 0] = keys
  const owned = localnet.accounts[first]?.address
  const payer = 'address' in account ? account.address : owned
  if (!payer) throw new Error('The wallet has no account.')
  const lie = toLie(habit, { thief, payer })
  return openPayments({
    ...{ chain, rpcUrl: urls.get(flavour), privateKeys, answer },
    account: { ...account, ...(lie && { lie }) },
  })
}

/** What was sent is in a block. */
async function settle(): Promise<void> {
  while ((await node().getTxpoolStatus()).pending > 0)
    await new Promise((resolve) => setTimeout(resolve, 5))
}

async function readArrived({ asset }: Row, to: Address): Promise<bigint> {
  await settle()
  const { address } = paymentAssets[asset]
  if (!address) return node().getBalance({ address: to })
  const args = [to] as const
  return node().readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args })
}

/** Another account pays the same. */
async function payAsStranger({ asset, amount }: Row, to: Address): Promise<Hex> {
  const { address } = paymentAssets[asset]
  const stranger = localnet.accounts[8]?.address ?? null
  const args = [to, amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  const request = address ? { to: address, data } : { to, value: amount }
  return node().sendTransaction({ ...request, account: stranger, chain: null })
}

async function follow(
  { transfers }: Payments,
  sent: SentTransaction,
  payment: Payment,
): Promise<PaymentOutcome | { readonly status: 'hangs'; readonly hash: string }> {
  const signal = AbortSignal.timeout(120_000)
  try {
    return await transfers.follow({ ...sent, payment, signal })
  } catch {
    return { status: 'hangs', hash: sent.hash + JSON.stringify(sent.trackingData) }
  }
}

let receivers = 0

/** Sends a payment as its wallet does it, and returns what follows it. */
async function pay(row: Row): Promise<() => Promise<Judged>> {
  receivers += 1
  const to = toHex(0xdecade00000000n + BigInt(receivers), { size: 20 })
  const { habit, amount, asset } = row
  const app = await open(row, habit)
  const payment: Payment = {
    ...{ network: app.network, address: app.payer, to, amount, asset: paymentAssets[asset] },
  }
  const { before, sent } = await send(row, { app, payment, to })
  const due = asset === 'feeToken' ? amount - amount / 100n : amount
  return async () => {
    const outcome = await follow(app, sent, payment)
    const isPaid = (await readArrived(row, to)) - before === due
    return { row, outcome, isPaid }
  }
}

/** A busy machine may let a wallet's node time out. Each try is another payment. */
async function payAgain(row: Row, tries = 3): Promise<() => Promise<Judged>> {
  try {
    return await pay(row)
  } catch (error) {
    if (tries <= 1 || !String(error).includes('took too long to respond')) throw error
    await settle()
    return payAgain(row, tries - 1)
  }
}

async function send(
  row: Row,
  { app, payment, to }: { app: Payments; payment: Payment; to: Address },
): Promise<{ before: bigint; sent: SentTransaction }> {
  const { habit } = row
  if (habit === 'repeats a hash') {
    const first = await open(row, 'honest')
    const { hash } = await first.transfers.send(await first.transfers.prepare(payment))
    await settle()
    const repeating = await open(row, 'honest', hash as Hex)
    const sent = await repeating.transfers.send(await repeating.transfers.prepare(payment))
    return { before: await readArrived(row, to), sent }
  }
  if (habit === 'other amount') {
    const other = { ...payment, amount: payment.amount - 1n }
    const { hash } = await app.transfers.send(await app.transfers.prepare(other))
    await settle()
    const naming = await open(row, 'honest', hash as Hex)
    const sent = await naming.transfers.send(await naming.transfers.prepare(payment))
    return { before: await readArrived(row, to), sent }
  }
  const prepared = await app.transfers.prepare(payment)
  if (habit !== 'foreign hash') return { before: 0n, sent: await app.transfers.send(prepared) }
  const hash = await payAsStranger(row, to)
  const naming = await open(row, 'honest', hash)
  return { before: await readArrived(row, to), sent: await naming.transfers.send(prepared) }
}

const isConfirmed = ({ outcome }: Judged) => outcome.status === 'confirmed'

/** What is called confirmed, and did not arrive. */
const isFalse = (one: Judged) => isConfirmed(one) && !one.isPaid

/** Whether logs, a trace or balances show it. */
function hasEvidence({ wallet, asset, flavour }: Row): boolean {
  return wallet === 'eoa' || asset !== 'coin' || flavour !== 'noHistory'
}

test(`property: of ${count} payments, none is called confirmed that was not made as shown`, {
  timeout: 0,
}, async ({ annotate }) => {
  const judged: Judged[] = []
  const sample = fc.sample(rows, count)
  for (let start = 0; start < sample.length; start += batchSize) {
    const follows: (() => Promise<Judged>)[] = []
    for (const row of sample.slice(start, start + batchSize)) {
      follows.push(await payAgain(row))
      await settle()
    }
    await node().mine({ blocks: 1 })
    judged.push(...(await withQuickClock(() => Promise.all(follows.map((run) => run())))))
    expect(judged.filter(isFalse).map(describe)).toEqual([])
  }
  await annotate(toTable(judged))
  const list = (which: (one: Judged) => boolean) => judged.filter(which).map(describe)
  const isHonest = ({ row }: Judged) => row.habit === 'honest'

  expect(list((one) => isHonest(one) && !one.isPaid)).toEqual([])
  const unseen = list((one) => isHonest(one) && hasEvidence(one.row) && !isConfirmed(one))
  expect(unseen.length / count, unseen.join('\n')).toBeLessThan(0.001)
  // What nothing shows is not guessed.
  const unproven = judged.filter((one) => isHonest(one) && !hasEvidence(one.row))
  expect(unproven.filter(({ outcome }) => outcome.status !== 'unproven')).toEqual([])
  // A lie that a trace shows is reported. What a fee of the token makes good again is none.
  const isShown = ({ row, isPaid }: Judged) =>
    !isPaid && /^(?:all|noDebug)$/.test(row.flavour) && shown.test(row.habit)
  expect(list((one) => isShown(one) && one.outcome.status !== 'altered')).toEqual([])
  expect(list(({ outcome }) => !/^(?:confirmed|altered|unproven)$/.test(outcome.status))).toEqual(
    [],
  )
})

/** How many of each wallet, asset, habit and flavour ended how. */
function toTable(judged: readonly Judged[]): string {
  const counts = new Map<string, number>()
  for (const { row, outcome, isPaid } of judged)
    for (const part of ['wallet', 'asset', 'habit', 'flavour'] as const) {
      const end = `${outcome.status}${isPaid ? ', paid' : ''}`
      const whose = row.habit === 'honest' ? 'honest' : 'lying'
      const key = `${part} · ${row[part]} · ${part === 'habit' ? '' : `${whose} · `}${end}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  return [...counts]
    .map(([key, count]) => `${key}: ${count}`)
    .sort()
    .join('\n')
}

function describe({ row, outcome, isPaid }: Judged): string {
  const { wallet, asset, habit, flavour, amount } = row
  return `${wallet} · ${asset} · ${habit} · ${flavour} · ${amount}: ${outcome.status} ${outcome.hash}${isPaid ? ', paid' : ''}`
}
