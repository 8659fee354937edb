import { expect, test } from 'vitest'
import { listSponsors } from './listSponsors.ts'

const [first, second] = ['https://pay.example/1', 'https://pay.example/2']
const asking = (paymasterService: unknown) => ({ capabilities: { paymasterService } })

test.each<[string, unknown, readonly string[]]>([
  ['of the batch', { ...asking({ url: first, optional: true }), calls: [] }, [first]],
  ['of a call', { calls: [{}, asking({ url: first })] }, [first]],
  ['of both', { ...asking({ url: first }), calls: [asking({ url: second })] }, [first, second]],
  ['once', { ...asking({ url: first }), calls: [asking({ url: first })] }, [first]],
  ['by chain', asking({ '0x1': { url: first }, '0x2105': { url: second } }), [first, second]],
  ['that cannot be read', asking({ url: 7 }), ['']],
  ['that cannot be read, by chain', asking({ '0x1': 7 }), ['']],
  ['as a text', asking(first), ['']],
  ['as nothing', asking(null), ['']],
  ['none', { calls: [{ capabilities: 7 }, null] }, []],
  ['in no batch', 'wallet_sendCalls', []],
])('default: sponsors %s', (_, batch, sponsors) => {
  expect(listSponsors(batch)).toEqual(sponsors)
})

test('behavior: a batch names no more than sixteen', () => {
  const calls = Array.from({ length: 100 }, (_, at) => asking({ url: `https://pay.example/${at}` }))
  expect(listSponsors({ calls })).toHaveLength(16)
})
