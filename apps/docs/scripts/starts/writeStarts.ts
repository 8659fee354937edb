import type { TextPage } from '../content/writeLlms.ts'
import { listStartFiles, type StartFile } from './listStartFiles.ts'
import { type StartChain, startChains } from './startChains.ts'
import { type StartFramework, startFrameworks } from './startFrameworks.ts'

/** Writes a quick start for each framework and family of chains, and the table of them. */
export function writeStarts(write: (route: string, text: string) => void): readonly TextPage[] {
  const pages = startFrameworks.flatMap((framework) =>
    startChains.map((chain) => ({
      route: `start/${framework.id}/${chain.id}`,
      title: `${framework.title}, ${chain.title}`,
      text: toPage(framework, chain),
    })),
  )
  for (const { route, text } of pages) write(route, text)
  write('start/index', toIndex())
  return pages
}

function toPage(framework: StartFramework, chain: StartChain): string {
  const react = framework.entry.split('/').slice(0, 2).join('/')
  const packages = [react, ...chain.packages, ...framework.packages]
  const example = chain.id === 'wagmi' || !framework.isReact ? framework.example : undefined
  return `---
editLink: false
title: ${framework.title}, ${chain.title}
---
# ${framework.title}: ${chain.title}

${framework.note}

## Install

In a new app (\`${framework.create}\`) or in one that you have:

${toInstall(packages)}

## Write

${listStartFiles(framework, chain).map(toFile).join('\n\n')}

## Next

- [An app to copy](https://github.com/cleat-dev/cleat/tree/main/examples/${example ?? chain.example}), which a browser test uses.
- [${chain.title}](${chain.page}): options, wallets, what the provider has.
- [RPC URLs](/chains/rpc): name your own before you publish.
- [Wallets outside the browser](/start/overview#wallets-outside-the-browser): a project id or a relay of your own.
`
}

/** The commands of four package managers, as tabs. */
function toInstall(packages: readonly string[]): string {
  const commands = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' }
  const tabs = Object.entries(commands).map(
    ([name, command]) => `\`\`\`sh [${name}]\n${command} ${packages.join(' ')}\n\`\`\``,
  )
  return ['::: code-group', ...tabs, ':::'].join('\n\n')
}

function toFile({ path, code }: StartFile): string {
  const language = path.split('.').at(-1)
  return `<p class="file">${path}</p>\n\n\`\`\`${language}\n${code.trim()}\n\`\`\``
}

function toIndex(): string {
  const head = ['', ...startChains.map(({ title }) => title)]
  const rows = startFrameworks.map(({ id, title }) => {
    const cells = startChains.map((chain) => {
      return `[Start<span class="visually-hidden"> with ${title} and ${chain.title}</span>](/start/${id}/${chain.id})`
    })
    return `| **${title}** | ${cells.join(' | ')} |`
  })
  return `---
editLink: false
title: Quick start
---
# Quick start

Which framework, and which chains? Each page has the install command, every file and what to read next.

| ${head.join(' | ')} |
| ${head.map(() => '---').join(' | ')} |
${rows.join('\n')}

For servers that sign visitors in, see [signing in](/guides/sign-in). Coming from another kit, see [migration](/migration/appkit).
`
}
