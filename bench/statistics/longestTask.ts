type TraceEvent = {
  readonly name?: string
  readonly ph?: string
  readonly pid?: number
  readonly tid?: number
  /** Processor time in microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The categories of a trace that `longestTask` reads. */
export const taskCategories: readonly string[] = ['toplevel']

/**
 * The processor time of the longest task of a page's main thread in milliseconds, in a trace of
 * Chromium. Unlike its duration, it does not grow with what else the machine does.
 */
export function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const times = traceEvents
    .filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X')
    .filter((task) => threads.some(({ pid, tid }) => task.pid === pid && task.tid === tid))
    .map(({ tdur = 0 }) => tdur / 1000)
  if (times.length === 0) throw new Error('The trace has no task of a page')
  return Math.max(...times)
}
