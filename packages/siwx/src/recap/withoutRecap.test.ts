import { expect, test } from 'vitest'
import type { SignInFields } from '../fields/signInFields.ts'
import { withoutRecap } from './withoutRecap.ts'

const recap = `urn:recap:${btoa('{"att":{"eip155":{"request/personal_sign":[{}]}}}').replaceAll('=', '')}`
const granted =
  "I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'personal_sign' for 'eip155'."
const fields: SignInFields = {
  ...{ namespace: 'eip155', address: '0x', chainId: '1', domain: 'app.example' },
  ...{ uri: 'https://app.example', nonce: 'abcd1234', issuedAt: '2026-01-01T00:00:00Z' },
}
const resources = ['https://app.example/terms']

test('default', () => {
  const said = { ...fields, statement: 'Welcome.', resources }
  const added = { statement: `Welcome. ${granted}`, resources: [...resources, recap] }
  expect(withoutRecap({ ...said, ...added })).toEqual(said)
})

test('behavior: of a message that says nothing else', () => {
  expect(withoutRecap({ ...fields, statement: granted, resources: [recap] })).toEqual(fields)
})

test.each<[what: string, message: Partial<SignInFields>]>([
  ['no ReCap', { statement: 'Welcome.', resources }],
  ['another statement', { statement: 'Welcome.', resources: [recap] }],
  ['no statement', { resources: [recap] }],
  ['a statement without its space', { statement: `Welcome.${granted}`, resources: [recap] }],
  ['a statement before the end', { statement: `${granted} Welcome.`, resources: [recap] }],
  ['a ReCap before the end', { statement: granted, resources: [recap, ...resources] }],
  ['a statement alone', { statement: granted, resources }],
  ['another family', { namespace: 'solana', statement: granted, resources: [recap] }],
])('behavior: %s stays as it is', (_, message) => {
  expect(withoutRecap({ ...fields, ...message })).toEqual({ ...fields, ...message })
})
