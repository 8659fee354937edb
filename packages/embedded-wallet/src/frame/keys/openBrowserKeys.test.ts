import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { readPublicKey } from '../../custody/keys/readPublicKey.ts'
import { prepareTestStorage } from '../../test/prepareTestStorage.ts'
import { openBrowserKeys } from './openBrowserKeys.ts'

const addresses = { eip155: '0x1', solana: 'a' }

prepareTestStorage()

const toKey = async ({ sealing }: Awaited<ReturnType<typeof openBrowserKeys>>) =>
  Buffer.from(await readPublicKey(sealing)).toString('hex')

test('default: keys are made once, stay, and cannot be exported', async () => {
  const first = await openBrowserKeys()
  const again = await openBrowserKeys()
  expect([first.isKept, await toKey(again)]).toEqual([true, await toKey(first)])
  const jwk = await crypto.subtle.exportKey('jwk', first.signing.publicKey)
  expect(await crypto.subtle.exportKey('jwk', again.signing.publicKey)).toEqual(jwk)
  for (const { privateKey } of [again.signing, again.sealing]) {
    expect(privateKey.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow()
  }
})

test('behavior: tabs that open at once have the same keys', async () => {
  const tabs = await Promise.all(Array.from({ length: 5 }, openBrowserKeys))
  expect(new Set(await Promise.all(tabs.map(toKey))).size).toBe(1)
})

test('behavior: evicted, there are others', async () => {
  const before = await toKey(await openBrowserKeys())
  vi.stubGlobal('indexedDB', new IDBFactory())
  expect(await toKey(await openBrowserKeys())).not.toBe(before)
})

test.each([
  [
    'throws',
    () => ({
      open: () => {
        throw new DOMException('Denied', 'UnknownError')
      },
    }),
  ],
  ['is missing', () => undefined],
])('behavior: storage that %s: the keys last as long as the page', async (_, create) => {
  vi.stubGlobal('indexedDB', create())
  const keys = await openBrowserKeys()
  expect(keys.isKept).toBe(false)
  await keys.writeKnown('w', { generation: 2, addresses })
  expect(await keys.readKnown('w')).toEqual({ generation: 2, addresses })
  expect(await toKey(await openBrowserKeys())).not.toBe(await toKey(keys))
})

test('behavior: what was seen of a wallet gets no older', async () => {
  const keys = await openBrowserKeys()
  expect(await keys.readKnown('w')).toBeUndefined()
  await keys.writeKnown('w', { generation: 3, addresses })
  await keys.writeKnown('w', { generation: 2, addresses })
  expect((await keys.readKnown('w'))?.generation).toBe(3)
  await keys.writeKnown('w', { generation: 4, addresses })
  expect((await keys.readKnown('w'))?.generation).toBe(4)
})
