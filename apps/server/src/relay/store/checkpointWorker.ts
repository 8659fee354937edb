import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { CheckpointReport } from './createCheckpointer.ts'

// A separate thread, because a checkpoint waits for the disk. Each message requests one.
const database = new DatabaseSync(workerData)
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')

parentPort?.on('message', () => parentPort?.postMessage(look()))

/** A failure, such as a full disk, is retried with the next message. */
function look(): CheckpointReport {
  try {
    return { frames: Number(checkpoint.get()?.log) }
  } catch {
    return { frames: 0 }
  }
}
