import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Locks a folder for this process until the returned function is called or the process ends in any
 * way.
 * SQLite locks a file through the operating system, and Node has no other API for that. A file with
 * a process id would survive a crash and name an unrelated process in the next container.
 * @throws if another process holds the lock
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw new Error(
      `Another process has the embedded database in ${folder} open. Two would damage it. Stop the other one, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL that several processes can share.`,
      { cause: error },
    )
  }
  return () => lock.close()
}
