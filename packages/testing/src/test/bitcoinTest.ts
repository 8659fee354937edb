import { BitcoindUnavailableError, type LocalBitcoin, startBitcoin } from '@cleat/localnet'
import { afterAll, type TestAPI, test } from 'vitest'

let starting: Promise<LocalBitcoin | BitcoindUnavailableError> | undefined

/** A test on a Bitcoin chain, one for the tests of a file. Where no node is to be had it is skipped, and says why. */
export const bitcoinTest: TestAPI<{ bitcoin: LocalBitcoin }> = test.extend<{
  bitcoin: LocalBitcoin
}>({
  bitcoin: async ({ skip }, use) => {
    starting ??= startBitcoin().catch((error: unknown) => {
      if (error instanceof BitcoindUnavailableError) return error
      throw error
    })
    const bitcoin = await starting
    if (bitcoin instanceof BitcoindUnavailableError) return skip(bitcoin.message)
    await use(bitcoin)
  },
})

afterAll(async () => {
  const bitcoin = await starting
  if (bitcoin && 'stop' in bitcoin) await bitcoin.stop()
})
