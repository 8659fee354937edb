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
export const taskCategories: readonly string[] = ['toplevel', 'blink.user_timing']

/**
 * The processor time of the longest task of a page's main thread in milliseconds, in a trace of
 * Chromium. Unlike its duration, it does not grow with what else the machine does. `mark` is a
 * `performance.mark` of one of several pages: those without it do not count.
 */
export function longestTask(trace: Buffer, { mark }: { mark?: string | undefined } = {}): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const threads = traceEvents.filter(({ name, args }) =>
    mark ? name === mark : name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const times = traceEvents
    .filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X')
    .filter((task) => threads.some(({ pid, tid }) => task.pid === pid && task.tid === tid))
    .map(({ tdur = 0 }) => tdur / 1000)
  if (times.length === 0) throw new Error('The trace has no task of a page')
  return Math.max(...times)
}
