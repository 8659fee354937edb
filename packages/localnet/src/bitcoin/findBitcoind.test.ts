import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBitcoind } from './findBitcoind.ts'

test('error: not on Linux', async () => {
  await expect(findBitcoind({ platform: 'darwin' })).rejects.toMatchObject({
    code: 'LOCALNET_BITCOIND_UNAVAILABLE',
    message: expect.stringContaining('darwin is not Linux'),
  })
})

test('error: no mirror answers, and nothing is left behind', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'cleat-find-'))
  const search = findBitcoind({ folder: join(parent, 'node'), mirror: 'http://127.0.0.1:9/debian' })
  await expect(search).rejects.toMatchObject({ code: 'LOCALNET_BITCOIND_UNAVAILABLE' })
  expect(await readdir(parent)).toEqual([])
  await rm(parent, { recursive: true })
})
