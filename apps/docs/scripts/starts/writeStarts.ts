import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectTemplates } from '../../../../packages/cli/scripts/collectTemplates.ts'
import type { Framework } from '../../../../packages/cli/src/create/choices.ts'
import { createFiles } from '../../../../packages/cli/src/create/createFiles.ts'
import { readTemplates } from '../../../../packages/cli/src/create/templates.ts'
import type { TextPage } from '../content/writeLlms.ts'
import { listStartFiles, type StartFile } from './listStartFiles.ts'
import { listStartPages, type StartPage } from './listStartPages.ts'
import { startChains } from './startChains.ts'
import { startFrameworks } from './startFrameworks.ts'

type Files = Readonly<Record<string, string>>

/**
 * Writes a quick start for each framework and choice of chains, and the table of them. Each shows
 * what `cleat create` writes, whose apps are type-checked and built by `pnpm consumer --all`.
 */
export async function writeStarts(
  write: (route: string, text: string) => void,
): Promise<readonly TextPage[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cleat-starts-'))
  await collectTemplates(folder)
  const templates = await readTemplates(folder)
  await rm(folder, { recursive: true })
  const app = { templates, packageManager: 'npm', name: 'my-app', title: 'My app' } as const
  const pages = listStartPages().flatMap(({ title: framework, pages }) =>
    pages.map((page) => {
      const title = `${framework}: ${page.title}`
      return {
        title,
        route: page.route,
        text: toPage(title, page, createFiles({ ...page, ...app })),
      }
    }),
  )
  for (const { route, text } of pages) write(route, text)
  write('start/index', toIndex())
  return pages
}

function toPage(title: string, { framework, chains }: StartPage, files: Files): string {
  const chain = startChains[chains]
  return `---
editLink: false
title: '${title}'
---
# ${title}

${startFrameworks[framework].note}

## A new app

${toTabs(creating, `my-app --framework ${framework} --chains ${chains}`)}

It installs, and says how to start it. The app connects a wallet and signs.

## An app that you have

${toTabs(adding, listPackages(files, framework).join(' '))}

Then write what the new app has:

${listStartFiles(files, framework).map(toFile).join('\n\n')}

## Next

- [${chain.title}](${chain.page}): options, wallets, what the provider has.
- [RPC URLs](/chains/rpc): name your own before you publish.
- [Wallets outside the browser](/start/overview#wallets-outside-the-browser): a project id or a relay of your own.
- [Themes](/guides/theme) and [languages](/guides/languages): the styles that the new app has are its own.
`
}

function listPackages(files: Files, framework: Framework): string[] {
  const { dependencies } = JSON.parse(files['package.json'] ?? '{}') as { dependencies: object }
  const isFrame = (name: string) => name === 'next' || /^react(?:-dom)?$/.test(name)
  // An app without React in its code has to install it.
  return Object.keys(dependencies).filter((name) => framework === 'html' || !isFrame(name))
}

type Commands = Readonly<Record<'npm' | 'pnpm' | 'yarn' | 'bun', string>>

const creating: Commands = {
  npm: 'npx @cleat/cli create',
  pnpm: 'pnpm dlx @cleat/cli create',
  yarn: 'yarn dlx @cleat/cli create',
  bun: 'bunx @cleat/cli create',
}

const adding: Commands = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
  bun: 'bun add',
}

/** The commands of four package managers, as tabs. */
function toTabs(commands: Commands, args: string): string {
  const tabs = Object.entries(commands).map(
    ([name, command]) => `\`\`\`sh [${name}]\n${command} ${args}\n\`\`\``,
  )
  return ['::: code-group', ...tabs, ':::'].join('\n\n')
}

function toFile({ path, code }: StartFile): string {
  const language = path.split('.').at(-1)
  return `<p class="file">${path}</p>\n\n\`\`\`${language}\n${code.trim()}\n\`\`\``
}

function toIndex(): string {
  const groups = listStartPages()
  const head = ['', ...Object.values(startChains).map(({ title }) => title)]
  const rows = groups.map(({ title, pages }) => {
    const cells = pages.map((page) => {
      const rest = `<span class="visually-hidden"> with ${title} and ${page.title}</span>`
      return `[Start${rest}](/${page.route})`
    })
    return `| **${title}** | ${cells.join(' | ')} |`
  })
  return `---
editLink: false
title: Quick start
---
# Quick start

Which framework, and which chains? Each page has the command that creates the app, the files to write in one that you have, and what to read next.

| ${head.join(' | ')} |
| ${head.map(() => '---').join(' | ')} |
${rows.join('\n')}

For an interface of your own, see [headless](/guides/headless). For servers that sign visitors in, see [signing in](/guides/sign-in). Coming from another kit,
see [migration](/migration/appkit): a command does most of it.
`
}
