import { expect, test } from 'vitest'
import { listForgedEnvelopes } from './listForgedEnvelopes.ts'

const address = `0x${'1'.repeat(40)}`
const envelopes = listForgedEnvelopes({ caipNetworkId: 'eip155:1', address })

test('default', () => {
  expect(envelopes.length).toBeGreaterThan(50)
  expect(new Set(envelopes.map(({ name }) => name)).size).toBe(envelopes.length)
})

test.each(envelopes)('behavior: $name is data of a message, with at most one id', ({ json }) => {
  expect(JSON.parse(json.replace('ID', '7'))).toHaveProperty('kind')
})

test('behavior: the account is that of the request, and one field of it is wrong', () => {
  const { json = '' } = envelopes.find(({ name }) => name === 'a blind signature') ?? {}
  const network = { name: 'A', symbol: 'A', decimals: 18 }
  const question = { method: 'eth_sign', message: '0x41686f79' }
  const body = { caipNetworkId: 'eip155:1', address, network, question }
  expect(JSON.parse(json.replace('ID', '7'))).toEqual({ v: 1, id: 7, kind: 'request', body })
})
