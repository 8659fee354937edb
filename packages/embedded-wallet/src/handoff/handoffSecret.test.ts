import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { toBase64Url } from '../protocol/toBase64Url.ts'
import { readHandoffSecret } from './handoffSecret.ts'

const secret = toBase64Url(new Uint8Array(32).fill(7))
const other = toBase64Url(new Uint8Array(32).fill(8))
const request = { kind: 'social', provider: 'google' }

test('default: what one side seals, the other opens, and the service has a hash', async () => {
  const frame = await readHandoffSecret(secret, 'request')
  const window = await readHandoffSecret(secret, 'answer')
  expect(await window.open(await frame.seal(request))).toEqual(request)
  expect(await frame.open(await window.seal({}))).toEqual({})
  const hash = createHash('sha256').update(new Uint8Array(32).fill(7)).digest('base64url')
  expect([frame.hash, window.hash]).toEqual([hash, hash])
})

test('behavior: the same is sealed differently each time', async () => {
  const frame = await readHandoffSecret(secret, 'request')
  expect(await frame.seal(request)).not.toBe(await frame.seal(request))
})

test('error: another secret, the own direction, or a changed byte does not open', async () => {
  const frame = await readHandoffSecret(secret, 'request')
  const sealed = await frame.seal(request)
  await expect((await readHandoffSecret(other, 'answer')).open(sealed)).rejects.toThrow()
  await expect(frame.open(sealed)).rejects.toThrow()
  const window = await readHandoffSecret(secret, 'answer')
  const changed = sealed.slice(0, -2) + (sealed.endsWith('A') ? 'BA' : 'AA')
  await expect(window.open(changed)).rejects.toThrow()
})
