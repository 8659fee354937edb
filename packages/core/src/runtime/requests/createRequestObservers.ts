import type {
  OnRequestNews,
  RequestObserver,
  RequestReport,
} from '../../contract/requests/requestReport.ts'

export type RequestObservers = {
  /** Returns what stops it. */
  observe(observer: RequestObserver): () => void
  /** Begins a request. `undefined` while nothing observes. */
  begin(): OnRequestNews | undefined
}

/** Those who hear what happens to the requests of a kit. */
export function createRequestObservers(): RequestObservers {
  const observers = new Set<RequestObserver>()
  let count = 0
  return {
    observe(observer) {
      observers.add(observer)
      return () => void observers.delete(observer)
    },
    begin() {
      if (observers.size === 0) return undefined
      count += 1
      const id = count
      return (news) => {
        const report = { ...news, id, at: performance.now() }
        for (const observer of [...observers]) notify(observer, report)
      }
    },
  }
}

function notify(observer: RequestObserver, report: RequestReport): void {
  try {
    observer(report)
  } catch (error) {
    setTimeout(() => {
      throw error
    })
  }
}
