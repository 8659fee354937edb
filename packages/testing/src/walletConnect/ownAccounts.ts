import type { Address } from 'viem'
import type { PeerContext } from './createPeerContext.ts'

/** Those of the accounts that are the wallet's, of Ethereum's family, in the order in which they were chosen. */
export function ownAccounts(parameters: {
  context: Pick<PeerContext, 'accounts'>
  accounts: readonly string[] | undefined
}): readonly Address[] | undefined {
  const { context, accounts } = parameters
  return accounts?.flatMap((account) => context.accounts.find((own) => own === account) ?? [])
}
