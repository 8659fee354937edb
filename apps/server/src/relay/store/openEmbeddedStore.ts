import { hash } from 'node:crypto'
import { maxKeptPerTopic, maxStoreBytes, retryWindowMs } from '../protocol/limits.ts'
import { createGroupCommit } from './createGroupCommit.ts'
import { createTally, type Tally } from './createTally.ts'
import { openMessageFile, toKeptMessage } from './openMessageFile.ts'
import type {
  AppendOutcome,
  KeptMessage,
  Publication,
  RelayStore,
  StoreListener,
} from './relayStore.ts'
import { StoreUnavailableError } from './storeUnavailableError.ts'

export declare namespace openEmbeddedStore {
  type Parameters = {
    /** Without a folder messages are in memory. */
    folder?: string | undefined
    now?: (() => number) | undefined
    /** The maximum number of messages per topic. */
    maxKept?: number | undefined
    /** The maximum size of the file, in bytes. */
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
/** An append that is written but not yet synced to disk. */
type Written = Pick<Append, 'resolve' | 'reject'> & Inserted

const writeAcknowledgedEveryMs = 50
/** Prunes a little at a time, because it blocks the process. */
const pruneEveryMs = 1000
const pruneAtOnce = 5000
/** More than the free room of a page. */
const probeBytes = 16_384
const keyBytes = 16

/**
 * A store in a SQLite file, for one process. Writes during a sync share the next one. A message is
 * announced only after the sync, because WalletConnect’s clients expect no answer before their
 * request is acknowledged.
 */
export function openEmbeddedStore(parameters: openEmbeddedStore.Parameters = {}): RelayStore {
  const { folder, now = Date.now } = parameters
  const { maxKept = maxKeptPerTopic, maxBytes = maxStoreBytes } = parameters
  const { openFile = openMessageFile } = parameters
  const file = openFile({ folder, maxBytes })
  /** The number of waiting messages per topic. Most topics have none and need no query. */
  const waiting = createTally<string>()
  /** Acknowledged positions that are still in the file. */
  const acknowledged = new Map<number, string>()
  let listener: StoreListener | undefined
  let failure: unknown
  let isClosed = false

  const insert = (publication: Publication, added: Tally<string>): Inserted => {
    const { sender, requestId, digest, messages } = publication
    const key = toKey(sender, requestId)
    const known = file.findPublication.get(key)
    if (known) return { outcome: known.digest === digest ? 'repeated' : 'conflict', kept: [] }
    const isFull = messages.some(({ topic }) => waiting.of(topic) + added.of(topic) >= maxKept)
    if (isFull) return { outcome: 'full', kept: [] }
    file.insertPublication.run(key, digest, now())
    const kept = messages.map((one) => {
      const { topic, message, tag, attestation = null, publishedAt, expiresAt } = one
      const row = [topic, sender, message, tag, attestation, publishedAt, expiresAt] as const
      const position = Number(file.insertMessage.run(...row).lastInsertRowid)
      added.add(topic, 1)
      return { ...one, position, sender }
    })
    return { outcome: 'kept', kept }
  }

  /**
   * Writes a batch atomically. It then survives a crash of the process, and after `sync` one of the
   * machine.
   */
  const write = (batch: readonly Append[]) => {
    const gone = [...acknowledged]
    file.database.exec('BEGIN IMMEDIATE')
    const freed = gone.filter(([position]) => file.deleteMessage.run(position).changes > 0)
    const added = createTally<string>()
    const inserted = batch.map(({ publication }) => insert(publication, added))
    file.database.exec('COMMIT')
    for (const [position] of gone) acknowledged.delete(position)
    for (const [, topic] of freed) waiting.add(topic, -1)
    for (const message of inserted.flatMap(({ kept }) => kept)) waiting.add(message.topic, 1)
    return inserted
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
      for (const { topic } of file.deleteExpired.all(now(), pruneAtOnce))
        waiting.add(String(topic), -1)
      file.deletePublications.run(now() - retryWindowMs, pruneAtOnce)
    } catch (error) {
      fail(error)
    }
  }
  for (const { topic, kept } of file.countTopics.all()) waiting.add(String(topic), Number(kept))
  prune()
  const timers = [
    setInterval(prune, pruneEveryMs).unref(),
    setInterval(() => acknowledged.size > 0 && writing.wake(), writeAcknowledgedEveryMs).unref(),
  ]

  return {
    append(publication) {
      if (isClosed) return Promise.reject(new StoreUnavailableError('closed'))
      const { promise, resolve, reject } = Promise.withResolvers<AppendOutcome>()
      writing.add({ publication, resolve, reject })
      return promise
    },
    async read({ topic, after, limit }) {
      if (isClosed) throw new StoreUnavailableError('closed')
      if (waiting.of(topic) === 0) return []
      const rows = file.readTopic.all(topic, after, now(), limit + acknowledged.size)
      return rows
        .map(toKeptMessage)
        .filter(({ position }) => !acknowledged.has(position))
        .slice(0, limit)
    },
    acknowledge({ position, topic }) {
      acknowledged.set(position, topic)
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
