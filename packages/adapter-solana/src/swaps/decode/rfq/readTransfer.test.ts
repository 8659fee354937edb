// @vitest-environment node
import { isCleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { programs } from '../../../base/programs.ts'
import {
  account,
  makerAddress as maker,
  ownAccount,
  thief,
  usdc,
} from '../../../test/createSwapParts.ts'
import { littleEndian } from '../../../test/littleEndian.ts'
import { readTransfer } from './readTransfer.ts'

const newer = programs.token2022
const paying = [2, 0, 0, 0, ...littleEndian(300n, 8)]
const moving = [12, ...littleEndian(300n, 8), 6]
const withFee = (fee: bigint) => [26, 1, ...littleEndian(300n, 8), 6, ...littleEndian(fee, 8)]
const places = (program: string) => [
  ownAccount(usdc, account, program),
  usdc,
  ownAccount(usdc, maker, program),
  account,
]
const [old, fresh] = [places(programs.token), places(newer)]

/** What the account pays to the maker, or how it is refused. */
async function read(program: string, accounts: readonly string[], data: readonly number[]) {
  try {
    return await readTransfer({ program, accounts, data: Uint8Array.from(data) }, maker)
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    return isCleatError(error) ? error.code : error
  }
}

const ofToken = { from: account, mint: usdc, amount: 300n, arriving: 300n }

test('default: coins, and tokens of both programs', async () => {
  expect(await read(programs.system, [account, maker], paying)).toEqual({
    ...{ from: account, mint: undefined, amount: 300n, arriving: 300n },
  })
  expect(await read(programs.token, old, moving)).toEqual(ofToken)
  expect(await read(newer, fresh, moving)).toEqual(ofToken)
})

test.each([
  [1n, 299n],
  [299n, 1n],
  [300n, 0n],
  [301n, 0n],
])('behavior: of a fee of %i, the rest arrives', async (fee, arriving) => {
  expect(await read(newer, fresh, withFee(fee))).toEqual({ ...ofToken, arriving })
})

test.each<[string, readonly string[], readonly number[]]>([
  ['to', [account, thief], paying],
  ['instructions', [account], paying],
  ['instructions', [account, maker, thief], paying],
  ['instructions', [], paying],
  ['instructions', [account, maker], paying.slice(0, -1)],
  ['instructions', [account, maker], [...paying, 0]],
  ['instructions', [account, maker], [3, ...paying.slice(1)]],
  ['instructions', [account, maker], paying.with(1, 1)],
  ['instructions', [account, maker], paying.with(3, 1)],
])('error: of coins, by its %s (%#)', async (field, accounts, data) => {
  expect(await read(programs.system, accounts, data)).toBe(field)
})

test.each<[string, readonly string[], (readonly number[])?]>([
  ['accounts', [...old, thief]],
  ['accounts', old.slice(0, -1)],
  ['accounts', []],
  ['source', old.with(0, ownAccount(usdc, thief))],
  ['source', old.with(3, thief)],
  ['to', old.with(2, ownAccount(usdc, thief))],
  ['to', old.with(2, maker)],
  ['source', fresh],
  ['instructions', old, [3, ...moving.slice(1, 9)]],
  ['instructions', old, [13, ...moving.slice(1)]],
  ['instructions', old, [...moving, 0]],
  ['instructions', old, moving.slice(0, -1)],
  // The older program knows no fee.
  ['instructions', old, withFee(1n)],
])('error: of tokens, by its %s (%#)', async (field, accounts, data = moving) => {
  expect(await read(programs.token, accounts, data)).toBe(field)
})

test.each<[string, readonly number[]]>([
  ['has a byte more', [...withFee(1n), 0]],
  ['has a byte less', withFee(1n).slice(0, -1)],
  ['is of another extension', withFee(1n).with(0, 27)],
  ['does something else about fees', withFee(1n).with(1, 0)],
])('error: a transfer with a fee that %s', async (_, data) => {
  expect(await read(newer, fresh, data)).toBe('instructions')
})

test('error: SWAP_ROUTER_UNKNOWN', async () => {
  expect(await read(thief, old, moving)).toBe('SWAP_ROUTER_UNKNOWN')
})
