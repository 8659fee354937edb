import type { Kit } from '@cleat/core'
import { checkTheme } from './checkTheme.ts'
import { createColorReader } from './createColorReader.ts'

/** Shows developers the problems of the app's theme, as the modal has it. */
export function showThemeProblems(kit: Kit, root: HTMLElement): void {
  const { alerts, theme } = kit.controllers
  const variables = theme.state.themeVariables
  const [message, ...more] = checkTheme({ variables, readColor: createColorReader(root) })
  const count = more.length > 0 ? ` (And ${more.length} more.)` : ''
  if (message) alerts.show({ message: message + count, variant: 'warning' })
}
