// @vitest-environment node

import { checkNetworks } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { createNetwork } from '../test/createNetwork.ts'
import { startIndex } from '../test/startIndex.ts'
import { broadcast } from './broadcast.ts'

const id = '1'.repeat(64)

function send(...urls: readonly string[]): Promise<void> {
  const [network] = checkNetworks({ networks: [createNetwork('regtest', ...urls)] })
  return broadcast({ network, hex: '0200', id })
}

test('default', async () => {
  await using index = await startIndex({ 'POST /tx': `${id}\n` })
  await expect(send(index.url)).resolves.toBeUndefined()
  expect(index.calls).toEqual(['POST /tx'])
})

test('behavior: over the next one where one is busy', async () => {
  await using busy = await startIndex({ 'POST /tx': 429 })
  await using next = await startIndex({ 'POST /tx': id })
  await expect(send(busy.url, next.url)).resolves.toBeUndefined()
  expect([busy.calls, next.calls]).toEqual([['POST /tx'], ['POST /tx']])
})

test('behavior: what got there although the answer was lost was sent', async () => {
  await using index = await startIndex({ 'POST /tx': 500, [`GET /tx/${id}`]: { txid: id } })
  await expect(send('http://127.0.0.1:9', index.url)).resolves.toBeUndefined()
})

test.each([400, 500, '2'.repeat(64)])('error: %s, and nobody knows of it', async (answer) => {
  await using index = await startIndex({ 'POST /tx': answer })
  await expect(send(index.url)).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
})

test.each([
  ['{"code":-25,"message":"bad-txns-inputs-missingorspent"}', 'bad-txns-inputs-missingorspent'],
  ['{"code":-1,"message":"Work queue depth exceeded"}', 'Work queue depth exceeded'],
])('error: a refusal that proves nothing keeps the words of the node: %s', async (answer, said) => {
  const words = `sendrawtransaction RPC error: ${answer}`
  await using index = await startIndex({ 'POST /tx': { status: 400, words } })
  await expect(send(index.url)).rejects.toMatchObject({
    code: 'NETWORK_RPC_FAILED',
    details: expect.stringContaining(said),
  })
})

test('error: TRANSACTION_FAILED with the words of the node', async () => {
  const words =
    'sendrawtransaction RPC error: {"code":-26,"message":"min relay fee not met, 1 < 110"}'
  await using index = await startIndex({ 'POST /tx': { status: 400, words } })
  await using other = await startIndex({ 'POST /tx': { status: 400, words } })
  await expect(send(index.url, other.url)).rejects.toMatchObject({
    code: 'TRANSACTION_FAILED',
    context: { reason: 'min relay fee not met, 1 < 110', hash: undefined },
  })
  // An index that failed may still have sent it.
  await using silent = await startIndex({ 'POST /tx': 500 })
  for (const first of [silent.url, 'http://127.0.0.1:9'])
    await expect(send(first, index.url)).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
})

test.each([
  '{"code":-27,"message":"Transaction outputs already in utxo set"}',
  '{"code":-26,"message":"txn-already-in-mempool"}',
  '{"code":-26,"message":"txn-already-known"}',
])('behavior: a node that has it already took it: %s', async (answer) => {
  const words = `sendrawtransaction RPC error: ${answer}`
  await using index = await startIndex({ 'POST /tx': { status: 400, words } })
  await expect(send('http://127.0.0.1:9', index.url)).resolves.toBeUndefined()
})
