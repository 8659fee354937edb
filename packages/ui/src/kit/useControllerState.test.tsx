import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useControllerState } from './useControllerState.ts'
import { useKit } from './useKit.ts'

test('behavior: renders again only for the part that was asked for', async () => {
  let renders = 0
  function Mode() {
    renders++
    return <b>{useControllerState(useKit().controllers.theme.state, (state) => state.themeMode)}</b>
  }
  const { kit, view } = renderWithKit(<Mode />)
  const before = renders
  await act(async () => kit.controllers.theme.setThemeVariables({ '--cleat-accent': 'red' }))
  expect(renders).toBe(before)
  await act(async () => kit.controllers.theme.setThemeMode('light'))
  expect(view.container.textContent).toBe('light')
})
