import fc from 'fast-check'
import type { Address, Hex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import { encodeCalls } from '../calls/encodeCalls.ts'
import { readOperationCalls } from '../calls/readOperationCalls.ts'
import { checkOperation, type ExpectedOperation } from './checkOperation.ts'
import { implementations } from './implementations.ts'

const bytes = (length: number) =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((array) => `0x${Buffer.from(array).toString('hex')}` as Hex)
const call = fc.record({
  to: bytes(20),
  value: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  data: fc.nat(80).chain(bytes),
})
const lower = (calls: ReturnType<typeof readOperationCalls>) =>
  calls?.map((one) => ({ ...one, to: one.to.toLowerCase() }))

test('default: what is written is read', () => {
  fc.assert(
    fc.property(fc.array(call, { minLength: 1, maxLength: 6 }), (calls) => {
      expect(lower(readOperationCalls(encodeCalls(calls)))).toEqual(calls)
    }),
    { numRuns: 1000 },
  )
})

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const calls = [{ to: address('1'), value: 5n, data: '0xa9059cbb' }] as const
const expected: ExpectedOperation = {
  ...{ account: address('a'), calls, nonce: 4n, chainId: 8453, isUpgrade: true },
  ...{ implementation: implementations.simple, mostFee: 600n, paymaster: address('b') },
  limits: undefined,
}
const authorization = {
  ...{ address: implementations.simple.address, chainId: 8453, nonce: 0 },
  ...{ r: '0x1', s: '0x2', yParity: 0 },
} as const
const operation = {
  ...{ sender: address('a'), nonce: 4n, callData: encodeCalls(calls), signature: '0x' },
  ...{ callGasLimit: 100n, verificationGasLimit: 100n, preVerificationGas: 100n },
  ...{ maxFeePerGas: 2n, maxPriorityFeePerGas: 1n, factory: '0x7702', factoryData: '0x' },
  ...{ authorization, paymaster: address('b'), paymasterData: '0x12' },
  ...{ paymasterVerificationGasLimit: 0n, paymasterPostOpGasLimit: 0n },
} as UserOperation<'0.8'>

test('behavior: an operation as it was asked for', () => {
  expect(() => checkOperation(operation, expected)).not.toThrow()
})

const written = encodeCalls(calls)
const other = encodeCalls([{ ...calls[0], to: address('2') }])
test.each([
  ['sender', { sender: address('c') }],
  ['calls', { callData: other }],
  ['calls', { callData: encodeCalls([{ ...calls[0], value: 6n }]) }],
  ['calls', { callData: encodeCalls([{ ...calls[0], data: '0xa9059cbc' }]) }],
  ['calls', { callData: encodeCalls([...calls, ...calls]) }],
  ['calls', { callData: `0x${'12'.repeat(40)}` }],
  // A mode in which failed calls leave a receipt that says success.
  ['calls', { callData: `${written.slice(0, 12)}01${written.slice(14)}` }],
  ['nonce', { nonce: 5n }],
  ['factory', { factory: address('f') }],
  ['factory', { factoryData: '0x12345678' }],
  ['authorization', { authorization: undefined }],
  ['authorization', { authorization: { ...authorization, chainId: 0 } }],
  ['authorization', { authorization: { ...authorization, chainId: 1 } }],
  ['authorization', { authorization: { ...authorization, address: address('d') } }],
  ['paymaster', { paymaster: address('c') }],
  ['paymaster', { paymaster: undefined }],
  ['fee', { maxFeePerGas: 3n }],
  ['fee', { callGasLimit: 101n }],
  ['fee', { verificationGasLimit: 101n }],
  ['fee', { preVerificationGas: 101n }],
  ['fee', { paymasterVerificationGasLimit: 1n }],
  ['fee', { paymasterPostOpGasLimit: 1n }],
])('error: another %s', (detail, changed) => {
  const altered = { ...operation, ...changed } as UserOperation<'0.8'>
  expect(() => checkOperation(altered, expected)).toThrow(
    expect.objectContaining({ problem: 'altered', detail }),
  )
})

test.each([
  ['authorization', {}],
  ['factory', { authorization: undefined }],
])('error: no upgrade was asked for, and there is another %s', (detail, changed) => {
  const altered = { ...operation, ...changed } as UserOperation<'0.8'>
  expect(() => checkOperation(altered, { ...expected, isUpgrade: false })).toThrow(
    expect.objectContaining({ problem: 'altered' }),
  )
  expect(detail).toBeTruthy()
})

test('error: a payer that was not shown', () => {
  const altered = { ...expected, paymaster: undefined }
  expect(() => checkOperation(operation, altered)).toThrow(
    expect.objectContaining({ detail: 'paymaster' }),
  )
})
