import { expect, test } from 'vitest'
import { findCard } from './findCard.ts'

test('default', () => {
  expect(findCard('4242 4242 4242 4242')?.effect).toBe('pays')
  expect(findCard('4000-0000-0000-0002')?.effect).toBe('declined')
  expect(findCard('4111111111111111')).toBeUndefined()
})
