import { CleatError } from '../../../base/errors/cleatError.ts'

const gapMs = 30_000

/** Delays retries after a failure (spec §5). Until then, the request fails with the same error. */
export type RetryGap = {
  run<value>(key: string, ask: () => Promise<value>): Promise<value>
  /** Lets the next request through, because the visitor asked for it. */
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
        // An aborted request is not a failure.
        if (error instanceof CleatError) failures.set(key, { error, until: Date.now() + gapMs })
        throw error
      }
    },
    end: () => failures.clear(),
  }
}
