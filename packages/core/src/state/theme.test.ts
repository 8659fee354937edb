import { afterEach, expect, test, vi } from 'vitest'
import { deepFreeze } from '../test/networks.ts'
import { createThemeController } from './theme.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

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

/** A system whose scheme changes. */
function createSystem(isLight: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isLight })
  vi.stubGlobal('matchMedia', () => query)
  return (matches: boolean) => {
    query.matches = matches
    query.dispatchEvent(new Event('change'))
  }
}

test('parameters: themeMode system, also when the system changes', () => {
  const change = createSystem(true)
  const theme = createThemeController({ themeMode: 'system' })
  expect(theme.state.themeMode).toBe('light')
  change(false)
  expect(theme.state.themeMode).toBe('dark')
  theme.setThemeMode('light')
  change(false)
  expect(theme.state.themeMode).toBe('light')
})

test('behavior: it follows the system no more once it is destroyed', () => {
  const change = createSystem(false)
  const theme = createThemeController({})
  theme.setThemeMode('system')
  theme.destroy()
  change(true)
  expect(theme.state.themeMode).toBe('dark')
})

test('behavior: a server, which has no system, is dark', () => {
  expect(createThemeController({ themeMode: 'system' }).state.themeMode).toBe('dark')
})
