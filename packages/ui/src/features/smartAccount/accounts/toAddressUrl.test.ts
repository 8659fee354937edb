import { expect, test } from 'vitest'
import { toAddressUrl } from './toAddressUrl.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const at = (url: string) => ({ blockExplorers: { default: { name: 'Explorer', url } } })

test('default', () => {
  expect(toAddressUrl({ network: at('https://basescan.org/'), address })).toBe(
    `https://basescan.org/address/${address}`,
  )
})

test.each([[{}], [at('javascript:alert(1)//')]])('behavior: no link for %j', (network) => {
  expect(toAddressUrl({ network, address })).toBeUndefined()
})
