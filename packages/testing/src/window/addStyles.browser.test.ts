import { expect, test } from 'vitest'
import { addStyles } from './addStyles.ts'

test('default', () => {
  addStyles({ root: document, css: 'p { color: red }' })
  expect(document.querySelectorAll('style')).toHaveLength(0)
})
