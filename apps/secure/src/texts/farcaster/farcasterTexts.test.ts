// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areas } from '@cleat/ui/test/areas'
import { testRegister } from '@cleat/ui/test/register'
import { testTexts } from '@cleat/ui/test/texts'
import { expect, test } from 'vitest'
import { secureTexts } from '../secureTexts.ts'
import { farcasterTexts } from './farcasterTexts.ts'

testTexts({ areas: { farcaster: farcasterTexts } })
testRegister({ areas: { ...areas, secure: secureTexts, farcaster: farcasterTexts } })

test('behavior: every text is read by a view, and each that is read is there', () => {
  const folder = join(import.meta.dirname, '../../farcaster')
  const source = globSync('**/*.tsx', { cwd: folder })
    .filter((path) => !/\.test\.|\.stories\./.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
  const read = new Set([...source.matchAll(/'(farcaster\.\w+)'/g)].map(([, key]) => key))
  expect([...read].sort()).toEqual(Object.keys(farcasterTexts.en).sort())
})
