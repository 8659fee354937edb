import { afterEach, expect, test } from 'vitest'
import { resolveReturnFocus } from './resolveReturnFocus.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!

test('default', () => {
  document.body.innerHTML = '<button></button>'
  expect(resolveReturnFocus(find('button'))()).toBe(find('button'))
  expect(resolveReturnFocus(null)()).toBeNull()
})

test('behavior: the button in the place of one of ours that is gone', () => {
  document.body.innerHTML =
    '<p data-cleat="x"><button id="other"></button></p><header><b data-cleat="connect-button"><button></button></b></header>'
  const findOpener = resolveReturnFocus(find('header button'))
  find('header').innerHTML = '<b data-cleat="account-button"><button id="account"></button></b>'
  expect(findOpener()?.id).toBe('account')
})

test('behavior: none in the place of a button of the app', () => {
  document.body.innerHTML = '<header><button></button></header><b data-cleat><button></button></b>'
  const findOpener = resolveReturnFocus(find('header button'))
  find('header').innerHTML = ''
  expect(findOpener()).toBeNull()
})
