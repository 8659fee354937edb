// @vitest-environment node
import { isCleatError } from '@cleat/core/adapter'
import type { TransactionInstruction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { programs } from '../../../base/programs.ts'
import {
  account,
  bonk,
  makerAddress as maker,
  moveToken,
  open,
  pay,
  thief,
  usdc,
} from '../../../test/createSwapParts.ts'
import { readRfq } from './readRfq.ts'

/** What is exchanged, or how it is refused. */
async function read(list: readonly TransactionInstruction[], others: readonly string[] = [maker]) {
  const instructions = list.map(({ programId, keys, data }) => ({
    program: programId.toBase58(),
    accounts: keys.map(({ pubkey }) => pubkey.toBase58()),
    data: Uint8Array.from(data),
  }))
  try {
    return await readRfq({ account, others, instructions })
  } catch (error) {
    if (!isCleatError(error)) throw error
    return { code: error.code, context: error.context }
  }
}

const [paid, received] = [pay(5n, maker), moveToken({ from: maker, to: account, amount: 9n })]

test('default', async () => {
  expect(await read([open(usdc), paid, received])).toEqual({
    ...{ type: 'exchange', router: maker, receiver: account, deadline: undefined },
    ...{ source: undefined, target: usdc, amount: 5n, minReceived: 9n },
  })
})

const altered = (field: string) => ({ code: 'PAYMENT_ALTERED', context: { field } })
const by = (from: string, to: string, amount = 9n) => moveToken({ from, to, amount })
const lost = { code: 'SWAP_FLOOR_MISSING', context: { router: maker } }

test.each<[string, readonly TransactionInstruction[], object]>([
  ['a thief pays', [pay(5n, maker, thief), received], altered('from')],
  ['a thief gives', [paid, by(thief, account)], altered('from')],
  ['the account gives', [paid, by(account, account)], altered('from')],
  ['a thief receives', [paid, by(maker, thief)], altered('to')],
  ['a thief is paid', [pay(5n, thief), received], altered('to')],
  ['the same is given', [by(account, maker, 5n), received], altered('target')],
  ['nothing is paid', [pay(0n, maker), received], altered('amount')],
  ['nothing is given', [paid, by(maker, account, 0n)], lost],
  ['only something is paid', [paid], altered('instructions')],
  ['more is paid', [paid, received, paid], altered('instructions')],
  ['another account is opened', [open(bonk), paid, received], altered('mint')],
  ['the other way round', [received, paid], altered('to')],
])('error: %s', async (_, list, refusal) => {
  expect(await read(list)).toEqual(refusal)
})

test('error: there is no maker, or more than one', async () => {
  const unknown = (router: string) => ({ code: 'SWAP_ROUTER_UNKNOWN', context: { router } })
  expect(await read([paid, received, paid], [])).toEqual(unknown(programs.system))
  expect(await read([paid, paid, received], [])).toEqual(unknown(programs.token))
  expect(await read([open(usdc)], [])).toEqual(unknown(programs.system))
  expect(await read([paid, received], [maker, thief])).toEqual(altered('signers'))
})
