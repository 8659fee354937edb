import type { ThemeMode, ThemeVariables } from '@cleat/react'

/** The options for this theme, as code to paste. */
export function printTheme(theme: {
  themeMode: ThemeMode
  themeVariables: ThemeVariables
}): string {
  const variables = Object.entries(theme.themeVariables).filter(([, value]) => value !== undefined)
  const lines = variables.map(([name, value]) => `    '${name}': ${quote(value)},`)
  return [
    'createAppKit({',
    '  adapters,',
    '  networks,',
    `  themeMode: '${theme.themeMode}',`,
    ...(lines.length > 0 ? ['  themeVariables: {', ...lines, '  },'] : []),
    '})',
  ].join('\n')
}

function quote(value: string | number | undefined): string {
  return typeof value === 'number' ? `${value}` : `'${`${value}`.replaceAll("'", "\\'")}'`
}
