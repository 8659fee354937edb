import { setTimeout as pause } from 'node:timers/promises'
import { createPublicClient, http } from 'viem'

export type Payments = {
  /** Who is paid. */
  readonly to: `0x${string}`
  /** Stops paying, and says how many payments are mined. The first paid 1 wei, the next 2. */
  rest(): Promise<number>
  resume(): void
  /** Rejects if a payment failed. */
  stop(): Promise<void>
}

const betweenMs = 100

/** Pays again and again on a local chain, whose node signs and mines each payment at once. */
export function startPayments(chainUrl: string): Payments {
  const to = '0x00000000000000000000000000000000000f21e4'
  const client = createPublicClient({ transport: http(chainUrl) })
  const request = (method: string, params: unknown[]) =>
    client.request({ method, params } as never) as Promise<unknown>
  let sent = 0
  let isPaying = true
  let paying = pay()

  async function pay(): Promise<void> {
    const [from] = (await request('eth_accounts', [])) as string[]
    while (isPaying) {
      const value = `0x${(sent + 1).toString(16)}`
      const hash = await request('eth_sendTransaction', [{ from, to, value }])
      while (!(await request('eth_getTransactionReceipt', [hash]))) await pause(20)
      sent += 1
      await pause(betweenMs)
    }
  }

  return {
    to,
    async rest() {
      isPaying = false
      await paying
      return sent
    },
    resume() {
      isPaying = true
      paying = pay()
    },
    async stop() {
      isPaying = false
      await paying
    },
  }
}
