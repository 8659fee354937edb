import { expect, test } from 'vitest'
import { viewDuration } from './viewDuration.ts'

test('default: by root, until it is read again', () => {
  const host = document.createElement('div')
  document.body.append(host)
  const element = document.createElement('p')
  host.attachShadow({ mode: 'open' }).append(element)
  element.style.setProperty('--cleat-view', '300ms')
  expect(viewDuration.get(element)).toBeCloseTo(0.3)
  element.style.setProperty('--cleat-view', '0ms')
  expect(viewDuration.get(element)).toBeCloseTo(0.3)
  expect(viewDuration.renew(element)).toBe(0)
  expect(viewDuration.get(element)).toBe(0)
  host.remove()
})

test('behavior: what is no longer in the page is not remembered', () => {
  const element = document.createElement('p')
  element.style.setProperty('--cleat-view', '300ms')
  viewDuration.renew(element)
  element.style.setProperty('--cleat-view', '0ms')
  expect(viewDuration.get(element)).toBe(viewDuration.renew(element))
})
