import type { ProposalBehaviour } from '../proposalBehaviour.ts'
import { grantedNamespaces } from '../sessionGrant.ts'
import { untilTime, type Wait } from '../untilTime.ts'

/** Approves the proposal after it has expired. */
export function approveAfterExpiry(
  parameters: { wait?: Wait | undefined } = {},
): ProposalBehaviour {
  const { wait = untilTime } = parameters
  return async ({ proposal, grant, settle }) => {
    await wait(proposal.expiresAt)
    await settle(grantedNamespaces(grant))
  }
}
