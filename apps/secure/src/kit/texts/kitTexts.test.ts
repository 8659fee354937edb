// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areas } from '@cleat/ui/test/areas'
import { testRegister } from '@cleat/ui/test/register'
import { testTexts } from '@cleat/ui/test/texts'
import { expect, test } from 'vitest'
import { secureTexts } from '../../texts/secureTexts.ts'
import { kitTexts } from './kitTexts.ts'

testTexts({ areas: { kit: kitTexts } })
testRegister({ areas: { ...areas, secure: secureTexts, kit: kitTexts } })

test('behavior: every text is read by a view, and each that is read is there', () => {
  const folder = join(import.meta.dirname, '..')
  const source = globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !/^texts\/|\.test\.|\.stories\./.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
  const read = new Set([...source.matchAll(/'(kit\.\w+)'/g)].map(([, key]) => key))
  expect([...read].sort()).toEqual(Object.keys(kitTexts.en).sort())
})
