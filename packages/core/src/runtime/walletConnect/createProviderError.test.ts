import { expect, test } from 'vitest'
import { createProviderError } from './createProviderError.ts'

test('default', () => {
  const error = createProviderError(4900, 'Disconnected')
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ code: 4900, message: 'Disconnected' })
})
