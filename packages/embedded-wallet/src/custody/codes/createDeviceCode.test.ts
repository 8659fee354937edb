import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDeviceKey } from '../keys/createDeviceKey.ts'
import { readPublicKey } from '../keys/readPublicKey.ts'
import { alphabet } from './alphabet.ts'
import { createDeviceCode } from './createDeviceCode.ts'
import { isDeviceCode } from './isDeviceCode.ts'

test('default: the first 60 bits of the hash, in three groups of four', async () => {
  const publicKey = await readPublicKey(await createDeviceKey())
  const hash = createHash('sha256').update('cleat/device/1').update(publicKey).digest()
  const bits = BigInt(`0x${hash.subarray(0, 8).toString('hex')}`) >> 4n
  const symbols = Array.from(
    { length: 12 },
    (_, at) => alphabet[Number((bits >> BigInt(5 * (11 - at))) & 31n)],
  )
  expect(await createDeviceCode(publicKey)).toBe(symbols.join('').replace(/.{4}(?=.)/g, '$&-'))
})

test('behavior: the code is compared as people type it', async () => {
  const publicKey = await readPublicKey(await createDeviceKey())
  const code = await createDeviceCode(publicKey)
  expect(await isDeviceCode(` ${code.toLowerCase().replaceAll('-', '')} `, publicKey)).toBe(true)
})

test('error: the code of another device, a part of the code, no code', async () => {
  const [one, other] = await Promise.all([createDeviceKey(), createDeviceKey()])
  const publicKey = await readPublicKey(one)
  const code = await createDeviceCode(publicKey)
  const codes = [await createDeviceCode(await readPublicKey(other)), code.slice(0, -1), '', 'U']
  for (const typed of codes) expect(await isDeviceCode(typed, publicKey)).toBe(false)
})
