import type { WalletStorage } from '../state/walletStorage.ts'
import { walletIcon } from '../wallet/walletIcon.ts'
import { announceChange } from './announceChange.ts'
import { answerProposal, anyProposal, userDisconnected } from './answerProposal.ts'
import { answerRequest } from './answerRequest.ts'
import { answerSignIn } from './answerSignIn.ts'
import { createPeerContext, type PeerContext } from './createPeerContext.ts'
import { createQuietClient } from './createQuietClient.ts'
import { emitEvent } from './emitEvent.ts'
import type { PeerFamily } from './family/peerFamily.ts'
import type { PeerApp } from './peerApp.ts'
import { readPeerProposal } from './peerProposal.ts'
import { readPeerSession } from './peerSession.ts'
import { selectAccount } from './selectAccount.ts'
import { shareAccounts } from './shareAccounts.ts'
import type {
  PeerFamilyState,
  WalletConnectPeer,
  WalletConnectPeerParameters,
} from './walletConnectPeer.ts'
import type { ProposalStruct } from './walletKitShapes.ts'
import { watchRelay } from './watchRelay.ts'

/**
 * A wallet at the other end of a WalletConnect pairing. It holds keys, and signs and sends like the
 * dev wallet. It connects only to the relay and to its nodes. Runs in browsers and Node. Never use
 * a key of real funds.
 * @example
 * ```ts
 * import { createWalletConnectPeer } from '@cleat/testing/wallet-connect'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * const relayUrl = 'ws://127.0.0.1:8787'
 * const peer = await createWalletConnectPeer({ relayUrl, chains })
 * // The code that the app shows.
 * export const pair = (uri: string): Promise<void> => peer.pair(uri)
 * ```
 */
export async function createWalletConnectPeer(
  parameters: WalletConnectPeerParameters,
): Promise<WalletConnectPeer> {
  const { relayUrl, projectId = '0'.repeat(32), storage = noStorage } = parameters
  const metadata: PeerApp = { ...defaultMetadata(), ...parameters.metadata }
  const listeners = new Set<() => void>()
  const onChange = () => {
    for (const listener of [...listeners]) listener()
  }
  let closed = false
  const isClosed = () => closed
  const client = await createQuietClient({ relayUrl, projectId, metadata, storage })
  const context = createPeerContext({
    ...{ ...parameters, client, metadata, storage, onChange, isClosed },
  })
  const { core, walletKit } = client
  const { state, accounts, log } = context
  const relay = watchRelay({ core, onChange })
  listen(context)
  if (parameters.signsIn) listenToSignIns(context)
  const topics = () => Object.keys(walletKit.getActiveSessions())

  return {
    accounts,
    get account() {
      return context.active()
    },
    get chains() {
      return state.chains
    },
    get chainId() {
      return state.chain.id
    },
    get families() {
      return context.families.map(readFamilyState)
    },
    get relay() {
      return relay.status
    },
    get sessions() {
      return Object.values(walletKit.getActiveSessions()).map(readPeerSession)
    },
    get proposals() {
      return Object.values(walletKit.getPendingSessionProposals()).map(readPeerProposal)
    },
    get requests() {
      return log.entries
    },
    async pair(uri) {
      relay.expect()
      await walletKit.pair({ uri })
    },
    async switchChain(id) {
      state.switchChain(id)
      await announceChange(context)
    },
    async switchAccount(address) {
      selectAccount({ context, address })
      await announceChange(context)
    },
    shareAccounts: (share) => shareAccounts({ ...share, context }),
    async emit({ name, data, chainId }) {
      const chain = typeof chainId === 'number' ? `eip155:${chainId}` : chainId
      await Promise.all(topics().map((topic) => emitEvent({ core, topic, chain, name, data })))
    },
    async disconnect(topic) {
      const ended = topic === undefined ? topics() : [topic]
      await Promise.all(
        ended.map((each) => walletKit.disconnectSession({ topic: each, reason: userDisconnected })),
      )
      context.questions.close((question) => ended.includes(question.topic))
      onChange()
    },
    program(method, behaviour, { times = 1 } = {}) {
      context.program.add({ method, behaviour, times })
    },
    programDelivery(method, behaviour, { times = 1 } = {}) {
      context.deliveries.add({ method, behaviour, times })
    },
    programProposal(behaviour, { times = 1 } = {}) {
      context.proposalProgram.add({ method: anyProposal, behaviour, times })
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      closed = true
      relay.stop()
      context.questions.close(() => true)
      await client.close()
    },
  }
}

/** Connects the client's events to their handlers. */
function listen(context: PeerContext): void {
  const { client, questions, onError, onChange } = context
  const { walletKit } = client
  const propose = (struct: ProposalStruct) => {
    answerProposal(context, struct).catch(onError)
    onChange()
  }
  const forget = (matches: Parameters<typeof questions.close>[0]) => {
    questions.close(matches)
    onChange()
  }
  walletKit.on('session_proposal', ({ params }) => propose(params))
  // The client repeats a request that is still unanswered a second after the start.
  const seen = new Set<number>()
  const request = (event: Parameters<typeof answerRequest>[1]) => {
    if (seen.has(event.id)) return
    seen.add(event.id)
    answerRequest(context, event)
  }
  walletKit.on('session_request', request)
  walletKit.on('session_delete', ({ topic }) => forget((question) => question.topic === topic))
  walletKit.on('proposal_expire', ({ id }) => forget((question) => question.id === id))
  walletKit.on('session_request_expire', ({ id }) => forget((question) => question.id === id))
  for (const struct of Object.values(walletKit.getPendingSessionProposals())) propose(struct)
  for (const event of walletKit.getPendingSessionRequests()) request(event)
}

/** With a listener, the library keeps the proposal back that comes with such a request. */
function listenToSignIns(context: PeerContext): void {
  const { client, onError, onChange } = context
  client.walletKit.on('session_authenticate', (struct) => {
    answerSignIn(context, struct).catch(onError)
    onChange()
  })
}

function readFamilyState(family: PeerFamily): PeerFamilyState {
  const { namespace, networks, active } = family
  return {
    namespace,
    networks: networks.map((network) => {
      const accounts = family.addresses(network.id)
      return { ...network, accounts, account: accounts[active] ?? '' }
    }),
  }
}

const noStorage: WalletStorage = { getItem: () => null, setItem: () => {} }

function defaultMetadata(): PeerApp {
  return {
    name: 'Cleat Wallet Peer',
    description: 'A wallet for tests',
    url: 'https://wallet.example',
    icons: [walletIcon()],
  }
}
