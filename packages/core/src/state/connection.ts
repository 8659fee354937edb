import { proxy } from 'valtio/vanilla'
import type { Namespace } from '../base/caip/namespace.ts'
import type { CleatError } from '../base/errors/cleatError.ts'
import type { Wallet } from '../contract/wallets/wallet.ts'

/** Where the connecting that the visitor started stands. */
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

/** A request that waits in a wallet outside this browser. */
export type WaitingRequest = {
  readonly id: number
  readonly method: string
  /** The wallet's name. */
  readonly wallet: string
  /** Opens the wallet on this device, where it was paired by a link. */
  readonly href?: string | undefined
}

/** Connecting and pairing (spec §3). The `wc` fields belong to pairing by link or QR code. */
export type ConnectionState = {
  flow: ConnectFlow
  /** What a wallet scans or is opened with. Present while a pairing is offered. */
  wcUri?: string | undefined
  /** Milliseconds since the epoch. */
  wcPairingExpiry?: number | undefined
  /** The wallet that was opened by a link on this device, and the link. */
  wcLinking?: { readonly href: string; readonly name: string } | undefined
  /** Whether the last pairing could not be offered. `flow` says why. */
  wcError: boolean
  /** Whether a wallet declined the last offer. The next one is made at once. */
  wcDeclined: boolean
  wcBasic: boolean
  /** The wallet that is being paired. */
  recentWallet?: Wallet | undefined
  /** Whether a request waits for the wallet. */
  buffering: boolean
  /** Oldest first. */
  waiting: readonly WaitingRequest[]
  /** Whether the visitor ticked the box of `features.legalCheckbox`. Not kept beyond the page. */
  isLegalAccepted: boolean
}

export type ConnectionController = {
  readonly state: Readonly<ConnectionState>
  setFlow(flow: ConnectFlow): void
  setLegalAccepted(isAccepted: boolean): void
  /** Writes fields of pairing and of requests that wait. */
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
        | 'waiting'
      >
    >,
  ): void
  /** Forgets everything but what the visitor agreed to. */
  reset(): void
}

const createInitialState = (isLegalAccepted: boolean): ConnectionState => ({
  flow: { status: 'idle' },
  wcUri: undefined,
  wcPairingExpiry: undefined,
  wcLinking: undefined,
  wcError: false,
  wcDeclined: false,
  wcBasic: false,
  recentWallet: undefined,
  buffering: false,
  waiting: [],
  isLegalAccepted,
})

/** What is under way between the visitor and a wallet that is not connected yet. */
export function createConnectionController(): ConnectionController {
  const state = proxy(createInitialState(false))
  return {
    state,
    setFlow(flow) {
      // The error is handed on as the object it is; a proxy of an Error loses its message.
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
      Object.assign(state, createInitialState(state.isLegalAccepted))
    },
  }
}
