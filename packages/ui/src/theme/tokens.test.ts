import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ThemeToken } from '@cleat/core'
import { interpolate, parse, rgb, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { contrastPairs } from './contrastPairs.ts'
import { tokens } from './tokens.ts'

const sources = join(import.meta.dirname, '../../..')
const read = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const early = read('theme.module.css')
const late = read('fullTheme.module.css')

type Mode = 'light' | 'dark' | ''

/** The declarations of our variables in a stylesheet, by mode, before any refinement. */
function declarations(css: string): Map<string, string> {
  const plain = css.split('@supports')[0]!
  const found = new Map<string, string>()
  for (const [, mode = '', block = ''] of plain.matchAll(
    /\[data-cleat\]\[data-theme(?:='(\w+)')?\] \{([^}]*)\}/g,
  ))
    for (const [, name, value = ''] of block.matchAll(/--cleat-([\w-]+):([^;]+);/g))
      found.set(`${mode} ${name}`, value.replace(/\s+/g, ' ').trim())
  return found
}

/** Intermediate values, used by the stylesheet only. */
const steps = ['mix', 'radius-unit', 'size-unit', 'space-unit']

test('behavior: the stylesheets give every token the value it has here, and there is no other', () => {
  const expected = Object.entries(tokens).flatMap(([name, { value }]) =>
    typeof value === 'string'
      ? [[` ${name}`, value]]
      : Object.entries(value).map(([mode, own]) => [`${mode} ${name}`, own]),
  )
  const actual = [...declarations(early), ...declarations(late)].filter(
    ([name]) => !steps.includes(name.trim()),
  )
  expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected))
})

test('behavior: no stylesheet uses a variable that there is not', () => {
  const files = globSync('{ui,react}/src/**/*.{css,ts,tsx}', { cwd: sources })
  const texts = files.map((file) => readFileSync(join(sources, file), 'utf8'))
  const isSheet = (file: string) => file.endsWith('.css')
  const find = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name]) => `--cleat-${name}`)
  // Set in a stylesheet or in a script.
  const set = files.flatMap((file, index) =>
    find(texts[index]!, isSheet(file) ? /--cleat-([\w-]+):/g : /['"]--cleat-([\w-]+)['"]/g),
  )
  const known = new Set([...set, ...Object.keys(tokens).map((name) => `--cleat-${name}`)])
  const used = files.flatMap((file, index) =>
    isSheet(file)
      ? find(texts[index]!, /var\(--cleat-([\w-]+)/g).map((name) => ({ file, name }))
      : [],
  )
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter(({ name }) => !known.has(name))).toEqual([])
})

test('behavior: what comes with the page uses no token that comes later', () => {
  const file = join(sources, 'react/src/buttons/parts/ButtonFrame.module.css')
  const used = [...readFileSync(file, 'utf8').matchAll(/var\(--cleat-([\w-]+)/g)].map(
    ([, name]) => name,
  )
  const atHand = new Set([...declarations(early).keys()].map((key) => key.replace(/^\w* /, '')))
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((name) => !atHand.has(name ?? ''))).toEqual([])
})

/** A colour in a mode, as computed by browsers without relative colours. */
function toColor(value: string, mode: Mode): ReturnType<typeof parse> {
  const variable = /^var\(--cleat-([\w-]+)\)$/.exec(value)?.[1]
  if (variable) return colorOf(variable as ThemeToken, mode)
  const mix = /^color-mix\(in oklab, (.+) (\d+)%, (.+)\)$/.exec(value)
  if (!mix) return parse(value)
  const [, one = '', share, other = ''] = mix
  return rgb(
    interpolate([toColor(other, mode)!, toColor(one, mode)!], 'oklab')(Number(share) / 100),
  )
}

function colorOf(token: ThemeToken, mode: Mode) {
  const { value } = tokens[token]
  return toColor(typeof value === 'string' ? value : value[mode || 'light'], mode)
}

for (const mode of ['light', 'dark'] as const)
  test.each(contrastPairs)(`behavior: ${mode}: $front on $back can be read`, (pair) => {
    const contrast = wcagContrast(colorOf(pair.front, mode)!, colorOf(pair.back, mode)!)
    expect(contrast).toBeGreaterThanOrEqual(pair.least)
  })

test('behavior: nothing is drawn with pseudo-elements, which the host is kept from in the cheapest way', () => {
  const drawn = globSync('{ui,react}/src/**/*.module.css', { cwd: sources }).filter((path) =>
    /::?(before|after)/.test(readFileSync(join(sources, path), 'utf8')),
  )
  expect(drawn).toEqual(['ui/src/theme/theme.module.css'])
})
