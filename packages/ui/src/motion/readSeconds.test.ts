import { expect, test } from 'vitest'
import { readSeconds } from './readSeconds.ts'

test.each([
  ['180ms', 0.18],
  ['0ms', 0],
  [' .3s', 0.3],
  ['2s', 2],
  ['', 0.22],
  ['calc(1s * 2)', 0.22],
  ['fast', 0.22],
])('default: %s', (text, seconds) => {
  const element = document.createElement('div')
  element.style.setProperty('--cleat-height', text)
  document.body.append(element)
  expect(readSeconds(element, '--cleat-height')).toBeCloseTo(seconds)
  element.remove()
})
