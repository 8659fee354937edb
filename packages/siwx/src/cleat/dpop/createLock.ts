/** Runs one task of a name at a time in all tabs, or in this one where browsers have no locks. */
export function createLock(name: string): <result>(task: () => Promise<result>) => Promise<result> {
  let last: Promise<unknown> = Promise.resolve()
  return async (task) => {
    const { locks } = globalThis.navigator ?? {}
    // The types of a lock resolve with what resolves.
    if (locks) return (await locks.request(name, task)) as Awaited<ReturnType<typeof task>>
    const running = last.then(task, task)
    last = running.catch(() => undefined)
    return running
  }
}
