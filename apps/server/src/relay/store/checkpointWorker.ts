import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { CheckpointReport } from './createCheckpointer.ts'

// A thread of its own, because moving the log into the file waits for the disk. Each message asks for one go.
const database = new DatabaseSync(workerData)
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')

parentPort?.on('message', () => parentPort?.postMessage(look()))

/** What fails, such as on a disk that is full, is tried again with the next message. */
function look(): CheckpointReport {
  try {
    return { frames: Number(checkpoint.get()?.log) }
  } catch {
    return { frames: 0 }
  }
}
