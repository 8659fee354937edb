import { closeSync, fdatasync as fdatasyncWithCallback, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { createCheckpointer } from './createCheckpointer.ts'
import type { KeptMessage } from './relayStore.ts'
import { StoreUnavailableError } from './storeUnavailableError.ts'

/** The message file and its queries. */
export type MessageFile = {
  readonly database: DatabaseSync
  readonly findPublication: StatementSync
  readonly insertPublication: StatementSync
  readonly deletePublication: StatementSync
  readonly deletePublications: StatementSync
  readonly insertMessage: StatementSync
  /** Lists positions and weights without reading messages. */
  readonly listTopic: StatementSync
  readonly readMessage: StatementSync
  readonly deleteMessage: StatementSync
  readonly deleteExpired: StatementSync
  readonly weighTopics: StatementSync
  readonly countPublications: StatementSync
  /** Resolves when a transaction may start, which is nearly always at once. */
  ready(): Promise<void>
  /** Resolves when committed data is on the disk. */
  sync(): Promise<void>
  close(): Promise<void>
}

export declare namespace openMessageFile {
  type Parameters = {
    folder: string | undefined
    /** The maximum size of the file, in bytes. */
    maxBytes: number
  }
}

/**
 * Opens the file in a folder, or one in memory.
 * @throws if another process has it, because messages of one process would not reach the sockets of
 * the other
 */
export function openMessageFile({ folder, maxBytes }: openMessageFile.Parameters): MessageFile {
  if (folder) mkdirSync(folder, { recursive: true })
  const path = folder && join(folder, fileName)
  const lock = new DatabaseSync(folder ? join(folder, lockName) : ':memory:')
  const database = new DatabaseSync(path ?? ':memory:')
  try {
    // Held until the process ends in any way. The database file itself is shared with the
    // checkpoint thread.
    lock.exec('BEGIN EXCLUSIVE')
    database.exec(setup)
    upgrade(database)
    database.exec(indexes)
    database.exec(`PRAGMA max_page_count = ${Math.ceil(maxBytes / pageBytes)}`)
  } catch (error) {
    database.close()
    lock.close()
    const advice =
      'If another process has them, stop it, set DATA_DIR to another folder, or set REDIS_URL to a Redis that several processes can share.'
    throw new StoreUnavailableError(
      new Error(`The messages in ${folder} cannot be opened. ${advice}`, { cause: error }),
    )
  }
  const log = path ? openSync(`${path}-wal`, 'r+') : undefined
  const checkpointByItself = () => database.exec(`PRAGMA wal_autocheckpoint = ${usualLogPages}`)
  const checkpointer = path && createCheckpointer({ path, onFailure: checkpointByItself })
  return {
    database,
    async ready() {
      if (checkpointer) await checkpointer.ready()
    },
    async sync() {
      if (log !== undefined) await fdatasync(log)
    },
    async close() {
      if (checkpointer) await checkpointer.close()
      if (log !== undefined) closeSync(log)
      database.close()
      lock.close()
    },
    findPublication: database.prepare('SELECT digest FROM publication WHERE key = ?'),
    insertPublication: database.prepare('INSERT INTO publication VALUES (?, ?, ?)'),
    deletePublications: database.prepare(
      'DELETE FROM publication WHERE key IN (SELECT key FROM publication WHERE stored_at < ? LIMIT ?)',
    ),
    deletePublication: database.prepare('DELETE FROM publication WHERE key = ?'),
    insertMessage: database.prepare(
      'INSERT INTO message (topic, sender, charged, weight, message, tag, attestation, published_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    listTopic: database.prepare(
      'SELECT position, weight FROM message INDEXED BY message_waiting WHERE topic = ? AND position > ? AND sender <> ? AND expires_at > ? ORDER BY position',
    ),
    readMessage: database.prepare('SELECT * FROM message WHERE position = ?'),
    deleteMessage: database.prepare(`DELETE FROM message WHERE position = ? ${returning}`),
    deleteExpired: database.prepare(
      `DELETE FROM message WHERE position IN (SELECT position FROM message WHERE expires_at <= ? LIMIT ?) ${returning}`,
    ),
    weighTopics: database.prepare(
      'SELECT topic, sender, count(*) AS kept, sum(weight) AS weight FROM message INDEXED BY message_waiting GROUP BY topic, sender',
    ),
    countPublications: database.prepare('SELECT count(*) AS kept FROM publication'),
  }
}

export function toKeptMessage(row: Record<string, SQLOutputValue>): KeptMessage {
  return {
    position: Number(row.position),
    topic: String(row.topic),
    sender: String(row.sender),
    message: String(row.message),
    tag: Number(row.tag),
    attestation: typeof row.attestation === 'string' ? row.attestation : undefined,
    publishedAt: Number(row.published_at),
    expiresAt: Number(row.expires_at),
  }
}

/** Files of older versions have no weights. SQLite knows the length of a text without reading it. */
function upgrade(database: DatabaseSync): void {
  const columns = database.prepare("SELECT name FROM pragma_table_info('message')").all()
  if (columns.some(({ name }) => name === 'weight')) return
  database.exec(`
    BEGIN IMMEDIATE;
    DROP INDEX IF EXISTS message_topic;
    ALTER TABLE message ADD COLUMN charged TEXT NOT NULL DEFAULT '';
    ALTER TABLE message ADD COLUMN weight INTEGER NOT NULL DEFAULT 0;
    UPDATE message SET weight = octet_length(message) + 1000;
    COMMIT;
  `)
}

const returning = 'RETURNING topic, sender, charged, weight'
const fileName = 'relay.sqlite'
const lockName = 'relay.lock'
const pageBytes = 4096
const usualLogPages = 8192
const fdatasync = promisify(fdatasyncWithCallback)

// With NORMAL, COMMIT writes to the log without waiting for the disk; `sync` waits without
// blocking. SQLite waits where the order of writes matters, in a checkpoint, which runs in another
// thread. AUTOINCREMENT never reuses a position.
const setup = `
  PRAGMA page_size = ${pageBytes};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA wal_autocheckpoint = 0;
  PRAGMA cache_size = -32768;
  CREATE TABLE IF NOT EXISTS message (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    topic TEXT NOT NULL,
    sender TEXT NOT NULL,
    charged TEXT NOT NULL,
    weight INTEGER NOT NULL,
    tag INTEGER NOT NULL,
    published_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    attestation TEXT,
    message TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS publication (
    key BLOB PRIMARY KEY,
    digest TEXT NOT NULL,
    stored_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS publication_stored_at ON publication (stored_at);
`

// Waiting messages are listed from the index alone, however large they are.
const indexes = `
  CREATE INDEX IF NOT EXISTS message_waiting ON message (topic, position, sender, expires_at, weight);
  CREATE INDEX IF NOT EXISTS message_expires_at ON message (expires_at);
`
