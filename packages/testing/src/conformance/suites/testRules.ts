import type { NamespaceRules } from '@cleat/core/adapter'
import { expect } from 'vitest'
import type { Page } from '../page.ts'
import type { Suite } from '../suite.ts'

/** Addresses and URLs come from wallets, links and options of the app. */
const foreign = ['', '0x', ' ', 'https://', 'x'.repeat(10_000)]

export function testRules({ check }: Suite): void {
  check('rules: an address is the same as itself and as no other', async (page) => {
    const [first, second] = page.wallet.addresses
    const { isSameAddress = (one, other) => one === other } = rulesOf(page)
    expect(isSameAddress(first, first)).toBe(true)
    for (const other of [second, ...foreign]) {
      expect(isSameAddress(first, other)).toBe(false)
      expect(isSameAddress(other, first)).toBe(false)
    }
  })

  check('rules: the body is a part of the address and tells two apart', async (page) => {
    const [first, second] = page.wallet.addresses
    const { getAddressBody = (address) => address } = rulesOf(page)
    for (const address of [first, second]) {
      expect(getAddressBody(address)).not.toBe('')
      expect(address.toLowerCase()).toContain(getAddressBody(address).toLowerCase())
    }
    expect(getAddressBody(first)).not.toBe(getAddressBody(second))
    for (const text of foreign) expect(typeof getAddressBody(text)).toBe('string')
  })

  check('rules: the path in an explorer can stand between two slashes', async (page) => {
    const { explorerPath = () => undefined } = rulesOf(page)
    const urls = page.networks.flatMap(({ blockExplorers }) => blockExplorers?.default.url ?? [])
    for (const url of [...urls, 'https://explorer.example/?a=b', ...foreign])
      expect(explorerPath(url) ?? 'address').toMatch(/^\w+(?:\/\w+)*$/)
  })

  check('rules: a method sends or reads, and the answer is the same each time', async (page) => {
    const { methods } = rulesOf(page)
    for (const method of [methods?.assets ?? '', ...foreign]) {
      expect(methods?.sending?.test(method) ?? false).toBe(false)
      // A sticky or global expression remembers where it stopped.
      expect(methods?.sending?.lastIndex ?? 0).toBe(0)
    }
    expect(methods?.sending?.flags ?? '').not.toMatch(/[gy]/)
  })
}

function rulesOf({ adapter }: Page): NamespaceRules {
  return adapter.rules ?? {}
}
