// @vitest-environment node
import { type DecodedExchange, isCleatError } from '@cleat/core/adapter'
import {
  type Keypair,
  PublicKey,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { programs } from '../../base/programs.ts'
import {
  account,
  bonk,
  budget,
  keys,
  makerAddress as maker,
  moveToken,
  open,
  ownAccount,
  pay,
  tables,
  thief,
  usdc,
  writeSwap,
} from '../../test/createSwapParts.ts'
import { decodeSwap } from './decodeSwap.ts'

type Facts = Pick<DecodedExchange, 'source' | 'target' | 'amount' | 'minReceived'>
const decode = (transaction: Uint8Array) => decodeSwap({ transaction, account, tables })

async function judge(transaction: Uint8Array, facts: Facts): Promise<string> {
  try {
    const [read] = (await decode(transaction)).parts
    if (read?.type !== 'exchange') return 'step'
    expect([read.receiver, read.router, read.deadline]).toEqual([account, maker, undefined])
    const fields = {
      source: 'token',
      target: 'target',
      amount: 'amount',
      minReceived: 'minimum',
    } as const
    const found = (Object.keys(fields) as (keyof Facts)[]).find((key) => read[key] !== facts[key])
    return found ? fields[found] : 'accepted'
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    if (isCleatError(error)) return error.code
    throw error
  }
}

const [sol, dollars] = [2_000_000_000n, 299_400_000n]
const sells = { source: undefined, target: usdc, amount: sol, minReceived: dollars }
const buys = { source: usdc, target: undefined, amount: dollars, minReceived: sol }
const taking = (change: Parameters<typeof moveToken>[0] = {}) =>
  moveToken({ from: maker, to: account, amount: dollars, ...change })
const giving = (change: Parameters<typeof moveToken>[0] = {}) =>
  moveToken({ amount: dollars, ...change })
const selling = [...budget.slice(0, 1), open(usdc), pay(sol, maker), taking()]
const buying = [...budget.slice(0, 1), giving(), pay(sol, account, maker)]
const sale = writeSwap(selling)
const big = programs.token2022

test('default: SOL is sold', async () => {
  expect(await decode(sale)).toEqual({
    // Two signatures.
    ...{ from: account, chain: undefined, feeLimit: 10_000n },
    parts: [{ type: 'exchange', router: maker, ...sells, receiver: account, deadline: undefined }],
  })
})

test.each<[string, Uint8Array, Facts]>([
  ['of a token for SOL', writeSwap(buying), buys],
  [
    'of two tokens',
    writeSwap([giving(), open(bonk), taking({ mint: bonk })]),
    { ...buys, target: bonk, minReceived: dollars },
  ],
  ['without a budget', writeSwap(selling.slice(1)), sells],
  ['with a price', writeSwap([...budget, ...selling.slice(1)]), sells],
  ['without an opening', writeSwap([pay(sol, maker), taking()]), sells],
  ['that opens after it', writeSwap([pay(sol, maker), taking(), open(usdc)]), sells],
  ['of an older form', writeSwap(selling, { isLegacy: true }), sells],
  [
    'of a token of the newer program',
    writeSwap([giving({ program: big }), pay(sol, account, maker)]),
    buys,
  ],
  [
    'for a token that takes a fee',
    writeSwap([pay(sol, maker), taking({ program: big, fee: 400_000n })]),
    { ...sells, minReceived: 299_000_000n },
  ],
])('behavior: an exchange %s', async (_, transaction, facts) => {
  expect(await judge(transaction, facts)).toBe('accepted')
})

const signed = (instructions: readonly TransactionInstruction[], ...signers: Keypair[]) =>
  writeSwap(instructions, { signers })
const withOwner = (instruction: TransactionInstruction, address: string) => {
  instruction.keys.push({ pubkey: new PublicKey(address), isSigner: false, isWritable: false })
  return instruction
}
const withData = (instruction: TransactionInstruction, data: readonly number[]) => {
  instruction.data = Buffer.from(data)
  return instruction
}

test.each<[string, Uint8Array, string, Facts?]>([
  ['more SOL is taken', writeSwap([open(usdc), pay(sol + 1n, maker), taking()]), 'amount'],
  ['less SOL is taken', writeSwap([open(usdc), pay(1n, maker), taking()]), 'amount'],
  ['nothing is taken', writeSwap([open(usdc), pay(0n, maker), taking()]), 'amount'],
  [
    'more of a token is taken',
    writeSwap([giving({ amount: dollars + 1n }), pay(sol, account, maker)]),
    'amount',
    buys,
  ],
  ['less is given', writeSwap([pay(sol, maker), taking({ amount: dollars - 1n })]), 'minimum'],
  ['less SOL is given', writeSwap([giving(), pay(sol - 1n, account, maker)]), 'minimum', buys],
  ['nothing is given', writeSwap([pay(sol, maker), taking({ amount: 0n })]), 'SWAP_FLOOR_MISSING'],
  ['no SOL is given', writeSwap([giving(), pay(0n, account, maker)]), 'SWAP_FLOOR_MISSING', buys],
  [
    'the token’s fee takes a part',
    writeSwap([pay(sol, maker), taking({ program: big, fee: 1n })]),
    'minimum',
  ],
  [
    'the token’s fee takes all',
    writeSwap([pay(sol, maker), taking({ program: big, fee: dollars })]),
    'SWAP_FLOOR_MISSING',
  ],
  [
    'the token’s fee takes more',
    writeSwap([pay(sol, maker), taking({ program: big, fee: dollars + 1n })]),
    'SWAP_FLOOR_MISSING',
  ],
  [
    'a fee of a program that knows none',
    writeSwap([pay(sol, maker), taking({ fee: 1n })]),
    'instructions',
  ],
  [
    'another token is taken',
    writeSwap([giving({ mint: bonk }), pay(sol, account, maker)]),
    'token',
    buys,
  ],
  ['another token is given', writeSwap([pay(sol, maker), taking({ mint: bonk })]), 'target'],
  ['the same token is given', writeSwap([giving(), taking()]), 'target'],
  ['SOL for SOL', writeSwap([pay(sol, maker), pay(sol, account, maker)]), 'target'],
  ['a thief receives', writeSwap([pay(sol, maker), taking({ to: thief })]), 'to'],
  [
    'a thief’s account receives',
    writeSwap([pay(sol, maker), taking({ destination: ownAccount(usdc, thief) })]),
    'to',
  ],
  [
    'an own account of another mint receives',
    writeSwap([pay(sol, maker), taking({ destination: ownAccount(bonk) })]),
    'to',
  ],
  ['a thief receives SOL', writeSwap([giving(), pay(sol, thief, maker)]), 'to', buys],
  ['the maker receives both', writeSwap([giving(), pay(sol, maker, maker)]), 'to', buys],
  ['a thief is paid', writeSwap([pay(sol, thief), taking()]), 'to'],
  [
    'a thief is paid a token',
    writeSwap([giving({ to: thief }), pay(sol, account, maker)]),
    'to',
    buys,
  ],
  [
    'it is taken from another account',
    writeSwap([giving({ source: ownAccount(usdc, thief) }), pay(sol, account, maker)]),
    'source',
    buys,
  ],
  [
    'the account pays both',
    writeSwap([pay(sol, maker), giving({ to: account, destination: ownAccount(usdc) })]),
    'SWAP_ROUTER_UNKNOWN',
  ],
  ['the maker pays first', writeSwap([taking(), pay(sol, maker)]), 'to'],
  ['the maker only pays', writeSwap([pay(sol, account, maker)]), 'instructions'],
  ['the account only pays', signed([pay(sol, maker)]), 'SWAP_ROUTER_UNKNOWN'],
  ['nothing', signed([]), 'SWAP_ROUTER_UNKNOWN'],
  ['a third transfer', writeSwap([...selling, pay(5n, thief)]), 'instructions'],
  ['a third transfer of the maker', writeSwap([...selling, pay(5n, thief, maker)]), 'instructions'],
  [
    'a thief signs, too',
    signed([pay(sol, maker), taking(), pay(1n, account, thief)], keys.maker, keys.other),
    'signers',
  ],
  [
    'a thief is the maker',
    signed([pay(sol, thief), taking({ from: thief })], keys.other),
    'router',
  ],
  ['the maker has not signed', signed(selling), 'signatures'],
  [
    'a thief has signed for the maker',
    sale.map((value, at) => (at >= 65 && at < 129 ? value ^ 1 : value)),
    'signatures',
  ],
  [
    'the maker signed another amount',
    (() => {
      const other = writeSwap([
        ...budget.slice(0, 1),
        open(usdc),
        pay(sol, maker),
        taking({ amount: dollars - 1n }),
      ])
      return Uint8Array.from([...other.slice(0, 65), ...sale.slice(65, 129), ...other.slice(129)])
    })(),
    'signatures',
  ],
  ['the account has signed', signed(selling, keys.user, keys.maker), 'signatures'],
  ['the maker pays the fee of it', writeSwap(selling, { payer: maker }), 'from'],
  [
    'an account of another mint is opened',
    writeSwap([open(bonk), pay(sol, maker), taking()]),
    'mint',
  ],
  [
    'an account of the maker is opened',
    writeSwap([open(usdc, { owner: maker }), pay(sol, maker), taking()]),
    'owner',
  ],
  [
    'the maker opens an account',
    writeSwap([open(usdc, { payer: maker }), pay(sol, maker), taking()]),
    'owner',
  ],
  [
    'an account of the other program is opened',
    writeSwap([withData(open(usdc), [0]), pay(sol, maker), taking()]),
    'instructions',
  ],
  ['a multisig', writeSwap([pay(sol, maker), withOwner(taking(), thief)]), 'accounts'],
  [
    'a transfer that is not checked',
    writeSwap([pay(sol, maker), withData(taking(), [3, 5, 0, 0, 0, 0, 0, 0, 0])]),
    'instructions',
  ],
  [
    'an approval',
    writeSwap([withData(giving(), [13, 5, 0, 0, 0, 0, 0, 0, 0, 6]), pay(sol, account, maker)]),
    'instructions',
    buys,
  ],
  [
    'another owner',
    writeSwap([withData(giving(), [6, 2, 1]), pay(sol, account, maker)]),
    'instructions',
    buys,
  ],
  [
    'an amount with a byte more',
    writeSwap([withData(pay(sol, maker), [2, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0]), taking()]),
    'instructions',
  ],
  [
    'an account is given away',
    writeSwap([
      SystemProgram.assign({
        accountPubkey: new PublicKey(account),
        programId: new PublicKey(thief),
      }),
      taking(),
    ]),
    'instructions',
  ],
  [
    'a nonce',
    writeSwap([
      SystemProgram.nonceAdvance({
        noncePubkey: new PublicKey(thief),
        authorizedPubkey: new PublicKey(account),
      }),
      ...selling,
    ]),
    'instructions',
  ],
  [
    'another program',
    writeSwap([
      { ...pay(5n), programId: new PublicKey(thief), keys: [], data: Buffer.alloc(0) },
      taking(),
    ]),
    'SWAP_ROUTER_UNKNOWN',
  ],
  ['a fee above the most', writeSwap([...budget, ...budget]), 'budget'],
])('error: %s', async (name, transaction, refusal, facts = sells) => {
  if (refusal === 'router') {
    // Who makes the market is what the visitor has confirmed.
    expect((await decode(transaction)).parts[0]).toMatchObject({ router: thief })
    return
  }
  expect(await judge(transaction, facts), name).toBe(refusal)
})

test('behavior: of every bit that is changed, none is accepted', async () => {
  for (let at = 0; at < sale.length; at += 1) {
    const changed = sale.map((value, index) => (index === at ? value ^ (1 << (at % 8)) : value))
    const read = await decode(changed).catch((error: unknown) => {
      if (!isCleatError(error)) throw error
    })
    // The maker has signed every one of them.
    expect(read).toBeUndefined()
  }
})

test('property: what is written is read', async () => {
  const u64 = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n })
  const exchanges = fc.record({
    isSale: fc.boolean(),
    amount: u64,
    given: u64,
    isNew: fc.boolean(),
    isBoth: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(exchanges, async ({ isSale, amount, given, isNew, isBoth }) => {
      const program = isNew ? big : programs.token
      const first = isSale ? pay(amount, maker) : giving({ amount, program })
      const second =
        isSale || isBoth
          ? taking({ amount: given, program, mint: bonk })
          : pay(given, account, maker)
      const facts = {
        source: isSale ? undefined : usdc,
        target: isSale || isBoth ? bonk : undefined,
        amount,
        minReceived: given,
      }
      expect(await judge(writeSwap([first, second]), facts)).toBe('accepted')
    }),
    { numRuns: 100 },
  )
})
