import { closeSync, fdatasync as fdatasyncWithCallback, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { KeptMessage } from './relayStore.ts'
import { StoreUnavailableError } from './storeUnavailableError.ts'

/** The file of messages and what can be asked of it. */
export type MessageFile = {
  readonly database: DatabaseSync
  readonly findPublication: StatementSync
  readonly insertPublication: StatementSync
  readonly deletePublication: StatementSync
  readonly deletePublications: StatementSync
  readonly insertMessage: StatementSync
  readonly readTopic: StatementSync
  readonly deleteMessage: StatementSync
  readonly deleteExpired: StatementSync
  readonly countTopics: StatementSync
  /** Resolves when the disk has what was committed. */
  sync(): Promise<void>
  close(): void
}

export declare namespace openMessageFile {
  type Parameters = {
    folder: string | undefined
    /** What the file may grow to. */
    maxBytes: number
  }
}

/**
 * Opens the file in a folder, or one in memory. Throws when another process has it: messages that one of two processes is given would
 * not reach the sockets of the other.
 */
export function openMessageFile({ folder, maxBytes }: openMessageFile.Parameters): MessageFile {
  if (folder) mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(folder ? join(folder, fileName) : ':memory:')
  try {
    database.exec(setup)
    database.exec(`PRAGMA max_page_count = ${Math.ceil(maxBytes / pageBytes)}`)
  } catch (error) {
    database.close()
    const advice =
      'If another process has them, stop it, set DATA_DIR to another folder, or set REDIS_URL to a Redis that several processes can share.'
    throw new StoreUnavailableError(
      new Error(`The messages in ${folder} cannot be opened. ${advice}`, { cause: error }),
    )
  }
  const log = folder ? openSync(join(folder, `${fileName}-wal`), 'r+') : undefined
  return {
    database,
    async sync() {
      if (log !== undefined) await fdatasync(log)
    },
    close() {
      if (log !== undefined) closeSync(log)
      database.close()
    },
    findPublication: database.prepare('SELECT digest FROM publication WHERE key = ?'),
    insertPublication: database.prepare('INSERT INTO publication VALUES (?, ?, ?)'),
    deletePublications: database.prepare(
      'DELETE FROM publication WHERE key IN (SELECT key FROM publication WHERE stored_at < ? LIMIT ?)',
    ),
    deletePublication: database.prepare('DELETE FROM publication WHERE key = ?'),
    insertMessage: database.prepare(
      'INSERT INTO message (topic, sender, message, tag, attestation, published_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    readTopic: database.prepare(
      'SELECT * FROM message WHERE topic = ? AND position > ? AND expires_at > ? ORDER BY position LIMIT ?',
    ),
    deleteMessage: database.prepare('DELETE FROM message WHERE position = ?'),
    deleteExpired: database.prepare(
      'DELETE FROM message WHERE position IN (SELECT position FROM message WHERE expires_at <= ? LIMIT ?) RETURNING topic',
    ),
    countTopics: database.prepare('SELECT topic, count(*) AS kept FROM message GROUP BY topic'),
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

const fileName = 'relay.sqlite'
const pageBytes = 4096
const fdatasync = promisify(fdatasyncWithCallback)

// With NORMAL, COMMIT writes to the log and does not wait for the disk: `sync` does, without holding up the process. SQLite itself waits
// where the order of writes matters, when it moves the log into the file. AUTOINCREMENT never gives a position twice.
const setup = `
  PRAGMA page_size = ${pageBytes};
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA wal_autocheckpoint = 8192;
  PRAGMA cache_size = -32768;
  CREATE TABLE IF NOT EXISTS message (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    topic TEXT NOT NULL,
    sender TEXT NOT NULL,
    message TEXT NOT NULL,
    tag INTEGER NOT NULL,
    attestation TEXT,
    published_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS message_topic ON message (topic, position);
  CREATE INDEX IF NOT EXISTS message_expires_at ON message (expires_at);
  CREATE TABLE IF NOT EXISTS publication (
    key BLOB PRIMARY KEY,
    digest TEXT NOT NULL,
    stored_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS publication_stored_at ON publication (stored_at);
`
