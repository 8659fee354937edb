import { expect, test } from 'vitest'
import { packDownloads } from './packDownloads.ts'

const wallet = {
  id: 'a1',
  name: 'A',
  homepage: 'https://wallet.example',
  app_store: 'https://apps.apple.com/app/id1',
}

test('default', () => {
  expect(packDownloads([wallet, { id: 'b2', name: 'B' }]).split('\n')).toEqual([
    "import type { Downloads } from './expandDownloads.ts'",
    '',
    expect.stringMatching('^//'),
    'export const downloads: Downloads = {',
    "  app_store: '1|',",
    "  chrome_store: '|',",
    "  play_store: '|',",
    "  homepage: 'wallet.example|',",
    '}',
    '',
  ])
})

test.each([{ homepage: 'http://wallet.example' }, { play_store: 'https://evil.example' }])(
  'error: %j',
  (change) => {
    expect(() => packDownloads([{ ...wallet, ...change }])).toThrow('does not begin with')
  },
)
