let open = 0

/** Counts what wallets ask of their nodes, which takes real time. */
export const countFetches = {
  /** Counts the requests from now on. Before the pages of a run get their own `fetch`. */
  install(): void {
    const fetch = globalThis.fetch.bind(globalThis)
    globalThis.fetch = async (...parameters) => {
      open += 1
      try {
        return await fetch(...parameters)
      } finally {
        open -= 1
      }
    }
  },
  /** Waits a moment. Returns whether a request was open. */
  async wait(): Promise<boolean> {
    const wasOpen = open > 0
    await new Promise((resolve) => setTimeout(resolve, 1))
    return wasOpen || open > 0
  },
}
