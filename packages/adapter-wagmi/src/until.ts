import type { Config } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'

/** Waits until something holds of wagmi's state or its connectors, or until time is up. */
export function until(
  config: Config,
  parameters: { holds: () => boolean; timeoutMs: number },
): Promise<void> {
  const { holds, timeoutMs } = parameters
  if (holds()) return Promise.resolve()
  return new Promise((resolve) => {
    const check = () => holds() && end()
    const stops = [
      config.subscribe((state) => state, check),
      watchConnectors(config, { onChange: check }),
    ]
    const timer = setTimeout(() => end(), timeoutMs)
    const end = () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      resolve()
    }
  })
}

/** Whether wagmi is neither connecting nor restoring. */
export function isSettled({ state: { status } }: Config): boolean {
  return status === 'connected' || status === 'disconnected'
}

/** Waits until wagmi is settled, or until time is up. */
export function untilSettled(config: Config): Promise<void> {
  return until(config, { holds: () => isSettled(config), timeoutMs: 10_000 })
}
