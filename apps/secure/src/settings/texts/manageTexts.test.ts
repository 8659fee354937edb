// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areas } from '@cleat/ui/test/areas'
import { testRegister } from '@cleat/ui/test/register'
import { testTexts } from '@cleat/ui/test/texts'
import { expect, test } from 'vitest'
import { secureTexts } from '../../texts/secureTexts.ts'
import { manageTexts } from './manageTexts.ts'

testTexts({ areas: { manage: manageTexts } })
testRegister({ areas: { ...areas, secure: secureTexts, manage: manageTexts } })

test('behavior: every text is read by a view, and each that is read is there', () => {
  const folder = join(import.meta.dirname, '..')
  const source = globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !/^texts\/|\.test\.|\.stories\./.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
  const read = new Set([...source.matchAll(/'(manage\.\w+)'/g)].map(([, key]) => key))
  expect([...read].sort()).toEqual(Object.keys(manageTexts.en).sort())
})

test('behavior: no other area has a key of this one', () => {
  const others = new Set(
    [...Object.values(areas), secureTexts].flatMap(({ en }) => Object.keys(en)),
  )
  expect(Object.keys(manageTexts.en).filter((key) => others.has(key))).toEqual([])
})
