import type { Address, Hex } from 'viem'
import type { Behaviour } from '../behaviours/behaviour.ts'
import type { LoggedRequest } from '../wallet/createRequestLog.ts'
import type { WalletChain } from '../wallet/walletChain.ts'
import type { WalletStorage } from '../wallet/walletStorage.ts'
import type { Delivery } from './delivery.ts'
import type { BitcoinFamilyOptions } from './family/createBitcoinFamily.ts'
import type { SolanaFamilyOptions } from './family/createSolanaFamily.ts'
import type { FamilyNetwork } from './family/familyNetwork.ts'
import type { FamilyNamespace, PeerNamespace } from './family/peerNamespace.ts'
import type { PeerApp } from './peerApp.ts'
import type { PeerProposal } from './peerProposal.ts'
import type { PeerApprover } from './peerQuestion.ts'
import type { PeerSession } from './peerSession.ts'
import type { ProposalBehaviour } from './proposalBehaviour.ts'

export type WalletConnectPeerParameters = {
  relayUrl: string
  /** The chains that the wallet knows; it starts on the first. */
  chains: readonly WalletChain[]
  /** Default: 32 zeros, which a relay of one's own accepts. */
  projectId?: string | undefined
  /** Default: the first three keys that every local node funds. */
  privateKeys?: readonly Hex[] | undefined
  /** What it knows of Solana. Default: nothing. */
  solana?: SolanaFamilyOptions | undefined
  /** What it knows of Bitcoin. Default: nothing. */
  bitcoin?: BitcoinFamilyOptions | undefined
  /** How the wallet introduces itself to apps. */
  metadata?: Partial<PeerApp> | undefined
  /** Plays the user. Default: agrees to everything, with the active account. */
  approve?: PeerApprover | undefined
  /** Makes the wallet remember its sessions. Default: it forgets. */
  storage?: WalletStorage | undefined
  /** Called with what failed while nobody waited for it, such as an answer that could not be sent. Default: thrown. */
  onError?: ((error: unknown) => void) | undefined
}

/** `idle`: nothing to talk about. `away`: the relay cannot be reached, and is tried again. */
export type RelayStatus = 'idle' | 'connecting' | 'connected' | 'away'

/** What the wallet has of a family beside Ethereum's. */
export type PeerFamilyState = {
  readonly namespace: FamilyNamespace
  readonly networks: readonly (FamilyNetwork & {
    /** Every account, in the same order on each network. */
    readonly accounts: readonly string[]
    /** The account that apps get to see. */
    readonly account: string
  })[]
}

export type WalletConnectPeer = {
  /** Every account of Ethereum's family. */
  readonly accounts: readonly Address[]
  /** The account that apps get to see. */
  readonly account: Address
  readonly chains: readonly WalletChain[]
  readonly chainId: number
  /** Solana and Bitcoin, as far as the wallet has been told of them. */
  readonly families: readonly PeerFamilyState[]
  readonly relay: RelayStatus
  readonly sessions: readonly PeerSession[]
  /** What has been proposed and not been answered. */
  readonly proposals: readonly PeerProposal[]
  /** What apps have asked, oldest first; the last thousand. */
  readonly requests: readonly LoggedRequest[]
  /** Follows the link of an app. Resolves when the wallet listens; then the app's proposal comes in. */
  pair: (uri: string) => Promise<void>
  /** As if the user went to another network. Every app is told, and may use it from then on. */
  switchChain: (id: number) => Promise<void>
  /** As if the user went to another account, of any family. Every app is told, and may use it from then on. */
  switchAccount: (address: string) => Promise<void>
  /** As if the user picked what apps may use of a family: these accounts and no others. Without any, the family is taken away. */
  shareAccounts: (share: { namespace: PeerNamespace; accounts: readonly string[] }) => Promise<void>
  /** Sends any event to every app, true or not, allowed or not. The chain: a number of EIP-155, or CAIP-2. */
  emit: (event: { name: string; data: unknown; chainId: number | string }) => Promise<void>
  /** Ends one session, or all of them. */
  disconnect: (topic?: string) => Promise<void>
  /** Lets `behaviour` stand in for the wallet on the next requests of `method`. Default: the next one. */
  program: (method: string, behaviour: Behaviour, options?: ProgramOptions) => void
  /** Lets `delivery` bring the answers to the next requests of `method`. Default: to the next one. */
  programDelivery: (method: string, delivery: Delivery, options?: ProgramOptions) => void
  /** Lets `behaviour` stand in for the wallet on the next proposals. Default: the next one. */
  programProposal: (behaviour: ProposalBehaviour, options?: ProgramOptions) => void
  /** Called when anything above has changed, until the returned function is called. */
  onChange: (listener: () => void) => () => void
  /** Leaves the relay. Sessions stay as they are. */
  close: () => Promise<void>
}

export type ProgramOptions = { readonly times?: number | undefined }
