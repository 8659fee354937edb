// @vitest-environment node
import { isCleatError, type Swap, type SwapOffer } from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import {
  ComputeBudgetProgram,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { programs } from '../base/programs.ts'
import {
  account,
  close,
  keys,
  makerAddress as maker,
  moveToken,
  open,
  ownAccount,
  pay,
  swapBy,
  thief,
  writeSwap,
  wsol,
} from '../test/createSwapParts.ts'
import { assets, type SwappingApp, setUpSwaps } from '../test/setUpSwaps.ts'
import { tokenInstruction } from '../test/tokenInstruction.ts'

const openApp = setUpSwaps()
const { sol, usdc, toll } = assets
const mint = usdc.address ?? ''
const [paid, given] = [2_000_000_000n, 299_400_000n]
const own = ownAccount(mint)
const giving = (change: Parameters<typeof moveToken>[0] = {}) =>
  moveToken({ mint, from: maker, to: account, amount: given, ...change })
const taking = (change: Parameters<typeof moveToken>[0] = {}) =>
  moveToken({ mint, amount: given, ...change })
const sale = [open(mint), pay(paid, maker), giving()]

/** An instruction of the token program about the visitor's account, by its number. */
const about = (data: readonly number[], others: readonly string[] = []) =>
  tokenInstruction({
    ...{ program: programs.token, signer: account, accounts: [own, ...others, account], data },
  })
const key = [...new PublicKey(thief).toBytes()]
const u64 = [255, 255, 255, 255, 255, 255, 255, 127]

async function refusalOf(
  app: SwappingApp,
  parts: {
    instructions: readonly TransactionInstruction[]
    swap?: Partial<Swap>
    offer?: Partial<SwapOffer>
    change?: Parameters<typeof writeSwap>[1]
  },
): Promise<string> {
  const { instructions, swap, offer, change } = parts
  const { blockhash } = await app.connection.getLatestBlockhash()
  const bytes = writeSwap(instructions, { blockhash, ...change })
  const made = app.toOffer(bytes, { amount: given, ...offer })
  try {
    const { minReceived } = await app.prepare(app.createSwap({ amount: paid, ...swap }), made)
    return `accepted ${minReceived}`
  } catch (error) {
    if (!isCleatError(error)) throw error
    const isNamed = isCleatError(error, 'SWAP_QUOTE_MISMATCH')
    return isNamed ? `${error.code} ${error.context.field}` : error.code
  }
}

test('default: what an honest maker offers is accepted', async () => {
  const app = await openApp()
  expect(await refusalOf(app, { instructions: sale })).toBe(`accepted ${given}`)
})

const drain = 9_999_000_000_000n

test.each<[string, readonly TransactionInstruction[], string]>([
  ['it drains the account', [open(mint), pay(drain, maker), giving()], 'amount'],
  ['it takes a lamport more', [pay(paid + 1n, maker), giving()], 'amount'],
  ['it takes less, and pays less', [pay(1n, maker), giving({ amount: 1n })], 'amount'],
  ['another token moves, too', [...sale, taking({ amount: 1n })], 'instructions'],
  ['SOL moves to a thief, too', [...sale, pay(5n, thief)], 'instructions'],
  ['a thief receives', [pay(paid, maker), giving({ to: thief })], 'to'],
  ['a thief is paid', [pay(paid, thief), giving()], 'to'],
  ['an account is closed', [...sale, about([9], [thief])], 'instructions'],
  ['wrapped SOL is closed to a thief', [...sale, close(ownAccount(wsol), thief)], 'instructions'],
  ['a thief becomes the owner', [...sale, about([6, 2, 1, ...key])], 'instructions'],
  ['a thief may close', [...sale, about([6, 3, 1, ...key])], 'instructions'],
  ['a thief may take', [...sale, about([4, ...u64], [thief])], 'instructions'],
  ['a thief may take, checked', [...sale, about([13, ...u64, 6], [mint, thief])], 'instructions'],
  ['a token is burnt', [...sale, about([8, ...u64], [mint])], 'instructions'],
  [
    'the account is given to a program',
    [
      SystemProgram.assign({
        ...{ accountPubkey: new PublicKey(account), programId: new PublicKey(programs.token) },
      }),
      ...sale,
    ],
    'instructions',
  ],
  [
    'a nonce makes it last',
    [
      SystemProgram.nonceAdvance({
        ...{ noncePubkey: new PublicKey(thief), authorizedPubkey: new PublicKey(account) },
      }),
      ...sale,
    ],
    'instructions',
  ],
  [
    'a fee beyond reason',
    [
      ComputeBudgetProgram.setComputeUnitLimit({ units: 1_400_000 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10_000_000 }),
      ...sale,
    ],
    'fee',
  ],
  ['less than was said', [pay(paid, maker), giving({ amount: 296_405_999n })], 'minimum'],
  ['another token is given', [pay(paid, maker), giving({ mint: toll.address ?? '' })], 'target'],
  ['the token is taken', [taking(), pay(paid, account, maker)], 'token'],
])('error: %s', async (_, instructions, field) => {
  const app = await openApp()
  expect(await refusalOf(app, { instructions })).toBe(`SWAP_QUOTE_MISMATCH ${field}`)
})

test.each<[string, Parameters<typeof writeSwap>[1], string]>([
  ['the maker has not signed', { signers: [] }, 'SWAP_QUOTE_MISMATCH signatures'],
  [
    'the visitor’s signature is there',
    { signers: [keys.user, keys.maker] },
    'SWAP_QUOTE_MISMATCH signatures',
  ],
  ['it has expired', { blockhash: thief }, 'PAYMENT_EXPIRED'],
  [
    'the maker pays the fee, so that the visitor signs second',
    { payer: maker, signers: [keys.maker] },
    'SWAP_QUOTE_MISMATCH signatures',
  ],
])('error: %s', async (_, change, refusal) => {
  const app = await openApp()
  expect(await refusalOf(app, { instructions: sale, change })).toBe(refusal)
})

test('error: a signature of the maker for something else', async () => {
  const app = await openApp()
  const { blockhash } = await app.connection.getLatestBlockhash()
  const [meant, other] = [given, given - 1n].map((amount) =>
    writeSwap([open(mint), pay(paid, maker), giving({ amount })], { blockhash }),
  ) as [Uint8Array, Uint8Array]
  const mixed = meant.map((byte, at) => (at >= 65 && at < 129 ? (other[at] ?? 0) : byte))
  const offer = app.toOffer(mixed, { amount: given })
  await expect(app.prepare(app.createSwap({ amount: paid }), offer)).rejects.toMatchObject({
    ...{ code: 'SWAP_QUOTE_MISMATCH', context: { field: 'signatures' } },
  })
})

test('error: what the maker does not have', async () => {
  const app = await openApp()
  const amount = 10n ** 14n
  const instructions = [open(mint), pay(paid, maker), giving({ amount })]
  expect(await refusalOf(app, { instructions })).toBe('TRANSACTION_FAILED')
})

test('error: the token keeps a part that the maker hides', async () => {
  const app = await openApp()
  const { address = '' } = toll
  const [program, amount] = [programs.token2022, 1_000_000_000n]
  const moved = { mint: address, program, from: maker, to: account, amount, decimals: 9 }
  const offer = { amount }
  // `TransferChecked` takes the fee all the same, and does not say so.
  const hidden = [pay(paid, maker), moveToken(moved)]
  expect(await refusalOf(app, { instructions: hidden, swap: { target: toll }, offer })).toBe(
    'SWAP_PRICE_MOVED',
  )
  const fee = 15_000_000n
  const told = [pay(paid, maker), moveToken({ ...moved, fee })]
  expect(await refusalOf(app, { instructions: told, swap: { target: toll }, offer })).toBe(
    'SWAP_QUOTE_MISMATCH minimum',
  )
  const honest = { amount: amount - fee }
  expect(await refusalOf(app, { instructions: told, swap: { target: toll }, offer: honest })).toBe(
    `accepted ${amount - fee}`,
  )
})

test('error: a program that is not known, and Jupiter with a second signer', async () => {
  const app = await openApp()
  const other = new TransactionInstruction({ programId: new PublicKey(thief), keys: [] })
  expect(await refusalOf(app, { instructions: [other], change: { signers: [] } })).toBe(
    'SWAP_ROUTER_UNKNOWN',
  )
  const both = [swapBy(), pay(1n, account, maker)]
  expect(await refusalOf(app, { instructions: both, change: { isLegacy: true } })).toBe(
    'SWAP_QUOTE_MISMATCH signers',
  )
})

test('error: Jupiter, where the chain has no such program', async () => {
  const app = await openApp()
  const swap = { source: usdc, target: sol, amount: 1_000_000n }
  const amount = 6_000_000n
  const route = { source: mint, target: wsol, amount: swap.amount, quoted: amount }
  const instructions = [open(wsol), swapBy(route), close()]
  const offer = { kind: 'transaction', amount } as const
  const change = { isLegacy: true }
  expect(await refusalOf(app, { instructions, swap, offer, change })).toBe('TRANSACTION_FAILED')
  // By a lookup table that the chain does not have.
  expect(await refusalOf(app, { instructions, swap, offer })).toBe('SWAP_QUOTE_MISMATCH lookups')
})

test.each([
  undefined,
  null,
  '',
  {},
  { transaction: 5 },
  { transaction: '' },
  { transaction: '!' },
  { transaction: base64.encode(new Uint8Array(1233)) },
  { transaction: base64.encode(Uint8Array.of(1, 2, 3)) },
])('error: an offer of nothing that can be read (%#)', async (call) => {
  const app = await openApp()
  const offer = { ...app.toOffer(new Uint8Array(), { amount: given }), call }
  await expect(app.prepare(app.createSwap({}), offer)).rejects.toMatchObject({
    ...{ code: 'SWAP_QUOTE_MISMATCH', context: { field: 'transaction' } },
  })
})
