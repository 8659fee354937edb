import type { Client } from 'viem'
import type { SentCalls } from '../accounts/sentCalls.ts'
import { type FoundReceipt, findReceipt } from './findReceipt.ts'

/** Milliseconds between two looks, and of all of them. */
const [everyMs, longestMs] = [500, 60_000]

/** Waits a minute for the transaction that has what was sent. Asks again while a node fails. */
export async function waitForReceipt(
  client: Client,
  sent: SentCalls,
): Promise<FoundReceipt | undefined> {
  const until = Date.now() + longestMs
  while (Date.now() < until) {
    const found = await findReceipt(client, sent).catch(() => undefined)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return undefined
}
