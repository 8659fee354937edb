import { createRequire } from 'node:module'
import { checkNetworks } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { BitcoinAdapter } from './BitcoinAdapter.ts'
import { createNetwork } from './test/createNetwork.ts'

type Row = { readonly id: string; readonly verdict: string; readonly examples: readonly unknown[] }

const rows: readonly Row[] = createRequire(import.meta.url)('@cleat/testing/bad-input.json')
const [network] = checkNetworks({ networks: [createNetwork('mainnet')] })
const examples = rows
  .filter(({ id }) => id.startsWith('C'))
  .flatMap(({ id, verdict, examples }) => examples.map((text) => [id, verdict, text] as const))

test('default: there are examples of the addresses', () => {
  expect(examples.length).toBeGreaterThan(20)
})

test.each(examples)('behavior: the published example of %s: %s %j', async (_id, verdict, text) => {
  const transfers = await new BitcoinAdapter().features['transfers:load']?.()
  const receiver = transfers?.parseReceiver({ text: text as string, network })
  if (verdict === 'accept') expect(receiver).toBe(String(text).toLowerCase())
  else expect([transfers !== undefined, receiver]).toEqual([true, undefined])
})
