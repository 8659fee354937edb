import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawingSources } from './registry/drawingSources.ts'
import { root } from './sourceFiles.ts'

// Run it after a change of the version in drawingSources.ts: node scripts/collectMarks.ts. It needs
// the network, and writes the marks of the providers of social logins.
const names = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']
const source = drawingSources['simple-icons']
if (!source) throw new Error('There is no source of marks.')
const { package: name, version, file } = source
const folder = mkdtempSync(join(tmpdir(), 'marks-'))
execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], { cwd: folder })
const [archive = ''] = globSync('*.tgz', { cwd: folder })
execFileSync('tar', ['xzf', archive, '--strip-components=1'], { cwd: folder })
const lines = names.map((mark) => {
  const [, data] = /<path d="([^"]+)"/.exec(readFileSync(join(folder, file(mark)), 'utf8')) ?? []
  if (!data) throw new Error(`${name} draws no ${mark}`)
  return `  ${mark}: '${data}',`
})
rmSync(folder, { recursive: true })
writeFileSync(
  join(root, 'packages/ui/src/features/auth/marks/socialMarks.ts'),
  [
    "import type { SocialProvider } from '@cleat/core'\n",
    `// Written by scripts/collectMarks.ts from Simple Icons ${version} (CC0-1.0).`,
    '/** The filled mark of each provider, in a square of 24 by 24. */',
    'export const socialMarks: { readonly [provider in SocialProvider]: string } = {',
    ...lines,
    '}\n',
  ].join('\n'),
)
