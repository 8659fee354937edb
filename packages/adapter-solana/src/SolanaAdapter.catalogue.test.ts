import { createRequire } from 'node:module'
import { checkNetworks } from '@cleat/core/adapter'
import { solana } from '@cleat/core/networks'
import { expect, test } from 'vitest'
import { SolanaAdapter } from './SolanaAdapter.ts'

type Row = { readonly id: string; readonly verdict: string; readonly examples: readonly unknown[] }

const rows: readonly Row[] = createRequire(import.meta.url)('@cleat/testing/bad-input.json')
const [network] = checkNetworks({ networks: [solana] })
const examples = rows
  .filter(({ id }) => id.startsWith('B'))
  .flatMap(({ id, verdict, examples }) => examples.map((text) => [id, verdict, text] as const))

test('default: there are examples of the addresses', () => {
  expect(examples.length).toBeGreaterThan(15)
})

test.each(examples)('behavior: the published example of %s: %s %j', async (_id, verdict, text) => {
  const transfers = await new SolanaAdapter().features['transfers:load']?.()
  const receiver = transfers?.parseReceiver({ text: text as string, network })
  expect([transfers !== undefined, receiver]).toEqual([true, undefined])
  expect(verdict).toBe('refuse')
})
