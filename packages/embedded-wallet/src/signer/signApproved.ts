import { openAccount } from './openAccount.ts'
import type { SignerTasks } from './signerTask.ts'
import { type SolanaTransactions, signQuestion } from './signQuestion.ts'

/**
 * Signs what the visitor approved. It leaves zeros where secrets were.
 * @throws `CustodyError`
 */
export async function signApproved(
  asked: SignerTasks['sign']['asked'],
  solana: SolanaTransactions,
): Promise<readonly string[]> {
  const { question, caipNetworkId } = asked
  return openAccount(asked, (account) => signQuestion({ question, account, caipNetworkId, solana }))
}
