import { afterAll, type TestAPI, test } from 'vitest'
import { BitcoindUnavailableError } from '../bitcoin/bitcoindUnavailableError.ts'
import { type LocalBitcoin, startBitcoin } from '../bitcoin/startBitcoin.ts'

let starting: Promise<LocalBitcoin | BitcoindUnavailableError> | undefined

/** The Bitcoin chain of a test file, or the reason why there is none. */
export function localBitcoin(): Promise<LocalBitcoin | BitcoindUnavailableError> {
  starting ??= startBitcoin().catch((error: unknown) => {
    if (error instanceof BitcoindUnavailableError) return error
    throw error
  })
  return starting
}

/** A test on a Bitcoin chain. Without a node it is skipped with the reason. */
export const bitcoinTest: TestAPI<{ bitcoin: LocalBitcoin }> = test.extend<{
  bitcoin: LocalBitcoin
}>({
  bitcoin: async ({ skip }, use) => {
    const bitcoin = await localBitcoin()
    if (bitcoin instanceof BitcoindUnavailableError) return skip(bitcoin.message)
    await use(bitcoin)
  },
})

afterAll(async () => {
  const bitcoin = await starting
  if (bitcoin && 'stop' in bitcoin) await bitcoin.stop()
})
