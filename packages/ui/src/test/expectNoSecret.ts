import { expect } from 'vitest'
import { pairingUri } from './createTestPairing.ts'

/** Expects that no attribute or text of the page has the secret of the pairing. */
export function expectNoSecret(): void {
  const key = /symKey=(\w+)/.exec(pairingUri)?.[1]
  if (!key) throw new Error('The URI has no key')
  expect(document.documentElement.outerHTML).not.toContain(key)
}
