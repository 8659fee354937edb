import { openAccount } from './openAccount.ts'
import { signCalls } from './signCalls.ts'
import type { SignerTasks } from './signerTask.ts'

/**
 * Signs the calls of a smart account that the visitor approved. It leaves zeros where secrets were.
 * @throws `CustodyError`
 */
export async function signApprovedCalls(
  asked: SignerTasks['signCalls']['asked'],
): Promise<readonly string[]> {
  const { question, caipNetworkId } = asked
  return openAccount(asked, (account) => signCalls({ question, account, caipNetworkId }))
}
