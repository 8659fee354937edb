import { expect, test } from 'vitest'
import { requireKnown } from './requireKnown.ts'

const addresses = { eip155: '0xA', solana: 'B' }
const wallet = { generation: 5, addresses }

test.each([
  ['never seen', undefined],
  ['the same', wallet],
  ['older', { generation: 4, addresses }],
  ['known by one address', { generation: 5, addresses: { eip155: '0xA' } }],
])('default: what is known: %s', (_title, known) => {
  expect(() => requireKnown(wallet, known)).not.toThrow()
})

test('error: a newer generation is known', () => {
  const old = expect.objectContaining({ problem: 'GENERATION_OLD', detail: '6 was seen before 5' })
  expect(() => requireKnown(wallet, { generation: 6, addresses })).toThrow(old)
})

test.each([{ eip155: '0xC', solana: 'B' }, { eip155: '0xA', solana: 'C' }, { solana: 'C' }])(
  'error: other addresses are known: %j',
  (other) => {
    const detail = 'the wallet has other addresses than before'
    const replaced = expect.objectContaining({ problem: 'WALLET_REPLACED', detail })
    expect(() => requireKnown(wallet, { generation: 5, addresses: other })).toThrow(replaced)
  },
)
