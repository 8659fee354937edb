import { type Address, encodeFunctionData, type Hex, padHex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { encodeCalls } from '../calls/encodeCalls.ts'
import { accountCreation } from './accountCreation.ts'
import { checkContractOperation } from './checkContractOperation.ts'
import type { ContractOperation, ExpectedContractOperation } from './contractOperation.ts'
import { contractProgram } from './contractProgram.ts'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const calls = [{ to: address('1'), value: 5n, data: '0xa9059cbb' }] as const
const owner = address('e')
const expected: ExpectedContractOperation = {
  ...{ account: address('a'), owner, calls, nonce: 4n, isNew: true },
  // The limit of the validation counts three times.
  ...{ mostFee: 1_000n, paymaster: address('b') },
}
const operation: ContractOperation = {
  ...{ sender: address('a'), nonce: 4n, callData: encodeCalls(calls, 'contract') },
  ...{ initCode: accountCreation.writeCode(owner), signature: '0x' },
  ...{ callGasLimit: 100n, verificationGasLimit: 100n, preVerificationGas: 100n },
  ...{ maxFeePerGas: 2n, maxPriorityFeePerGas: 1n, paymasterAndData: `${address('b')}12` },
}
const abi = parseAbi(['function createAccount(bytes[] owners, uint256 nonce)'])
const create = (owners: readonly Hex[], nonce = 0n): Hex =>
  `${contractProgram.factory}${encodeFunctionData({ abi, args: [owners, nonce] }).slice(2)}`
const padded = padHex(owner, { size: 32 })

test('behavior: an operation as it was asked for', () => {
  expect(() => checkContractOperation(operation, expected)).not.toThrow()
  const own = { ...operation, paymasterAndData: '0x', initCode: '0x' } as const
  const later = { ...expected, paymaster: undefined, isNew: false, mostFee: 600n }
  expect(() => checkContractOperation(own, later)).not.toThrow()
})

test.each<[string, Partial<ContractOperation>]>([
  ['sender', { sender: address('c') }],
  ['calls', { callData: encodeCalls([{ ...calls[0], to: address('2') }], 'contract') }],
  ['calls', { callData: encodeCalls([...calls, ...calls], 'contract') }],
  ['calls', { callData: '0x12345678' }],
  ['nonce', { nonce: 5n }],
  ['creation', { initCode: '0x' }],
  ['creation', { initCode: create([padHex(address('f'), { size: 32 })]) }],
  ['creation', { initCode: create([padded, padHex(address('f'), { size: 32 })]) }],
  ['creation', { initCode: create([padded], 1n) }],
  ['creation', { initCode: create([]) }],
  ['creation', { initCode: `${address('d')}${operation.initCode.slice(42)}` }],
  ['creation', { initCode: `${operation.initCode.slice(0, 42) as Hex}12345678` }],
  ['paymaster', { paymasterAndData: address('c') }],
  ['paymaster', { paymasterAndData: '0x' }],
  ['paymaster', { paymasterAndData: '0x12' }],
  ['fee', { maxFeePerGas: 3n }],
  ['fee', { callGasLimit: 101n }],
  ['fee', { verificationGasLimit: 101n }],
  ['fee', { preVerificationGas: 101n }],
])('error: another %s', (detail, changed) => {
  const altered = { ...operation, ...changed }
  expect(() => checkContractOperation(altered, expected)).toThrow(
    expect.objectContaining({ problem: 'altered', detail }),
  )
})

test.each<[string, Partial<ExpectedContractOperation>]>([
  ['creation', { isNew: false }],
  ['paymaster', { paymaster: undefined }],
])('error: %s that was not shown', (detail, changed) => {
  expect(() => checkContractOperation(operation, { ...expected, ...changed })).toThrow(
    expect.objectContaining({ problem: 'altered', detail }),
  )
})
