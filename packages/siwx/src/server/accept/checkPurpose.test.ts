import { expect, test } from 'vitest'
import type { SignInFields } from '../../fields/signInFields.ts'
import { checkPurpose } from './checkPurpose.ts'

const purpose = {
  statement: 'Register alice.names.example for this account.',
  resource: 'urn:cleat:name:register:alice.names.example',
}
const fields: SignInFields = {
  ...{ namespace: 'eip155', domain: 'app.example', address: '0x', uri: 'https://app.example' },
  ...{ version: '1', chainId: '1', nonce: '12345678', issuedAt: '2026-11-27T00:00:00Z' },
}
const { statement, resource } = purpose

test('default', () => {
  expect(checkPurpose(fields, undefined)).toBeUndefined()
  expect(checkPurpose({ ...fields, resources: ['https://a.b'] }, undefined)).toBeUndefined()
  expect(checkPurpose({ ...fields, statement, resources: [resource] }, purpose)).toBeUndefined()
})

test('error: S18, what registers a name does not sign in', () => {
  const registers = { ...fields, statement, resources: ['https://a.b', resource] }
  expect(checkPurpose(registers, undefined)).toEqual({
    ...{ status: 'invalid', code: 'SIWX_MESSAGE_INVALID', field: 'resources' },
    reason: 'ask for something else than to sign in',
  })
  expect(checkPurpose(fields, undefined)).toBeUndefined()
})

test.each([
  ['nothing', undefined],
  ['another name', [resource.replace('alice', 'carol')]],
  ['more than the name', [resource, 'https://a.b']],
])('error: S18, what asks for %s gives no name', (_, resources) => {
  const other = { ...fields, statement, ...(resources && { resources }) }
  expect(checkPurpose(other, purpose)).toEqual({
    ...{ status: 'invalid', code: 'SIWX_MESSAGE_INVALID', field: 'resources' },
    reason: `are not ${resource} alone`,
  })
})

test('error: a statement that says something else', () => {
  const other = { ...fields, statement: 'Sign in.', resources: [resource] }
  expect(checkPurpose(other, purpose)).toEqual({
    ...{ status: 'invalid', code: 'SIWX_MESSAGE_INVALID', field: 'statement' },
    reason: 'is not what the signature is for',
  })
})
