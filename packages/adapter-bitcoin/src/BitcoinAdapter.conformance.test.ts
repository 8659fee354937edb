import { localBitcoin } from '@cleat/localnet/vitest'
import { testAdapter } from '@cleat/testing/conformance'
import { test } from 'vitest'
import { createBitcoinUnderTest } from './test/createBitcoinUnderTest.ts'

const bitcoin = await localBitcoin()

if ('stop' in bitcoin)
  testAdapter(() => createBitcoinUnderTest(bitcoin), {
    features: [
      'network:switch',
      'connection:read',
      'connections:list',
      'connection:use',
      'connection:end',
      'message:sign',
      'message:verify',
      'balance:read',
      'transfers:load',
      'transfer:send',
      'provider:create',
      'provider:request',
      'request:decode',
    ],
  })
else test('conformance', ({ skip }) => skip(bitcoin.message))
