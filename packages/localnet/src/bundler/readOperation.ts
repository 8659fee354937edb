import { type Hex, isAddress, isHex, size, slice } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import type { EntryPointVersion } from './bundlerChain.ts'
import { BundlerError } from './bundlerError.ts'
import type { OldRpcOperation, RpcAuthorization, RpcOperation } from './rpcOperation.ts'

const addresses = ['sender', 'paymaster'] as const
const numbers = [
  ...(['callGasLimit', 'verificationGasLimit', 'preVerificationGas', 'nonce'] as const),
  ...(['maxFeePerGas', 'maxPriorityFeePerGas'] as const),
  ...(['paymasterVerificationGasLimit', 'paymasterPostOpGasLimit'] as const),
]
const bytes = ['callData', 'signature', 'factoryData', 'paymasterData'] as const
const needed = ['sender', 'nonce', 'callData', 'signature'] as const

/**
 * Reads an operation of a request, which has another form for EntryPoint 0.6.
 * @throws {@link BundlerError} -32602, which names the field
 */
export function readOperation(value: unknown, version: EntryPointVersion): UserOperation<'0.8'> {
  if (typeof value !== 'object' || value === null) throw invalid('operation')
  const operation = version === '0.6' ? toNewForm(value) : (value as RpcOperation)
  for (const name of needed) if (operation[name] === undefined) throw invalid(name)
  for (const name of addresses)
    if (operation[name] !== undefined && !isAddress(operation[name])) throw invalid(name)
  for (const name of [...numbers, ...bytes])
    if (operation[name] !== undefined && !isHex(operation[name])) throw invalid(name)
  const { sender, callData, signature, factory, factoryData, paymaster, paymasterData } = operation
  return {
    ...{ sender, callData, signature, nonce: BigInt(operation.nonce) },
    callGasLimit: toNumber(operation.callGasLimit),
    verificationGasLimit: toNumber(operation.verificationGasLimit),
    preVerificationGas: toNumber(operation.preVerificationGas),
    maxFeePerGas: toNumber(operation.maxFeePerGas),
    maxPriorityFeePerGas: toNumber(operation.maxPriorityFeePerGas),
    ...(factory && { factory, factoryData: factoryData ?? '0x' }),
    ...(paymaster && {
      ...{ paymaster, paymasterData: paymasterData ?? '0x' },
      paymasterVerificationGasLimit: toNumber(operation.paymasterVerificationGasLimit),
      paymasterPostOpGasLimit: toNumber(operation.paymasterPostOpGasLimit),
    }),
    ...(operation.eip7702Auth && { authorization: readAuthorization(operation.eip7702Auth) }),
  }
}

/** What EntryPoint 0.6 has in one field each, an address and then data. */
function toNewForm(value: object): RpcOperation {
  const { initCode = '0x', paymasterAndData = '0x', ...rest } = value as OldRpcOperation
  for (const [name, field] of Object.entries({ initCode, paymasterAndData }))
    if (!isHex(field) || (field !== '0x' && size(field) < 20)) throw invalid(name)
  return {
    ...rest,
    ...(initCode !== '0x' && { factory: slice(initCode, 0, 20), factoryData: rest20(initCode) }),
    ...(paymasterAndData !== '0x' && {
      ...{ paymaster: slice(paymasterAndData, 0, 20), paymasterData: rest20(paymasterAndData) },
    }),
  }
}

function rest20(field: Hex): Hex {
  return `0x${field.slice(42)}`
}

function readAuthorization(given: RpcAuthorization) {
  const { chainId, address, nonce, r, s, yParity } = given
  return {
    ...{ address, r, s, chainId: Number(chainId), nonce: Number(nonce), yParity: Number(yParity) },
  }
}

function toNumber(hex: string | undefined): bigint {
  return hex === undefined || hex === '0x' ? 0n : BigInt(hex)
}

function invalid(field: string): BundlerError {
  return new BundlerError(-32602, `Invalid field: ${field}`)
}
