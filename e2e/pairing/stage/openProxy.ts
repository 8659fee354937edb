import { onTestFinished } from 'vitest'
import { type RelayProxy, startProxy } from './startProxy.ts'

/** Opens a faulty network in front of a relay, until the end of the test. */
export async function openProxy(target: string): Promise<RelayProxy> {
  const proxy = await startProxy(target)
  onTestFinished(() => proxy.stop())
  return proxy
}
