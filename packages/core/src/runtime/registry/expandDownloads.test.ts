import { expect, test } from 'vitest'
import { expandDownloads } from './expandDownloads.ts'

test('default', () => {
  const downloads = {
    homepage: 'one.example|two.example/wallet|',
    app_store: '123||',
    play_store: 'example.one||',
    chrome_store: 'abcdef||',
  }
  expect(expandDownloads(downloads)).toEqual([
    {
      homepage: 'https://one.example',
      app_store: 'https://apps.apple.com/app/id123',
      play_store: 'https://play.google.com/store/apps/details?id=example.one',
      chrome_store: 'https://chromewebstore.google.com/detail/abcdef',
    },
    { homepage: 'https://two.example/wallet' },
    {},
  ])
})
