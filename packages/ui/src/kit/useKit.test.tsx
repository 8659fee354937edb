import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createTestKit } from '../test/createTestKit.ts'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useKit } from './useKit.ts'

function Id() {
  return <b>{useKit().id}</b>
}

test('default', () => {
  const { kit, view } = renderWithKit(<Id />)
  expect(view.container.textContent).toBe(kit.id)
  expect(createTestKit().kit.id).toBe('default')
})

test('error: outside of a provider', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Id />)).toThrow(expect.objectContaining({ code: 'CONFIG_NO_KIT' }))
  log.mockRestore()
})
