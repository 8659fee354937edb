/** A port in one realm: it keeps what is sent by it, and is given anything at once. */
export type TestPort = {
  readonly port: MessagePort
  /** What was sent by it since the last time. */
  takeSent(): unknown[]
  isClosed(): boolean
  /** Gives it a message, which may also be what no browser would carry. */
  give(data: unknown, ports?: readonly unknown[]): void
}

export function createTestPort(): TestPort {
  let isClosed = false
  let sent: unknown[] = []
  const port = {
    onmessage: null as MessagePort['onmessage'],
    start: () => undefined,
    close() {
      isClosed = true
    },
    postMessage(data: unknown) {
      if (isClosed) throw new Error('Sent by a closed port.')
      sent.push(data)
    },
  } as MessagePort
  return {
    port,
    takeSent() {
      const all = sent
      sent = []
      return all
    },
    isClosed: () => isClosed,
    give(data, ports = []) {
      port.onmessage?.({ data, ports } as MessageEvent)
    },
  }
}
