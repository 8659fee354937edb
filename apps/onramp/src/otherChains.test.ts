import { getAddressDecoder } from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStack } from './test/startStack.ts'

let service: Awaited<ReturnType<typeof startStack>>
beforeAll(async () => {
  service = await startStack({ hasOtherChains: true })
}, 240_000)
afterAll(() => service?.stop())

const cases = [
  ['SOL', 'solana-mainnet', 'coinbase', getAddressDecoder().decode(new Uint8Array(32).fill(9))],
  ['BTC', 'bitcoin-mainnet', 'transak', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
] as const

test('default: a card pays for the currencies of other chains, and their nodes have it', {
  timeout: 120_000,
}, async () => {
  const orders = await Promise.all(
    cases.map(async ([asset, network, provider, address]) => {
      const { status, body } = await service.post('/v1/generators/onrampurl', {
        destinationWallets: [{ address, blockchains: [network], assets: [asset] }],
        ...{ defaultNetwork: network, partnerUserId: 'visitor', defaultExperience: 'buy' },
        ...{ presetFiatAmount: 100, provider },
      })
      expect([status, body]).toEqual([200, expect.objectContaining({ provider })])
      const page = await service.openPage(body.url)
      await service.press(page, { number: '4242424242424242' })
      return body.orderId
    }),
  )
  for (const id of orders) {
    const read = async () => (await service.ask(`/v1/onramp/orders/${id}`)).body
    await expect.poll(read, { timeout: 60_000 }).toMatchObject({ status: 'delivered' })
    expect((await read()).txHash).toMatch(/^\w{60,}$/)
  }
})
