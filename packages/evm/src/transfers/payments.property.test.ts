import fc from 'fast-check'
import { getAddress, type Hex, toHex } from 'viem'
import { expect, test } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { decodePayload } from './decodePayload.ts'
import { toTransfer } from './prepare/toTransfer.ts'

const { chain: fake, network } = createFakeNode()
const chain = { ...fake, toAddress: (address: string): string => getAddress(address as Hex) }
const account = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .filter((bytes) => bytes.some((byte) => byte > 0))
  .map((bytes) => getAddress(toHex(bytes)))
const amount = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })
const fees = { gas: '0xffff', gasPrice: '0x1', chainId: '0x1' }

test('property: what viem writes is read as the same payment by our own reader', () => {
  fc.assert(
    fc.property(
      account,
      account,
      account,
      amount,
      fc.boolean(),
      (from, to, token, value, isCoin) => {
        const asset = { symbol: 'TKN', decimals: 6, ...(!isCoin && { address: token }) }
        const { call } = toTransfer(chain, { network, address: from, to, amount: value, asset })
        expect(decodePayload(chain, { ...call, ...fees })).toEqual({
          ...{ from, to, amount: value, chain: '1', feeLimit: 0xffffn },
          ...(!isCoin && { token }),
        })
      },
    ),
  )
})
