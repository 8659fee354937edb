import { proxy } from 'valtio/vanilla'
import type { Namespace } from '../caip/namespace.ts'
import type { CleatError } from '../errors/cleatError.ts'

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

/** Connecting and pairing (spec §3). The `wc` fields belong to pairing by link or QR code. */
export type ConnectionState = {
  flow: ConnectFlow
  wcUri?: string | undefined
  /** Milliseconds since the epoch. */
  wcPairingExpiry?: number | undefined
  wcLinking?: { readonly href: string; readonly name: string } | undefined
  wcError: boolean
  wcBasic: boolean
  /** Whether a request waits for the wallet. */
  buffering: boolean
  /** Whether the visitor ticked the box of `features.legalCheckbox`. Not kept beyond the page. */
  isLegalAccepted: boolean
}

export type ConnectionController = {
  readonly state: Readonly<ConnectionState>
  setFlow(flow: ConnectFlow): void
  setLegalAccepted(isAccepted: boolean): void
  /** Forgets everything but what the visitor agreed to. */
  reset(): void
}

const createInitialState = (isLegalAccepted: boolean): ConnectionState => ({
  flow: { status: 'idle' },
  wcUri: undefined,
  wcPairingExpiry: undefined,
  wcLinking: undefined,
  wcError: false,
  wcBasic: false,
  buffering: false,
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
    setLegalAccepted(isAccepted) {
      state.isLegalAccepted = isAccepted
    },
    reset() {
      Object.assign(state, createInitialState(state.isLegalAccepted))
    },
  }
}
