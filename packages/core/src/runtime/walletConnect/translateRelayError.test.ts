import { expect, test } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { translateRelayError } from './translateRelayError.ts'

const relay = 'wss://relay.example'

test.each([
  ['Unauthorized: origin not allowed', 'origin'],
  [
    'WebSocket connection closed abnormally with code: 3000 (Unauthorized: origin not allowed)',
    'origin',
  ],
  ['code: 3000 (Authorization error: JWT validation error: JWT Token is not yet valid)', 'clock'],
  ['code: 3000 (JWT validation error: JWT Token is expired: Some(1691558934))', 'clock'],
  ['Unauthorized: JWT has expired', 'clock'],
  ['code: 3000 (clock: The token is of 12:10, and it is 12:00 here.)', 'clock'],
  ['code: 3000 (clock: The token ended 12:00, and it is 12:10 here.)', 'clock'],
  // These tokens are invalid for reasons other than the clock.
  ['code: 3000 (Authorization error: JWT validation error: Invalid audience)', 'other'],
  ['code: 3000 (JWT validation error: JWT Signature is invalid)', 'other'],
  ['code: 3000 (auth: There is no token.)', 'other'],
  ['code: 3000 (auth: The token is for another relay.)', 'other'],
  ['code: 3000 (origin: https://clock.example is not on the allowlist.)', 'origin'],
  ['code: 3000 (project: The project is not one of this relay.)', 'project'],
  ['Unauthorized: invalid key', 'project'],
  ['Project not found', 'project'],
  ['Project ID is missing', 'project'],
  ['code: 3000', 'other'],
  ['Unexpected server response: 401', 'other'],
  ['Unexpected server response: 403', 'other'],
])('default: %s', (message, reason) => {
  const cause = new Error(message)
  expect(translateRelayError(cause, relay)).toMatchObject({
    code: 'CONNECTION_RELAY_REFUSED',
    context: { relay, reason },
    cause,
  })
})

test.each(['Socket stalled', 'getaddrinfo ENOTFOUND', 'port 30001', ''])(
  'behavior: "%s" is a relay that cannot be reached',
  (message) => {
    expect(translateRelayError(new Error(message), relay)).toMatchObject({
      code: 'CONNECTION_RELAY_UNREACHABLE',
      context: { relay },
    })
  },
)

test('behavior: what relays say is read from a plain object too', () => {
  expect(translateRelayError({ code: 3000, message: 'Unauthorized' }, relay)).toMatchObject({
    code: 'CONNECTION_RELAY_REFUSED',
    context: { reason: 'other' },
  })
})

test('behavior: an error of ours passes', () => {
  const error = new CleatError('CONNECTION_KIT_DESTROYED')
  expect(translateRelayError(error, relay)).toBe(error)
})

test.each(createHostileValues())('behavior: never throws for %s', (_, value) => {
  expect(translateRelayError(value, relay).code).toBe('CONNECTION_RELAY_UNREACHABLE')
})
