import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useKeyframes } from './useKeyframes.ts'

const packages = join(import.meta.dirname, '../../..')
const sheets = globSync('{ui,react}/src/**/*.module.css', { cwd: packages }).map((path) => ({
  name: basename(path),
  css: readFileSync(join(packages, path), 'utf8'),
}))
const namesIn = (css: string) =>
  Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, name]) => name)

test('default: adopted once, by however many components', () => {
  const before = document.adoptedStyleSheets.length
  const { unmount } = renderHook(() => {
    useKeyframes()
    useKeyframes()
  })
  expect(document.adoptedStyleSheets).toHaveLength(before + 1)
  unmount()
  expect(document.adoptedStyleSheets).toHaveLength(before)
})

test('behavior: no sheet that comes later has keyframes', () => {
  const withKeyframes = sheets.filter(({ css }) => namesIn(css).length > 0)
  expect(withKeyframes.map(({ name }) => name).sort()).toEqual([
    'Spinner.module.css',
    'keyframes.module.css',
  ])
})

test('behavior: every animation has its keyframes, whose names are no host’s', () => {
  const names = sheets.flatMap(({ css }) => namesIn(css))
  for (const name of names) expect(name).toMatch(/^cleat-/)
  for (const { name: sheet, css } of sheets)
    for (const [, name = ''] of css.matchAll(/animation: ([\w-]+)/g))
      if (!['none', 'revert-layer'].includes(name)) expect(names, sheet).toContain(name)
})
