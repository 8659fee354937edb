import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { useFolder as createFolder } from '../../test/useFolder.ts'
import { createApiApp } from '../test/createApiApp.ts'
import {
  callDescriptor,
  harbour,
  pier,
  voteDescriptor,
  voteType,
} from './test/sampleDescriptors.ts'

const claim = {
  chainId: 'eip155:8453',
  contract: harbour,
  selector: toFunctionSelector('claim(address,uint256)'),
}
const vote = { chainId: 'eip155:8453', contract: pier, type: voteType, name: 'Pier', version: '1' }
const path = (query: Record<string, string>) => `/v1/labels?${new URLSearchParams(query)}`

/** The service with the samples, and a file that cannot be used. */
async function createSampleApp() {
  const folder = await createFolder()
  await writeFile(join(folder, 'harbour.json'), JSON.stringify(callDescriptor()))
  await writeFile(join(folder, 'pier.json'), JSON.stringify(voteDescriptor()))
  await writeFile(join(folder, 'broken.json'), '{')
  return createApiApp({ LABELS_DIR: folder })
}

test('default', async () => {
  const { ask, lines } = await createSampleApp()
  const { status, body, headers } = await ask(path(claim))
  expect([status, body]).toEqual([200, { label: { owner: 'Harbour', intent: 'Claim rewards' } }])
  expect(headers.get('Cache-Control')).toBe('public, max-age=300')
  expect((await ask(path(vote))).body).toEqual({ label: { owner: 'Pier', intent: 'Cast a vote' } })
  expect(lines).toContainEqual(
    expect.objectContaining({ message: 'label refused', file: 'broken.json' }),
  )
})

test('behavior: addresses and functions in other letters are the same ones', async () => {
  const { ask } = await createSampleApp()
  const upper = { ...claim, selector: claim.selector.toUpperCase().replace('X', 'x') }
  expect((await ask(path(upper))).body).toEqual({ label: expect.anything() })
})

test('behavior: what is not known, and everything without a folder, has none', async () => {
  const { ask } = await createSampleApp()
  expect((await ask(path({ ...claim, chainId: 'eip155:1' }))).body).toEqual({ label: null })
  expect((await ask(path({ ...vote, version: '2' }))).body).toEqual({ label: null })
  const without = createApiApp({})
  expect((await without.ask(path(claim))).body).toEqual({ label: null })
})

test.each([
  ['neither function nor type', { chainId: claim.chainId, contract: harbour }],
  ['both', { ...claim, type: voteType }],
  ['a chain of another family', { ...claim, chainId: 'solana:1' }],
  ['a contract that is none', { ...claim, contract: '0x1' }],
  ['a function that is none', { ...claim, selector: '0x1' }],
  ['a type without end', { ...vote, type: 'x'.repeat(2001) }],
])('error: INVALID_QUERY for %s', async (_, query) => {
  const { ask } = await createSampleApp()
  const { status, body } = await ask(path(query))
  expect([status, body.code]).toEqual([400, 'INVALID_QUERY'])
})

test('error: a folder that cannot be read ends the start', async () => {
  const gone = join(await createFolder(), 'gone')
  expect(() => createApiApp({ LABELS_DIR: gone })).toThrow(/LABELS_DIR/)
})
