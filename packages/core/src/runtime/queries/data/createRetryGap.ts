import { CleatError } from '../../../base/errors/cleatError.ts'

const gapMs = 30_000

/** Keeps a question that has just failed from being asked again at once (spec §5): meanwhile it fails in the same way. */
export type RetryGap = {
  run<value>(key: string, ask: () => Promise<value>): Promise<value>
  /** Lets the next question through, for somebody wishes it. */
  end(): void
}

export function createRetryGap(): RetryGap {
  const failures = new Map<string, { readonly error: CleatError; readonly until: number }>()
  return {
    async run(key, ask) {
      const failure = failures.get(key)
      if (failure && Date.now() < failure.until) throw failure.error
      failures.delete(key)
      try {
        return await ask()
      } catch (error) {
        // What was called off did not fail.
        if (error instanceof CleatError) failures.set(key, { error, until: Date.now() + gapMs })
        throw error
      }
    },
    end: () => failures.clear(),
  }
}
