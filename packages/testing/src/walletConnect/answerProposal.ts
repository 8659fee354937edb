import { approvalChain } from '../methods/approvalChain.ts'
import { walletMethods } from '../methods/walletMethods.ts'
import { ProviderRpcError } from '../wallet/providerRpcError.ts'
import type { PeerContext } from './createPeerContext.ts'
import { grantProposal } from './grantProposal.ts'
import { type PeerProposal, readPeerProposal } from './peerProposal.ts'
import type { SessionQuestion } from './peerQuestion.ts'
import type { ProposalCall } from './proposalBehaviour.ts'
import { grantedNamespaces, type SessionGrant } from './sessionGrant.ts'
import { settleUnchecked } from './settleUnchecked.ts'
import type { ProposalStruct } from './walletKitShapes.ts'

/** One proposal from its arrival to its end: the user is asked, and the app gets a session or a reason. */
export async function answerProposal(context: PeerContext, struct: ProposalStruct): Promise<void> {
  const { client, questions, proposalProgram, onChange } = context
  const { walletKit } = client
  const proposal = readPeerProposal(struct)
  const { id } = proposal
  const signal = questions.open({ id, topic: struct.pairingTopic })
  const decline = (reason: { code: number; message: string }) =>
    walletKit.rejectSession({ id, reason: { code: reason.code, message: reason.message } })

  const proceed = async (grant: SessionGrant, narrow: Narrow) => {
    const answer = await context.approve(sessionQuestion({ context, proposal, grant }), { signal })
    if (signal.aborted) return undefined
    if (!answer.approved) {
      await decline({ code: 5000, message: 'User rejected.' })
      return undefined
    }
    const accounts = answer.accounts?.filter((account) => context.accounts.includes(account))
    const given = narrow({ ...grant, accounts: accounts?.length ? accounts : grant.accounts })
    const { topic } = await walletKit.approveSession({ id, namespaces: grantedNamespaces(given) })
    return { topic }
  }
  const call = (grant: SessionGrant): ProposalCall => ({
    ...{ proposal, grant, decline },
    proceed: ({ narrow = (unchanged: SessionGrant) => unchanged } = {}) => proceed(grant, narrow),
    settle: async (namespaces) => {
      await settleUnchecked({ client, proposal: struct, namespaces })
    },
    disconnect: (topic) => walletKit.disconnectSession({ topic, reason: userDisconnected }),
  })

  try {
    const grant = honestGrant({ context, proposal })
    const behaviour = proposalProgram.take(anyProposal) ?? ((usual) => usual.proceed())
    await behaviour(call(grant))
  } catch (error) {
    if (!(error instanceof ProviderRpcError)) throw error
    await decline(error)
  } finally {
    questions.settle(id)
    onChange()
  }
}

/** Proposals have no method to be programmed by. */
export const anyProposal = 'session'

export const userDisconnected = { code: 6000, message: 'User disconnected.' }

type Narrow = (grant: SessionGrant) => SessionGrant

function honestGrant(parameters: { context: PeerContext; proposal: PeerProposal }): SessionGrant {
  const { state, accounts, account, active, inTurn } = parameters.context
  const { proposal } = parameters
  const { url } = proposal.app
  const others = state.chains.filter((chain) => chain !== state.chain)
  return grantProposal({
    proposal,
    chains: [state.chain, ...others].map(({ id }) => id),
    accounts: [active()],
    methods: Object.keys(walletMethods({ state, accounts, account, inTurn, origin: () => url })),
  })
}

function sessionQuestion(parameters: {
  context: PeerContext
  proposal: PeerProposal
  grant: SessionGrant
}): SessionQuestion {
  const { context, proposal, grant } = parameters
  const { state, accounts } = context
  const asked = [...proposal.required.chains, ...proposal.optional.chains]
  return {
    kind: 'session',
    id: String(proposal.id),
    proposal,
    chains: grant.chains
      .flatMap((id) => state.chains.filter((chain) => chain.id === id))
      .map(approvalChain),
    unknownChains: asked.filter((chain) => !grant.chains.some((id) => chain === `eip155:${id}`)),
    methods: grant.methods,
    accounts,
    selected: grant.accounts,
  }
}
