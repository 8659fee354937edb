import { catchError } from '@cleat/core/test/catchError'
import { zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createSigningChain } from '../test/swaps/createSigningChain.ts'
import { signOrder } from './signOrder.ts'

const owner = privateKeyToAccount(`0x${'5'.repeat(64)}`)
const other = privateKeyToAccount(`0x${'6'.repeat(64)}`)
const from = owner.address
const token = `0x${'2'.repeat(40)}`
const validTo = 4_000_000_000
const fields = (list: string) =>
  list.split(', ').map((one) => {
    const [type = '', name = ''] = one.split(' ')
    return { name, type }
  })

const typedData = {
  domain: { name: 'Gnosis Protocol', version: 'v2', chainId: 1, verifyingContract: token },
  types: {
    EIP712Domain: fields('string name, string version, uint256 chainId, address verifyingContract'),
    Order: fields('address sellToken, uint256 sellAmount, uint32 validTo, bytes32 appData'),
  },
  primaryType: 'Order',
  message: { sellToken: token, sellAmount: '10', validTo, appData: zeroHash },
} as const

const signature = await owner.signTypedData(typedData as never)

test('default: named as on the chain, with its end, and since when it can be there', async () => {
  const { chain, network, sent } = createSigningChain({ signer: owner })
  const { hash, ...rest } = await signOrder(chain, { network, asked: { from, typedData } })
  expect(hash).toMatch(/^0x[0-9a-f]{112}$/)
  expect(hash.slice(66)).toBe(from.slice(2).toLowerCase() + validTo.toString(16))
  expect(rest).toEqual({
    trackingData: { asked: '0x11', validTo },
    order: { message: typedData.message, signature, expiresAt: validTo * 1000 },
  })
  expect(sent).toEqual([
    { method: 'eth_signTypedData_v4', params: [from, JSON.stringify(typedData)] },
  ])
})

test('behavior: where the block is unknown, it is searched for from the first one', async () => {
  const { chain, network } = createSigningChain({ signer: owner, answers: { eth_blockNumber: '' } })
  const sent = await signOrder(chain, { network, asked: { from, typedData } })
  expect(sent.trackingData).toEqual({ asked: '0x0', validTo })
})

test('behavior: the end that is named has four bytes', async () => {
  const { chain, network } = createSigningChain({ signer: owner })
  const early = { ...typedData, message: { ...typedData.message, validTo: 1 } }
  const { hash } = await signOrder(chain, { network, asked: { from, typedData: early } })
  expect(hash.slice(66)).toBe(`${from.slice(2).toLowerCase()}00000001`)
})

test.each([
  ['another key signs', { signer: other }],
  ['something else is signed', { signer: owner, signed: { ...typedData.message, validTo: 1 } }],
  ['a contract signs', { signer: owner, signature: `0x${'12'.repeat(96)}` }],
  ['more than a signature', { signer: owner, signature: `${signature}00` }],
  ['a text with a signature', { signer: owner, signature: `is ${signature}` }],
])('error: %s', async (_, how) => {
  const { chain, network } = createSigningChain(how)
  const error = await catchError(signOrder(chain, { network, asked: { from, typedData } }))
  expect(error).toMatchObject({ code: 'PAYMENT_ALTERED', context: { field: 'signature' } })
})

test.each([
  token.toUpperCase(),
  `0x${'2'.repeat(39)}`,
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'.replace('aA', 'Aa'),
])('error: %s is no address, and the wallet is not asked', async (sellToken) => {
  const { chain, network, sent } = createSigningChain({ signer: owner })
  const other = { ...typedData, message: { ...typedData.message, sellToken } }
  const signing = signOrder(chain, { network, asked: { from, typedData: other } })
  expect(await catchError(signing)).toMatchObject({
    ...{ code: 'PAYMENT_ALTERED', context: { field: 'typedData' } },
  })
  expect(sent).toEqual([])
})
