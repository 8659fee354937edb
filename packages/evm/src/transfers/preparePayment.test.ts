import type { RequestFee } from '@cleat/core/adapter'
import { catchError } from '@cleat/core/test/catchError'
import { expect, test } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { getMaxSendable } from './getMaxSendable.ts'
import { preparePayment } from './preparePayment.ts'

const [address, to] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const most = 90_000n

/** A wallet that says what it costs to send. The network itself would take 42,000. */
function open(balance: bigint, said: Partial<RequestFee> = {}) {
  const { chain, network } = createFakeNode({
    ...{ eth_chainId: '0x1', eth_blockNumber: '0x11', eth_getTransactionCount: '0x0' },
    ...{ eth_getBalance: `0x${balance.toString(16)}`, eth_getCode: '0x', eth_call: '0x' },
    ...{ eth_estimateGas: '0x5208', eth_gasPrice: '0x1' },
    eth_getBlockByNumber: { number: '0x11', timestamp: '0x1' },
  })
  const asset = { symbol: 'ETH', decimals: 18 }
  const readFee = async () => ({ most, isUpgrade: false, isGuarded: false, ...said })
  const payment = { network, address, to, asset, amount: 5n }
  return { chain: { ...chain, readFee }, payment }
}

test('default: the account pays what its wallet says', async () => {
  const { chain, payment } = open(most + 5n)
  expect(await preparePayment(chain, payment)).toMatchObject({
    payload: { from: address.toUpperCase().replace('X', 'x'), value: '0x5', gas: '0x5208' },
    fee: { expected: most, limit: most, payloadLimit: expect.any(BigInt) },
  })
  expect(await getMaxSendable(chain, payment)).toBe(5n)
})

test('default: of what a sponsor pays, the account needs nothing', async () => {
  const { chain, payment } = open(5n, { sponsor: 'Harbour' })
  expect(await preparePayment(chain, payment)).toMatchObject({
    fee: { expected: 0n, limit: 0n, sponsor: { name: 'Harbour', instead: most } },
  })
  expect(await getMaxSendable(chain, payment)).toBe(5n)
})

test('error: PAYMENT_FEE_UNCOVERED by what the wallet says', async () => {
  const { chain, payment } = open(most + 4n)
  expect((await catchError(preparePayment(chain, payment))).code).toBe('PAYMENT_FEE_UNCOVERED')
})

test('error: a fee that the wallet cannot find out is an error, and no payment', async () => {
  const { chain, payment } = open(most + 5n)
  const readFee = () => Promise.reject(new Error('busy'))
  await expect(preparePayment({ ...chain, readFee }, payment)).rejects.toThrow('busy')
})
