import type { Hex } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import type { BundlerClient, EntryPointVersion } from './bundlerChain.ts'
import { toHandling } from './toHandling.ts'

/** Sends a transaction with these operations, in this order. Resolves once it is mined. */
export async function bundleOperation(
  client: BundlerClient,
  parameters: { version: EntryPointVersion; operations: readonly UserOperation<'0.8'>[] },
): Promise<Hex> {
  const { version, operations } = parameters
  const { account } = client
  const authorizationList = operations.flatMap(({ authorization }) => authorization ?? [])
  const hash = await client.sendTransaction({
    ...toHandling({ version, operations, beneficiary: account.address }),
    ...(authorizationList.length > 0 && { authorizationList }),
    // What is left of the limits of operations must fit.
    gas: 10_000_000n,
  })
  await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
  return hash
}
