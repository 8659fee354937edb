import type { ProposalBehaviour } from '../proposalBehaviour.ts'
import { grantedNamespaces } from '../sessionGrant.ts'

/**
 * Settles with invalid accounts. @default half an address and a word, which WalletConnect's library
 * accepts
 */
export function settleMalformedAccounts(
  accounts: readonly string[] = ['eip155:1:0xf39Fd6e51aad', 'eip155:1:nobody'],
): ProposalBehaviour {
  return ({ grant, settle }) => {
    const { eip155, ...others } = grantedNamespaces(grant)
    const rest = eip155 ?? { methods: [], events: [] }
    return settle({ ...others, eip155: { ...rest, accounts: [...accounts] } })
  }
}
