/** The part of the library's relayer that connects. */
export type Dialer = {
  readonly connected: boolean
  connectPromise?: Promise<void> | undefined
  confirmOnlineStateOrThrow(): Promise<void>
  connect(): Promise<void>
  toEstablishConnection(): Promise<void>
}

/**
 * Makes all callers share one connection attempt. In the library each caller opens its own; each
 * attempt resubscribes, which connects again while offline, in an accelerating loop.
 */
export function dialOnce(dialer: Dialer): void {
  dialer.toEstablishConnection = async () => {
    await dialer.confirmOnlineStateOrThrow()
    if (dialer.connected) return
    dialer.connectPromise ??= dialer.connect().finally(() => {
      dialer.connectPromise = undefined
    })
    await dialer.connectPromise
  }
}
