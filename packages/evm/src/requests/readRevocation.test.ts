import { expect, test } from 'vitest'
import { readRevocation } from './readRevocation.ts'

test.each<[unknown, ReturnType<typeof readRevocation>]>([
  [undefined, 'account'],
  [[{ eth_accounts: {} }], 'account'],
  [[{ wallet_snap: {} }], 'account'],
  ['0x12', 'session'],
  [['0x12'], 'session'],
  [[{ permissionsContext: '0x12' }], 'session'],
  [[{ permissionContext: '0x12' }], 'session'],
  [[{ pci: 'a', permissions: [] }], 'session'],
  [[{ eth_accounts: {}, pci: 'a' }], 'mixed'],
  [[{ eth_accounts: {} }, { permissionsContext: '0x12' }], 'mixed'],
  [['0x12', { eth_accounts: {} }], 'mixed'],
])('default: %j ends %s', (params, expected) => {
  expect(readRevocation(params)).toBe(expected)
})
