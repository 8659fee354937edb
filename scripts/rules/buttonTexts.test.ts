import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { enButtons } from '../../packages/ui/src/i18n/texts/enButtons.ts'
import { root, sourceFiles } from '../sourceFiles.ts'

test('default: buttons bring the English that translators see', () => {
  const found = sourceFiles('packages/react/src/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => [
      ...readFileSync(join(root, path), 'utf8').matchAll(/text\(\s*'(button\.\w+)',\s*'([^']+)'/g),
    ])
    .map(([, key = '', english = '']) => `${key}: ${english}`)
  const expected = Object.entries(enButtons).map(([key, english]) => `${key}: ${english}`)
  expect(found.sort()).toEqual(expected.sort())
})
