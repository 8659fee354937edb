import type { Page } from 'playwright-core'

/** A Playwright page for the installer: this document, with plain data between the two sides. */
export function fakePage(): Page {
  const page = {
    frames: () => [frame],
    exposeBinding: async (name: string, answer: (source: object, data: unknown) => unknown) => {
      const binding = async (data: unknown) =>
        structuredClone(await answer({ frame }, structuredClone(data)))
      Object.defineProperty(globalThis, name, { value: binding, configurable: true })
      return { dispose: async () => Reflect.deleteProperty(globalThis, name) }
    },
    addInitScript: async () => ({ dispose: async () => {} }),
    isClosed: () => false,
  }
  const frame = {
    isDetached: () => false,
    page: () => page,
    url: () => 'https://app.example/path',
    evaluate: async (run: (data: unknown) => unknown, data: unknown) => run(structuredClone(data)),
  }
  return page as never
}
