import { and, asc, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Queries } from '../../database/connection.ts'
import type { Database } from '../../database/createDatabase.ts'
import { acceptName } from './acceptName.ts'
import { freeNames } from './freeNames.ts'
import type { NameProfile } from './nameProfile.ts'
import type { NameStore } from './nameStore.ts'
import { nameAddresses, names, nameTexts, nameTransfers } from './nameTables.ts'
import { offerName } from './offerName.ts'
import { registerName } from './registerName.ts'
import { releaseName } from './releaseName.ts'
import { setRecords } from './setRecords.ts'

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

  const isInUse = () =>
    and(isNull(names.freedAt), or(isNull(names.restsUntil), lte(names.restsUntil, now())))
  const change = <outcome>(work: (queries: Queries, time: Date) => Promise<outcome>) =>
    database.run((queries) => queries.transaction((transaction) => work(transaction, now())))

  const readProfiles = async (wanted: readonly string[]): Promise<readonly NameProfile[]> => {
    if (wanted.length === 0) return []
    const [rows, addresses, texts] = await database.run((queries) =>
      Promise.all([
        queries
          .select()
          .from(names)
          .where(and(inArray(names.name, [...wanted]), isInUse()))
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
              ...[isInUse(), eq(nameAddresses.address, address.toLowerCase())],
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
          .where(and(isInUse(), eq(nameAddresses.address, address.toLowerCase())))
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
          .where(
            and(
              inArray(names.skeleton, [...wanted.values()]),
              or(isNull(names.freedAt), gt(names.restsUntil, now())),
            ),
          ),
      )
      const taken = new Set(rows.map((row) => row.skeleton))
      return new Set([...wanted].filter(([, one]) => taken.has(one)).map(([name]) => name))
    },
    async listTransfers(address) {
      const isOfAccount = or(
        eq(nameTransfers.fromAddress, address.toLowerCase()),
        eq(nameTransfers.toAddress, address.toLowerCase()),
      )
      const isOpen = and(isNull(nameTransfers.acceptedAt), gt(nameTransfers.endsAt, now()))
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(nameTransfers)
          .where(and(isOfAccount, or(isOpen, gt(nameTransfers.resolvesAt, now()))))
          .orderBy(asc(nameTransfers.offeredAt), asc(nameTransfers.name))
          .limit(most),
      )
      return rows.map(({ name, fromAccount: from, toAccount: to, ...times }) => ({
        ...{ name, from, to, offeredAt: times.offeredAt, endsAt: times.endsAt },
        acceptedAt: times.acceptedAt ?? undefined,
        resolvesAt: times.resolvesAt ?? undefined,
      }))
    },
    register: (registration) =>
      change((queries, time) => registerName(queries, { registration, limit, time })),
    setRecords: (records) =>
      change((queries, time) => setRecords(queries, { change: records, time })),
    offer: (offer) => change((queries, time) => offerName(queries, { offer, time })),
    accept: (acceptance) =>
      change((queries, time) => acceptName(queries, { acceptance, limit, time })),
    release: (one) => change((queries, time) => releaseName(queries, { change: one, time })),
    free: () => change((queries, time) => freeNames(queries, { time })),
    async noteSignIn(subject) {
      const time = now()
      const isOld = lt(names.seenAt, new Date(time.getTime() - hourMs))
      await database.run((queries) =>
        queries
          .update(names)
          .set({ seenAt: time })
          .where(and(eq(names.subject, subject), isNull(names.freedAt), isOld)),
      )
    },
  }
}

const hourMs = 3_600_000
const everyEvmChain = 0x8000_0000n
