import { encodeFunctionData, parseAbi, zeroHash } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import type { BundlerClient } from './bundlerChain.ts'
import { bundlerContracts } from './bundlerContracts.ts'
import { BundlerError } from './bundlerError.ts'
import { costOf } from './costOf.ts'
import { toHandling } from './toHandling.ts'
import { toOldOperation } from './toOldOperation.ts'

const validationAbi = parseAbi([
  'struct Op { address sender; uint256 nonce; bytes initCode; bytes callData; uint256 callGasLimit; uint256 verificationGasLimit; uint256 preVerificationGas; uint256 maxFeePerGas; uint256 maxPriorityFeePerGas; bytes paymasterAndData; bytes signature; }',
  'function validateUserOp(Op op, bytes32 hash, uint256 missing) returns (uint256)',
  'function validatePaymasterUserOp(Op op, bytes32 hash, uint256 most) returns (bytes, uint256)',
])

/** What a transaction costs before it does anything. */
const transactionGas = 21_000n
/** What the EntryPoint writes down in a validation: a nonce that is new, a deposit. */
const accountingGas = 80_000n
/** What the EntryPoint does for each operation. */
const entryPointGas = 25_000n

/**
 * Measures what an operation of EntryPoint 0.6 needs on the newest block. The account may be
 * created with it, so each step is tried after the one before.
 * @throws {@link BundlerError} -32521 if its calls revert, -32500 if it is not valid
 */
export async function estimateOldOperation(
  client: BundlerClient,
  operation: UserOperation<'0.8'>,
): Promise<Record<string, bigint>> {
  const { factory, factoryData, sender: to, callData, paymaster } = operation
  const from = bundlerContracts.entryPoints['0.6']
  const old = { ...toOldOperation(operation), callGasLimit: 1n, verificationGasLimit: 1n }
  const validation = encodeFunctionData({
    ...{ abi: validationAbi, functionName: 'validateUserOp', args: [old, zeroHash, 1n] },
  })
  const payment = encodeFunctionData({
    ...{ abi: validationAbi, functionName: 'validatePaymasterUserOp', args: [old, zeroHash, 0n] },
  })
  const steps = [
    ...(factory ? [{ to: factory, data: factoryData }] : []),
    { to, data: validation },
    ...(paymaster ? [{ to: paymaster, data: payment }] : []),
    { to, data: callData },
  ]
  const [block] = await client.simulateBlocks({
    blocks: [{ calls: steps.map((step) => ({ ...step, from })) }],
  })
  const results = block?.calls ?? []
  for (const [index, { status }] of results.entries())
    if (status !== 'success') {
      const isCall = index === steps.length - 1
      throw new BundlerError(
        isCall ? -32521 : -32500,
        isCall ? 'execution reverted' : `step ${index} of the validation reverted`,
      )
    }
  const used = results.map(({ gasUsed }) => gasUsed - transactionGas)
  const callGasLimit = used.pop() ?? 0n
  const { account } = client
  const { data } = toHandling({
    ...{ version: '0.6', operations: [operation], beneficiary: account.address },
  })
  return {
    callGasLimit: margin(callGasLimit),
    verificationGasLimit: margin(used.reduce((sum, gas) => sum + gas, accountingGas)),
    preVerificationGas: transactionGas + entryPointGas + costOf(data),
  }
}

/** Of the gas that is left, a call within a call gets all but a 64th, and refunds come late. */
function margin(gas: bigint): bigint {
  return (gas * 11n) / 10n + 5_000n
}
