import { checkNetworks } from '@cleat/core/adapter'
import { base } from '@cleat/core/test/networks'
import { expect, test, vi } from 'vitest'
import { createTransferRequest } from './createTransferRequest.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const [network] = checkNetworks({ networks: [base] })
/** Knows the checksum of one address. */
const toAddress = vi.fn((address: string) => (address === to.toLowerCase() ? to : address))

function create(change: Partial<createTransferRequest.Parameters> = {}) {
  return createTransferRequest({ to, value: 5n, address: from, network, toAddress, ...change })
}

test('default', () => {
  expect(create()).toEqual({
    method: 'eth_sendTransaction',
    params: [{ from, to, value: '0x5', chainId: '0x2105' }],
  })
})

test.each([to, to.toLowerCase(), `0x${to.slice(2).toUpperCase()}`])(
  'behavior: %s goes to the wallet with its checksum',
  (given) => {
    expect(create({ to: given }).params).toMatchObject([{ to }])
    expect(toAddress).toHaveBeenLastCalledWith(to.toLowerCase())
  },
)

test.each([0n, 2n ** 256n - 1n])('parameters: value %d', (value) => {
  expect(create({ value }).params).toMatchObject([{ value: `0x${value.toString(16)}` }])
})

test.each([to.replace('dA', 'da'), to.slice(2), `0x${'0'.repeat(40)}`])(
  'error: CAIP_ADDRESS_INVALID for %s',
  (given) => {
    expect(() => create({ to: given })).toThrow(
      expect.objectContaining({ code: 'CAIP_ADDRESS_INVALID', context: { value: given } }),
    )
  },
)

test.each<[unknown]>([
  [-1n],
  [2n ** 256n],
  [5],
  [1e18],
  ['5'],
  ['1000'],
  [null],
  [undefined],
  [{}],
])('error: REQUEST_NOT_ALLOWED for the amount %o', (value) => {
  expect(() => create({ value: value as bigint })).toThrow(
    expect.objectContaining({
      code: 'REQUEST_NOT_ALLOWED',
      context: { method: 'transfer:send' },
    }),
  )
})
