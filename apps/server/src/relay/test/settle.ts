import type { TestClient } from './connectClient.ts'
import { createPublish } from './samples.ts'

/**
 * Publishes a marker and waits for it, so that all earlier messages have arrived. Returns those.
 */
export async function settle(from: TestClient, to: TestClient): Promise<string[]> {
  const last = createPublish()
  await to.request('irn_subscribe', { topic: last.topic })
  await from.request('irn_publish', last)
  const texts: string[] = []
  while (texts.at(-1) !== last.message) {
    texts.push((await to.nextPush()).params.data.message)
  }
  return texts.slice(0, -1)
}
