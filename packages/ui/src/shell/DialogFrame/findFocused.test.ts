import { afterEach, expect, test } from 'vitest'
import { findFocused } from './findFocused.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

test('default', () => {
  document.body.innerHTML = '<button></button>'
  expect(findFocused(document)).toBeNull()
  document.querySelector('button')!.focus()
  expect(findFocused(document)).toBe(document.querySelector('button'))
})

test('behavior: inside shadow roots', () => {
  document.body.innerHTML = '<div></div>'
  const root = document.querySelector('div')!.attachShadow({ mode: 'open' })
  root.innerHTML = '<div></div>'
  const inner = root.querySelector('div')!.attachShadow({ mode: 'open' })
  inner.innerHTML = '<button></button>'
  inner.querySelector('button')!.focus()
  expect(findFocused(document)).toBe(inner.querySelector('button'))
})
