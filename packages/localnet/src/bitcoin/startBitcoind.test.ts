import { expect, test } from 'vitest'
import { startBitcoind } from './startBitcoind.ts'

test('error: the program ends at once', async () => {
  const bitcoind = { command: '/bin/sh', leadingArguments: ['-c', 'echo no room >&2; exit 3'] }
  await expect(startBitcoind({ bitcoind, timeoutMs: 20_000 })).rejects.toMatchObject({
    code: 'LOCALNET_START_FAILED',
    chainId: 'regtest',
    message: expect.stringContaining('the node ended with code 3'),
    output: 'no room',
  })
})

test('error: too slow', async () => {
  const bitcoind = { command: '/bin/sh', leadingArguments: ['-c', 'sleep 20'] }
  await expect(startBitcoind({ bitcoind, timeoutMs: 50 })).rejects.toThrow(
    'the node did not answer within 0.05 seconds',
  )
})
