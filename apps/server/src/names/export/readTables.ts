import { asc } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Queries } from '../../database/connection.ts'
import type { Database } from '../../database/createDatabase.ts'
import { nameAddresses, nameEvents, names, nameTexts, nameTransfers } from '../store/nameTables.ts'
import type { NameExport } from './nameExport.ts'

/** Reads everything about a zone, as it was at one moment. */
export async function readTables(
  database: Database,
  { zone, time }: { zone: string; time: Date },
): Promise<NameExport> {
  const tables = await database.run((queries) =>
    queries.transaction(readAll, {
      ...{ isolationLevel: 'repeatable read', accessMode: 'read only' },
    }),
  )
  const addresses = Map.groupBy(tables.addresses, ({ name }) => name)
  const texts = Map.groupBy(tables.texts, ({ name }) => name)
  const transfers = new Map(tables.transfers.map((row) => [row.name, row]))
  return {
    ...{ format: 'cleat-names/1', zone, exportedAt: time.toISOString() },
    names: tables.names.map((row) => ({
      ...{ name: row.name, skeleton: row.skeleton, subject: row.subject },
      ...{ registeredAt: row.registeredAt.toISOString(), seenAt: row.seenAt.toISOString() },
      ...{ updatedAt: write(row.updatedAt), freedAt: write(row.freedAt) },
      restsUntil: write(row.restsUntil),
      addresses: (addresses.get(row.name) ?? []).map((one) => ({
        ...{ coinType: String(one.coinType), address: one.address as Hex, text: one.text },
        createdAt: one.createdAt.toISOString(),
      })),
      texts: (texts.get(row.name) ?? []).map(({ key, value }) => ({ key, value })),
      transfer: writeTransfer(transfers.get(row.name)),
    })),
    events: tables.events.map(({ id: _, createdAt, ...event }) => ({
      ...event,
      createdAt: createdAt.toISOString(),
    })),
  }
}

async function readAll(queries: Queries) {
  return {
    names: await queries.select().from(names).orderBy(asc(names.registeredAt), asc(names.name)),
    addresses: await queries.select().from(nameAddresses).orderBy(asc(nameAddresses.coinType)),
    texts: await queries.select().from(nameTexts).orderBy(asc(nameTexts.key)),
    transfers: await queries.select().from(nameTransfers),
    events: await queries.select().from(nameEvents).orderBy(asc(nameEvents.id)),
  }
}

function write(time: Date | null): string | null {
  return time?.toISOString() ?? null
}

function writeTransfer(row: typeof nameTransfers.$inferSelect | undefined) {
  if (!row) return null
  const { fromAccount, toAccount, offeredAt, endsAt, acceptedAt, resolvesAt } = row
  return {
    ...{ fromAccount, fromAddress: row.fromAddress as Hex },
    ...{ toAccount, toAddress: row.toAddress as Hex },
    ...{ offeredAt: offeredAt.toISOString(), endsAt: endsAt.toISOString() },
    ...{ acceptedAt: write(acceptedAt), resolvesAt: write(resolvesAt) },
  }
}
