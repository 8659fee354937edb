import type {
  OnRequestNews,
  RequestObserver,
  RequestReport,
} from '../../contract/requests/requestReport.ts'
import type { RequestObservers } from './requestObservers.ts'

/** Gives a request a number for what observers hear of it. `undefined` while nothing observes. */
export function startReport(observers: RequestObservers): OnRequestNews | undefined {
  if (observers.all.size === 0) return undefined
  observers.count += 1
  const id = observers.count
  return (news) => {
    const report = { ...news, id, at: performance.now() }
    for (const observer of [...observers.all]) notify(observer, report)
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
