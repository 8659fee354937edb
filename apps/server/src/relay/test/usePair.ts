import { connectClient } from './connectClient.ts'
import { useRelay } from './useRelay.ts'

/** A relay with two clients. */
export async function usePair() {
  const relay = await useRelay()
  const [app, wallet] = [await connectClient(relay), await connectClient(relay)]
  return { relay, app, wallet }
}
