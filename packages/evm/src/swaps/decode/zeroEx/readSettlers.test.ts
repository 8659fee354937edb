import { CleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { readSettlers } from './readSettlers.ts'

const settler = `0x${'5e'.repeat(20)}`
const earlier = `0x${'5D'.repeat(20)}`
const word = (address: string) => `0x${'0'.repeat(24)}${address.slice(2)}`

/** @param answers - of the newest contract, and of the one before */
function read(...answers: readonly (string | Error)[]) {
  return readSettlers({
    async run({ data }) {
      const answer = answers[data.startsWith('0x6352211e') ? 0 : 1] ?? '0x'
      if (answer instanceof Error) throw answer
      return answer
    },
  })
}

test('default: the newest, and the one before', async () => {
  expect(await read(word(settler), word(earlier))).toEqual([settler, earlier.toLowerCase()])
  expect(await read(word(settler), '0x')).toEqual([settler])
})

test.each([
  ['reverts', new Error('execution reverted')],
  ['answers nothing', '0x'],
  ['names the zero address', word(`0x${'0'.repeat(40)}`)],
  ['answers a byte more', `${word(settler)}00`],
  ['answers a word more', `${word(settler)}${'0'.repeat(64)}`],
  ['answers a byte less', word(settler).slice(0, -2)],
  ['answers a longer number', word(settler).replace('0x0', '0x1')],
  ['answers a text', `is ${word(settler)}`],
])('behavior: none while the registry %s, whatever was before', async (_, answer) => {
  expect(await read(answer, word(earlier))).toEqual([])
  expect(await read(word(settler), answer)).toEqual([settler])
})

test('behavior: an address may start with zeros', async () => {
  const low = `0x${'0'.repeat(8)}${'5e'.repeat(16)}`
  expect(await read(word(low), '0x')).toEqual([low])
})

test('error: NETWORK_RPC_FAILED', async () => {
  const failed = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })
  await expect(read(word(settler), failed)).rejects.toBe(failed)
})
