import { expect, test } from 'vitest'
import { createDeviceKey } from './createDeviceKey.ts'
import { readPublicKey } from './readPublicKey.ts'

test('default', async () => {
  const key = await createDeviceKey()
  expect(key.privateKey).toMatchObject({ extractable: false, usages: ['deriveBits'] })
  const publicKey = await readPublicKey(key)
  expect(publicKey).toHaveLength(65)
  expect(publicKey[0]).toBe(4)
})

test('behavior: IndexedDB can store it, because it can be cloned', async () => {
  const key = await createDeviceKey()
  expect(await readPublicKey(structuredClone(key))).toEqual(await readPublicKey(key))
})
