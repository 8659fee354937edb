import { expect, test } from 'vitest'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import { toBridgeValue } from './toBridgeValue.ts'

const cyclic: Record<string, unknown> = {}
cyclic.self = cyclic

test.each([
  { value: undefined },
  { value: Number.NaN },
  { value: 10n },
  { value: cyclic },
  { value: { code: '4001' } },
])('default: $value', ({ value }) => {
  expect(toBridgeValue(value)).toEqual({ kind: 'value', value })
})

test('behavior: errors keep name, message, code and data', () => {
  const error = new ProviderRpcError({ code: 3, message: 'reverted', data: '0x01' })
  expect(toBridgeValue(error)).toEqual({
    ...{ kind: 'error', name: 'ProviderRpcError', message: 'reverted', code: 3, data: '0x01' },
  })
  expect(toBridgeValue(new TypeError('plain'))).toEqual({
    ...{ kind: 'error', name: 'TypeError', message: 'plain' },
  })
})

test.each([
  { title: 'a function', value: () => 1 },
  { title: 'a symbol', value: Symbol('x') },
  { title: 'an error with a function', value: Object.assign(new Error('x'), { data: () => 1 }) },
  {
    title: 'an object that throws',
    value: {
      get trap() {
        throw new Error('trap')
      },
    },
  },
])('error: $title', ({ value }) => {
  expect(toBridgeValue(value)).toMatchObject({ kind: 'error', code: -32603 })
})
