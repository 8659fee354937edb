import type { Connection } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { toNetworkId } from '../base/bitcoinNetwork.ts'
import { createPsbt } from '../test/createPsbt.ts'
import { payers } from '../test/payers.ts'
import { decodeRequest } from './decodeRequest.ts'

const { wpkh, sh, tr } = payers
const connection = {
  ...{ connectorId: 'harbour', accounts: [wpkh, tr], caipNetworkId: toNetworkId('regtest') },
} satisfies Connection
const coins = [{ address: wpkh.address, value: 10_000 }]
const paid = { kind: 'transfer', token: undefined, amount: 9000n, to: sh.address }
const open = { kind: 'opaque', reason: 'open' }
const opaque = [{ kind: 'opaque', reason: 'data' }]

const read = async (method: string, params: unknown) =>
  (await decodeRequest({ request: { method, params }, connection })).actions
const sign = (psbt: unknown, sighashTypes?: unknown) =>
  read('signPSBT', {
    psbt,
    signInputs: [
      { index: 0, address: wpkh.address, ...(sighashTypes !== undefined && { sighashTypes }) },
    ],
  })

test('default', async () => {
  expect(await read('signMessage', { message: 'Hello', address: wpkh.address })).toEqual([
    { kind: 'message', text: 'Hello' },
  ])
  expect(await read('sendTransfer', { recipient: sh.address, amount: '9000' })).toEqual([paid])
  expect(await read('sendTransfer', { recipient: sh.address, amount: 9000n })).toEqual([paid])
  expect(await sign(createPsbt({ coins, to: sh.address, amount: 9000n }))).toEqual([paid])
  expect(await read('getAccountAddresses', undefined)).toEqual([])
})

test('behavior: what comes back to an own address is no payment', async () => {
  for (const { address } of [wpkh, tr])
    expect(await sign(createPsbt({ coins, to: address, amount: 9000n }))).toEqual([])
})

test('behavior: a signature that others can add to', async () => {
  const psbt = createPsbt({ coins, to: sh.address, amount: 9000n })
  for (const type of [2, 3, 0x81, 0x82, 0x83]) {
    expect(await sign(psbt, [type])).toEqual([open, paid])
    const typed = createPsbt({ coins, to: sh.address, amount: 9000n, sighashType: type })
    expect(await sign(typed)).toEqual([open, paid])
  }
  expect(await sign(psbt, [1])).toEqual([paid])
  expect(await sign(psbt, [0])).toEqual([paid])
  expect(await sign(psbt, 'ALL')).toEqual([open, paid])
})

test.each([
  ['a twentieth', 1_000_000, 950_000n, undefined],
  ['more than a twentieth', 1_000_000, 949_999n, 50_001n],
  ['a small one, whatever its share', 25_000, 5000n, undefined],
  ['a satoshi more', 25_001, 5000n, 20_001n],
])('behavior: a fee of %s', async (_, value, amount, highFee) => {
  const psbt = createPsbt({ coins: [{ address: wpkh.address, value }], to: sh.address, amount })
  const params = { psbt, signInputs: [{ index: 0, address: wpkh.address }] }
  const read = await decodeRequest({ request: { method: 'signPSBT', params }, connection })
  expect(read.highFee).toBe(highFee)
})

test('behavior: what cannot be read', async () => {
  expect(await sign('no PSBT')).toEqual(opaque)
  expect(
    await read('signPSBT', { psbt: createPsbt({ coins, to: sh.address, amount: 1n }) }),
  ).toEqual(opaque)
  expect(await read('sendTransfer', { recipient: sh.address, amount: '-1' })).toEqual(opaque)
  expect(await read('signMessage', undefined)).toEqual(opaque)
})
