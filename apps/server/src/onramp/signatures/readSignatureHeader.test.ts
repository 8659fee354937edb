import { expect, test } from 'vitest'
import { WebhookRefusedError } from '../api/webhookRefusedError.ts'
import { readSignatureHeader } from './readSignatureHeader.ts'

test('default', () => {
  const header = 't=1760000000, v0=ab=,h=content-type x-event-id,v1=cd'
  expect(readSignatureHeader({ header, name: 'v0' })).toEqual({
    time: '1760000000',
    signatures: ['ab='],
  })
})

test('behavior: there are several signatures while a secret is replaced', () => {
  const { signatures } = readSignatureHeader({ header: 't=1,v1=a,v1=b', name: 'v1' })
  expect(signatures).toEqual(['a', 'b'])
  const four = readSignatureHeader({ header: 't=1,v1=a,v1=b,v1=c,v1=d', name: 'v1' })
  expect(four.signatures).toHaveLength(4)
})

test('behavior: spaces around a value are not signed, and what is too long is not read', () => {
  const header = ' t = 1 , v1 = a '
  expect(readSignatureHeader({ header, name: 'v1' })).toEqual({ time: '1', signatures: ['a'] })
  const long = `t=1,v1=a,${'x'.repeat(4096)},v1=b`
  expect(readSignatureHeader({ header: long, name: 'v1' }).signatures).toEqual(['a'])
})

test.each([
  [null],
  [''],
  ['t=1'],
  ['v0=ab'],
  ['t=,v0=ab'],
  ['t=1,t=2,v0=a'],
  ['t=1,v0=a,v0=b,v0=c,v0=d,v0=e'],
])('error: %s', (header) => {
  expect(() => readSignatureHeader({ header, name: 'v0' })).toThrow(WebhookRefusedError)
})
