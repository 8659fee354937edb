import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Claims a folder for this process until the returned function is called or the process ends, however it ends. Throws when another
 * process holds it.
 *
 * SQLite locks a file through the operating system, which Node offers no other way to; a file with a process id in it would
 * outlive a crash and mean another process in the next container.
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
