import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Database } from '../../database/createDatabase.ts'
import type { ZoneRecord, ZoneRecords } from '../records/zoneRecord.ts'
import type { NameRegistration, RegistrationOutcome } from './nameRegistration.ts'
import { nameAddresses, names, nameTexts } from './nameTables.ts'
import { registerName } from './registerName.ts'

/** A name as its profile shows it. */
export type NameProfile = ZoneRecord & {
  readonly subject: string
  readonly registeredAt: Date
  readonly updatedAt: Date | undefined
  /** By coin type, as accounts write their addresses. */
  readonly accounts: ReadonlyMap<bigint, { readonly address: string; readonly createdAt: Date }>
}

export type NameStore = ZoneRecords & {
  /** Registers a name. Of any number at once, one has it. */
  register(registration: NameRegistration): Promise<RegistrationOutcome>
  findProfile(name: string): Promise<NameProfile | undefined>
  /** The names with an address, oldest first. */
  findByAddress(address: Hex): Promise<readonly NameProfile[]>
  /** Those of the names that are taken, or that look like one that is, by name. */
  findTaken(wanted: ReadonlyMap<string, string>): Promise<ReadonlySet<string>>
}

export declare namespace createNameStore {
  type Parameters = {
    database: Database
    /** The most names that one subject may have. @default 5 */
    limit?: number | undefined
    now?: (() => Date) | undefined
  }
}

/** The most profiles of an answer. */
const most = 50

/** Keeps the names of a zone. */
export function createNameStore(parameters: createNameStore.Parameters): NameStore {
  const { database, limit = 5, now = () => new Date() } = parameters

  const readProfiles = async (wanted: readonly string[]): Promise<readonly NameProfile[]> => {
    if (wanted.length === 0) return []
    const [rows, addresses, texts] = await database.run((queries) =>
      Promise.all([
        queries
          .select()
          .from(names)
          .where(inArray(names.name, [...wanted]))
          .orderBy(asc(names.registeredAt), asc(names.name)),
        queries
          .select()
          .from(nameAddresses)
          .where(inArray(nameAddresses.name, [...wanted])),
        queries
          .select()
          .from(nameTexts)
          .where(inArray(nameTexts.name, [...wanted])),
      ]),
    )
    return rows.map(({ name, subject, registeredAt, updatedAt }) => {
      const own = addresses.filter((row) => row.name === name)
      return {
        ...{ name, subject, registeredAt, updatedAt: updatedAt ?? undefined },
        addresses: new Map(own.map(({ coinType, address }) => [coinType, address as Hex])),
        accounts: new Map(
          own.map(({ coinType, text, createdAt }) => [coinType, { address: text, createdAt }]),
        ),
        texts: new Map(texts.filter((row) => row.name === name).map((row) => [row.key, row.value])),
      }
    })
  }
  const findProfile = async (name: string) => (await readProfiles([name]))[0]

  return {
    find: findProfile,
    findProfile,
    async findName({ address, coinType }) {
      const isCoin = eq(nameAddresses.coinType, coinType)
      const isEvm = coinType === 60n || (coinType >= everyEvmChain && coinType < 2n ** 32n)
      const [row] = await database.run((queries) =>
        queries
          .select({ name: names.name })
          .from(nameAddresses)
          .innerJoin(names, eq(names.name, nameAddresses.name))
          .where(
            and(
              eq(nameAddresses.address, address.toLowerCase()),
              isEvm ? or(isCoin, eq(nameAddresses.coinType, everyEvmChain)) : isCoin,
            ),
          )
          .orderBy(asc(names.registeredAt), asc(names.name))
          .limit(1),
      )
      return row?.name
    },
    async findByAddress(address) {
      const rows = await database.run((queries) =>
        queries
          .select({ name: names.name })
          .from(nameAddresses)
          .innerJoin(names, eq(names.name, nameAddresses.name))
          .where(eq(nameAddresses.address, address.toLowerCase()))
          .groupBy(names.name)
          .orderBy(asc(names.registeredAt), asc(names.name))
          .limit(most),
      )
      return readProfiles(rows.map(({ name }) => name))
    },
    async findTaken(wanted) {
      if (wanted.size === 0) return new Set()
      const rows = await database.run((queries) =>
        queries
          .select({ skeleton: names.skeleton })
          .from(names)
          .where(inArray(names.skeleton, [...wanted.values()])),
      )
      const taken = new Set(rows.map((row) => row.skeleton))
      return new Set([...wanted].filter(([, one]) => taken.has(one)).map(([name]) => name))
    },
    register: (registration) =>
      database.run((queries) =>
        queries.transaction((transaction) =>
          registerName(transaction, { registration, limit, time: now() }),
        ),
      ),
  }
}

const everyEvmChain = 0x8000_0000n
