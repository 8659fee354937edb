import type { Hex } from 'viem'
import {
  entryPoint08Abi,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { type BundlerClient, bundlerChain } from './bundlerChain.ts'

/** Sends a transaction with these operations, in this order. Resolves once it is mined. */
export async function bundleOperation(
  client: BundlerClient,
  operations: readonly UserOperation<'0.8'>[],
): Promise<Hex> {
  const { account } = client
  const authorizationList = operations.flatMap(({ authorization }) => authorization ?? [])
  const hash = await client.writeContract({
    ...{ address: bundlerChain.entryPoint, abi: entryPoint08Abi, functionName: 'handleOps' },
    args: [operations.map((operation) => toPackedUserOperation(operation)), account.address],
    ...(authorizationList.length > 0 && { authorizationList }),
    // What is left of the limits of operations must fit.
    gas: 10_000_000n,
  })
  await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
  return hash
}
