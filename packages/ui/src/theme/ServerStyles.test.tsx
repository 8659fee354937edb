import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { useStyles } from '../style/useStyles.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { ServerStyles } from './ServerStyles.tsx'
import { useThemeRoot } from './useThemeRoot.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

const sheet = { css: '.cleat-x > b::before { content: "a" }', classes: { x: 'cleat-x' } }

function Button() {
  return (
    <span data-cleat="button" className={useStyles(sheet).x} {...useThemeRoot()}>
      <ServerStyles sheet={sheet} />
    </span>
  )
}

function setUp(parameters: createTestKit.Parameters = {}) {
  const { kit } = createTestKit(parameters)
  const page = (
    <KitProvider kit={kit}>
      <Button />
    </KitProvider>
  )
  return { kit, page, html: renderToString(page) }
}

test('default', () => {
  const { kit, html } = setUp({
    nonce: 'n1',
    themeVariables: { '--w3m-accent': 'red', '--cleat-page': '</style><script>' },
  })
  const style = html.match(/<style nonce="n1">(.*)<\/style><\/span>$/)?.[1]
  expect(style).toContain('all:revert-layer')
  expect(style).toContain(sheet.css)
  expect(style).toContain('{--cleat-accent:red}')
  expect(style).not.toContain('<')
  kit.destroy()
})

test('behavior: gives way to adopted sheets when it is hydrated, without a word', async () => {
  const errors = vi.spyOn(console, 'error')
  const { kit, page, html } = setUp({ nonce: 'n1' })
  document.body.innerHTML = `<div>${html}</div>`
  const host = document.body.firstElementChild!
  expect(host.querySelector('style')).toBeTruthy()
  const root = await act(async () => hydrateRoot(host, page))
  expect(host.querySelector('style')).toBeNull()
  expect(document.adoptedStyleSheets).toHaveLength(2)
  expect(errors).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  kit.destroy()
})

test('behavior: none where the policy allows none', () => {
  const { kit, html } = setUp({ nonce: '' })
  expect(html).not.toContain('<style')
  kit.destroy()
})
