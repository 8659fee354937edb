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
    /** Without one the messages live in memory. */
    folder?: string | undefined
    now?: (() => number) | undefined
    /** How many messages may wait on one topic. */
    maxKept?: number | undefined
    /** What the file may grow to. */
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
/** An append that is in the file, of which the disk may not know yet. */
type Written = Pick<Append, 'resolve' | 'reject'> & Inserted

const writeAcknowledgedEveryMs = 50
/** Little at a time, because nothing else is done meanwhile. */
const pruneEveryMs = 1000
const pruneAtOnce = 5000
/** More than the room that is left in a page. */
const probeBytes = 16_384
const keyBytes = 16

/**
 * A store in a file of SQLite, for one process. What comes in while the disk is busy is written meanwhile and shares its next turn. Nobody
 * hears of a message before the disk has it: WalletConnect’s clients do not expect an answer before they hear that their request was taken.
 */
export function openEmbeddedStore(parameters: openEmbeddedStore.Parameters = {}): RelayStore {
  const { folder, now = Date.now } = parameters
  const { maxKept = maxKeptPerTopic, maxBytes = maxStoreBytes } = parameters
  const { openFile = openMessageFile } = parameters
  const file = openFile({ folder, maxBytes })
  /** How many messages wait on each topic. Most have none, and need not be asked for. */
  const waiting = createTally<string>()
  /** Positions that are still in the file. */
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

  /** All of it or nothing. It is safe from a crash of this process after this, and from one of the machine after `sync`. */
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

  /** What was written while the disk was busy shares its next turn. */
  const syncing = createGroupCommit(async (batch: readonly Written[]) => {
    const before = failure
    try {
      await file.sync()
      // What failed in the meantime still does.
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

  /** A disk that was full may have room again. Nobody sends to a relay that is not ready, so it has to find out by itself. */
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

/** Who sent it is not kept with it; what is compared is enough. */
function toKey(sender: string, requestId: string): Uint8Array {
  return hash('sha256', `${sender} ${requestId}`, 'buffer').subarray(0, keyBytes)
}
