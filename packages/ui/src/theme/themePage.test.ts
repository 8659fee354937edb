import { expect, test } from 'vitest'
import { type Token, tokens } from './tokens.ts'

const groups: { readonly [title: string]: RegExp } = {
  Surfaces: /^(page|raised|pressed|hairline|scrim|scrim-blur)$/,
  Text: /^(text|secondary|font-.*|size-.*|weight-.*|line-.*)$/,
  'The accent': /accent/,
  'What happened': /^(success|warning|danger)/,
  'A colour to mix in': /^color-mix/,
  'QR codes': /^qr-/,
  Corners: /radius/,
  'Space and size': /^(space|dialog)-/,
  Elevation: /^(shadow|z-index)$/,
  Motion: /^(press|fast|view|height|sheet|ease.*)$/,
}

function row([name, { meaning, value, isDerived }]: [string, Token]): string {
  const values = typeof value === 'string' ? [value] : [value.light, value.dark]
  const shown = [...new Set(values)].map((one) => `\`${one}\``).join(' / ')
  return `| \`--cleat-${name}\` | ${meaning} | ${isDerived ? 'worked out from the accent' : shown} |`
}

test('behavior: every token is on the page about themes', async () => {
  const entries = Object.entries(tokens)
  const sections = Object.entries(groups).map(([title, pattern]) => {
    const rows = entries.filter(([name]) => pattern.test(name)).map(row)
    return [
      `## ${title}`,
      '',
      '| variable | meaning | value, light / dark |',
      '| --- | --- | --- |',
      ...rows,
    ].join('\n')
  })
  const listed = entries.map(
    ([name]) => Object.values(groups).filter((pattern) => pattern.test(name)).length,
  )
  expect(new Set(listed)).toEqual(new Set([1]))

  const page = `# Themes

<!-- given
import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { mainnet } from '@cleat/react/networks'
const networks = [mainnet] as const
const adapters = [new WagmiAdapter({ networks })]
-->

\`\`\`ts
import { createAppKit } from '@cleat/react'

createAppKit({
  adapters,
  networks,
  themeMode: 'light', // or 'dark', the default, or 'system', which follows the visitor's
  themeVariables: { '--cleat-accent': '#0b7a75' },
})
\`\`\`

One accent gives a whole legible theme: the text on it, what it is under a pointer and pressed, focus rings and progress follow from it.
Every other token can be set as well. \`setThemeMode\` and \`setThemeVariables\` change all of it at run time, without a flash. To follow the
visitor's system, pass what \`matchMedia('(prefers-color-scheme: dark)')\` says, and set the mode when it changes.

- **Set by name or by CSS.** \`themeVariables\` or \`[data-cleat] { --cleat-accent: … }\` in a stylesheet of the app.
- **AppKit's names** are understood under \`--apkt-*\` and \`--w3m-*\`: \`accent\`, \`font-family\`, \`font-size-master\`, \`border-radius-master\`,
  \`color-mix\`, \`color-mix-strength\`, \`z-index\`, \`qr-color\`. Where a token is set under several names, ours wins over \`--apkt-*\`, and that
  over \`--w3m-*\`.
- **Values are plain.** What could end a declaration or fetch something is left out.
- **Legibility is checked.** With \`debug: true\` the modal says which text is too close to its background, and which value is left out.

${sections.join('\n\n')}
`
  await expect(page).toMatchFileSnapshot('../../../../docs/theme.md')
})
