/** What the browser rendered. */
export type Rendering = {
  /** Elements whose style was computed, each time. */
  readonly styled: number
  /** The most of them at once. */
  readonly most: number
  /** How often the page was laid out. */
  readonly layouts: number
}

type TraceEvent = {
  readonly name?: string
  readonly ph?: string
  readonly args?: { readonly elementCount?: number }
}

/** Counts style and layout work in a trace of Chromium (Trace Event Format, `traceEvents`). */
export function countRendering(trace: Buffer): Rendering {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const named = (name: string) => traceEvents.filter((event) => event.name === name)
  const styled = named('UpdateLayoutTree').map(({ args }) => args?.elementCount ?? 0)
  return {
    styled: styled.reduce((sum, count) => sum + count, 0),
    most: Math.max(0, ...styled),
    // A layout is one event with a duration, or two, of which the second is its end.
    layouts: named('Layout').filter(({ ph }) => ph !== 'E').length,
  }
}
