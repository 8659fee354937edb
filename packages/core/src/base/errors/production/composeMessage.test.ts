import { expect, test } from 'vitest'
import { composeMessage } from './composeMessage.ts'

test('default', () => {
  expect(composeMessage('CONNECTION_USER_REJECTED', { wallet: 'Rabby' })).toBe(
    'CONNECTION_USER_REJECTED {"wallet":"Rabby"}',
  )
})

test('behavior: no facts', () => {
  expect(composeMessage('CONFIG_NO_NETWORKS', undefined)).toBe('CONFIG_NO_NETWORKS')
})
