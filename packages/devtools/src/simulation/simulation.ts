import type { ChainAdapter, Namespace } from '@cleat/core'

/** How wallets answer. */
export type SimulatedAnswer =
  /** As they do. */
  | 'real'
  /** The visitor declines (4001). */
  | 'decline'
  /** The wallet fails (-32603). */
  | 'fail'
  /** The wallet has lost its chain (4900). */
  | 'disconnected'
  /** The wallet never answers, until Cleat's own limit of time. */
  | 'silent'

/** What is simulated. */
export type SimulationState = {
  /** How wallets answer what needs their owner. */
  readonly answer: SimulatedAnswer
  /** Whether only the next request is answered so. */
  readonly isOnce: boolean
  /** How long wallets and chains take, in milliseconds, beyond what they do. */
  readonly delayMs: number
  /** Whether chains can be reached. */
  readonly isOnline: boolean
  /** Whether wallets are locked: they connect once they are unlocked. */
  readonly isLocked: boolean
}

/** Lets an app try out what goes wrong with wallets and chains. */
export type Simulation = {
  /** What is simulated now. */
  readonly state: SimulationState
  /** Changes some of it. */
  set(fields: Partial<SimulationState>): void
  /** Calls back after each change. Returns what stops it. */
  subscribe(listener: () => void): () => void
  /** Wraps an adapter. The app passes the result to `createAppKit`. */
  adapter<adapter extends ChainAdapter>(adapter: adapter): adapter
  /** The wrapped adapters as they are without a simulation, by namespace. */
  readonly adapters: ReadonlyMap<Namespace, ChainAdapter>
}
