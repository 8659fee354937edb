import { approvalChain } from '../methods/approvalChain.ts'
import { walletMethods } from '../methods/walletMethods.ts'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import { chooseGrant } from './chooseGrant.ts'
import type { PeerContext } from './createPeerContext.ts'
import { addressesOn } from './family/addressesOn.ts'
import type { PeerFamily } from './family/peerFamily.ts'
import { grantProposal } from './grantProposal.ts'
import { notifyFamily } from './notifyFamily.ts'
import { type PeerProposal, readPeerProposal } from './peerProposal.ts'
import type { SessionFamily, SessionQuestion } from './peerQuestion.ts'
import type { ProposalCall } from './proposalBehaviour.ts'
import { type FamilyGrant, grantedNamespaces, type SessionGrant } from './sessionGrant.ts'
import { settleUnchecked } from './settleUnchecked.ts'
import type { ProposalStruct } from './walletKitShapes.ts'

/** Handles one proposal: asks the user, then sends a session or an error. */
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
    const given = narrow(chooseGrant({ context, grant, answer }))
    const namespaces = grantedNamespaces(given)
    if (!answer.approved || Object.keys(namespaces).length === 0) {
      await decline({ code: 5000, message: 'User rejected.' })
      return undefined
    }
    const properties = {
      ...context.sessionProperties,
      ...sessionProperties({ context, grant: given }),
    }
    const { topic } = await walletKit.approveSession({
      ...{ id, namespaces },
      ...(Object.keys(properties).length > 0 && { sessionProperties: { ...properties } }),
    })
    await announceFamilies({ context, topic, grant: given })
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

/** The method name under which proposals are programmed. */
export const anyProposal = 'session'

export const userDisconnected = { code: 6000, message: 'User disconnected.' }

type Narrow = (grant: SessionGrant) => SessionGrant

function honestGrant(parameters: { context: PeerContext; proposal: PeerProposal }): SessionGrant {
  const { state, accounts, account, active, families, queued, batches } = parameters.context
  const { proposal } = parameters
  const { url } = proposal.app
  const others = state.chains.filter((chain) => chain !== state.chain)
  return grantProposal({
    proposal,
    chains: [state.chain, ...others].map(({ id }) => id),
    accounts: [active()],
    families,
    methods: Object.keys(
      walletMethods({ state, accounts, account, queued, batches, origin: () => url }),
    ),
  })
}

function sessionQuestion(parameters: {
  context: PeerContext
  proposal: PeerProposal
  grant: SessionGrant
}): SessionQuestion {
  const { context, proposal, grant } = parameters
  const { state, accounts, families } = context
  const isEthereum = grant.chains.length > 0
  const granted = Object.values(grantedNamespaces(grant)).flatMap(({ chains = [] }) => chains)
  const asked = [...proposal.required.chains, ...proposal.optional.chains]
  return {
    kind: 'session',
    id: String(proposal.id),
    proposal,
    chains: grant.chains
      .flatMap((id) => state.chains.filter((chain) => chain.id === id))
      .map(approvalChain),
    unknownChains: asked.filter((chain) => !granted.includes(chain)),
    methods: grant.methods,
    accounts: isEthereum ? accounts : [],
    selected: isEthereum ? grant.accounts : [],
    families: families.flatMap((family) => {
      const given = grant.families[family.namespace]
      return given ? [sessionFamily({ family, grant: given })] : []
    }),
  }
}

function sessionFamily(parameters: { family: PeerFamily; grant: FamilyGrant }): SessionFamily {
  const { family, grant } = parameters
  const [chain = ''] = grant.chains
  return {
    namespace: family.namespace,
    networks: family.networks.filter(({ id }) => grant.chains.includes(id)),
    methods: grant.methods,
    accounts: family.addresses(chain),
    selected: addressesOn({ chain, accounts: grant.accounts }),
  }
}

function sessionProperties(parameters: {
  context: PeerContext
  grant: SessionGrant
}): Readonly<Record<string, string>> {
  const { context, grant } = parameters
  const properties = context.families.flatMap((family) => {
    const { chains = [], accounts = [] } = grant.families[family.namespace] ?? {}
    const shared = chains.flatMap((network) =>
      addressesOn({ chain: network, accounts }).map((address) => ({ network, address })),
    )
    return shared.length > 0 ? Object.entries(family.sessionProperties(shared)) : []
  })
  return Object.fromEntries(properties)
}

async function announceFamilies(parameters: {
  context: PeerContext
  topic: string
  grant: SessionGrant
}): Promise<void> {
  const { context, topic, grant } = parameters
  for (const family of context.families) {
    const given = grant.families[family.namespace]
    if (given && family.isAnnounced) await notifyFamily({ context, topic, family, grant: given })
  }
}
