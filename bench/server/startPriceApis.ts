import { fork } from 'node:child_process'
import { once } from 'node:events'

export type PriceApis = { readonly url: string; stop(): Promise<void> }

/** Starts local stand-ins of APIs of prices in their own process. */
export async function startPriceApis(): Promise<PriceApis> {
  const child = fork(new URL('./priceApis.ts', import.meta.url))
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The APIs of prices ended with ${code}.`)
  })
  failed.catch(() => undefined)
  const [{ url }] = await Promise.race([once(child, 'message'), failed])
  return {
    url,
    async stop() {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}
