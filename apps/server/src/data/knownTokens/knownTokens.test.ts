import { expect, test } from 'vitest'
import { knownNetworks } from '../chains/knownNetworks.ts'
import { toAccount } from '../chains/toAccount.ts'
import { toCleanText } from '../tokens/toCleanText.ts'
import { knownTokens } from './knownTokens.ts'

test.each([...knownTokens])('behavior: the tokens of %s are what they say', (chainId, tokens) => {
  const namespace = chainId.startsWith('solana') ? 'solana' : 'eip155'
  expect(knownNetworks.has(chainId)).toBe(true)
  for (const { address, name, symbol, decimals } of tokens) {
    // Recomputes the checksum, which detects a wrong letter in an EVM address.
    expect(toAccount(namespace, address)).toBe(address)
    expect(toCleanText(name, 40)).toBe(name)
    expect(symbol).toMatch(/^[A-Za-z.]{2,10}$/)
    expect([5, 6, 8, 9, 18]).toContain(decimals)
  }
  expect(new Set(tokens.map(({ address }) => address)).size).toBe(tokens.length)
  expect(new Set(tokens.map(({ symbol }) => symbol)).size).toBe(tokens.length)
})
