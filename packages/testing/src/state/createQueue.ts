/** Runs `work` after all earlier work has settled. */
export type Queued = <result>(work: () => Promise<result>) => Promise<result>

export function createQueue(): Queued {
  let previous: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = previous.then(work)
    previous = next.catch(() => {})
    return next
  }
}
