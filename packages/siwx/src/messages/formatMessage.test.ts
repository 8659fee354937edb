import { expect, test } from 'vitest'
import type { SignInFields } from '../fields/signInFields.ts'
import { invalidFields } from '../test/eip4361Vectors.ts'
import { formatMessage } from './formatMessage.ts'

const fields: SignInFields = {
  ...{ namespace: 'eip155', domain: 'app.example', uri: 'https://app.example', chainId: '1' },
  ...{ address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', nonce: 'abcd1234' },
  issuedAt: '2026-01-01T00:00:00Z',
}

test('default', () => {
  expect(formatMessage(fields)).toEqual({
    status: 'formatted',
    message: `app.example wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2


URI: https://app.example
Version: 1
Chain ID: 1
Nonce: abcd1234
Issued At: 2026-01-01T00:00:00Z`,
  })
})

test.each(invalidFields)('error: EIP-4361 publishes as invalid: $name', (vector) => {
  expect(formatMessage(vector.fields)).toMatchObject({ status: 'invalid' })
})

const forged = '\nURI: https://evil.example\nVersion: 1'

test.each([
  ['statement', { statement: `Welcome${forged}` }],
  ['statement', { statement: 'Welcome\n' }],
  ['requestId', { requestId: `1${forged}` }],
  ['requestId', { requestId: '1\nResources:\n- https://evil.example' }],
  ['resources', { resources: ['urn:a\n- urn:b'] }],
  ['resources', { requestId: '1\nResources:', resources: [] }],
  ['domain', { domain: 'https://app.example' }],
  ['uri', { uri: 'https://app.example\nVersion: 1' }],
  ['nonce', { nonce: 'abcd1234\nIssued At: 2026-01-01T00:00:00Z' }],
  ['expirationTime', { issuedAt: '2026-01-01T00:00:00Z\nExpiration Time: 2026-01-01T00:00:00Z' }],
])('error: J05, S3, a line break in %s writes no field of its own', (_, changed) => {
  expect(formatMessage({ ...fields, ...changed })).toMatchObject({ status: 'invalid' })
})

test('error: a field that would be read as another', () => {
  expect(formatMessage({ ...fields, requestId: '1\nResources:', resources: undefined })).toEqual({
    ...{ status: 'invalid', field: 'requestId', reason: 'would be read as something else' },
  })
  expect(formatMessage({ ...fields, resources: ['urn:a\n- urn:b'] })).toEqual({
    ...{ status: 'invalid', field: 'resources', reason: 'would be read as something else' },
  })
})

test('behavior: no resources are not an empty list of them', () => {
  const text = (resources?: readonly string[]) => {
    const formatted = formatMessage({ ...fields, resources })
    return formatted.status === 'formatted' ? formatted.message : ''
  }
  expect(text([])).toBe(`${text()}\nResources:`)
})
