import type { Address } from 'viem'
import type { PeerContext } from './createPeerContext.ts'

/** The chosen EIP-155 accounts that belong to the wallet, in their order. */
export function ownAccounts(parameters: {
  context: Pick<PeerContext, 'accounts'>
  accounts: readonly string[] | undefined
}): readonly Address[] | undefined {
  const { context, accounts } = parameters
  return accounts?.flatMap((account) => context.accounts.find((own) => own === account) ?? [])
}
