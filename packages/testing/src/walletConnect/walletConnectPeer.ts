import type { Address, Hex } from 'viem'
import type { Behaviour } from '../behaviours/behaviour.ts'
import type { WalletBatches } from '../provider/walletBatches.ts'
import type { WalletChain } from '../provider/walletChain.ts'
import type { WalletStorage } from '../state/walletStorage.ts'
import type { LoggedRequest } from '../wallet/createRequestLog.ts'
import type { Delivery } from './delivery.ts'
import type { BitcoinFamilyOptions } from './family/createBitcoinFamily.ts'
import type { CosmosFamilyOptions } from './family/createCosmosFamily.ts'
import type { SolanaFamilyOptions } from './family/createSolanaFamily.ts'
import type { FamilyNetwork } from './family/familyNetwork.ts'
import type { FamilyNamespace, PeerNamespace } from './family/peerNamespace.ts'
import type { PeerApp } from './peerApp.ts'
import type { PeerProposal } from './peerProposal.ts'
import type { PeerApprover } from './peerQuestion.ts'
import type { PeerSession } from './peerSession.ts'
import type { ProposalBehaviour } from './proposalBehaviour.ts'

/** Parameters of `createWalletConnectPeer`. */
export type WalletConnectPeerParameters = {
  /** The WebSocket URL of the relay. */
  relayUrl: string
  /** The wallet's EIP-155 chains. The first is active at the start. */
  chains: readonly WalletChain[]
  /** @default 32 zeros, which a self-hosted relay accepts */
  projectId?: string | undefined
  /** @default the first three keys that every local node funds */
  privateKeys?: readonly Hex[] | undefined
  /** How the wallet sends batches on EIP-155 chains (EIP-5792). @default it has none */
  batches?: WalletBatches | undefined
  /**
   * What it says of itself in each session (`sessionProperties`, CAIP-25), such as
   * `eip155Capabilities`. @default nothing
   */
  sessionProperties?: Readonly<Record<string, string>> | undefined
  /** The Solana namespace. @default none */
  solana?: SolanaFamilyOptions | undefined
  /** The Bitcoin namespace. @default none */
  bitcoin?: BitcoinFamilyOptions | undefined
  /** The Cosmos namespace, which signs only. @default none */
  cosmos?: CosmosFamilyOptions | undefined
  /** The wallet's metadata for apps. */
  metadata?: Partial<PeerApp> | undefined
  /** Decides for the user. @default approves everything, with the active account */
  approve?: PeerApprover | undefined
  /**
   * Whether it signs in while it pairs (`wc_sessionAuthenticate`). @default false: it answers the
   * proposal that comes with the request
   */
  signsIn?: boolean | undefined
  /** How it says that it signed: as a key, or as a contract. @default 'eip191' */
  signInType?: 'eip191' | 'eip1271' | undefined
  /** Stores the sessions. @default none */
  storage?: WalletStorage | undefined
  /**
   * Receives errors that nothing awaits, such as an answer that could not be sent, until the wallet
   * is closed. @default they are thrown
   */
  onError?: ((error: unknown) => void) | undefined
}

/** `idle`: nothing to do. `away`: the relay is unreachable and is retried. */
export type RelayStatus = 'idle' | 'connecting' | 'connected' | 'away'

/** A namespace of the wallet besides EIP-155. */
export type PeerFamilyState = {
  /** The namespace. */
  readonly namespace: FamilyNamespace
  /** The networks of the namespace. */
  readonly networks: readonly (FamilyNetwork & {
    /** Every account, in the same order on each network. */
    readonly accounts: readonly string[]
    /** The active account. */
    readonly account: string
  })[]
}

/** A wallet behind WalletConnect that signs, with methods that act as its user. */
export type WalletConnectPeer = {
  /** Every EIP-155 account. */
  readonly accounts: readonly Address[]
  /** The active account. */
  readonly account: Address
  /** The wallet's EIP-155 chains. */
  readonly chains: readonly WalletChain[]
  /** The active EIP-155 chain. */
  readonly chainId: number
  /** The configured namespaces besides EIP-155. */
  readonly families: readonly PeerFamilyState[]
  /** The connection to the relay. */
  readonly relay: RelayStatus
  /** The open sessions. */
  readonly sessions: readonly PeerSession[]
  /** Unanswered proposals. */
  readonly proposals: readonly PeerProposal[]
  /** The last thousand requests of all apps, oldest first. */
  readonly requests: readonly LoggedRequest[]
  /** Pairs with an app by its URI. Resolves when the wallet listens; the proposal follows. */
  pair: (uri: string) => Promise<void>
  /** Switches the network, as the user would. Every app is notified and may use it. */
  switchChain: (id: number) => Promise<void>
  /**
   * Switches the account of any namespace, as the user would. Every app is notified and may use it.
   */
  switchAccount: (address: string) => Promise<void>
  /**
   * Shares exactly these accounts of a namespace with apps, as the user would. An empty list
   * removes the namespace.
   */
  shareAccounts: (share: {
    /** The namespace of the accounts. */
    namespace: PeerNamespace
    /** The addresses to share. */
    accounts: readonly string[]
  }) => Promise<void>
  /** Sends any event to every app, allowed or not. */
  emit: (event: {
    /** The name of the event. */
    name: string
    /** The payload of the event. */
    data: unknown
    /** The chain: an EIP-155 chain id, or a CAIP-2 id. */
    chainId: number | string
  }) => Promise<void>
  /** Ends one session, or all sessions. */
  disconnect: (topic?: string) => Promise<void>
  /** Replaces the wallet by `behaviour` for the next requests of `method`. */
  program: (method: string, behaviour: Behaviour, options?: ProgramOptions) => void
  /** Delivers the next answers to `method` by `delivery`. */
  programDelivery: (method: string, delivery: Delivery, options?: ProgramOptions) => void
  /** Replaces the wallet by `behaviour` for the next proposals. */
  programProposal: (behaviour: ProposalBehaviour, options?: ProgramOptions) => void
  /** Listens to changes of any field above, until the returned function is called. */
  onChange: (listener: () => void) => () => void
  /** Disconnects from the relay and keeps the sessions. */
  close: () => Promise<void>
}

/** Options of `program…`. */
export type ProgramOptions = {
  /** For how many requests, answers or proposals. @default 1 */
  readonly times?: number | undefined
}
