import { createReceiver } from './createReceiver.ts'

/**
 * New receivers of a run: each payment has its own, also where several are meant in one step. The
 * same run has the same ones.
 */
export function createReceivers(run: string): (namespace: string) => string {
  let count = 0
  return (namespace) => {
    count += 1
    return createReceiver(namespace, `${run} ${count}`)
  }
}
