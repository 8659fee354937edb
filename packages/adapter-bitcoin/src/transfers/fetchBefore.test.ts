// @vitest-environment node

import { checkNetworks } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { createNetwork } from '../test/createNetwork.ts'
import { startIndex } from '../test/startIndex.ts'
import { fetchBefore } from './fetchBefore.ts'
import { readBefore } from './readBefore.ts'

const to = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const elsewhere = 'bcrt1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqp5s5g5'
const amount = 50_000n
const list = `GET /address/${to}/txs/mempool`
const tip = 'GET /blocks/tip/height'
const unknown = { height: -1, waiting: [] }

const toId = (number: number) => number.toString(16).padStart(64, '0')
const pay = (number: number, ...outputs: readonly (readonly [string, number])[]) => ({
  txid: toId(number),
  vout: outputs.map(([address, value]) => ({ scriptpubkey_address: address, value })),
})
const equal = (number: number) => pay(number, [to, 50_000])

/** What the index had, as it is read again later. */
async function fetch(answers: { listed: number | object; height?: number | string }) {
  const { listed, height = '120' } = answers
  await using index = await startIndex({ [list]: listed, [tip]: height })
  const [network] = checkNetworks({ networks: [createNetwork('regtest', index.url)] })
  const before = readBefore(await fetchBefore({ network, to, amount }))
  return { before, calls: index.calls }
}

test('default: the height, and what waits and pays the same', async () => {
  const { before, calls } = await fetch({
    listed: [equal(1), pay(2, [elsewhere, 7], [to, 50_000]), equal(0xabc)],
  })
  expect(before).toEqual({ height: 120, waiting: [toId(1), toId(2), toId(0xabc)] })
  // What is included in between is below the height.
  expect(calls).toEqual([list, tip])
})

test('behavior: another amount or receiver is another payment', async () => {
  const listed = [
    pay(1, [to, 49_999]),
    pay(2, [elsewhere, 50_000], [to, 1]),
    pay(3, [to, 25_000], [to, 25_000]),
    pay(4),
  ]
  expect((await fetch({ listed })).before).toEqual({ height: 120, waiting: [] })
})

test('behavior: nothing waits in an empty chain', async () => {
  expect((await fetch({ listed: [], height: '0' })).before).toEqual({ height: 0, waiting: [] })
})

test('behavior: a full list may lack some, so nothing is known', async () => {
  const fill = (length: number) => Array.from({ length }, (_, at) => pay(at, [elsewhere, 1]))
  expect((await fetch({ listed: fill(49) })).before).toEqual({ height: 120, waiting: [] })
  expect((await fetch({ listed: fill(50) })).before).toEqual(unknown)
})

test('behavior: more equal ones than can be stored, so nothing is known', async () => {
  const fill = (length: number) => Array.from({ length }, (_, at) => equal(at))
  expect((await fetch({ listed: fill(20) })).before?.waiting).toHaveLength(20)
  expect((await fetch({ listed: fill(21) })).before).toEqual(unknown)
})

test('behavior: what is no transaction is left out', async () => {
  const listed = [null, 'x', {}, { txid: toId(1) }, { ...equal(2), txid: 'zz' }, equal(3)]
  expect((await fetch({ listed })).before).toEqual({ height: 120, waiting: [toId(3)] })
})

test.each([
  ['the list fails', { listed: 500 }],
  ['the list is none', { listed: { txs: [] } }],
  ['the height fails', { listed: [], height: 500 }],
  ['the height is a text', { listed: [], height: '"120"' }],
  ['the height is a fraction', { listed: [], height: '1.5' }],
])('error: nothing is known where %s', async (_, answers) => {
  expect((await fetch(answers)).before).toEqual(unknown)
})

test('error: nothing is known where no index answers', async () => {
  const [network] = checkNetworks({ networks: [createNetwork('regtest', 'http://127.0.0.1:9')] })
  expect(readBefore(await fetchBefore({ network, to, amount }))).toEqual(unknown)
})
