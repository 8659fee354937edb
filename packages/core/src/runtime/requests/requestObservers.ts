import type { RequestObserver } from '../../contract/requests/requestReport.ts'

/** Those who hear what happens to the requests of a kit, and how many requests they heard of. */
export type RequestObservers = {
  readonly all: Set<RequestObserver>
  count: number
}
