import type { PeerNamespace } from '../family/peerNamespace.ts'
import type { ProposalBehaviour } from '../proposalBehaviour.ts'

/** Approves only these of the proposed namespaces. */
export function approveNamespaces(namespaces: readonly PeerNamespace[]): ProposalBehaviour {
  const isGiven = (namespace: string) => namespaces.some((given) => given === namespace)
  return ({ proceed }) =>
    proceed({
      narrow: (grant) => ({
        ...grant,
        chains: isGiven('eip155') ? grant.chains : [],
        families: Object.fromEntries(
          Object.entries(grant.families).filter(([namespace]) => isGiven(namespace)),
        ),
      }),
    })
}
