import type { ProposalBehaviour } from '../proposalBehaviour.ts'
import { grantedNamespaces } from '../sessionGrant.ts'

/** Approves, then approves the same proposal again with a second session. */
export function approveTwice(): ProposalBehaviour {
  return async ({ proceed, settle, grant }) => {
    if (await proceed()) await settle(grantedNamespaces(grant))
  }
}
