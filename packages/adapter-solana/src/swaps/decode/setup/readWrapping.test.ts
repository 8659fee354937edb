// @vitest-environment node
import { isCleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { programs } from '../../../base/programs.ts'
import { account, ownAccount, thief, usdc, wsol } from '../../../test/createSwapParts.ts'
import { littleEndian } from '../../../test/littleEndian.ts'
import { readWrapping } from './readWrapping.ts'

const wrapped = ownAccount(wsol)
const rent = 'SysvarRent111111111111111111111111111111111'

/** What it does, or the field that is refused. */
function read(program: string, accounts: readonly string[], data: readonly number[]): unknown {
  const instruction = { program, accounts, data: Uint8Array.from(data) }
  try {
    return readWrapping(instruction, { account, wrapped })
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    throw error
  }
}

const ofToken = (accounts: readonly string[], ...data: number[]) =>
  read(programs.token, accounts, data)
const paying = [2, 0, 0, 0, ...littleEndian(300n, 8)]
const ofSystem = (accounts: readonly string[], data: readonly number[] = paying) =>
  read(programs.system, accounts, data)

test('default: own coins are put in, taken note of, and taken out', () => {
  expect(ofSystem([account, wrapped])).toEqual({ type: 'paid', lamports: 300n })
  expect(ofToken([wrapped], 17)).toEqual({ type: 'synced' })
  expect(ofToken([wrapped, rent], 17)).toEqual({ type: 'synced' })
  expect(ofToken([wrapped, account, account], 9)).toEqual({ type: 'closed' })
})

test.each<[string, string, readonly string[], readonly number[]]>([
  ['instructions', 'another account is taken note of', [ownAccount(usdc)], [17]],
  ['instructions', 'another account is closed', [ownAccount(usdc), account, account], [9]],
  ['instructions', 'no account is named', [], [17]],
  ['instructions', 'it is taken note of with another account', [wrapped, thief], [17]],
  ['instructions', 'it is taken note of with one more', [wrapped, rent, thief], [17]],
  ['instructions', 'a byte follows', [wrapped], [17, 0]],
  ['instructions', 'a byte follows when it is closed', [wrapped, account, account], [9, 0]],
  ['instructions', 'nothing is said', [wrapped, account, account], []],
  ['instructions', 'it is frozen', [wrapped, account, account], [10]],
  ['instructions', 'its delegate is taken back', [wrapped, rent], [5]],
  ['instructions', 'it is closed for nothing', [wrapped], [9]],
  ['instructions', 'it is closed without an owner', [wrapped, account], [9]],
  ['instructions', 'it is closed with the rent', [wrapped, rent], [9]],
  ['instructions', 'several sign that it is closed', [wrapped, account, account, thief], [9]],
  ['to', 'a thief receives what is in it', [wrapped, thief, account], [9]],
  ['to', 'a thief closes it', [wrapped, account, thief], [9]],
])('error: by its %s, where %s', (field, _, accounts, data) => {
  expect(ofToken(accounts, ...data)).toBe(field)
})

test.each<[string, string, readonly string[], (readonly number[])?]>([
  ['from', 'a thief pays', [thief, wrapped]],
  ['to', 'a thief is paid', [account, thief]],
  ['to', 'another account is paid', [account, ownAccount(usdc)]],
  ['instructions', 'nobody is paid', [account]],
  ['instructions', 'one account is more', [account, wrapped, thief]],
  ['instructions', 'a byte follows', [account, wrapped], [...paying, 0]],
  ['instructions', 'a byte is missing', [account, wrapped], paying.slice(0, -1)],
  ['instructions', 'it is given to a program', [account, wrapped], [1, ...paying.slice(1)]],
  ['instructions', 'it has a seed', [account, wrapped], [11, ...paying.slice(1)]],
  ['instructions', 'its number has a second byte', [account, wrapped], paying.with(1, 1)],
  ['instructions', 'its number has a last byte', [account, wrapped], paying.with(3, 1)],
  ['instructions', 'there is no number', [account, wrapped], []],
])('error: by its %s, where %s of the account', (field, _, accounts, data) => {
  expect(ofSystem(accounts, data)).toBe(field)
})
