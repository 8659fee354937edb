import { expect, test } from 'vitest'
import { adoptStyles } from './adoptStyles.ts'

const adopt = (css: string) => adoptStyles({ scope: document, css })
const adopted = () =>
  document.adoptedStyleSheets.map(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText).join(),
  )

test('default', () => {
  const release = adopt('a { top: 0px; }')
  expect(adopted()).toEqual(['a { top: 0px; }'])
  expect(document.querySelector('style')).toBeNull()
  release()
  expect(adopted()).toEqual([])
})

test('behavior: one sheet per text, until the last user gives it back', () => {
  const [one, two] = [adopt('a { top: 0px; }'), adopt('a { top: 0px; }')]
  const other = adopt('b { top: 0px; }')
  expect(adopted()).toHaveLength(2)
  one()
  one()
  expect(adopted()).toHaveLength(2)
  two()
  other()
  expect(adopted()).toEqual([])
})

test('behavior: leaves the sheets of the host alone', () => {
  const host = new CSSStyleSheet()
  document.adoptedStyleSheets = [host]
  adopt('a { top: 0px; }')()
  expect(document.adoptedStyleSheets).toEqual([host])
  document.adoptedStyleSheets = []
})

test('behavior: a style element with the nonce where sheets cannot be constructed', () => {
  const { replaceSync } = CSSStyleSheet.prototype
  Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync')
  const release = adoptStyles({ scope: document, css: 'c {}', nonce: 'n' })
  CSSStyleSheet.prototype.replaceSync = replaceSync
  const style = document.head.querySelector('style')
  expect(style?.textContent).toBe('c {}')
  expect(style?.nonce).toBe('n')
  release()
  expect(document.head.querySelector('style')).toBeNull()
})
