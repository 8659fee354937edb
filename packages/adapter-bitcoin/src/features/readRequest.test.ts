import { expect, test } from 'vitest'
import { readMessageRequest, readPsbtRequest } from './readRequest.ts'

const refusal = expect.objectContaining({ code: 'REQUEST_NOT_ALLOWED' })

test('default', () => {
  const message = { message: '', address: 'a', protocol: 'bip322' }
  expect(readMessageRequest(message)).toEqual(message)
  const signInputs = [
    { index: 0, address: 'a', sighashTypes: [0x81] },
    { index: 1, address: 'b' },
  ]
  expect(readPsbtRequest({ psbt: 'x', signInputs, broadcast: true })).toEqual({
    psbt: 'x',
    inputs: signInputs,
    broadcast: true,
  })
  expect(readPsbtRequest({ psbt: 'x', signInputs })).toMatchObject({ broadcast: false })
})

test.each([
  undefined,
  null,
  'text',
  {},
  { message: 'x' },
  { message: 5, address: 'a' },
  { message: 'x', address: 'a', protocol: 'BIP322' },
])('error: no message: %o', (params) => {
  expect(() => readMessageRequest(params)).toThrow(refusal)
})

test.each([
  { psbt: 5, signInputs: [] },
  { psbt: 'x' },
  { psbt: 'x', signInputs: [null] },
  { psbt: 'x', signInputs: [{ index: '0', address: 'a' }] },
  { psbt: 'x', signInputs: [{ index: 0 }] },
  { psbt: 'x', signInputs: [{ index: 0, address: 'a', sighashTypes: [] }] },
  { psbt: 'x', signInputs: [{ index: 0, address: 'a', sighashTypes: ['ALL'] }] },
  { psbt: 'x', signInputs: [{ index: 0, address: 'a', sighashTypes: [4] }] },
])('error: no PSBT: %o', (params) => {
  expect(() => readPsbtRequest(params)).toThrow(refusal)
})
