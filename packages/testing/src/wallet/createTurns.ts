/** Runs `work` after all earlier work has settled. */
export type InTurn = <result>(work: () => Promise<result>) => Promise<result>

export function createTurns(): InTurn {
  let previous: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = previous.then(work)
    previous = next.catch(() => {})
    return next
  }
}
