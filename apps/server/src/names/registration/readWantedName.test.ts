import { formatMessage } from '@cleat/siwx/messages'
import { expect, test } from 'vitest'
import { readWantedName } from './readWantedName.ts'

function write(resources?: readonly string[]): string {
  const written = formatMessage({
    ...{ namespace: 'eip155', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', chainId: '1' },
    ...{ domain: 'app.example', uri: 'https://app.example', nonce: 'abcd1234' },
    ...{ issuedAt: '2026-01-01T00:00:00Z', resources },
  })
  if (written.status === 'invalid') throw new Error(written.reason)
  return written.message
}

const registers = 'urn:cleat:name:register:alice.names.example'

test('default', async () => {
  expect(await readWantedName(write([registers]))).toBe('alice.names.example')
  expect(await readWantedName(write(['urn:cleat:name:register:']))).toBe('')
})

test.each([
  [[]],
  [undefined],
  [[registers, 'urn:a']],
  [[registers, registers]],
  [['urn:cleat:name:release:alice.names.example']],
  [['urn:a:urn:cleat:name:register:alice.names.example']],
])('error: resources that are %j', async (resources) => {
  expect(await readWantedName(write(resources))).toBeUndefined()
})

test('error: no message', async () => {
  expect(await readWantedName(registers)).toBeUndefined()
})
