/** A request of the site, and what became of it. */
export type LoggedRequest = {
  /** The requested method. */
  readonly method: string
  /** The parameters, as the site sent them. */
  readonly params: unknown
  /** Time of arrival, in milliseconds since 1970. */
  readonly at: number
  /** Whether the wallet answered with a result or an error. */
  readonly outcome: 'pending' | 'answered' | 'failed'
}

export type RequestLog = {
  readonly entries: readonly LoggedRequest[]
  /** Adds a request. Call the returned function once with its outcome. */
  add: (request: { method: string; params: unknown }) => (outcome: 'answered' | 'failed') => void
}

/** The last thousand requests, oldest first. */
export function createRequestLog(): RequestLog {
  let entries: readonly LoggedRequest[] = []
  return {
    get entries() {
      return entries
    },
    add({ method, params }) {
      let entry: LoggedRequest = Object.freeze({
        method,
        params,
        at: Date.now(),
        outcome: 'pending',
      })
      entries = [...entries, entry].slice(-1000)
      return (outcome) => {
        const settled = Object.freeze({ ...entry, outcome })
        entries = entries.map((other) => (other === entry ? settled : other))
        entry = settled
      }
    },
  }
}
