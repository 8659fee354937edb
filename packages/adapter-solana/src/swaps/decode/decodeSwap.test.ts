// @vitest-environment node
import { isCleatError } from '@cleat/core/adapter'
import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { programs } from '../../base/programs.ts'
import {
  account,
  bonk,
  close,
  jupiterProgram,
  keys,
  makerAddress as maker,
  moveToken,
  open,
  pay,
  swapBy,
  sync,
  tables,
  thief,
  usdc,
  writeSwap,
  wsol,
} from '../../test/createSwapParts.ts'
import { decodeSwap } from './decodeSwap.ts'

type Given = Partial<Parameters<typeof decodeSwap>[0]>

/** What is exchanged, or how it is refused. */
async function decode(list: readonly TransactionInstruction[] | Uint8Array, given: Given = {}) {
  const transaction = list instanceof Uint8Array ? list : writeSwap(list)
  try {
    return (await decodeSwap({ transaction, account, tables, ...given })).parts[0]
  } catch (error) {
    if (!isCleatError(error)) throw error
    return { code: error.code, context: error.context }
  }
}

const pricing = [pay(5n, maker), moveToken({ from: maker, to: account, amount: 9n })]

test('default: by Jupiter, by wrapping, or with a market maker', async () => {
  expect(await decode([open(bonk), swapBy()])).toMatchObject({ router: jupiterProgram })
  const wrapped = await decode([open(wsol), pay(5n), sync()])
  expect(wrapped).toMatchObject({ router: programs.token, source: undefined, target: wsol })
  const unwrapped = await decode([close()], { wrapped: 7n })
  expect(unwrapped).toMatchObject({ source: wsol, target: undefined, amount: 7n })
  expect(await decode(pricing)).toMatchObject({ router: maker, target: usdc, minReceived: 9n })
})

test('behavior: the token that is said to be taken is for the route that names none', async () => {
  const old = [swapBy({ kind: 'route' })]
  expect(await decode(old, { source: usdc })).toMatchObject({ source: usdc, target: bonk })
  const altered = { code: 'PAYMENT_ALTERED', context: { field: 'token' } }
  for (const source of [undefined, 'usdc', '', wsol])
    expect(await decode(old, { source })).toEqual(altered)
})

const [memo] = [new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')]
const noting = { ...sync(), programId: memo, keys: [] }
const unknown = (router: string) => ({ code: 'SWAP_ROUTER_UNKNOWN', context: { router } })

test.each<[string, readonly TransactionInstruction[], object]>([
  ['what is wrapped, and a note', [pay(5n), sync(), noting], unknown(memo!.toBase58())],
  ['a note, and what is wrapped', [noting, pay(5n), sync()], unknown(programs.token)],
  ['only a note', [noting], unknown(memo!.toBase58())],
  ['only a payment', [pay(5n, thief)], unknown(programs.system)],
  ['only an opening', [open(wsol)], unknown(programs.system)],
  ['only a transfer', [moveToken({ to: thief })], unknown(programs.token)],
  [
    'a payment, and a byte for its program',
    [{ ...pay(5n), data: Buffer.of(9) }],
    unknown(programs.system),
  ],
])('error: SWAP_ROUTER_UNKNOWN for %s', async (_, list, refusal) => {
  expect(await decode(list, { wrapped: 7n })).toEqual(refusal)
})

test('error: who signs besides makes a market, and wraps nothing', async () => {
  const paid = [pay(5n), sync(), pay(1n, account, thief)]
  const transaction = writeSwap(paid, { signers: [keys.other] })
  const altered = (field: string) => ({ code: 'PAYMENT_ALTERED', context: { field } })
  expect(await decode(transaction)).toEqual(altered('instructions'))
  const closing = writeSwap([close(), pay(1n, account, thief)], { signers: [keys.other] })
  expect(await decode(closing, { wrapped: 7n })).toEqual(altered('accounts'))
})

test('error: what is no transaction', async () => {
  const altered = { code: 'PAYMENT_ALTERED', context: { field: 'transaction' } }
  for (const bytes of [new Uint8Array(), Uint8Array.of(1, 2, 3)])
    expect(await decode(bytes)).toEqual(altered)
})
