import { parse, rgb } from 'culori'
import { expect, test } from 'vitest'
import { checkTheme, type ReadColor } from './checkTheme.ts'
import { tokens } from './tokens.ts'

const hex: Record<string, string> = {
  'on-accent': '#ffffff',
  'accent-hover': '#1b44c0',
  'accent-pressed': '#16389f',
  'accent-tint': '#e8edfc',
  'accent-line': '#2456e6',
  pressed: '#e9eaed',
}

/** The light preset, with changes. */
function reader(changes: Record<string, string> = {}): ReadColor {
  return (value) => {
    const name = /^var\(--cleat-(.*)\)$/.exec(value)?.[1]
    const token = name && tokens[name as keyof typeof tokens].value
    const preset = typeof token === 'object' ? token.light : token
    const color = rgb(parse((name && (changes[name] ?? hex[name] ?? preset)) || value))
    return color && [color.r * 255, color.g * 255, color.b * 255]
  }
}

test('default', () => {
  const variables = { '--cleat-accent': '#2456e6', '--w3m-accent': 'red' } as const
  expect(checkTheme({ variables, readColor: reader() })).toEqual([])
})

test('behavior: names the pair, the contrast and what to change, the worst first', () => {
  const readColor = reader({ secondary: '#999999', success: '#888888' })
  const messages = checkTheme({ variables: { '--cleat-secondary': '#999999' }, readColor })
  expect(messages).toEqual([
    '--cleat-secondary on --cleat-pressed has a contrast of 2.4:1 and needs 4.5:1. Change one of them.',
    '--cleat-secondary on --cleat-raised has a contrast of 2.6:1 and needs 4.5:1. Change one of them.',
    '--cleat-secondary on --cleat-page has a contrast of 2.8:1 and needs 4.5:1. Change one of them.',
    '--cleat-success on --cleat-success-tint has a contrast of 3.1:1 and needs 4.5:1. Change one of them.',
    '--cleat-success on --cleat-page has a contrast of 3.5:1 and needs 4.5:1. Change one of them.',
  ])
})

test('behavior: says what is left out, and why', () => {
  const variables = {
    '--cleat-acent': 'red',
    '--apkt-accent': 'url(x)',
    '--cleat-color-mix-strength': undefined,
    '--cleat-raised': 'quite red',
  }
  expect(checkTheme({ variables, readColor: reader() })).toEqual([
    '--cleat-acent is no theme variable.',
    '--apkt-accent is left out: "url(x)" is not plain enough to be a value.',
    '--cleat-raised is to be a colour, and "quite red" is none.',
  ])
})
