import { expect, test } from 'vitest'
import { createTestKeystore } from '../../test/custody/createTestKeystore.ts'
import { eraseKeystore } from './eraseKeystore.ts'

test('default', async () => {
  const keystore = await createTestKeystore()
  eraseKeystore(keystore)
  expect(keystore.entropy).toEqual(new Uint8Array(32))
  expect(keystore.accounts[0]?.privateKey).toEqual(new Uint8Array(32))
})
