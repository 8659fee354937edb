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
