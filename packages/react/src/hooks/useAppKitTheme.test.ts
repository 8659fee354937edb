import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useAppKitTheme } from './useAppKitTheme.ts'

test('default', async () => {
  const { result, kit } = await renderWithKit(() => useAppKitTheme())
  expect(result.current).toMatchObject({ themeMode: 'dark', themeVariables: {} })
  await act(async () => result.current.setThemeMode('light'))
  await act(async () => result.current.setThemeVariables({ '--cleat-accent': 'red' }))
  await act(async () => result.current.setThemeVariables({ '--cleat-z-index': 5 }))
  expect(result.current).toMatchObject({
    themeMode: 'light',
    themeVariables: { '--cleat-accent': 'red', '--cleat-z-index': 5 },
  })
  expect(kit.getThemeMode()).toBe('light')
})

test('behavior: the same object until the theme changes', async () => {
  const { result, rerender, renders, kit } = await renderWithKit(() => useAppKitTheme())
  const before = result.current
  rerender()
  expect(result.current).toBe(before)
  const count = renders.length
  await act(async () => kit.setLoading(true))
  expect(renders).toHaveLength(count)
})
