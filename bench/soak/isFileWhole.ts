import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Whether the relay's file in a folder passes the integrity check of SQLite. */
export function isFileWhole(folder: string): boolean {
  const database = new DatabaseSync(join(folder, 'relay.sqlite'))
  try {
    const rows = database.prepare('PRAGMA integrity_check').all()
    return rows.length === 1 && rows[0]?.integrity_check === 'ok'
  } finally {
    database.close()
  }
}
