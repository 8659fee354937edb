import { proxy } from 'valtio/vanilla'
import type { Namespace } from '../base/caip/namespace.ts'
import type { CleatError } from '../base/errors/cleatError.ts'
import type { Wallet } from '../contract/wallets/wallet.ts'

/** The progress of a connection attempt. */
export type ConnectFlow =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly connectorId: string; readonly namespace: Namespace }
  | { readonly status: 'success'; readonly connectorId: string; readonly namespace: Namespace }
  | {
      readonly status: 'error'
      readonly connectorId: string
      readonly namespace: Namespace
      readonly error: CleatError
    }

/** A request that is pending in a remote wallet. */
export type WaitingRequest = {
  readonly id: number
  readonly method: string
  /** The wallet's name. */
  readonly wallet: string
  /** Opens the wallet on this device, if a link paired it. */
  readonly href?: string | undefined
  /** The wallet that `href` opens, whatever name the peer reports. */
  readonly linked?: Wallet | undefined
}

/** A link that was followed to a wallet on this device. */
export type ConnectionLink = {
  readonly href: string
  readonly name: string
  /** The wallet as the registry or the app knows it. The link is opened only if it leads there. */
  readonly wallet?: Wallet | undefined
}

/**
 * The state of connecting and pairing (spec §3). The `wc` fields describe the pairing by link or QR
 * code.
 */
export type ConnectionState = {
  flow: ConnectFlow
  /** The pairing URI. Present while a pairing proposal is pending. */
  wcUri?: string | undefined
  /** Expiry in milliseconds since the epoch. */
  wcPairingExpiry?: number | undefined
  /** The wallet that a link opened on this device, and the link. */
  wcLinking?: ConnectionLink | undefined
  /** Whether the last pairing failed. `flow` has the error. */
  wcError: boolean
  /** Whether a wallet rejected the last pairing proposal. The next one follows at once. */
  wcDeclined: boolean
  /** Whether the app only connects (option `basic`). Unlisted chains are not blocked then. */
  wcBasic: boolean
  /** The wallet that is being paired. */
  recentWallet?: Wallet | undefined
  /** Where the visitor chose the wallet from a list. */
  choice?: { readonly view: string; readonly walletRank?: number | undefined } | undefined
  /** Whether a request is pending in the wallet. */
  buffering: boolean
  /** Oldest first. */
  waiting: readonly WaitingRequest[]
  /** Whether the visitor ticked the box of `features.legalCheckbox`. It resets with the page. */
  isLegalAccepted: boolean
}

export type ConnectionController = {
  readonly state: Readonly<ConnectionState>
  setFlow(flow: ConnectFlow): void
  setLegalAccepted(isAccepted: boolean): void
  /** Changes fields of the pairing and of pending requests. */
  set(
    fields: Partial<
      Pick<
        ConnectionState,
        | 'wcUri'
        | 'wcPairingExpiry'
        | 'wcLinking'
        | 'wcError'
        | 'wcDeclined'
        | 'wcBasic'
        | 'recentWallet'
        | 'choice'
        | 'waiting'
      >
    >,
  ): void
  /** Resets everything except the visitor's consent and `wcBasic`. */
  reset(): void
}

const createInitialState = (
  kept: Pick<ConnectionState, 'isLegalAccepted' | 'wcBasic'>,
): ConnectionState => ({
  flow: { status: 'idle' },
  wcUri: undefined,
  wcPairingExpiry: undefined,
  wcLinking: undefined,
  wcError: false,
  wcDeclined: false,
  recentWallet: undefined,
  choice: undefined,
  buffering: false,
  waiting: [],
  ...kept,
})

/** Holds the state of connection attempts, pairings and pending requests. */
export function createConnectionController(): ConnectionController {
  const state = proxy(createInitialState({ isLegalAccepted: false, wcBasic: false }))
  return {
    state,
    setFlow(flow) {
      // The error must not become a proxy: a proxied Error loses its message.
      state.flow = flow
    },
    set(fields) {
      Object.assign(state, fields)
      state.buffering = state.waiting.length > 0
    },
    setLegalAccepted(isAccepted) {
      state.isLegalAccepted = isAccepted
    },
    reset() {
      const { isLegalAccepted, wcBasic } = state
      Object.assign(state, createInitialState({ isLegalAccepted, wcBasic }))
    },
  }
}
