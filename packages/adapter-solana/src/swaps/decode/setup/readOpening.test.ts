// @vitest-environment node
import { isCleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { programs } from '../../../base/programs.ts'
import { account, bonk, ownAccount, thief, usdc } from '../../../test/createSwapParts.ts'
import { readOpening } from './readOpening.ts'

const own = ownAccount(bonk)
const parts = [account, own, account, bonk, programs.system, programs.token]

/** The mint, or the field that is refused. */
async function read(accounts: readonly string[], data: readonly number[] = [1]): Promise<string> {
  const instruction = { program: programs.associated, accounts, data: Uint8Array.from(data) }
  try {
    return await readOpening(instruction, account)
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    throw error
  }
}

test('default: the mint of the account that is opened, by either program', async () => {
  expect(await read(parts)).toBe(bonk)
  const newer = programs.token2022
  const other = ownAccount(bonk, account, newer)
  expect(await read(parts.with(1, other).with(5, newer))).toBe(bonk)
})

test.each<[string, readonly number[]]>([
  ['must not exist yet', []],
  ['must not exist yet, in full', [0]],
  ['is taken out of another', [2]],
  ['has a byte more', [1, 0]],
  ['has another byte before', [0, 1]],
])('error: one that %s', async (_, data) => {
  expect(await read(parts, data)).toBe('instructions')
})

test.each<[string, string, readonly string[]]>([
  ['owner', 'a thief pays', parts.with(0, thief)],
  ['owner', 'a thief owns it', parts.with(2, thief)],
  ['owner', 'a thief owns it, and it is the thief’s', parts.with(1, ownAccount(bonk, thief))],
  ['owner', 'it is of another mint', parts.with(1, ownAccount(usdc))],
  ['owner', 'it is of the other program', parts.with(5, programs.token2022)],
  ['instructions', 'another program gives the coins', parts.with(4, thief)],
  ['instructions', 'another program has the token', parts.with(5, thief)],
  ['instructions', 'an account is missing', parts.slice(0, -1)],
  ['instructions', 'all accounts are missing', []],
  ['instructions', 'there is one account more', [...parts, thief]],
])('error: by its %s, where %s', async (field, _, accounts) => {
  expect(await read(accounts)).toBe(field)
})
