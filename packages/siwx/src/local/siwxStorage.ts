import type { SIWXSession } from '@cleat/core/sign-in'

/** Where `DefaultSIWX` keeps its sessions. */
export type SIWXStorage = {
  /** Adds a session, in place of an earlier one of its account and chain. */
  add(session: SIWXSession): Promise<void>
  /** Replaces all sessions. */
  set(sessions: SIWXSession[]): Promise<void>
  /** The valid sessions of an address on a CAIP-2 network. */
  get(chainId: string, address: string): Promise<SIWXSession[]>
  /** Forgets the sessions of an address on a CAIP-2 network. */
  delete(chainId: string, address: string): Promise<void>
}
