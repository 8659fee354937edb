import { expect, test } from 'vitest'
import { programs } from '../../base/programs.ts'
import { readMint } from './readMint.ts'
import { readTokenAccount } from './readTokenAccount.ts'

const plain = new Uint8Array(82)
plain[44] = 6
plain[45] = 1
/** A mint with its account type and extensions, as bytes. */
const extended = (mark: number, ...rest: readonly number[]) => {
  const data = new Uint8Array(166 + rest.length)
  data.set(plain)
  data.set([mark, ...rest], 165)
  return data
}
const account = (data: Uint8Array, owner: string = programs.token2022) => ({
  ...{ lamports: 1n, owner, isExecutable: false, data },
})
const closing = [3, 0, 2, 0, 7, 7]

test('default', () => {
  expect(readMint(account(plain, programs.token))).toEqual({
    ...{ program: programs.token, decimals: 6, extensions: new Map(), refusal: undefined },
  })
  const read = readMint(account(extended(1, ...closing, 9, 0, 0, 0)))
  expect([...(read?.extensions ?? [])]).toEqual([
    [3, Uint8Array.from([7, 7])],
    [9, new Uint8Array()],
  ])
  expect(read?.refusal).toBe('it cannot be passed on')
})

test('behavior: room that nothing has taken', () => {
  expect(readMint(account(extended(1, ...closing, 0, 0, 0, 0, 0)))?.extensions.size).toBe(1)
})

test.each([
  ['nothing', undefined],
  ['of another program', account(plain, programs.system)],
  ['not begun', account(plain.map((byte, index) => (index === 45 ? 0 : byte)))],
  ['an account', account(extended(2))],
  ['cut short', account(plain.slice(0, 81))],
  ['an extension that is cut short', account(extended(1, ...closing.slice(0, 5)))],
  ['an extension that is there twice', account(extended(1, ...closing, ...closing))],
])('behavior: no mint, for %s', (_, given) => {
  expect(readMint(given)).toBeUndefined()
})

test('behavior: accounts are no mints, and the other way round', () => {
  const held = new Uint8Array(165)
  held.set([255, 255, 255, 255, 255, 255, 255, 255], 64)
  held[108] = 1
  expect(readMint(account(held))).toBeUndefined()
  expect(readTokenAccount(account(held))).toMatchObject({
    ...{ amount: 2n ** 64n - 1n, isFrozen: false },
  })
  const frozen = held.map((byte, index) => (index === 108 ? 2 : byte))
  expect(readTokenAccount(account(frozen))?.isFrozen).toBe(true)
  for (const none of [account(plain), account(extended(1)), account(held, programs.system)])
    expect(readTokenAccount(none)).toBeUndefined()
  const unready = held.map((byte, index) => (index === 108 ? 0 : byte))
  expect(readTokenAccount(account(unready))).toBeUndefined()
})
