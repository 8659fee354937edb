import { onTestFinished } from 'vitest'
import { type RunningRelay, startRelay } from '../startRelay.ts'

/** A relay on a port of its own, stopped when the test ends. */
export async function useRelay(parameters: startRelay.Parameters = {}): Promise<RunningRelay> {
  const relay = await startRelay(parameters)
  onTestFinished(() => relay.stop())
  return relay
}
