import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Moves what is in the log of a database into its file, from a thread of its own. */
export type Checkpointer = {
  /** Resolves when a write may begin, which is nearly always at once. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** How many frames the log had. */
export type CheckpointReport = { readonly frames: number }

export declare namespace createCheckpointer {
  type Parameters = {
    /** Of a database whose own checkpoints are off. */
    path: string
    /** The thread is gone. */
    onFailure: () => void
    everyMs?: number | undefined
    /** From how many on the log is made to begin anew. */
    maxFrames?: number | undefined
    /** How long writes may have to wait for that, as far as one can tell. With four times as many frames they wait all the same. */
    patienceMs?: number | undefined
  }
}

export function createCheckpointer(parameters: createCheckpointer.Parameters): Checkpointer {
  const { path, onFailure, everyMs = 3000, maxFrames = 65_536, patienceMs = 100 } = parameters
  const worker = new Worker(new URL('./checkpointWorker.ts', import.meta.url), { workerData: path })
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
    // Writes go on meanwhile, so that there is something left each time, and as little as will be left after this.
    const start = performance.now()
    await checkpoint()
    const isBusy = performance.now() - start > patienceMs
    if (isBusy && frames < 4 * maxFrames) return
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    try {
      // Of the little that is left nothing may stay: the log begins anew with the first write that finds all of it in the file.
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
