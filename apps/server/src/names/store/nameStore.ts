import type { Hex } from 'viem'
import type { ZoneRecords } from '../records/zoneRecord.ts'
import type {
  ChangeOutcome,
  NameChange,
  RecordsChange,
  TransferAcceptance,
  TransferOffer,
} from './nameChange.ts'
import type { NameProfile } from './nameProfile.ts'
import type { NameRegistration, RegistrationOutcome } from './nameRegistration.ts'
import type { NameTransfer } from './nameTransfer.ts'

/** What can be read of the names of a zone. Those that rest are not there. */
export type NameReader = ZoneRecords & {
  findProfile(name: string): Promise<NameProfile | undefined>
  /** The names with an address, oldest first. */
  findByAddress(address: Hex): Promise<readonly NameProfile[]>
  /** Those of the names that are taken, or that look like one that is, by name. */
  findTaken(wanted: ReadonlyMap<string, string>): Promise<ReadonlySet<string>>
  /** What an address offered or was offered, oldest first, until it leads to its new owner. */
  listTransfers(address: Hex): Promise<readonly NameTransfer[]>
}

export type NameStore = NameReader & {
  /** Registers a name. Of any number at once, one has it. */
  register(registration: NameRegistration): Promise<RegistrationOutcome>
  setRecords(change: RecordsChange): Promise<ChangeOutcome>
  offer(offer: TransferOffer): Promise<ChangeOutcome>
  accept(acceptance: TransferAcceptance): Promise<ChangeOutcome>
  release(change: NameChange): Promise<ChangeOutcome>
  /** Keeps the names of a subject that signed in. */
  noteSignIn(subject: string): Promise<void>
  /**
   * Frees names of owners who are away, and opens those that have rested. Resolves with how many
   * changed.
   */
  free(): Promise<number>
}
