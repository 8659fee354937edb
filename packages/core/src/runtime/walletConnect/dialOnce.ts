/** The part of the library's relayer that dials. */
export type Dialer = {
  readonly connected: boolean
  connectPromise?: Promise<void> | undefined
  confirmOnlineStateOrThrow(): Promise<void>
  connect(): Promise<void>
  toEstablishConnection(): Promise<void>
}

/**
 * Lets all who find the connection gone wait for one dialling. The library has each of them dial for itself; every dialling asks
 * again for what was subscribed, which dials again where the connection is gone, without end and faster and faster.
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
