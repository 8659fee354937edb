import { bitcoinTest } from '@cleat/localnet/vitest'
import { expect } from 'vitest'
import { payBitcoin } from './payBitcoin.ts'

const to = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

// The node is fetched for the first test of a machine.
bitcoinTest('default', { timeout: 180_000 }, async ({ bitcoin }) => {
  const { esploraUrl } = bitcoin
  const txid = await payBitcoin({ esploraUrl, to, sats: 150_000n })
  const answer = await fetch(`${esploraUrl}/tx/${txid}`)
  expect(await answer.json()).toMatchObject({
    status: { confirmed: true },
    vout: expect.arrayContaining([
      expect.objectContaining({ scriptpubkey_address: to, value: 150_000 }),
    ]),
  })
  const wrong = payBitcoin({ esploraUrl, to: 'nowhere', sats: 1n })
  await expect(wrong).rejects.toThrow()
})
