import { onTestFinished } from 'vitest'
import { type RunningRelay, startRelay } from '../startRelay.ts'

/** A relay on its own port, stopped at the end of the test. */
export async function useRelay(parameters: startRelay.Parameters = {}): Promise<RunningRelay> {
  const relay = await startRelay(parameters)
  onTestFinished(() => relay.stop())
  return relay
}
