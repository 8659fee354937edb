import { encodeFunctionData, type Hex, parseAbi, zeroHash } from 'viem'
import {
  entryPoint08Abi,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { type BundlerClient, bundlerChain, type EntryPointVersion } from './bundlerChain.ts'
import { bundlerContracts } from './bundlerContracts.ts'
import { BundlerError } from './bundlerError.ts'
import { costOf } from './costOf.ts'
import { estimateOldOperation } from './estimateOldOperation.ts'

const operationTuple =
  'struct Op { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }'
const validationAbi = parseAbi([
  operationTuple,
  'function validateUserOp(Op op, bytes32 hash, uint256 missing) returns (uint256)',
  'function validatePaymasterUserOp(Op op, bytes32 hash, uint256 most) returns (bytes, uint256)',
])

/** What a transaction costs before it does anything. */
const transactionGas = 21_000n
/** Of an authorization, if the account exists. @see EIP-7702 */
const authorizationGas = 25_000n
/** What the EntryPoint writes down in a validation: a nonce that is new, a deposit. */
const accountingGas = 50_000n
/** What the EntryPoint does for each operation. */
const entryPointGas = 15_000n

/**
 * Measures what an operation needs on the newest block.
 * @throws {@link BundlerError} -32521 if its calls revert
 */
export async function estimateOperation(
  client: BundlerClient,
  parameters: { version: EntryPointVersion; operation: UserOperation<'0.8'> },
): Promise<Record<string, bigint>> {
  const { version, operation } = parameters
  if (version === '0.6') return estimateOldOperation(client, operation)
  const address = bundlerContracts.entryPoints[version]
  const { sender, paymaster, callData, authorization } = operation
  const stateOverride = bundlerChain.override(operation)
  const packed = toPackedUserOperation({
    ...operation,
    ...{ callGasLimit: 1n, verificationGasLimit: 1n },
  })
  const measure = async (to: Hex, data: Hex) => {
    const gas = await client.estimateGas({ account: address, to, data, stateOverride })
    return gas - transactionGas
  }
  const callGasLimit = await measure(sender, callData).catch((cause) => {
    throw new BundlerError(-32521, 'execution reverted', String(cause).slice(0, 200))
  })
  const validation = encodeFunctionData({
    ...{ abi: validationAbi, functionName: 'validateUserOp', args: [packed, zeroHash, 1n] },
  })
  const handling = encodeFunctionData({
    ...{ abi: entryPoint08Abi, functionName: 'handleOps' },
    args: [[packed], client.account.address],
  })
  const payment = encodeFunctionData({
    ...{ abi: validationAbi, functionName: 'validatePaymasterUserOp' },
    args: [packed, zeroHash, 0n],
  })
  return {
    callGasLimit,
    verificationGasLimit: (await measure(sender, validation)) + accountingGas,
    preVerificationGas:
      transactionGas + entryPointGas + costOf(handling) + (authorization ? authorizationGas : 0n),
    ...(paymaster && {
      paymasterVerificationGasLimit: (await measure(paymaster, payment)) + accountingGas,
      paymasterPostOpGasLimit: 0n,
    }),
  }
}
