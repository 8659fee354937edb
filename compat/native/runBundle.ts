import { createContext, runInContext } from 'node:vm'

/** What React Native gives to scripts: no `document`, `localStorage`, `location` or events. */
const given = [
  ...['AbortController', 'AbortSignal', 'Blob', 'FormData', 'Headers', 'Request', 'Response'],
  ...['TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams', 'WebSocket'],
  ...['clearInterval', 'clearTimeout', 'console', 'fetch', 'performance', 'queueMicrotask'],
  ...['setImmediate', 'setInterval', 'setTimeout', 'structuredClone'],
] as const

/** Runs a bundle with the globals of React Native, whose `window` is its global object. */
export async function runBundle(code: string): Promise<unknown> {
  const context = createContext({
    ...Object.fromEntries(given.map((name) => [name, globalThis[name]])),
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, 16),
    cancelAnimationFrame: clearTimeout,
    // React Native has none. Apps add it.
    crypto: {
      getRandomValues: crypto.getRandomValues.bind(crypto),
      // The wallet of the check counts its requests by it.
      randomUUID: crypto.randomUUID.bind(crypto),
    },
    navigator: { product: 'ReactNative' },
  })
  runInContext('global = window = self = globalThis', context)
  runInContext(code, context, { filename: 'bundle.js' })
  return runInContext('done().then((result) => JSON.stringify(result))', context)
}
