import type { ZoneRecord } from '../records/zoneRecord.ts'

/** A name as its profile shows it. */
export type NameProfile = ZoneRecord & {
  /** Whose it is: a key on all chains of its family, or a contract on its chain. */
  readonly subject: string
  readonly registeredAt: Date
  readonly updatedAt: Date | undefined
  /** By coin type, as accounts write their addresses. */
  readonly accounts: ReadonlyMap<bigint, { readonly address: string; readonly createdAt: Date }>
}
