import type { walletDevices, walletSessions } from '../store/walletTables.ts'

/** A browser that is logged in. */
export type OpenSession = typeof walletSessions.$inferSelect & {
  readonly device: typeof walletDevices.$inferSelect | undefined
  /** Ids of what was proven: its device, and a recovery method. */
  readonly holders: readonly string[]
}

/** What a new session is made of. */
export type NewSession = {
  readonly account: string
  readonly jkt: string
  readonly kind: 'full' | 'view'
  readonly method: string
  readonly isCrossSite: boolean
  readonly label: string
  readonly network: string
  /** A view session sees what the session that gave it has proven. */
  readonly provenBy?: string | undefined
}
