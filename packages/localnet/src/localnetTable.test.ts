import { defineChain } from 'viem'
import { expect, test } from 'vitest'
import { localnetTable } from './localnetTable.ts'

test('default', () => {
  const chain = (id: number, name: string) => ({
    ...{ id, name, rpcUrl: `http://127.0.0.1:${id}`, webSocketUrl: `ws://127.0.0.1:${id}` },
    chain: defineChain({
      ...{ id, name, rpcUrls: { default: { http: [] } } },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    }),
  })
  const chains = [chain(1, 'Ethereum'), chain(42161, 'Arbitrum')]
  const accounts = [{ address: '0xAb', privateKey: '0xcd' }] as const
  expect(localnetTable({ localnet: { chains, accounts } })).toMatchInlineSnapshot(`
    "Chain           Id     RPC URL                 Stands in for
    Local Ethereum  1      http://127.0.0.1:1      Ethereum (same chain id, empty chain)
    Local Arbitrum  42161  http://127.0.0.1:42161  Arbitrum (same chain id, empty chain)

    Accounts, 10,000 ETH each on every chain. The keys are public: for local use only.

    Address  Private key
    0xAb     0xcd

    Press Ctrl-C to stop."
  `)
})
