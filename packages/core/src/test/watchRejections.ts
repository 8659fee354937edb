type Listener = (reason: unknown) => void

type NodeProcess = {
  on(event: 'unhandledRejection', listener: Listener): void
  off(event: 'unhandledRejection', listener: Listener): void
}

/** Collects unhandled rejections. The returned function stops and resolves with them. */
export function watchRejections(): () => Promise<unknown[]> {
  const node = Reflect.get(globalThis, 'process') as NodeProcess
  const reasons: unknown[] = []
  const listener: Listener = (reason) => {
    reasons.push(reason)
  }
  node.on('unhandledRejection', listener)
  return async () => {
    // Node reports them after the microtasks of the turn in which they happened.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(undefined)
    })
    node.off('unhandledRejection', listener)
    return reasons
  }
}
