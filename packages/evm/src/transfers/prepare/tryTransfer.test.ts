import { catchError } from '@cleat/core/test/catchError'
import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import type { EvmTransfer } from './toTransfer.ts'
import { tryTransfer } from './tryTransfer.ts'

const from = `0x${'1'.repeat(40)}`
const token = `0x${'3'.repeat(40)}`
const transfer: EvmTransfer = {
  ...{ from, to: `0x${'2'.repeat(40)}`, token, amount: 1000n, data: '0xa9059cbb' },
  call: { from, to: token, value: '0x0', data: '0xa9059cbb' },
}
const words = (...values: readonly bigint[]) => `0x${values.map(toWord).join('')}`

/** `answer` is that of the token, `effect` that of the code at the payer's address. */
function prepare(answer: unknown, effect: unknown) {
  return createFakeNode({
    eth_call: (_: unknown, __: unknown, override: unknown) => {
      const given = override ? effect : answer
      if (given instanceof Error) throw given
      return given
    },
  }).node
}

test.each([
  ['says yes', words(1n)],
  ['says nothing', '0x'],
])('default: a token that %s, and moves', async (_, answer) => {
  const node = prepare(answer, words(5n, 1n, 1005n, 1n, 32n))
  expect(await tryTransfer(node, transfer)).toBe(1000n)
})

test('behavior: a part arrives', async () => {
  const node = prepare('0x', words(5n, 0n, 995n, 1n, 0n))
  expect(await tryTransfer(node, transfer)).toBe(990n)
})

test.each([
  ['cannot run foreign code', revert('not supported')],
  ['knows nothing of it', new Error('Too many parameters')],
  ['answers with nothing', '0x'],
  ['answers with too little', words(1n)],
  ['ran it in vain', words(5n, 0n, 5n, 0n, 0n)],
  ['took something away', words(5n, 1n, 4n, 1n, 32n)],
  ['gave too much', words(5n, 1n, 5000n, 1n, 32n)],
])('behavior: a node that %s does not tell what arrives', async (_, effect) => {
  expect(await tryTransfer(prepare(words(1n), effect), transfer)).toBeUndefined()
})

test('behavior: what one pays oneself moves nothing', async () => {
  const node = prepare(words(1n), words(5n, 1n, 5n, 1n, 32n))
  expect(await tryTransfer(node, { ...transfer, to: from })).toBeUndefined()
})

test.each([
  ['the token says no', words(0n), '0x'],
  ['the token would not move', words(1n), words(5n, 1n, 5n, 1n, 32n)],
  ['blocked', revert('blocked.'), '0x'],
])('error: %s', async (reason, answer, effect) => {
  const error = await catchError(tryTransfer(prepare(answer, effect), transfer))
  expect(error).toMatchObject({ code: 'TRANSACTION_FAILED', context: { reason } })
})

test('error: NETWORK_RPC_FAILED', async () => {
  const work = tryTransfer(prepare(new Error('Offline'), '0x'), transfer)
  expect((await catchError(work)).code).toBe('NETWORK_RPC_FAILED')
})
