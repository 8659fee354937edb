import type { FamilyNetwork } from './familyNetwork.ts'
import type { FamilyQuestion } from './familyQuestion.ts'
import type { FamilyNamespace } from './peerNamespace.ts'

/** One request of an app to a family. */
export type FamilyCall = {
  readonly method: string
  readonly params: unknown
  readonly network: FamilyNetwork
  /** The addresses that the app may use on the network. */
  readonly accounts: readonly string[]
  /** Asks the user; rejects with 4001 when the answer is no. */
  readonly ask: (question: FamilyQuestion) => Promise<void>
}

/** What the wallet can do in one family. */
export type PeerFamily = {
  readonly namespace: FamilyNamespace
  readonly networks: readonly FamilyNetwork[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** The accounts on a network; an account has the same place on each. */
  readonly addresses: (network: string) => readonly string[]
  /** The place of the account that apps get to see. */
  readonly active: number
  readonly activate: (place: number) => void
  /** What tells an app which accounts it may use on a network. */
  readonly accountsEvent: (parameters: { network: string; accounts: readonly string[] }) => {
    readonly name: string
    readonly data: unknown
  }
  /** Whether an app that has just connected gets that event too. */
  readonly isAnnounced: boolean
  /** What an app gets to know of its accounts with the session itself. */
  readonly sessionProperties: (
    accounts: readonly { readonly network: string; readonly address: string }[],
  ) => Readonly<Record<string, string>>
  readonly answer: (call: FamilyCall) => Promise<unknown>
}
