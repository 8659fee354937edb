import { hash, randomUUID } from 'node:crypto'
import type { SQLOutputValue } from 'node:sqlite'
import { createTally, type Tally } from '../../http/createTally.ts'
import { maxKeptPerTopic, retryWindowMs, storeBytes } from '../protocol/limits.ts'
import { createQuota } from '../quota/createQuota.ts'
import { createGroupCommit } from './createGroupCommit.ts'
import { openMessageFile, toKeptMessage } from './openMessageFile.ts'
import type {
  AppendOutcome,
  KeptMessage,
  Publication,
  RelayStore,
  StoreListener,
} from './relayStore.ts'
import { toCharges, toWeight } from './storeCharges.ts'
import { StoreUnavailableError } from './storeUnavailableError.ts'

export declare namespace openEmbeddedStore {
  type Parameters = {
    /** Without a folder messages are in memory. */
    folder?: string | undefined
    now?: (() => number) | undefined
    /** The maximum number of messages per topic. */
    maxKept?: number | undefined
    /** What waiting messages may take, in bytes. */
    capacityBytes?: number | undefined
    /** The maximum size of the file, in bytes. @default twice the capacity */
    maxBytes?: number | undefined
    /** @default openMessageFile */
    openFile?: typeof openMessageFile | undefined
  }
}

type Append = {
  readonly publication: Publication
  readonly resolve: (outcome: AppendOutcome) => void
  readonly reject: (error: Error) => void
}
type Inserted = { readonly outcome: AppendOutcome; readonly kept: readonly KeptMessage[] }
type Taken = { readonly keys: readonly string[]; readonly weight: number }
/** An append that is written but not yet synced to disk. */
type Written = Pick<Append, 'resolve' | 'reject'> & Inserted

type Batch = { readonly added: Tally<string>; readonly taken: Taken[]; publications: number }

/** Of the keys of a charge, those before are the topic and the sender. */
const firstNetwork = 2
const writeAcknowledgedEveryMs = 50
/** Prunes a little at a time, because it blocks the process. */
const pruneEveryMs = 1000
const pruneAtOnce = 5000
/** Above, the oldest publications are forgotten before their time, and could be stored again. */
const maxPublications = 500_000
/** More than the free room of a page. */
const probeBytes = 16_384
const keyBytes = 16
const largeBytes = 64_000

/**
 * A store in a SQLite file, for one process. Writes during a sync share the next one. A message is
 * announced only after the sync, because WalletConnect’s clients expect no answer before their
 * request is acknowledged.
 */
export function openEmbeddedStore(parameters: openEmbeddedStore.Parameters = {}): RelayStore {
  const { folder, now = Date.now } = parameters
  const { maxKept = maxKeptPerTopic, capacityBytes: capacity = storeBytes } = parameters
  const { maxBytes = 2 * capacity, openFile = openMessageFile } = parameters
  const file = openFile({ folder, maxBytes })
  /** The number of waiting messages per topic. Most topics have none and need no query. */
  const waiting = createTally<string>()
  const quota = createQuota({ capacity })
  /** Lost with the process, so that the file tells no networks. */
  const secret = randomUUID()
  let publications = Number(file.countPublications.get()?.kept)
  /** Acknowledged positions that are still in the file. */
  const acknowledged = new Set<number>()
  let listener: StoreListener | undefined
  let failure: unknown
  let isClosed = false

  /** Takes the room for all messages of a publication, or none. */
  const take = (publication: Publication): Taken[] | undefined => {
    const taken: Taken[] = []
    for (const message of publication.messages) {
      const charges = toCharges({ publication, topic: message.topic, capacity, secret })
      const weight = toWeight(message)
      if (!quota.take(charges, weight)) {
        giveBack(taken)
        return undefined
      }
      taken.push({ keys: charges.map(({ key }) => key), weight })
    }
    return taken
  }
  const giveBack = (taken: readonly Taken[]) => {
    for (const { keys, weight } of taken) quota.release(keys, weight)
  }

  const insert = (publication: Publication, batch: Batch): Inserted => {
    const { sender, requestId, digest, messages } = publication
    const key = toKey(sender, requestId)
    const known = file.findPublication.get(key)
    if (known) return { outcome: known.digest === digest ? 'repeated' : 'conflict', kept: [] }
    const { added } = batch
    const isFull = messages.some(({ topic }) => waiting.of(topic) + added.of(topic) >= maxKept)
    if (isFull) return { outcome: 'full', kept: [] }
    const taken = take(publication)
    if (!taken) return { outcome: 'overdrawn', kept: [] }
    batch.taken.push(...taken)
    file.insertPublication.run(key, digest, now())
    batch.publications += 1
    const kept = messages.map((one, index) => {
      const { topic, message, tag, attestation = null, publishedAt, expiresAt } = one
      const { keys = [], weight = 0 } = taken[index] ?? {}
      const charged = keys.slice(firstNetwork).join(' ')
      const head = [topic, sender, charged, weight, message, tag] as const
      const result = file.insertMessage.run(...head, attestation, publishedAt, expiresAt)
      added.add(topic, 1)
      return { ...one, position: Number(result.lastInsertRowid), sender }
    })
    return { outcome: 'kept', kept }
  }

  /** A message left the file. */
  const forget = (row: Record<string, SQLOutputValue>) => {
    const { topic, sender, charged, weight } = row
    const networks = String(charged).split(' ').filter(Boolean)
    quota.release([String(topic), String(sender), ...networks], Number(weight))
    waiting.add(String(topic), -1)
  }

  /**
   * Writes a batch atomically. It then survives a crash of the process, and after `sync` one of the
   * machine.
   */
  const write = (appends: readonly Append[]) => {
    const gone = [...acknowledged]
    const batch: Batch = { added: createTally<string>(), taken: [], publications: 0 }
    try {
      file.database.exec('BEGIN IMMEDIATE')
      const freed = gone.flatMap((position) => file.deleteMessage.all(position))
      const inserted = appends.map(({ publication }) => insert(publication, batch))
      file.database.exec('COMMIT')
      for (const position of gone) acknowledged.delete(position)
      freed.forEach(forget)
      for (const message of inserted.flatMap(({ kept }) => kept)) waiting.add(message.topic, 1)
      publications += batch.publications
      return inserted
    } catch (error) {
      giveBack(batch.taken)
      throw error
    }
  }

  const fail = (error: unknown) => {
    failure = error
    if (file.database.isTransaction) file.database.exec('ROLLBACK')
  }

  /** Writes during a sync share the next one. */
  const syncing = createGroupCommit(async (batch: readonly Written[]) => {
    const before = failure
    try {
      await file.sync()
      // Keep a failure that happened meanwhile.
      if (failure === before) failure = undefined
      for (const { resolve, outcome, kept } of batch) {
        resolve(outcome)
        for (const message of kept) listener?.onMessage(message)
      }
    } catch (error) {
      fail(error)
      for (const { reject } of batch) reject(new StoreUnavailableError(error))
    }
  })

  const writing = createGroupCommit(async (batch: readonly Append[]) => {
    await file.ready()
    try {
      for (const [index, inserted] of write(batch).entries()) {
        const append = batch[index]
        if (append) syncing.add({ ...append, ...inserted })
      }
    } catch (error) {
      fail(error)
      for (const { reject } of batch) reject(new StoreUnavailableError(error))
    }
  })

  /**
   * A full disk may have room again. Clients avoid a relay that is not ready, so it probes on its
   * own.
   */
  const tryToWrite = () => {
    const probe = new Uint8Array(0)
    try {
      write([])
      file.insertPublication.run(probe, 'x'.repeat(probeBytes), now())
      file.deletePublication.run(probe)
      failure = undefined
    } catch (error) {
      fail(error)
    }
  }

  const prune = () => {
    try {
      file.deleteExpired.all(now(), pruneAtOnce).forEach(forget)
      const old = file.deletePublications.run(now() - retryWindowMs, pruneAtOnce)
      publications -= Number(old.changes)
      const spare = publications - maxPublications
      if (spare <= 0) return
      publications -= Number(file.deletePublications.run(now() + 1, spare).changes)
    } catch (error) {
      fail(error)
    }
  }
  for (const { topic, sender, kept, weight } of file.weighTopics.all()) {
    waiting.add(String(topic), Number(kept))
    quota.add([String(topic), String(sender)], Number(weight))
  }
  prune()
  const timers = [
    setInterval(prune, pruneEveryMs).unref(),
    setInterval(() => acknowledged.size > 0 && writing.wake(), writeAcknowledgedEveryMs).unref(),
  ]

  const append = (publication: Publication): Promise<AppendOutcome> => {
    if (isClosed) return Promise.reject(new StoreUnavailableError('closed'))
    const { promise, resolve, reject } = Promise.withResolvers<AppendOutcome>()
    writing.add({ publication, resolve, reject })
    return promise
  }
  /** Large publications take turns, so that a small one never waits for more than one of them. */
  let large: Promise<unknown> = Promise.resolve()

  return {
    append(publication) {
      if (publication.messages.reduce((sum, one) => sum + toWeight(one), 0) < largeBytes) {
        return append(publication)
      }
      const outcome = large.then(() => append(publication))
      large = outcome.catch(() => undefined)
      return outcome
    },
    async read({ topic, after, limit, maxBytes, except = '' }) {
      if (isClosed) throw new StoreUnavailableError('closed')
      const messages: KeptMessage[] = []
      if (waiting.of(topic) === 0) return { messages, isAll: true }
      let bytes = 0
      for (const { position, weight } of file.listTopic.iterate(topic, after, except, now())) {
        if (acknowledged.has(Number(position))) continue
        bytes += Number(weight)
        const isEnough = messages.length >= limit || (messages.length > 0 && bytes > maxBytes)
        if (isEnough) return { messages, isAll: false }
        const row = file.readMessage.get(Number(position))
        if (row) messages.push(toKeptMessage(row))
      }
      return { messages, isAll: true }
    },
    acknowledge({ position }) {
      acknowledged.add(position)
    },
    watch: async () => undefined,
    unwatch: () => undefined,
    listen(next) {
      listener = next
    },
    async check() {
      if (isClosed) throw new StoreUnavailableError('closed')
      if (failure !== undefined) tryToWrite()
      if (failure !== undefined) throw new StoreUnavailableError(failure)
    },
    async close() {
      if (isClosed) return
      timers.forEach(clearInterval)
      isClosed = true
      writing.wake()
      await writing.idle()
      await syncing.idle()
      await file.close()
    },
  }
}

/** A hash, so that the sender is not stored. */
function toKey(sender: string, requestId: string): Uint8Array {
  return hash('sha256', `${sender} ${requestId}`, 'buffer').subarray(0, keyBytes)
}
