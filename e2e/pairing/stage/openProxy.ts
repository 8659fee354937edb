import { onTestFinished } from 'vitest'
import { type RelayProxy, startProxy } from './startProxy.ts'

/** A bad network before a relay, until the end of the test. */
export async function openProxy(target: string): Promise<RelayProxy> {
  const proxy = await startProxy(target)
  onTestFinished(() => proxy.stop())
  return proxy
}
