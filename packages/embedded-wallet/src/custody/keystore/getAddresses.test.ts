import { expect, test } from 'vitest'
import { getAddresses } from './getAddresses.ts'

test('default', () => {
  const parts = { privateKey: new Uint8Array(32), type: 'eoa' }
  const accounts = [
    { namespace: 'eip155', address: '0xA', ...parts },
    { namespace: 'solana', address: 'B', ...parts },
  ] as const
  expect(getAddresses(accounts)).toEqual({ eip155: '0xA', solana: 'B' })
})
