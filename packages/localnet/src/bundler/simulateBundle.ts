import { BaseError, ContractFunctionRevertedError } from 'viem'
import { entryPoint08Abi, type UserOperation } from 'viem/account-abstraction'
import { getContractError } from 'viem/utils'
import { type BundlerClient, bundlerChain, type EntryPointVersion } from './bundlerChain.ts'
import { BundlerError } from './bundlerError.ts'
import { toHandling } from './toHandling.ts'

/**
 * Tries an operation on the newest block.
 * @throws {@link BundlerError} with the words of the EntryPoint, if it would not take it
 */
export async function simulateBundle(
  client: BundlerClient,
  parameters: { version: EntryPointVersion; operation: UserOperation<'0.8'> },
): Promise<void> {
  const { version, operation } = parameters
  const { address } = client.account
  try {
    await client.call({
      ...toHandling({ version, operations: [operation], beneficiary: address }),
      account: client.account,
      stateOverride: bundlerChain.override(operation),
    })
  } catch (error) {
    throw toRefusal(error)
  }
}

function toRefusal(error: unknown): BundlerError {
  const read = { abi: entryPoint08Abi, functionName: 'handleOps', args: [] } as const
  // Both forms of EntryPoints have the same errors.
  const found =
    error instanceof BaseError
      ? getContractError(error, read).walk(
          (cause) => cause instanceof ContractFunctionRevertedError,
        )
      : undefined
  if (!(found instanceof ContractFunctionRevertedError)) throw error
  // `FailedOp(uint256, string)`, `FailedOpWithRevert(uint256, string, bytes)`.
  const { args = [] } = found.data ?? {}
  const [, reason = found.reason ?? 'reverted', inner] = args as readonly unknown[]
  return new BundlerError(toCode(String(reason)), String(reason), inner)
}

/** @see ERC-7769, EntryPoint 0.8 */
function toCode(reason: string): number {
  if (/^AA[23]4/.test(reason)) return -32507
  if (/^AA[23]2/.test(reason)) return -32503
  return reason.startsWith('AA3') ? -32501 : -32500
}
