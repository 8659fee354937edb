import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { WalletChain } from '../provider/walletChain.ts'
import { broadcast } from './broadcast.ts'
import type { SignedOperation } from './signOperation.ts'

const abi = parseAbi([
  'struct Operation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'function handleOps(Operation[] operations, address beneficiary)',
])

/** Sends operations in one bundle, in their order. Returns the transaction's hash. */
export function sendOperations(parameters: {
  operations: readonly SignedOperation[]
  entryPoint: Address
  chain: WalletChain
  bundler: PrivateKeyAccount
}): Promise<Hex> {
  const { operations, entryPoint, chain, bundler } = parameters
  const args = [operations, bundler.address] as const
  const data = encodeFunctionData({ abi, functionName: 'handleOps', args })
  const gas = 1_000_000n * BigInt(operations.length)
  const request = { to: entryPoint, value: 0n, data, gas }
  return broadcast({ request, chain, signer: bundler })
}
