import type { FamilyNetwork } from './familyNetwork.ts'
import type { FamilyQuestion } from './familyQuestion.ts'
import type { FamilyNamespace } from './peerNamespace.ts'

/** An app's request to a namespace. */
export type FamilyCall = {
  readonly method: string
  readonly params: unknown
  readonly network: FamilyNetwork
  /** The addresses that the app may use on the network. */
  readonly accounts: readonly string[]
  /** Asks the user. Rejects with 4001 unless approved. */
  readonly ask: (question: FamilyQuestion) => Promise<void>
}

/** The wallet's implementation of one namespace. */
export type PeerFamily = {
  readonly namespace: FamilyNamespace
  readonly networks: readonly FamilyNetwork[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** The addresses on a network. An account has the same index on each. */
  readonly addresses: (network: string) => readonly string[]
  /** The index of the active account. */
  readonly active: number
  readonly activate: (place: number) => void
  /** The event with the accounts that an app may use on a network. */
  readonly accountsEvent: (parameters: { network: string; accounts: readonly string[] }) => {
    readonly name: string
    readonly data: unknown
  }
  /** Whether a new session gets that event too. */
  readonly isAnnounced: boolean
  /** Account data in the session itself. */
  readonly sessionProperties: (
    accounts: readonly { readonly network: string; readonly address: string }[],
  ) => Readonly<Record<string, string>>
  readonly answer: (call: FamilyCall) => Promise<unknown>
}
