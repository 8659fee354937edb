// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areas } from '@cleat/ui/test/areas'
import { testRegister } from '@cleat/ui/test/register'
import { testTexts } from '@cleat/ui/test/texts'
import { expect, test } from 'vitest'
import { secureTexts } from './secureTexts.ts'

testTexts({
  areas: { secure: secureTexts },
  sameAsEnglish: { fr: ['secure.minutes'] },
})
testRegister({ areas: { ...areas, secure: secureTexts } })

test('behavior: every text is read by a view, and each that is read is there', () => {
  const folder = join(import.meta.dirname, '..')
  const source = globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !/^texts\/|\.test\.|\.stories\./.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
  const read = new Set([...source.matchAll(/'(secure\.\w+)'/g)].map(([, key]) => key))
  expect([...read].sort()).toEqual(Object.keys(secureTexts.en).sort())
})

test('behavior: no other area has a key of this one', () => {
  const others = new Set(Object.values(areas).flatMap(({ en }) => Object.keys(en)))
  expect(Object.keys(secureTexts.en).filter((key) => others.has(key))).toEqual([])
})
