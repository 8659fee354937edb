// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTestKit } from '../test/createTestKit.ts'
import { KitProvider, useControllerState, useKit, useThemeRoot } from './kit.ts'
import { mountModal } from './modal.ts'
import { Avatar } from './parts.ts'

function Button() {
  const { themeMode } = useControllerState(useKit().controllers.theme.state)
  return (
    <span data-cleat="button" {...useThemeRoot()}>
      {themeMode}
      <Avatar address="0x1" />
    </span>
  )
}

test('behavior: renders on a server, without a style attribute', () => {
  const { kit } = createTestKit({ themeVariables: { '--cleat-accent': 'red' } })
  const html = renderToString(
    <KitProvider kit={kit}>
      <Button />
    </KitProvider>,
  )
  expect(html).toMatch(/^<span data-cleat="button" data-theme="dark">dark<svg/)
  expect(html).not.toContain('style=')
})

test('behavior: all entries can be imported without a document', () => {
  expect(globalThis.document).toBeUndefined()
  expect(mountModal).toBeTypeOf('function')
})
