import { expect, test } from 'vitest'
import { loadTokenIcon } from './loadTokenIcon.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

test('default', async () => {
  const icon = await loadTokenIcon({ caipNetworkId: 'eip155:1', address: usdc })
  expect(icon).toMatch(/^data:image\/svg\+xml,/)
  const lower = { caipNetworkId: 'eip155:1', address: usdc.toLowerCase() }
  expect(await loadTokenIcon(lower)).toBe(icon)
})

test('behavior: one token on several networks has one icon', async () => {
  const caipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const address = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  expect(await loadTokenIcon({ caipNetworkId, address })).toBe(
    await loadTokenIcon({ caipNetworkId: 'eip155:1', address: usdc }),
  )
  // Their letters have a case that counts.
  expect(await loadTokenIcon({ caipNetworkId, address: address.toLowerCase() })).toBeUndefined()
})

test.each([
  ['the same address on another network', 'eip155:8453', usdc],
  ['a symbol', 'eip155:1', 'USDC'],
  ['nothing', 'eip155:1', ''],
  ['several names', 'eip155:1', `${usdc},eip155:10`],
])('behavior: no icon for %s', async (_, caipNetworkId, address) => {
  expect(await loadTokenIcon({ caipNetworkId, address })).toBeUndefined()
})
