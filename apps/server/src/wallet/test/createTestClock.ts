/** A clock for tests, which stands until it is moved. */
export function createTestClock() {
  /** In milliseconds since the epoch. */
  const start = Date.parse('2026-11-30T00:00:00.000Z')
  let time = start
  return {
    start,
    now: () => new Date(time),
    skip(seconds: number) {
      time += seconds * 1000
    },
    /** To a time in milliseconds after its start. */
    set(ms: number) {
      time = start + ms
    },
  }
}
