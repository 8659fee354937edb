import { expect, test } from 'vitest'
import { toRelayPrefix } from './toRelayPrefix.ts'

test('default', () => {
  expect(toRelayPrefix('default')).toBe('cleat.wc.')
})

test('parameters: another kit of the page', () => {
  expect(toRelayPrefix('other')).toBe('cleat.other.wc.')
})
