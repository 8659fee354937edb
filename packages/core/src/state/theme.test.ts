import { expect, test } from 'vitest'
import { deepFreeze } from '../test/networks.ts'
import { createThemeController } from './theme.ts'

test('default', () => {
  expect(createThemeController({}).state).toEqual({ themeMode: 'dark', themeVariables: {} })
})

test('parameters: themeMode, themeVariables', () => {
  const themeVariables = deepFreeze({ '--cleat-accent': 'teal' } as const)
  const { state } = createThemeController({ themeMode: 'light', themeVariables })
  expect(state).toEqual({ themeMode: 'light', themeVariables: { '--cleat-accent': 'teal' } })
})

test('behavior: changes the mode', () => {
  const theme = createThemeController({})
  theme.setThemeMode('light')
  expect(theme.state.themeMode).toBe('light')
})

test('behavior: adds to the variables that are set', () => {
  const given = deepFreeze({ '--cleat-accent': 'teal', '--cleat-radius-icon': 4 } as const)
  const theme = createThemeController({ themeVariables: given })
  theme.setThemeVariables(deepFreeze({ '--cleat-radius-icon': 8 } as const))
  expect(theme.state.themeVariables).toEqual({ '--cleat-accent': 'teal', '--cleat-radius-icon': 8 })
  expect(given['--cleat-radius-icon']).toBe(4)
})
