import { expect, test, vi } from 'vitest'
import { verifyHash } from './verifyHash.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const hash = `0x${'ab'.repeat(32)}`
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const signature = `0x${word(1n)}${word(2n)}1b`
const yes = `0x1626ba7e${'0'.repeat(56)}`

const verify = (changed: Partial<verifyHash.Parameters> = {}) =>
  verifyHash({ hash, address, signature, recover: () => address.toLowerCase(), ...changed })

test('default: the key of the account', async () => {
  const recover = vi.fn(() => address)
  expect(await verify({ recover })).toEqual({ status: 'valid', kind: 'key', type: 'eip191' })
  const { calls } = recover.mock
  expect(calls).toEqual([[{ hash, signature: expect.objectContaining({ yParity: 0 }) }]])
  expect((await verify({ address: address.toLowerCase() })).status).toBe('valid')
})

test('behavior: a key that is not of the account, or none, is a matter of the contract', async () => {
  const contract = { status: 'valid', kind: 'contract', type: 'eip1271' }
  const call = vi.fn(async () => yes)
  const other = () => `0x${'00'.repeat(20)}`
  const fail = () => {
    throw new Error('not on the curve')
  }
  expect(await verify({ recover: other, call })).toEqual(contract)
  expect(await verify({ recover: fail, call })).toEqual(contract)
  expect(await verify({ signature: '0xab', recover: fail, call })).toEqual(contract)
  expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ to: address.toLowerCase() }))
  expect(await verify({ recover: other, call: async () => '0x' })).toEqual({ status: 'invalid' })
})

test('behavior: who cannot be asked says neither', async () => {
  const recover = () => ''
  const cause = new Error('away')
  expect(await verify({ recover, call: () => Promise.reject(cause) })).toEqual({
    ...{ status: 'unknown', cause },
  })
  expect(await verify({ recover })).toMatchObject({
    ...{ status: 'unknown', cause: { message: 'No chain to ask' } },
  })
})

test.each(['', '0x', '0xa', 'ab', 'x0xab', '0xabx'])('error: %j', async (text) => {
  const call = vi.fn(async () => yes)
  expect(await verify({ signature: text, call })).toEqual({ status: 'invalid' })
  expect(call).not.toHaveBeenCalled()
})
