import { localSolanaTokens, localTokens } from '@cleat/localnet'
import { expect, test } from 'vitest'
import { listSoldAssets } from './listSoldAssets.ts'

test('default', () => {
  const assets = listSoldAssets({
    chains: [
      { id: 1, name: 'Ethereum' },
      { id: 31337, name: 'Local chain' },
    ],
    hasSolana: true,
    hasBitcoin: true,
  })
  const usdc = localTokens.find(({ symbol }) => symbol === 'USDC')
  expect(assets.map(({ symbol, network, contract }) => [symbol, network.name, contract])).toEqual(
    expect.arrayContaining([
      ['ETH', 'ethereum', undefined],
      ['USDC', 'ethereum', usdc?.address],
      ['SOL', 'solana', undefined],
      ['USDC', 'solana', localSolanaTokens[0].address],
      ['BTC', 'bitcoin', undefined],
    ]),
  )
  expect(assets.some(({ symbol }) => symbol === 'TOLL' || symbol === 'OUSD')).toBe(false)
  expect(assets.every(({ network }) => network.chainId !== 31337)).toBe(true)
})
