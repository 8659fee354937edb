import type { CDPSession } from 'playwright-core'

export type ObjectCounts = {
  readonly nodes: number
  readonly listeners: number
  readonly heapBytes: number
}

/** Counts the objects that a page keeps alive after garbage collection. */
export async function countObjects(session: CDPSession): Promise<ObjectCounts> {
  // The second collection frees what the first one finalized.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heapBytes: usedSize }
}
