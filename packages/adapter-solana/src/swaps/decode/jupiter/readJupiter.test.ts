// @vitest-environment node
import { isCleatError } from '@cleat/core/adapter'
import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import {
  account,
  bonk,
  jupiterProgram,
  open,
  pay,
  route,
  swapBy,
  sync,
  thief,
  usdc,
  wsol,
} from '../../../test/createSwapParts.ts'
import { readJupiter } from './readJupiter.ts'

/** What is exchanged, or how it is refused. */
async function read(list: readonly TransactionInstruction[], others: readonly string[] = []) {
  const instructions = list.map(({ programId, keys, data }) => ({
    program: programId.toBase58(),
    accounts: keys.map(({ pubkey }) => pubkey.toBase58()),
    data: Uint8Array.from(data),
  }))
  try {
    return await readJupiter({ account, others, instructions }, { claimedSource: undefined })
  } catch (error) {
    if (!isCleatError(error)) throw error
    return { code: error.code, context: error.context }
  }
}

test('default', async () => {
  expect(await read([open(bonk), swapBy()])).toEqual({
    ...{ type: 'exchange', router: jupiterProgram, receiver: account, deadline: undefined },
    ...{ source: usdc, target: bonk, amount: route.amount, minReceived: 990_000_000_000n },
  })
})

const altered = (field: string) => ({ code: 'PAYMENT_ALTERED', context: { field } })
const wrapping = [open(wsol), pay(route.amount), sync()]
const { data: _, ...other } = pay(5n)
const elsewhere = { ...other, programId: new PublicKey(thief), keys: [], data: Buffer.of(1) }

test.each<[string, readonly TransactionInstruction[], object]>([
  ['nothing is taken', [swapBy({ amount: 0n })], altered('amount')],
  ['SOL is wrapped beside a token', [...wrapping, swapBy()], altered('token')],
  [
    'nothing is offered',
    [swapBy({ quoted: 0n })],
    { code: 'SWAP_FLOOR_MISSING', context: { router: jupiterProgram } },
  ],
  [
    'another program is called',
    [swapBy(), elsewhere],
    { code: 'SWAP_ROUTER_UNKNOWN', context: { router: thief } },
  ],
  [
    'Jupiter is called twice',
    [swapBy(), swapBy()],
    { code: 'SWAP_ROUTER_UNKNOWN', context: { router: jupiterProgram } },
  ],
  ['Jupiter is not called', [open(bonk)], { code: 'SWAP_ROUTER_UNKNOWN' }],
])('error: %s', async (_name, list, refusal) => {
  expect(await read(list)).toMatchObject(refusal)
})

test('error: somebody else signs, too', async () => {
  expect(await read([swapBy()], [thief])).toEqual(altered('signers'))
})
