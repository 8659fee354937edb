/** What the browser rendered. */
export type Rendering = {
  /** Elements whose style was computed, each time. The frames of animations count as one. */
  readonly styled: number
  /** The most of them at once. */
  readonly most: number
  /** How often the page was laid out. */
  readonly layouts: number
}

type TraceEvent = {
  readonly name?: string
  readonly ph?: string
  /** Microseconds. */
  readonly ts?: number
  readonly dur?: number
  readonly args?: {
    readonly elementCount?: number
    readonly data?: { readonly reason?: string; readonly type?: string }
  }
}

/**
 * What tells the frames of animations from other work. How many frames an animation has depends on
 * the machine. Tracing it takes time.
 */
export const reasonCategories: readonly string[] = [
  'disabled-by-default-devtools.timeline.invalidationTracking',
]

/**
 * Counts style and layout work in a trace of Chromium (Trace Event Format, `traceEvents`), from the
 * first click on if there is one.
 */
export function countRendering(trace: Buffer): Rendering {
  const { traceEvents: all } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const clicked = all.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click',
  )
  const clickedAt = Math.min(...clicked.map(timeOf))
  const traceEvents = all.filter(
    (event) => !Number.isFinite(clickedAt) || timeOf(event) >= clickedAt,
  )
  const named = (name: string) => traceEvents.filter((event) => event.name === name)
  const counts = countStyled(traceEvents)
  const frames = counts.filter(({ isFrame }) => isFrame).map(({ count }) => count)
  const others = counts.filter(({ isFrame }) => !isFrame).map(({ count }) => count)
  const mostOfFrame = Math.max(0, ...frames)
  return {
    styled: others.reduce((sum, count) => sum + count, mostOfFrame),
    most: Math.max(mostOfFrame, ...others),
    // A layout is one event with a duration, or two, of which the second is its end.
    layouts: named('Layout').filter(({ ph }) => ph !== 'E').length,
  }
}

type Styled = { readonly count: number; readonly isFrame: boolean }

/** Each computation of styles, and whether nothing but an animation asked for it. */
function countStyled(traceEvents: readonly TraceEvent[]): readonly Styled[] {
  const reasons = new Set<string>()
  const counts: Styled[] = []
  const inOrder = traceEvents.toSorted((one, other) => timeOf(one) - timeOf(other))
  for (const { name, args } of inOrder) {
    if (name === 'StyleRecalcInvalidationTracking') reasons.add(args?.data?.reason ?? '')
    if (name !== 'UpdateLayoutTree') continue
    const isFrame = reasons.size === 1 && reasons.has('Animation')
    counts.push({ count: args?.elementCount ?? 0, isFrame })
    reasons.clear()
  }
  return counts
}

/** An event with a duration counts from its end, as what it found out comes before that. */
function timeOf({ name, ts = 0, dur = 0 }: TraceEvent): number {
  return name === 'UpdateLayoutTree' ? ts + dur : ts
}
