import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Checkpoints a database's write-ahead log in a separate thread. */
export type Checkpointer = {
  /** Resolves when a write may start, which is nearly always at once. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** The number of frames in the log. */
export type CheckpointReport = { readonly frames: number }

export declare namespace createCheckpointer {
  type Parameters = {
    /** A database without automatic checkpoints. */
    path: string
    /** Called when the thread has ended. */
    onFailure: () => void
    everyMs?: number | undefined
    /** The number of frames above which the log is restarted. */
    maxFrames?: number | undefined
    /**
     * The expected wait that is acceptable for writes, in milliseconds. With four times as many
     * frames they always wait.
     */
    timeoutMs?: number | undefined
  }
}

/** Beside this file, also where both are built. */
const workerUrl = new URL(`./checkpointWorker${extname(import.meta.url)}`, import.meta.url)

export function createCheckpointer(parameters: createCheckpointer.Parameters): Checkpointer {
  const { path, onFailure, everyMs = 3000, maxFrames = 65_536, timeoutMs = 100 } = parameters
  const worker = new Worker(workerUrl, { workerData: path })
  let gate = Promise.resolve()
  let running: Promise<void> | undefined

  const checkpoint = async (): Promise<CheckpointReport> => {
    worker.postMessage(undefined)
    const [report] = await once(worker, 'message')
    return report
  }

  const run = async () => {
    const { frames } = await checkpoint()
    if (frames < maxFrames) return
    // Writes continue during the first pass, which leaves few frames for the second.
    const start = performance.now()
    await checkpoint()
    const isBusy = performance.now() - start > timeoutMs
    if (isBusy && frames < 4 * maxFrames) return
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    try {
      // Without frames left, the next write restarts the log.
      await checkpoint()
    } finally {
      resolve()
    }
  }

  const timer = setInterval(() => {
    running ??= run()
      .catch(fail)
      .finally(() => {
        running = undefined
      })
  }, everyMs).unref()
  const fail = () => {
    clearInterval(timer)
    onFailure()
  }
  worker.once('error', fail)
  worker.unref()

  return {
    ready: () => gate,
    async close() {
      clearInterval(timer)
      await running
      await worker.terminate()
    },
  }
}
