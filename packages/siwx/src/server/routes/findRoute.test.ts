import { expect, test } from 'vitest'
import { askForSignIn } from './askForSignIn.ts'
import { endDevice } from './endDevice.ts'
import { findRoute } from './findRoute.ts'
import { keepMetadata } from './keepMetadata.ts'
import { listDevices } from './listDevices.ts'
import { publishKeys } from './publishKeys.ts'
import { readMe } from './readMe.ts'
import { refresh } from './refresh.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'

const find = (method: string, path: string) =>
  findRoute(new Request(`https://app.example${path}`, { method }))
const id = '0123456789abcdef'.repeat(2)

test.each([
  ['GET', 'nonce', askForSignIn],
  ['POST', 'authenticate', signIn],
  ['GET', 'me', readMe],
  ['GET', 'session', readMe],
  ['POST', 'refresh', refresh],
  ['POST', 'sign-out', signOut],
  ['GET', 'sessions', listDevices],
  ['DELETE', `sessions/${id}`, endDevice],
  ['PUT', 'account-metadata', keepMetadata],
  ['GET', '.well-known/jwks.json', publishKeys],
])('default: %s %s, wherever it is', (method, path, route) => {
  const found = { route, id: path.includes(id) ? id : '' }
  expect(find(method, `/${path}`)).toEqual(found)
  expect(find(method, `/api/auth/${path}?a=b`)).toEqual(found)
  const other = method === 'GET' ? 'POST' : 'GET'
  expect(() => find(other, `/${path}`)).toThrow(
    expect.objectContaining({
      code: 'METHOD_NOT_ALLOWED',
      message: `${other} is not possible here. Use ${method}.`,
      headers: { Allow: `${method}, OPTIONS` },
    }),
  )
})

test.each([
  '/',
  '/other',
  '/noncex',
  '/nonce/',
  '/xnonce',
  '/authenticate/x',
  '/xauthenticate',
  '/mex',
  '/xsession',
  '/refreshx',
  '/xrefresh',
  '/sign-outx',
  '/xsign-out',
  '/sessionsx',
  '/xsessions',
  `/sessions/${id}0`,
  `/sessions/${id.slice(1)}`,
  `/sessions/${id.toUpperCase()}`,
  `/sessions/x${id}`,
  `/xsessions/${id}`,
  `/sessions/${id}/x`,
  '/account-metadatax',
  '/xaccount-metadata',
  '/.well-known/jwks.jsonx',
  '/x.well-known/jwks.json',
  '/xwell-known/jwks.json',
  '/.well-known/jwksxjson',
])('error: %s', (path) => {
  expect(() => find('GET', path)).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND', message: `There is nothing at ${path}.` }),
  )
})

test('error: what is long is told in part', () => {
  expect(() => find('GET', `/${'a'.repeat(500)}`)).toThrow(`at /${'a'.repeat(199)}.`)
  expect(() => find('A'.repeat(50), '/nonce')).toThrow(`${'A'.repeat(20)} is not possible`)
})
