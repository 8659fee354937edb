/** When a request was sent and when its response had arrived, in milliseconds. */
export type RequestTiming = { readonly startTime: number; readonly responseEnd: number }

/** The length of the longest chain of requests that each started after the end of the one before. */
export function countRoundTrips(requests: readonly RequestTiming[]): number {
  const counted: { readonly end: number; readonly depth: number }[] = []
  for (const { startTime, responseEnd } of requests.toSorted((a, b) => a.startTime - b.startTime)) {
    const earlier = counted.filter(({ end }) => end <= startTime).map(({ depth }) => depth)
    counted.push({ end: responseEnd, depth: Math.max(0, ...earlier) + 1 })
  }
  return Math.max(0, ...counted.map(({ depth }) => depth))
}
