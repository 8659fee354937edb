let open = 0

/** Work that takes real time: requests of wallets to their nodes, and cryptography in threads. */
export const realWork = {
  get isOpen(): boolean {
    return open > 0
  },
  /** Counts it from now on. Before the pages of a run get their own `fetch`. */
  install(): void {
    count(globalThis, 'fetch')
    for (const name of ['digest', 'importKey', 'sign', 'verify']) count(crypto.subtle, name)
  },
  /** Waits a moment. Returns whether some was open. */
  async wait(): Promise<boolean> {
    const wasOpen = open > 0
    await new Promise((resolve) => setTimeout(resolve, 1))
    return wasOpen || open > 0
  },
}

function count(owner: object, name: string): void {
  const run: unknown = Reflect.get(owner, name)
  if (typeof run !== 'function') throw new Error(`There is no ${name}.`)
  const value = async (...parameters: unknown[]): Promise<unknown> => {
    open += 1
    try {
      return await Reflect.apply(run, owner, parameters)
    } finally {
      open -= 1
    }
  }
  Object.defineProperty(owner, name, { configurable: true, writable: true, value })
}
