import type { Hex } from 'viem'

/** What a name of the zone leads to. */
export type ZoneRecord = {
  /** The whole name: `alice.names.example`. */
  readonly name: string
  /** Addresses in the binary form of their chain, by coin type (ENSIP-9, ENSIP-11). */
  readonly addresses: ReadonlyMap<bigint, Hex>
  /** Texts by key (ENSIP-5), such as `avatar`. */
  readonly texts: ReadonlyMap<string, string>
}

/** Finds records of the zone. */
export type ZoneRecords = {
  /** The record of a whole name that is in use. */
  find(name: string): Promise<ZoneRecord | undefined>
  /** The whole name of an account on a chain, by its address and coin type (ENSIP-19). */
  findName(account: { address: Hex; coinType: bigint }): Promise<string | undefined>
}
