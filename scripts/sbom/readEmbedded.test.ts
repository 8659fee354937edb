import { expect, test } from 'vitest'
import { readEmbedded } from './readEmbedded.ts'

test('default', () => {
  const notice = [
    '# Third-party notices',
    '| library | licence | copyright |',
    '| --- | --- | --- |',
    '| [@noble/curves](https://example.org) 1.9.1 | MIT | 2022 Paul Miller |',
    '| [@solana/kit](https://example.org) 8.4.0 and its packages | Apache-2.0 AND MIT | 2023 |',
  ].join('\n')
  expect(readEmbedded(notice)).toEqual([
    { name: '@noble/curves', version: '1.9.1', licence: 'MIT', isEmbedded: true },
    { name: '@solana/kit', version: '8.4.0', licence: 'Apache-2.0 AND MIT', isEmbedded: true },
  ])
})

test('behavior: a package without such a table has none', () => {
  expect(readEmbedded('# Third-party notices\n')).toEqual([])
})
